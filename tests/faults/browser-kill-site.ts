/**
 * The page of the kill test on an address that stays, with the calls passed on to a server that may
 * be dead: one origin for the browser.
 */
import { createServer, request as ask } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { build } from 'vite'

export interface Site {
  readonly address: string
  close(): Promise<void>
}

export async function startSite(apiPort: number): Promise<Site> {
  const dist = await mkdtemp(join(tmpdir(), 'pinloom-kill-page-'))
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: dist,
      emptyOutDir: true,
      target: 'es2022',
      reportCompressedSize: false,
      rollupOptions: { input: join(import.meta.dirname, 'browser-kill.html') },
    },
  })
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/api/') === true) passOn(request, response, apiPort)
    else void sendFile(dist, new URL(request.url ?? '/', 'http://localhost').pathname, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const place = server.address()
  return {
    address: `http://127.0.0.1:${typeof place === 'object' && place !== null ? place.port : 0}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      await rm(dist, { recursive: true, force: true })
    },
  }
}

/** A dead server is no answer at all, as it is without this. */
function passOn(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url, headers } = request
  const onward = ask({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
    answer.on('error', () => response.destroy())
  })
  onward.on('error', () => response.destroy())
  request.on('error', () => onward.destroy())
  request.pipe(onward)
}

async function sendFile(dist: string, path: string, response: ServerResponse): Promise<void> {
  const content = await readFile(
    join(dist, normalize(path === '/' ? '/browser-kill.html' : path)),
  ).catch(() => null)
  if (content === null) response.writeHead(404).end()
  else
    response
      .writeHead(200, {
        'content-type': extname(path) === '.js' ? 'text/javascript' : 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      })
      .end(content)
}
