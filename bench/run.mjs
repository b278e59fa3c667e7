/**
 * Runs one benchmark: `node bench/run.mjs render [-- --json]`. Installs the peers of
 * `bench/package.json` when they are missing.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, runNode, printLine } from '../tools/bootstrap.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const [name = '', ...rest] = process.argv.slice(2)
const file = join(here, `${name}.bench.ts`)
if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
  printLine(`There is no benchmark named "${name}".`)
  process.exit(1)
}
ensureInstalled({ all: true })
const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))
const versionOf = (/** @type {string} */ peer) => {
  const manifest = join(here, 'node_modules', peer, 'package.json')
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : null
}
if (Object.entries(dependencies).some(([peer, version]) => versionOf(peer) !== version)) {
  printLine('Installing the benchmark’s peers …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const done = spawnSync(
    npm,
    [
      'install',
      '--no-audit',
      '--no-fund',
      '--no-package-lock',
      // fabric.js brings a canvas for Node that would be compiled; the bench runs it in a browser.
      '--ignore-scripts',
      '--loglevel=error',
    ],
    { cwd: here, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' },
  )
  if (done.status !== 0) {
    printLine(
      'The peers could not be installed. Check the network, then run the same command again.',
    )
    process.exit(1)
  }
}
process.exit(await runNode([file, ...rest]))
