/**
 * Builds the server into the folder of `--outDir`, which `tools/build.mjs` adds to `dist-server/`: a
 * start loads 15 files instead of 2,000. It still reads data, fonts and the built browser part where
 * the sources lie, so it needs the folder around it.
 */
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { defineConfig } from 'vite'
import { sourcePaths } from './tools/bundle/source-paths.ts'

const root = import.meta.dirname

/** Native code, and packages that read files beside their own. */
const LEFT_OUT = ['sharp', '@takumi-rs/core', '@node-rs/argon2', '@fastify/swagger-ui', 'pg-native']

/** What is started by its path. */
const started = [
  'server/main.ts',
  'packages/practice-network/main.ts',
  ...globSync('server/**/*.{worker,process}.ts', { cwd: root }),
]

const entries = Object.fromEntries(
  started.map((file) => [
    file.startsWith('packages/') ? 'practice-network' : basename(file, '.ts'),
    join(root, file),
  ]),
)

export default defineConfig({
  root,
  publicDir: false,
  plugins: [sourcePaths({ root, entries })],
  ssr: { noExternal: true, external: LEFT_OUT },
  build: {
    target: 'node24',
    minify: false,
    reportCompressedSize: false,
    ssr: true,
    rolldownOptions: {
      input: entries,
      output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
    },
  },
})
