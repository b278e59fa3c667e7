/**
 * What every command does first, on nothing but a system Node >= 20: install what the lock file
 * says and find the pinned Node 24. Depends on no package. Speaks on standard error, so that a
 * command's own output stays clean.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hasLockedPackages, thisSystem } from './installed-packages.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stampFile = join(root, 'node_modules', '.pinloom-install')

export const printLine = (/** @type {string} */ sentence) => process.stderr.write(`${sentence}\n`)

/** Hash of the lock file: what is installed is known to be right as long as it does not change. */
function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

/**
 * Node's compile cache: a server starts with half the CPU time. If the folder is not writable, Node
 * runs without it.
 */
export const compileCache = { NODE_COMPILE_CACHE: join(root, '.cache', 'compiled') }

/** `all` = test tools too. An installation with them also serves where they are not asked for. */
function isInstalled(/** @type {boolean} */ all) {
  if (hasStamp(all)) return true
  const extent = [true, all].find(isInstalledByHand)
  if (extent === undefined) return false
  // With test tools where they are there, though this command does not ask for them: the next one
  // may.
  writeStamp(extent)
  return true
}

function hasStamp(/** @type {boolean} */ all) {
  if (!existsSync(stampFile)) return false
  const [hash, extent] = readFileSync(stampFile, 'utf8').split(' ')
  return hash === lockHash() && (extent === 'all' || !all)
}

function writeStamp(/** @type {boolean} */ all) {
  writeFileSync(stampFile, `${lockHash()} ${all ? 'all' : 'production'}`)
}

/**
 * By `npm ci`, which empties the folder first: npm writes its record when everything is in place.
 * Not beside a stamp: what was removed from a slim installation, `npm install` doesn't bring back.
 */
function isInstalledByHand(/** @type {boolean} */ all) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (existsSync(stampFile) || !existsSync(record)) return false
  const packages = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8')).packages
  const wanted = packages(join(root, 'package-lock.json'))
  return hasLockedPackages({ wanted, found: packages(record), all, system: thisSystem() })
}

/** Runs `npm ci`, in full or without test tools. Ends the process with a sentence when it fails. */
export function ensureInstalled(/** @type {{ all: boolean }} */ { all }) {
  if (isInstalled(all)) return
  printLine(
    all ? 'Installing packages and test tools …' : 'Installing packages (once, about a minute) …',
  )
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...(all ? [] : ['--omit=dev'])]
  const done = spawnSync(npm, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (done.status !== 0) {
    printLine(
      'Installing failed. Nothing else was changed. Check the network and the messages above, then run the same command again.',
    )
    process.exit(1)
  }
  if (!all) slim(join(root, 'node_modules'))
  writeStamp(all)
}

/**
 * What a running product never reads, two fifths of the installation: source maps, declarations, a
 * font's second format and its double slices.
 */
const neverRead = /\.(map|d\.[cm]?ts|woff)$|^noto-sans-jp-\d+-\d+-normal\.woff2$/

/** Removes them, and Node's C headers. */
function slim(/** @type {string} */ folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && /node-(linux|win|darwin)-\w+[/\\]include$/.test(path))
      rmSync(path, { recursive: true })
    else if (entry.isDirectory()) slim(path)
    else if (entry.isFile() && neverRead.test(entry.name)) rmSync(path)
  }
}

/** The pinned Node 24, else the system's when it is 24 or newer. */
export function pinnedNode() {
  const folder = join(
    root,
    'node_modules',
    `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`,
  )
  const own = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(own)) return own
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  printLine(
    `Pinloom runs on Node 24, and there is no packaged one for ${process.platform} ${process.arch}. This is Node ${process.versions.node}: install Node 24 and run the command again.`,
  )
  process.exit(1)
}

/**
 * Runs a program of the project under the pinned Node, with this terminal as its own; resolves to
 * its exit code.
 */
export function runNode(
  /** @type {string[]} */ args,
  /** @type {Record<string, string>} */ env = {},
) {
  const child = spawn(pinnedNode(), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...compileCache, ...process.env, ...env },
  })
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  return new Promise((resolve) =>
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1))),
  )
}
