/** How the browser's part is built. The server is not built: Node runs it as it is. */
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { join, resolve } from 'node:path'
import { build, defineConfig, type Plugin } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))
const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`

/**
 * Writes `builds/latest.json` and `builds/meta/{id}.json`, for the day that `dist/` stands behind a plain file server. The id is the
 * content of the page, which names every hashed file: the same rule as in `server/platform/http/builds.ts`, so both say the same.
 */
function buildFiles(): Plugin {
  return afterBuild('build-files', async (dist, page) => {
    const build = { id: buildIdOf(page), timestamp: Date.now() }
    await mkdir(join(dist, 'builds', 'meta'), { recursive: true })
    await writeFile(join(dist, 'builds', 'latest.json'), JSON.stringify(build))
    await writeFile(join(dist, 'builds', 'meta', `${build.id}.json`), JSON.stringify({ ...build, matcher: { static: {}, wildcard: {}, dynamic: {} }, prerendered: [] }))
  })
}

/**
 * Builds the service worker into `dist/service-worker.js`: one file of its own, with the id of the build and the paths of its files
 * written in. What is loaded only when the operator has switched it on is left to the network.
 */
function serviceWorker(): Plugin {
  return afterBuild('service-worker', async (dist, page) => {
    const files = (await readdir(join(dist, 'assets'))).filter((name) => !name.endsWith('.map') && !name.startsWith('module.slim-')).map((name) => `/assets/${name}`)
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      define: { __SHELL__: JSON.stringify({ build: buildIdOf(page), files }) },
      build: {
        outDir: dist,
        emptyOutDir: false,
        target: 'es2022',
        reportCompressedSize: false,
        lib: { entry: join(root, 'src', 'offline', 'service-worker.ts'), formats: ['iife'], name: 'pinloomOffline', fileName: () => 'service-worker.js' },
      },
    })
  })
}

/**
 * Builds the inspector into `dist/inspector/`, with a React of its own: as a part of the application it would cut the chunks of every
 * screen anew, and a first visit would load 11,000 bytes more for what is off. The service worker leaves it to the network.
 */
function inspector(): Plugin {
  return afterBuild('inspector', async (dist) => {
    await build({
      ...shared,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      base: '/inspector/',
      build: {
        ...shared.build,
        outDir: join(dist, 'inspector'),
        emptyOutDir: true,
        chunkSizeWarningLimit: 700,
        rolldownOptions: { input: join(root, 'src', 'main', 'inspector-door.ts'), preserveEntrySignatures: 'strict', output: { entryFileNames: 'main.js' } },
      },
    })
  })
}

/** A plugin that works on what was built: its folder and its page. A build that failed has no page. */
function afterBuild(name: string, work: (dist: string, page: Buffer) => Promise<void>): Plugin {
  let dist = ''
  return {
    name: `pinloom:${name}`,
    apply: 'build',
    configResolved: (config) => {
      dist = resolve(root, config.build.outDir)
    },
    async closeBundle() {
      const page = await readFile(join(dist, 'index.html')).catch(() => null)
      if (page !== null) await work(dist, page)
    },
  }
}

/** The id of a build: the content of its page, which names every hashed file. */
function buildIdOf(page: Buffer): string {
  return createHash('sha256').update(page).digest('hex').slice(0, 16)
}

/** How everything that runs in the page is built. */
const shared = {
  root,
  plugins: [{ ...optimizeLocales.vite({ locales: ['en-US', 'de-DE', 'ar-AE'] }), enforce: 'pre' as const }, react()],
  css: {
    transformer: 'lightningcss' as const,
    lightningcss: { drafts: { customMedia: true } },
  },
  build: {
    target: 'es2022',
    cssMinify: 'lightningcss' as const,
    sourcemap: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
}

export default defineConfig({
  ...shared,
  plugins: [...shared.plugins, buildFiles(), serviceWorker(), inspector()],
  build: { ...shared.build, outDir: 'dist' },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/media': server, '/builds': server },
  },
})
