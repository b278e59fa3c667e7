/**
 * A small website of our own to generate from, on a port of its own, so that a stranger sees pins
 * before choosing a page.
 */
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hostAndPort } from './platform/fetch/address-guard.ts'

export interface DemoSite {
  readonly url: string
  /** As `ALLOW_HOSTS` takes it: the loopback may be fetched for this port only. */
  readonly host: string
  close(): Promise<void>
}

/**
 * Null when the folder holds no site. A port that is taken is replaced by a free one: no user
 * chose it.
 */
export async function startDemoSite(folder: string, wanted: number): Promise<DemoSite | null> {
  if (!existsSync(join(folder, 'index.html'))) return null
  const app = Fastify({ logger: false, forceCloseConnections: true })
  await app.register(fastifyStatic, {
    root: folder,
    index: 'index.html',
    redirect: true,
    dotfiles: 'deny',
    cacheControl: false,
  })
  const address = await app
    .listen({ host: '127.0.0.1', port: wanted })
    .catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error
      return app.listen({ host: '127.0.0.1', port: 0 })
    })
  return { url: `${address}/`, host: hostAndPort(address), close: async () => app.close() }
}
