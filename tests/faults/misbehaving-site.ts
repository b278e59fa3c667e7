/**
 * A local website that misbehaves in every way the issue lists: one path a misdeed. Started on a
 * free port, stopped by the test.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

export interface MisbehavingSite {
  readonly origin: string
  readonly host: string
  /** Paths in the order in which they were asked for. */
  readonly seen: string[]
  close(): Promise<void>
}

type Misdeed = (response: ServerResponse, request: IncomingMessage) => void

const html = (body: string) =>
  `<!doctype html><html lang="en"><head><title>A page</title></head><body>${body}</body></html>`
const send =
  (status: number, body: string | Uint8Array, headers: Record<string, string> = {}): Misdeed =>
  (response) => {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body)
  }
const to = (location: string): Misdeed => send(302, '', { location })

/**
 * 300 MB that are 300 kB on the wire: thirty packed parts in a row are one gzip file, and packing
 * one of them is quick.
 */
const bomb = Buffer.concat(
  Array.from({ length: 30 }).fill(gzipSync(Buffer.alloc(10_000_000, 'a'))) as Buffer[],
)

const misdeeds: Record<string, Misdeed> = {
  '/robots.txt': send(200, 'User-agent: *\nDisallow: /private/\n', {
    'content-type': 'text/plain',
  }),
  '/good': send(200, html('<article><h1>Good</h1><p>Plain words about bread.</p></article>')),
  '/loop': to('/loop-b'),
  '/loop-b': to('/loop'),
  '/endless': (response, request) => {
    const step = Number(new URL(request.url ?? '/', 'http://x').searchParams.get('n') ?? 0) + 1
    response.writeHead(302, { location: `/endless?n=${step}` }).end()
  },
  '/to-private': to('http://169.254.169.254/latest/meta-data/'),
  '/to-loopback': to('http://127.0.0.1:1/'),
  '/to-loopback-v6': to('http://[::127.0.0.1]:1/'),
  '/to-file': to('file:///etc/passwd'),
  '/moved': to('/good#part'),
  '/cookie-wall': (response, request) => {
    if (request.headers.cookie === 'seen=1')
      return send(200, html('<p>Behind the cookie.</p>'))(response, request)
    response.writeHead(302, { location: '/cookie-wall', 'set-cookie': 'seen=1; Path=/' }).end()
  },
  '/403': send(403, html('no')),
  '/challenge': send(200, html('prove it'), { 'cf-mitigated': 'challenge' }),
  '/404': send(404, html('none')),
  '/500': send(500, html('oops')),
  '/429': send(429, html('slow down'), { 'retry-after': '7' }),
  '/pdf': send(200, '%PDF-1.7', { 'content-type': 'application/pdf' }),
  '/pdf-in-disguise': send(200, Buffer.from('%PDF-1.7\n\u0000\u0001\u0002'), {
    'content-type': 'text/html',
  }),
  '/empty': send(200, ''),
  '/blank': send(200, ' \n\t '),
  '/untyped': (response) => void response.writeHead(200).end(html('<p>No type given.</p>')),
  '/50mb': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    const chunk = Buffer.alloc(1_000_000, 'x')
    let left = 50
    const more = () => {
      while (left > 0 && !response.destroyed) {
        left -= 1
        if (!response.write(chunk)) return void response.once('drain', more)
      }
      response.end()
    }
    more()
  },
  '/50mb-announced': send(200, Buffer.alloc(50_000_000, 'x')),
  '/bomb': (response) =>
    void response
      .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
      .end(bomb),
  '/broken-gzip': send(200, 'not gzip at all', { 'content-encoding': 'gzip' }),
  '/odd-packing': send(200, 'x', { 'content-encoding': 'lzma' }),
  '/drip': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    const timer = setInterval(() => response.write('<p>'), 50)
    response.on('close', () => clearInterval(timer))
  },
  '/silent': () => undefined,
  '/cut-off': (response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' })
    response.write('<html>')
    setTimeout(() => response.destroy(), 20)
  },
  '/latin1': send(200, Buffer.from(html('<p>Crème brûlée, Käse</p>'), 'latin1'), {
    'content-type': 'text/html; charset=iso-8859-1',
  }),
  '/wrong-charset': send(200, Buffer.from(html('<p>Crème brûlée, Käse</p>'), 'utf8'), {
    'content-type': 'text/html; charset=iso-8859-1',
  }),
  '/latin1-as-utf8': send(200, Buffer.from(html('<p>Crème brûlée, Käse</p>'), 'latin1'), {
    'content-type': 'text/html; charset=utf-8',
  }),
  '/meta-charset': send(
    200,
    Buffer.from(
      '<html><head><meta charset="windows-1251"></head><p>\u00cf\u00f0\u00e8\u00e2\u00e5\u00f2</p>',
      'latin1',
    ),
    { 'content-type': 'text/html' },
  ),
  '/unknown-charset': send(200, Buffer.from('<html><p>Cr\u00e8me</p>', 'latin1'), {
    'content-type': 'text/html; charset=klingon-8',
  }),
  '/script-only': send(
    200,
    '<html><head><title>App</title></head><body><div id="root"></div><noscript>You need to enable JavaScript.</noscript><script src="/a.js"></script></body></html>',
  ),
  '/no-words': send(200, html('<p></p>')),
  '/no-sentence': send(200, html('<p>Hi.</p>')),
  '/article': send(
    200,
    html(
      `<article><h1>Baking rye bread</h1><p>${'Rye bread needs a warm oven and a long rest. '.repeat(6)}</p><img src="/picture.svg" width="900" height="900"><img src="/moving.gif" width="900" height="900"><img src="/missing.png" width="900" height="900"></article>`,
    ),
  ),
  '/picture.svg': send(
    200,
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="900" height="900" fill="#654"/><circle cx="400" cy="400" r="200" fill="#fed"/></svg>',
    { 'content-type': 'image/svg+xml' },
  ),
  '/bad-sitemap.xml': send(200, '<html><body>Not a sitemap</body></html>', {
    'content-type': 'text/xml',
  }),
  '/private/page': send(200, html('secret')),
  '/to-disallowed': to('/private/page'),
}

export async function startMisbehavingSite(): Promise<MisbehavingSite> {
  const seen: string[] = []
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    seen.push(path)
    const misdeed = misdeeds[path] ?? send(404, html('none'))
    misdeed(response, request)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The site has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    host: `127.0.0.1:${address.port}`,
    seen,
    close: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(() => closed()))
    },
  }
}
