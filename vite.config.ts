/** How the browser's part is built. The server is not built: Node runs it as it is. */
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))
const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`

/**
 * Writes `builds/latest.json` and `builds/meta/{id}.json`, for the day that `dist/` stands behind a plain file server. The id is the
 * content of the page, which names every hashed file: the same rule as in `server/platform/http/builds.ts`, so both say the same.
 */
function buildFiles(): Plugin {
  return {
    name: 'pinloom:build-files',
    apply: 'build',
    async closeBundle() {
      const dist = join(root, 'dist')
      const page = await readFile(join(dist, 'index.html')).catch(() => null)
      if (page === null) return
      const build = { id: createHash('sha256').update(page).digest('hex').slice(0, 16), timestamp: Date.now() }
      await mkdir(join(dist, 'builds', 'meta'), { recursive: true })
      await writeFile(join(dist, 'builds', 'latest.json'), JSON.stringify(build))
      await writeFile(join(dist, 'builds', 'meta', `${build.id}.json`), JSON.stringify({ ...build, matcher: { static: {}, wildcard: {}, dynamic: {} }, prerendered: [] }))
    },
  }
}

export default defineConfig({
  root,
  plugins: [{ ...optimizeLocales.vite({ locales: ['en-US', 'de-DE', 'ar-AE'] }), enforce: 'pre' }, react(), buildFiles()],
  css: {
    transformer: 'lightningcss',
    lightningcss: { drafts: { customMedia: true } },
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    cssMinify: 'lightningcss',
    sourcemap: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/media': server, '/builds': server },
  },
})
