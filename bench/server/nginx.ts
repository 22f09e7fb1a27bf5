import { spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { listenOnLoopback } from '../listen.ts'
import { runProgram } from '../portal.ts'

type Work<Result> = (server: { url: string; pid: number }) => Promise<Result>

/** nginx with the files and the configuration of `npm run export`, and a worker for each processor. */
export async function withNginx<Result>(program: string, work: Work<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-nginx-'))
  try {
    return await serveFrom(folder, program, work)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function serveFrom<Result>(
  folder: string,
  program: string,
  work: Work<Result>,
): Promise<Result> {
  // nginx gives up root's rights, and must reach the files all the same.
  await chmod(folder, 0o755)
  await runProgram('export/main.ts', [folder])
  const port = await freePort()
  const site = await readFile(join(folder, 'nginx.conf'), 'utf8')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const config = join(folder, 'bench.conf')
  await writeFile(
    config,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr warn; worker_processes auto;
    events { worker_connections 1024; }
    http {
      include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on;
      ${temporary.join(' ')} ${site.replace('listen 8080', `listen 127.0.0.1:${port}`)}
    }`,
  )
  const server = spawn(program, ['-c', config], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const url = `http://127.0.0.1:${port}`
  try {
    await untilAnswered(url)
    return await work({ url, pid: server.pid ?? 0 })
  } finally {
    server.kill()
    await ended
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listenOnLoopback(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function untilAnswered(url: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await sleep(100)
  }
  throw new Error('nginx does not answer')
}
