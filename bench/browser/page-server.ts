/**
 * Builds a page of the bench by Vite, as the product's own are, and serves it on every name under
 * `localhost`: each contender gets its own origin, so that none works in another's database.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import react from '@vitejs/plugin-react'
// Not by its name: a peer has brought an older one into bench/node_modules.
import { build } from '../../node_modules/vite/dist/node/index.js'

const root = join(import.meta.dirname, '..', '..')
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
}

/** Without these a page's clock ticks in tenths of a millisecond only. */
const isolated = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
}

export interface PageServer {
  /** The page on the origin of that name. */
  address(name: string, query: Record<string, string>): string
  readonly port: number
  close(): Promise<void>
}

/** `folder`: below `bench/`, with an `index.html`. `extra`: further files by their path. */
export async function servePage(
  folder: string,
  extra: ReadonlyMap<string, Uint8Array> = new Map(),
): Promise<PageServer> {
  const dist = await mkdtemp(join(tmpdir(), 'pinloom-bench-page-'))
  await buildPage(folder, dist)
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    void contentOf(dist, path, extra).then((content) => {
      if (content === null) response.writeHead(404).end()
      else
        response
          .writeHead(200, {
            ...isolated,
            'content-type': types[extname(path) || '.html'] ?? 'application/octet-stream',
            'cache-control': extname(path) ? 'max-age=3600' : 'no-store',
          })
          .end(content)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const place = server.address()
  const port = typeof place === 'object' && place !== null ? place.port : 0
  return {
    port,
    address: (name, query) =>
      `http://${name}.localhost:${port}/?${new URLSearchParams(query).toString()}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      await rm(dist, { recursive: true, force: true })
    },
  }
}

async function buildPage(folder: string, outDir: string): Promise<void> {
  await build({
    root: join(root, 'bench', folder),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    // One React for the product's parts and the peers.
    resolve: {
      dedupe: ['react', 'react-dom'],
      alias: {
        react: join(root, 'node_modules/react'),
        'react-dom': join(root, 'node_modules/react-dom'),
      },
    },
    css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1e5,
    },
  })
}

async function contentOf(
  dist: string,
  path: string,
  extra: ReadonlyMap<string, Uint8Array>,
): Promise<Uint8Array | null> {
  const known = extra.get(path)
  if (known !== undefined) return known
  return readFile(join(dist, normalize(path === '/' ? '/index.html' : path))).catch(() => null)
}
