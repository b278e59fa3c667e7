/**
 * Builds the browser's part when its sources are newer than `dist/`; started by
 * itself, it builds in any case.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pinnedNode, root, printLine } from './bootstrap.mjs'

const sources = [
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
]
const stampFile = join(root, 'dist', '.sources')

/** @returns {string[]} */
function filesOf(/** @type {string} */ path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesOf(join(path, name)))
}

function sourcesHash() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((name) => filesOf(join(root, name)))) {
    if (/\.test\.tsx?$/.test(file)) continue
    hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Returns whether `dist/` is now what the sources say. */
export function ensureBuilt() {
  const hash = sourcesHash()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return true
  printLine('Building the browser part …')
  if (!runTool('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn')) return false
  writeFileSync(stampFile, hash)
  return true
}

/** Builds in any case, with the bill of materials. */
function build() {
  // Before the build: what is saved while it runs is not in it.
  const hash = sourcesHash()
  const isBuilt =
    runTool('node_modules/vite/bin/vite.js', 'build') && runTool('tools/bill-of-materials.mjs')
  if (isBuilt) writeFileSync(stampFile, hash)
  return isBuilt
}

/** Returns whether the program succeeded. */
function runTool(/** @type {string[]} */ ...args) {
  return spawnSync(pinnedNode(), args, { cwd: root, stdio: ['ignore', 2, 2] }).status === 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = build() ? 0 : 1
