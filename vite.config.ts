/** How the browser's part is built. The server: `server.config.ts`. */
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { basename, dirname, join, resolve } from 'node:path'
import { build, defineConfig, type Plugin, type Rolldown } from 'vite'
import { blog } from './tools/blog/blog-plugin.ts'
import { mergedChunks } from './tools/bundle/chunk-plugin.ts'
import { compiledMessages } from './tools/bundle/message-plugin.ts'
import { PRERENDER_MODULE, type PrerenderModule } from './core/public/prerendering.ts'
import type { RuntimeConfig } from './core/contract/system.contract.ts'
import type { Shell } from './src/offline/shell-cache.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`

/**
 * Writes `builds/latest.json` and `builds/meta/{id}.json`, for the day that `dist/` stands behind a
 * plain file server. The id is the content of the page, which names every hashed file: the same
 * rule as in `server/platform/http/files/builds.ts`, so both say the same.
 */
function buildFiles(): Plugin {
  return afterBuild('build-files', async (dist, page) => {
    const build = { id: buildIdOf(page), timestamp: Date.now() }
    await mkdir(join(dist, 'builds', 'meta'), { recursive: true })
    await writeFile(join(dist, 'builds', 'latest.json'), JSON.stringify(build))
    await writeFile(
      join(dist, 'builds', 'meta', `${build.id}.json`),
      JSON.stringify({
        ...build,
        matcher: { static: {}, wildcard: {}, dynamic: {} },
        prerendered: [],
      }),
    )
  })
}

/**
 * Builds the service worker into `dist/service-worker.js`: one file of its own, with the id of the
 * build and the paths of its files written in. The inspector's are a list of their own, kept where
 * somebody has it; what else the operator switches on is left to the network.
 */
function serviceWorker(): Plugin {
  return afterBuild('service-worker', async (dist, page) => {
    const files = (await readdir(join(dist, 'assets')))
      .filter((name) => !/\.map$|^module\.slim-|^design-canvas|^takumi_wasm/.test(name))
      .map((name) => `/assets/${name}`)
    const shell: Shell = { build: buildIdOf(page), files, inspector: inspectorFiles }
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      plugins: [compiledMessages()],
      define: { __SHELL__: JSON.stringify(shell) },
      build: {
        outDir: dist,
        emptyOutDir: false,
        target: 'es2022',
        reportCompressedSize: false,
        lib: {
          entry: join(root, 'src', 'offline', 'service-worker.ts'),
          formats: ['iife'],
          name: 'pinloomOffline',
          fileName: () => 'service-worker.js',
        },
      },
    })
  })
}

/**
 * Builds the module that makes the public pages (`src/prerender/`) into `dist/.prerender/`, and
 * with it the pages as they are where nothing is configured: a plain file server gives those. Ours
 * has them made again with the operator's configuration. `/` stays the application's own page,
 * which all others are made from.
 */
function publicPagesFiles(): Plugin {
  return afterBuild('public-pages', async (dist) => {
    const module = join(dist, PRERENDER_MODULE)
    await build({
      ...shared,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      define: { 'process.env.NODE_ENV': '"production"' },
      ssr: { noExternal: true },
      build: {
        ...shared.build,
        sourcemap: false,
        outDir: dirname(module),
        emptyOutDir: true,
        ssr: join(root, 'src', 'prerender', 'prerender-entry.ts'),
        rolldownOptions: { output: { entryFileNames: basename(module) } },
      },
    })
    const { openPrerenderer } = (await import(
      /* @vite-ignore */ `${pathToFileURL(module).href}?${Date.now()}`
    )) as PrerenderModule
    const prerenderer = await openPrerenderer(dist)
    for (const address of prerenderer.addresses.filter((one) => one !== '/')) {
      await mkdir(join(dist, address), { recursive: true })
      await writeFile(
        join(dist, address, 'index.html'),
        (await prerenderer.page(address, NOTHING_CONFIGURED)) ?? '',
      )
    }
  })
}

const NOTHING_CONFIGURED: RuntimeConfig = {
  api_base_url: '',
  brand: 'Pinloom',
  public_url: '',
  demo_site_url: null,
  build_id: '',
  posthog_key: null,
  posthog_host: null,
  chat_script_url: null,
  inspector: false,
  google_client_id: null,
  public_url_reachable: false,
  mail_stays_here: true,
  plans: [],
}

/**
 * Builds the inspector into `dist/inspector/`, with a React of its own: as a part of the
 * application it would split the chunks of every screen differently, and a first visit would load
 * 11,000 bytes more for what is off. It is built first, for the application names its entry: so
 * every file of it is named by its content, and another inspector is another build.
 */
function inspector(): Plugin {
  let built: Rolldown.OutputBundle[string][] = []
  return {
    name: 'pinloom:inspector',
    apply: 'build',
    async config() {
      built = await buildInspector()
      inspectorFiles = built.filter(isKeptOffline).map(({ fileName }) => `/inspector/${fileName}`)
      const entry = built.find((file) => file.type === 'chunk' && file.isEntry)
      return { define: { __INSPECTOR__: JSON.stringify(`/inspector/${entry?.fileName ?? ''}`) } }
    },
    generateBundle() {
      for (const file of built)
        this.emitFile({
          type: 'asset',
          fileName: `inspector/${file.fileName}`,
          source: file.type === 'chunk' ? file.code : file.source,
        })
    },
  }
}

/** What the service worker keeps of it. */
let inspectorFiles: string[] = []

async function buildInspector(): Promise<Rolldown.OutputBundle[string][]> {
  const { output } = (await build({
    ...shared,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    base: '/inspector/',
    build: {
      ...shared.build,
      write: false,
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        input: join(root, 'src', 'main', 'page', 'inspector-entry.ts'),
        preserveEntrySignatures: 'strict',
      },
    },
    // One entry and no watching give one output.
  })) as Rolldown.RolldownOutput
  return output
}

/** The vendor's library speaks to his site: it is fetched when somebody asks for it. */
function isKeptOffline(file: Rolldown.OutputBundle[string]): boolean {
  if (file.fileName.endsWith('.map')) return false
  return (
    file.type === 'asset' || !file.moduleIds.some((id) => id.includes('/node_modules/@statelyai/'))
  )
}

/**
 * A plugin that works on what was built: its folder and its page. A build that failed has no page.
 */
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

/**
 * Leaves out of the page how zod describes schemas as JSON Schema, which only the server does:
 * every schema holds on to it, and it would be 5,000 bytes of each first visit. Called all the
 * same, it throws; a zod whose files have other names fails the build.
 */
function withoutJsonSchema(): Plugin {
  const left = /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/
  const found = new Set<string>()
  return {
    name: 'pinloom:without-json-schema',
    apply: 'build',
    transform: (code, id) => {
      if (!left.test(id)) return null
      found.add(id)
      const names = [...code.matchAll(/^export (?:function|const|class) (\w+)/gm)].map(
        ([, name]) => name,
      )
      const renamed = [...code.matchAll(/^export \{ (\w+) as (\w+) \}/gm)].map(([, , name]) => name)
      return {
        code: `const left = () => { throw new Error('JSON Schema is left out of the page.') }\nexport { ${[...names, ...renamed].map((name) => `left as ${name}`).join(', ')} }`,
        map: null,
      }
    },
    buildEnd(error) {
      if (error === undefined && found.size !== 2)
        throw new Error(
          'zod keeps its JSON Schema elsewhere now: mend withoutJsonSchema in vite.config.ts.',
        )
    },
  }
}

/**
 * Replaces each dynamic import of a chunk with `$again` of `src/main/jobs/import-retry.ts`. It runs
 * last, because other plugins look for `import`. `$again` has the same length, so source maps stay
 * valid.
 */
function retryImports(): Plugin {
  return {
    name: 'pinloom:retry-imports',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        let count = 0
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue
          file.code = file.code.replace(/\bimport(?=\((["'`])\.\/[\w.-]+\.js\1\))/g, () => {
            count += 1
            return '$again'
          })
        }
        if (count === 0) throw new Error('No import of a later file was found: mend retryImports.')
      },
    },
  }
}

/** How everything that runs in the page is built. */
const shared = {
  root,
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US', 'de-DE', 'ar-AE'] }), enforce: 'pre' as const },
    react(),
    compiledMessages(),
    withoutJsonSchema(),
  ],
  worker: { format: 'es' as const, plugins: () => [compiledMessages()] },
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

/** Of the application, what `mergedChunks` has to know. */
const application = {
  ...shared,
  define: { __INSPECTOR__: '""' },
  build: {
    ...shared.build,
    rolldownOptions: {
      input: [join(root, 'index.html'), join(root, 'src', 'main', 'page', 'starter.ts')],
    },
  },
}

export default defineConfig({
  ...shared,
  plugins: [
    ...shared.plugins,
    inspector(),
    mergedChunks(application),
    blog(join(root, 'content', 'blog')),
    buildFiles(),
    serviceWorker(),
    publicPagesFiles(),
    retryImports(),
  ],
  build: {
    ...application.build,
    outDir: 'dist',
    manifest: true,
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/media': server, '/builds': server },
  },
})
