/**
 * A local network with Pinterest's API: it keeps boards and pins, shows them on a page, and
 * can be set to fail. `npm start` runs it beside the server; tests run it in their own process.
 */
import Fastify, { type FastifyInstance } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { analyticsRoutes } from './analytics.routes.ts'
import { goodBehaviour } from './behaviour.ts'
import type { Behaviour } from './behaviour.ts'
import { boardsRoutes, makeFirstBoards } from './boards.routes.ts'
import { FIRST_PROFILE, openDocuments } from './documents.ts'
import type { Documents } from './documents.ts'
import { issueSandboxToken, oauthRoutes } from './oauth.routes.ts'
import { mediaRoutes } from './media.routes.ts'
import { pagesRoutes } from './pages.routes.ts'
import { pinsRoutes } from './pins.routes.ts'
import { refuseBreaches } from './serve.ts'
import type { Network, OauthApp } from './serve.ts'
import { openVideoFiles } from './video-files.ts'
import type { VideoFiles } from './video-files.ts'

export interface PracticeNetwork {
  /** Where a person reads it, with a slash at the end. The API is below `v5`. */
  readonly url: string
  readonly documents: Documents
  readonly videos: VideoFiles
  readonly behaviour: Behaviour
  issueSandboxToken(scopes: string[]): string
  /** Every token ends, as when the person takes the permission back. */
  endTokens(): void
  close(): Promise<void>
}

export interface PracticeOptions {
  readonly port: number
  readonly app: OauthApp
  /** Kept in this file; in memory without one. */
  readonly file?: string
  readonly behaviour?: Partial<Behaviour>
}

/** Pictures come as base64 in JSON: 20 MB of them. */
const MAX_BODY_BYTES = 28 * 1024 * 1024
/** Its predecessor on the same port may still be ending. */
const PORT_TRIES = 10
const PORT_RETRY_DELAY_MS = 100

/**
 * Of the first network. Later networks of the same process use it too, so that each schema of the
 * description is compiled once: tests start hundreds of networks.
 */
let compiler: FastifyInstance['validatorCompiler']

export async function startPracticeNetwork(options: PracticeOptions): Promise<PracticeNetwork> {
  const server = createServer()
  if (compiler !== undefined) server.setValidatorCompiler(compiler)
  const documents = openDocuments(options.file)
  const videos = await openVideoFiles(options.file)
  const behaviour = { ...goodBehaviour(), ...options.behaviour }
  let origin = ''
  const network: Network = {
    server,
    documents,
    videos,
    behaviour,
    app: options.app,
    origin: () => origin,
    profile: FIRST_PROFILE,
  }
  if (documents.list('board').length === 0) makeFirstBoards(network)
  refuseBreaches(network)
  oauthRoutes(network)
  boardsRoutes(network)
  mediaRoutes(network)
  pinsRoutes(network)
  analyticsRoutes(network)
  pagesRoutes(network)
  origin = await listen(network, options.port)
  compiler ??= server.validatorCompiler
  let closing: Promise<void> | undefined
  const close = async (): Promise<void> => {
    await server.close()
    documents.close()
    await videos.close()
  }
  return {
    url: `${origin}/`,
    documents,
    videos,
    behaviour,
    issueSandboxToken: (scopes) => issueSandboxToken(network, scopes),
    endTokens: () => {
      documents.removeAll('access')
      documents.removeAll('refresh')
    },
    close: async () => (closing ??= close()),
  }
}

function createServer() {
  const server = Fastify({
    logger: false,
    forceCloseConnections: true,
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { ignoreTrailingSlash: true },
    // By the description, a value is what it is: nothing is converted, nothing unknown is dropped.
    ajv: {
      customOptions: {
        strict: false,
        removeAdditional: false,
        coerceTypes: false,
        useDefaults: false,
        allErrors: true,
      },
    },
  })
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  return server
}

/** When the port stays in use, a free one is used instead: it is a default, not a choice. */
async function listen({ server }: Network, port: number): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await server.listen({ host: '127.0.0.1', port: tries > PORT_TRIES ? 0 : port })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
      await sleep(PORT_RETRY_DELAY_MS)
    }
  }
}
