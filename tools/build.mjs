/**
 * Builds the browser's part into `dist/` and the server into `dist-server/`, each when its sources
 * have changed; started by itself, it builds both in any case.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pinnedNode, root, printLine } from './bootstrap.mjs'

/**
 * @typedef {object} Bundle
 * @property {string} name
 * @property {readonly string[]} sources
 * @property {string} stampFile
 * @property {readonly string[]} flags of `vite build`
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
    'package-lock.json',
  ],
  stampFile: join(root, 'dist', '.sources'),
  flags: [],
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
    'package.json',
    'package-lock.json',
  ],
  stampFile: join(root, 'dist-server', '.sources'),
  flags: ['--config', 'server.config.ts'],
}

/** @returns {string[]} */
function filesOf(/** @type {string} */ path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesOf(join(path, name)))
}

function hashSources(/** @type {Bundle} */ { sources }) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((name) => filesOf(join(root, name)))) {
    if (/\.test\.tsx?$/.test(file)) continue
    hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Returns whether `dist/` is now what the sources say. */
export function ensureBuilt() {
  return ensureBundle(browserBundle)
}

/** Returns whether `dist-server/` is now what the sources say. */
export function ensureServerBuilt() {
  return ensureBundle(serverBundle)
}

function ensureBundle(/** @type {Bundle} */ bundle) {
  const hash = hashSources(bundle)
  const { name, stampFile, flags } = bundle
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return true
  printLine(`Building the ${name} …`)
  if (!runVite(...flags, '--logLevel', 'warn')) return false
  writeFileSync(stampFile, hash)
  return true
}

/** Builds both in any case, with the bill of materials. */
function build() {
  for (const bundle of [browserBundle, serverBundle]) {
    // Before the build: what is saved while it runs is not in it.
    const hash = hashSources(bundle)
    if (!runVite(...bundle.flags)) return false
    writeFileSync(bundle.stampFile, hash)
  }
  return runTool('tools/bill-of-materials.mjs')
}

function runVite(/** @type {string[]} */ ...flags) {
  return runTool('node_modules/vite/bin/vite.js', 'build', ...flags)
}

/** Returns whether the program succeeded. */
function runTool(/** @type {string[]} */ ...args) {
  return spawnSync(pinnedNode(), args, { cwd: root, stdio: ['ignore', 2, 2] }).status === 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = build() ? 0 : 1
