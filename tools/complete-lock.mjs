/**
 * Completes package-lock.json after `npm install`: a registry mirror that carries only this
 * machine's platform makes npm leave the other platforms' optional packages out of the lock, and
 * `npm ci` then refuses the lock everywhere. Each gets its entry with the exact version that its
 * parent names and the platform that its name reports; without an integrity, which only a full
 * registry could give.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bootstrap.mjs'

const systems = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  linuxmusl: 'linux',
  openharmony: 'openharmony',
  win32: 'win32',
  win: 'win32',
  windows: 'win32',
  aix: 'aix',
  sunos: 'sunos',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
}
const processors = {
  arm: 'arm',
  'arm-eabi': 'arm',
  arm64: 'arm64',
  ia32: 'ia32',
  x64: 'x64',
  ppc64: 'ppc64',
  ppc64le: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  loong64: 'loong64',
  wasm32: 'wasm32',
  mips64el: 'mips64el',
}

const file = join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))

/** @returns {{ os?: string[], cpu?: string[] }} */
function platformOf(/** @type {string} */ name) {
  const words = name.split(/[/-]/)
  const os = words.map((word) => systems[word]).find(Boolean)
  const cpu = words.map((word) => processors[word]).find(Boolean)
  return { ...(cpu ? { cpu: [cpu] } : {}), ...(os ? { os: [os] } : {}) }
}

let added = 0
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const nested = path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`
    const isKnown = nested in lock.packages || `node_modules/${name}` in lock.packages
    const platform = platformOf(name)
    if (isKnown || !/^\d/.test(version) || !platform.cpu) continue
    lock.packages[`node_modules/${name}`] = {
      version,
      ...platform,
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
    }
    added += 1
  }
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1)),
)
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
process.stderr.write(`${added} packages of other platforms added to the lock.\n`)
