/**
 * Finds the Chromium of the journeys; installs Debian's when there is none and we may. The headless
 * shell is the same engine without windows: it takes four tenths less processor time for a page.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { printLine } from './bootstrap.mjs'

const SHELL = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

/** @param {string} name */
function pathOf(name) {
  const found = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], {
    encoding: 'utf8',
  })
  const path = found.status === 0 ? found.stdout.split('\n')[0]?.trim() : ''
  return path && existsSync(path) ? path : null
}

function findOnPath() {
  for (const name of names) {
    const path = pathOf(name)
    if (path !== null) return path
  }
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  return existsSync(mac) ? mac : null
}

/** Both at once: their versions must agree. */
function installByApt() {
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return
  printLine('Installing Debian’s Chromium …')
  const options = {
    stdio: /** @type {['ignore', 2, 2]} */ (['ignore', 2, 2]),
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium', SHELL], options)
}

/** @returns {string | null} the executable, or null with a sentence on standard error. */
export function findChromium() {
  const set = process.env.CHROMIUM_PATH
  if (set && existsSync(set)) return set
  const present = findOnPath()
  if (present) return present
  installByApt()
  const installed = findOnPath()
  if (!installed)
    printLine(
      'No Chromium found. Install one (Debian: apt install chromium) or set CHROMIUM_PATH to it.',
    )
  return installed
}

/** @returns {string | null} the executable; journeys run without it, more slowly. */
export function findHeadlessShell() {
  const set = process.env.HEADLESS_SHELL_PATH
  if (set && existsSync(set)) return set
  const present = pathOf(SHELL)
  // A Chromium that was named is not to be replaced.
  if (present === null && !process.env.CHROMIUM_PATH) installByApt()
  return present ?? pathOf(SHELL)
}
