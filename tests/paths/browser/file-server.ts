/**
 * The built application for driven pages, over HTTP. A file that Playwright answers itself travels
 * through three processes as text, and a page loads a hundred of them.
 */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve } from 'node:path'
import type { RuntimeConfig } from '#core/contract/system.contract.ts'
import { withConfig } from '../../../server/platform/http/files/browser-app.ts'
import { BLANK } from '../../journeys/kept-context.ts'

const DIST = resolve(import.meta.dirname, '..', '..', '..', process.env['PATHS_DIST'] ?? 'dist')
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.txt': 'text/plain',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** As the server says of files whose names contain their hash. */
const CACHED = 'public, max-age=31536000, immutable'

const configOf = (origin: string): RuntimeConfig => ({
  api_base_url: '',
  brand: 'Pinloom',
  public_url: origin,
  demo_site_url: null,
  build_id: 'one',
  posthog_key: null,
  posthog_host: null,
  chat_script_url: null,
  plans: [],
  inspector: false,
  google_client_id: 'paths',
  public_url_reachable: true,
  mail_stays_here: true,
})

const files = new Map<string, Promise<Buffer>>()

async function fileOf(pathname: string, origin: string): Promise<Buffer | string> {
  if (pathname === BLANK) return ''
  const isFile = pathname.startsWith('/assets/') || pathname.startsWith('/builds/')
  const name = isFile ? pathname : '/index.html'
  const read = files.get(name) ?? readFile(join(DIST, name))
  files.set(name, read)
  const body = await read
  return isFile ? body : withConfig(body.toString(), configOf(origin))
}

/** Returns its origin. It does not keep the process alive. */
async function serveFiles(): Promise<string> {
  let origin = ''
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', origin)
    const contentType = TYPES[extname(pathname)] ?? 'text/html'
    fileOf(pathname, origin).then(
      (body) =>
        response
          .writeHead(200, {
            'content-type': contentType,
            ...(pathname.startsWith('/assets/') ? { 'cache-control': CACHED } : {}),
          })
          .end(body),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  server.unref()
  // oxlint-disable-next-line no-unsafe-type-assertion -- a server on a port has such an address
  const { port } = server.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
  return origin
}

let served: Promise<string> | undefined

export async function originOfFiles(): Promise<string> {
  return (served ??= serveFiles())
}
