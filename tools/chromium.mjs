/** Finds a Chromium for the journeys; installs Debian's when there is none and we may. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { say } from './bootstrap.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

function findOnPath() {
  for (const name of names) {
    const found = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], {
      encoding: 'utf8',
    })
    const path = found.status === 0 ? found.stdout.split('\n')[0]?.trim() : ''
    if (path && existsSync(path)) return path
  }
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  return existsSync(mac) ? mac : null
}

function installByApt() {
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return
  say('No Chromium found: installing Debian’s …')
  const options = {
    stdio: /** @type {['ignore', 2, 2]} */ (['ignore', 2, 2]),
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], options)
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
    say('No Chromium found. Install one (Debian: apt install chromium) or set CHROMIUM_PATH to it.')
  return installed
}
