/**
 * Builds the browser's part into `dist/` and the server into a folder of `dist-server/`, each when
 * its sources have changed; started by itself, it builds both in any case. `--check` builds nothing
 * and fails where the server in `dist-server/` is not that of the sources.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pinnedNode, root, printLine } from './bootstrap.mjs'
import { addBuild, latestHash, putInPlace } from './bundle/server-builds.mjs'

const browserStamp = join(root, 'dist', '.sources')
const serverFolder = join(root, 'dist-server')

/**
 * @typedef {object} Bundle
 * @property {string} name
 * @property {readonly string[]} sources
 * @property {() => string | null} builtFrom hash of the sources of the present build
 * @property {(hash: string, ...flags: string[]) => boolean} build returns whether it succeeded
 */

/** @type {Bundle} */
const browserBundle = {
  name: 'browser part',
  sources: [
    'src',
    'core',
    'content',
    'tools/blog/blog-content.ts',
    'tools/blog/blog-markdown.ts',
    'tools/blog/blog-plugin.ts',
    'tools/bundle/chunk-merging.ts',
    'tools/bundle/chunk-plugin.ts',
    'tools/bundle/message-plugin.ts',
    'index.html',
    'vite.config.ts',
    'tsconfig.json',
    'package-lock.json',
  ],
  builtFrom: () => (existsSync(browserStamp) ? readFileSync(browserStamp, 'utf8') : null),
  build: (hash, ...flags) => {
    if (!runVite(...flags)) return false
    writeFileSync(browserStamp, hash)
    return true
  },
}

/** @type {Bundle} */
const serverBundle = {
  name: 'server',
  sources: [
    'server',
    'core',
    'src/locales',
    'packages/practice-network',
    'server.config.ts',
    'tools/bundle/source-paths.ts',
    'tsconfig.json',
    'package.json',
    'package-lock.json',
  ],
  builtFrom: () => latestHash(serverFolder),
  build: (hash, ...flags) => {
    const folder = addBuild(serverFolder, hash)
    const isBuilt = runVite('--config', 'server.config.ts', '--outDir', folder, ...flags)
    if (isBuilt) putInPlace(folder)
    else rmSync(folder, { recursive: true, force: true })
    return isBuilt
  },
}

/** @returns {string[]} */
function filesOf(/** @type {string} */ path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesOf(join(path, name)))
}

/** Both bundles have `core`, with large files. @type {Map<string, string>} */
const fileHashes = new Map()

function hashFile(/** @type {string} */ file) {
  const known = fileHashes.get(file)
  if (known !== undefined) return known
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex')
  fileHashes.set(file, hash)
  return hash
}

function hashSources(/** @type {Bundle} */ { sources }) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((name) => filesOf(join(root, name)))) {
    if (/\.test\.tsx?$/.test(file)) continue
    hash.update(file.slice(root.length)).update(hashFile(file))
  }
  return hash.digest('hex')
}

/** Returns whether `dist/` is now what the sources say. */
export function ensureBuilt() {
  return ensureBundle(browserBundle)
}

/** Returns whether the server in `dist-server/` is now that of the sources. */
export function ensureServerBuilt() {
  return ensureBundle(serverBundle)
}

function ensureBundle(/** @type {Bundle} */ bundle) {
  const hash = hashSources(bundle)
  if (bundle.builtFrom() === hash) return true
  printLine(`Building the ${bundle.name} …`)
  return bundle.build(hash, '--logLevel', 'warn')
}

/** Builds both in any case, with the bill of materials. */
function build() {
  // Before the build: what is saved while it runs is not in it.
  for (const bundle of [browserBundle, serverBundle])
    if (!bundle.build(hashSources(bundle))) return false
  return runTool('tools/bill-of-materials.mjs')
}

/** Before a start without `npm start`: an old build would run with new data files. */
function checkServer() {
  if (serverBundle.builtFrom() === hashSources(serverBundle)) return true
  printLine(
    'The server in dist-server/ is not built from the present sources. Run `npm run build`, then start it again.',
  )
  return false
}

function runVite(/** @type {string[]} */ ...flags) {
  return runTool('node_modules/vite/bin/vite.js', 'build', ...flags)
}

/** As for production also in a test, for which packages may have other code. Returns success. */
function runTool(/** @type {string[]} */ ...args) {
  const env = { ...process.env, NODE_ENV: 'production' }
  return spawnSync(pinnedNode(), args, { cwd: root, env, stdio: ['ignore', 2, 2] }).status === 0
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = (process.argv.includes('--check') ? checkServer() : build()) ? 0 : 1
