/**
 * A site that replaces Pinterest's pages and its video host: our fixtures as pins, and files
 * that behave and misbehave.
 */
import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'

export interface TestPinSite {
  readonly origin: string
  /** As VIDEO_HOSTS wants it. */
  readonly host: string
  /** The paths that were asked for. */
  readonly asked: string[]
  /** Where `/videos/elsewhere.mp4` and `/pin/669/` lead. */
  elsewhere: string
  /** Answers to files that are under way now. */
  readonly open: Set<ServerResponse>
  close(): Promise<void>
}

/** Bytes of a file that begins as an mp4 does. */
export const TEST_VIDEO = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypmp42'),
  Buffer.alloc(200_000, 7),
])

const PIN = '123456789123'
/** What each fixture is called as a pin: `/pin/123456789123/?json-ld` */
const fixture = (name: string, origin: string): string =>
  readFileSync(
    new URL(`../../fixtures/pinterest/pin-${name}.html`, import.meta.url),
    'utf8',
  ).replaceAll('https://v1.pinimg.com', origin)

type Answer = (response: ServerResponse) => void

const files: Readonly<Record<string, Answer>> = {
  '/videos/huge.mp4': (response) =>
    void response
      .writeHead(200, { 'content-type': 'video/mp4', 'content-length': '100000000' })
      .write(TEST_VIDEO),
  '/videos/endless.mp4': (response) => {
    response.writeHead(200, { 'content-type': 'video/mp4' })
    const more = (): void => {
      while (!response.destroyed && response.write(Buffer.alloc(1_000_000))) continue
    }
    response.on('drain', more)
    more()
  },
  '/videos/broken.mp4': (response) => {
    response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': '1000000' })
    response.write(TEST_VIDEO, () => setTimeout(() => response.destroy(), 50))
  },
  // Says nothing further, and holds the line.
  '/videos/slow.mp4': (response) =>
    void response
      .writeHead(200, { 'content-type': 'video/mp4', 'content-length': '1000000' })
      .write(TEST_VIDEO),
  '/videos/page.mp4': (response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<script>alert(1)</script>'),
  '/videos/packed.mp4': (response) =>
    void response
      .writeHead(200, { 'content-type': 'video/mp4', 'content-encoding': 'gzip' })
      .end('x'),
  '/videos/away.mp4': (response) =>
    void response.writeHead(302, { location: 'http://169.254.169.254/videos/a.mp4' }).end(),
  '/videos/faulty.mp4': (response) => void response.writeHead(502).end(),
  '/videos/gone.mp4': (response) => void response.writeHead(404).end(),
}

export async function startTestPinSite(): Promise<TestPinSite> {
  const asked: string[] = []
  const open = new Set<ServerResponse>()
  let origin = ''
  const site = {
    origin,
    host: '',
    asked,
    elsewhere: '',
    open,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://x')
    asked.push(pathname + search)
    open.add(response)
    response.on('close', () => open.delete(response))
    const led = leads(site)[pathname]
    if (led !== undefined) return void response.writeHead(302, { location: led }).end()
    const page = pageAt(pathname, search.slice(1), origin)
    if (page !== null)
      return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    const own = files[pathname]
    if (own !== undefined) return own(response)
    if (pathname.startsWith('/videos/'))
      return void response
        .writeHead(200, { 'content-type': 'video/mp4', 'content-length': TEST_VIDEO.byteLength })
        .end(TEST_VIDEO)
    response.writeHead(404).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The site has no port.')
  origin = `http://127.0.0.1:${address.port}`
  site.origin = origin
  site.host = `127.0.0.1:${address.port}`
  return site
}

function leads({ elsewhere }: TestPinSite): Readonly<Record<string, string>> {
  return {
    '/pin/666/': 'http://169.254.169.254/pin/666/',
    '/pin/667/': '/login/',
    '/pin/669/': `${elsewhere}/pin/669/`,
    '/videos/elsewhere.mp4': `${elsewhere}/videos/a.mp4`,
  }
}

function pageAt(pathname: string, query: string, origin: string): string | null {
  if (pathname === '/login/') return '<!doctype html><p>Log in.</p>'
  if (pathname === '/pin/668/')
    return `<!doctype html><script type="application/ld+json">${JSON.stringify({ '@type': 'VideoObject', contentUrl: `${origin}/videos${decodeURIComponent(query)}` })}</script>`
  return pathname === `/pin/${PIN}/` ? fixture(query, origin) : null
}

export const testPin = (site: TestPinSite, name: string): string =>
  `${site.origin}/pin/${PIN}/?${name}`
