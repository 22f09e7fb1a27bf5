import { execFile, spawn } from 'node:child_process'
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { readMigrations } from '../migrate.ts'
import { bootstrapFile, migrationsDir, seedFile } from './paths.ts'
import { connectTo, type WireConnection } from './postgres-wire.ts'

const run = promisify(execFile)

export interface PostgresServer {
  /** For example `15.18`. */
  version: string
  connection: WireConnection
  stop(): Promise<void>
}

/** Starts a throw-away server with the portal's schema and seed, reachable by a socket only. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-pg-'))
  const account = await serverAccount(folder)
  const data = join(folder, 'data')
  await run(
    ...account(`${programs}/initdb`, [
      '-D',
      data,
      '-N',
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
    ]),
  )
  const [program, parameters] = account(`${programs}/postgres`, [
    '-D',
    data,
    '-k',
    folder,
    '-c',
    'listen_addresses=',
    '-c',
    'fsync=off',
  ])
  const server = spawn(program, parameters, { stdio: 'ignore' })

  const stop = async () => {
    const stopped = new Promise((resolve) => server.once('exit', resolve))
    // The server itself, not the program that changed the user for it; without waiting for clients.
    const pid = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')
    if (pid === '') server.kill()
    else process.kill(Number.parseInt(pid, 10), 'SIGINT')
    await stopped
    await rm(folder, { recursive: true, force: true })
  }

  try {
    const connection = await connectWhenReady(join(folder, '.s.PGSQL.5432'))
    const files = [
      await readFile(bootstrapFile, 'utf8'),
      ...(await readMigrations(migrationsDir)).map(({ sql }) => sql),
      await readFile(seedFile, 'utf8'),
    ]
    for (const sql of files) await connection.script(sql)
    const [[version] = []] = await connection.script('show server_version')
    return {
      version: version?.split(' ')[0] ?? '',
      connection,
      stop: () => connection.close().then(stop),
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** PostgreSQL refuses to run as root: then it runs as the account that Debian made for it. */
async function serverAccount(folder: string) {
  if (process.getuid?.() !== 0) {
    return (program: string, parameters: string[]): [string, string[]] => [program, parameters]
  }
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
  )
  await chown(folder, uid ?? 0, gid ?? 0)
  return (program: string, parameters: string[]): [string, string[]] => [
    'runuser',
    ['-u', 'postgres', '--', program, ...parameters],
  ]
}

async function connectWhenReady(socketPath: string): Promise<WireConnection> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await connectTo(socketPath, 'postgres')
    } catch (error) {
      if (attempt === 100) throw error
      await sleep(100)
    }
  }
}
