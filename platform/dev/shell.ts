import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { hotlinesSheet } from '@portal/shared/site'
import { createServer, type Plugin } from 'vite'
import { shellConfig } from '../../shared/vite/index.ts'
import { livePorts, ports } from '../../shared/vite/ports.ts'
import { root, sectionFolder, sectionIds, shellFolder } from '../../shared/vite/workspace.ts'
import { inlineScripts } from '../compose/inline-scripts.ts'
import { scriptJson } from '../compose/markup-text.ts'
import { outboundPage, outboundPath } from '../compose/outbound.ts'
import { policyHeader } from '../compose/security-headers.ts'
import { dataFolder } from '../data-folder.ts'
import { buildDocuments } from '../documents/build-documents.ts'
import { buildForms } from '../forms/build-forms.ts'
import { renderHotlinesSheet } from '../hotlines-sheet/hotlines-sheet.ts'
import { localAnonKey } from '../local-supabase/index.ts'
import { releaseFile } from '../release/release-file.ts'
import { storeFolder } from '../release/store.ts'
import { runCommand } from '../run-command.ts'
import { sendFeed } from '../serve/send-feed.ts'
import { sendFiles } from '../serve/send-files.ts'
import { declarationOf, devPortal } from './dev-portal.ts'

/** The shell's dev server: its sources with hot reload, around the live and the released sections. */
await runCommand(async () => {
  const dataDir = dataFolder()
  const forms = join(dataDir, 'dev-forms')
  const papers = join(dataDir, 'dev-documents')
  await buildForms(forms)
  const live = [...livePorts().keys()]
  const config = shellConfig()
  const backend = `http://localhost:${ports.backend}`
  const server = await createServer({
    ...config,
    configFile: false,
    appType: 'custom',
    plugins: [
      ...(config.plugins ?? []),
      documents(live, dataDir),
      released(forms, papers),
      made(backend, dataDir),
    ],
    server: {
      ...config.server,
      fs: { allow: [root] },
      proxy: { '/rest/v1': backend },
    },
  })
  await server.listen()
  console.log(`The portal with hot reload is ready: http://localhost:${ports.shell}`)
})

/** Answers every page with the shell's bare document and the registry of this moment. */
function documents(live: readonly string[], dataDir: string): Plugin {
  return {
    name: 'portal:dev-documents',
    configureServer: (server) => () => {
      // What a section declares stands in the document: menu, titles, search.
      const declarations = live.map(declarationOf)
      server.watcher.add(declarations).on('change', (file) => {
        if (declarations.includes(file)) server.ws.send({ type: 'full-reload' })
      })
      server.middlewares.use(async (request, response, next) => {
        const [path = ''] = (request.originalUrl ?? '').split('?')
        const isRegistry = path === '/registry.json'
        if (!isRegistry && /\.\w+$/.test(path)) return next()
        try {
          const { directory, registry } = await devPortal(server, live)
          if (isRegistry) {
            response.setHeader('content-type', 'application/json')
            return response.end(JSON.stringify(registry))
          }
          const settings = { supabaseUrl: '', supabaseAnonKey: await localAnonKey(dataDir) }
          const { dataSaver } = await inlineScripts()
          const html = (await readFile(join(shellFolder, 'index.html'), 'utf8'))
            .replace('"%directory%"', () => scriptJson(directory))
            .replace('"%settings%"', () => scriptJson(settings))
            .replace('"%data-saver%"', () => dataSaver)
          response.setHeader('content-type', 'text/html; charset=utf-8')
          response.end(await server.transformIndexHtml(request.originalUrl ?? '/', html))
        } catch (error) {
          next(error)
        }
      })
    },
  }
}

function pathOf({ url = '/' }: IncomingMessage): string {
  return new URL(url, 'http://localhost').pathname
}

/** Serves the releases of the sections that are not live, the forms, and what sections publish. */
function released(forms: string, papers: string): Plugin {
  return {
    name: 'portal:released-files',
    configureServer(server) {
      const releases = sendFiles(storeFolder)
      server.middlewares.use((request, response, next) => {
        const path = pathOf(request)
        return releaseFile.test(path) ? releases(request, response, path, next) : next()
      })
      const sheets = sendFiles(forms)
      server.middlewares.use('/forms', (request, response, next) =>
        sheets(request, response, pathOf(request), next),
      )
      const documents = sendFiles(papers)
      let made: Promise<unknown> | undefined
      server.middlewares.use('/documents', (request, response, next) => {
        // Some seconds of work, which most visits do not need.
        made ??= Promise.all(
          sectionIds().map((id) => buildDocuments(sectionFolder(id), papers)),
        ).catch((error) => {
          // The next request tries again: what was wrong may have been mended.
          made = undefined
          throw error
        })
        made.then(() => documents(request, response, pathOf(request), next), next)
      })
      server.middlewares.use(outboundPath, async (_request, response) => {
        const { html, policy } = await outboundPage()
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.setHeader(policyHeader, policy)
        response.end(html)
      })
    },
  }
}

/** Makes what the portal's server makes: the feeds, at each request, and the sheet of hotlines. */
function made(backend: string, dataDir: string): Plugin {
  return {
    name: 'portal:made-files',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        try {
          const path = pathOf(request)
          if (path === hotlinesSheet.href) {
            response.setHeader('content-type', 'application/pdf')
            return response.end(await renderHotlinesSheet())
          }
          if (!path.startsWith('/feeds/')) return next()
          const source = { url: backend, anonKey: await localAnonKey(dataDir) }
          if (!(await sendFeed(request, response, path, source))) next()
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
