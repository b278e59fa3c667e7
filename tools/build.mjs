/** Builds the browser's part when its sources are newer than `dist/`. `--stamp`: it was built just now. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedNode, root, printLine } from './bootstrap.mjs'

const sources = [
  'src',
  'core',
  'content',
  'tools/blog-content.ts',
  'tools/blog-markdown.ts',
  'tools/blog-plugin.ts',
  'tools/chunk-merging.ts',
  'tools/chunk-plugin.ts',
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
  const built = spawnSync(
    pinnedNode(),
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    { cwd: root, stdio: ['ignore', 2, 2] },
  )
  if (built.status !== 0) return false
  writeFileSync(stampFile, hash)
  return true
}

// After `vite build` by `npm run build`, so that `npm start` doesn't build again.
if (process.argv.includes('--stamp')) writeFileSync(stampFile, sourcesHash())
