import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hasLockedPackages, thisSystem, type LockedPackage } from './installed-packages.mjs'

const system = { os: 'linux', cpu: 'x64', libc: 'glibc' }
const wanted: Record<string, LockedPackage> = {
  '': { version: '1.0.0' },
  'packages/own': {},
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/tester': { version: '2.0.0', integrity: 'sha512-t', dev: true },
  'node_modules/a-linux': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] },
  'node_modules/a-musl': { version: '1.0.0', optional: true, os: ['linux'], libc: ['musl'] },
  'node_modules/a-darwin': { version: '1.0.0', optional: true, os: 'darwin', cpu: 'arm64' },
  'node_modules/a-unix': { version: '1.0.0', optional: true, os: ['!win32'] },
  'node_modules/of-darwin': { version: '1.0.0', optional: true },
}
const here = ['a', 'tester', 'a-linux', 'a-unix']

function found(names: string[], changed: Record<string, LockedPackage> = {}) {
  const kept = names.map((name) => [`node_modules/${name}`, wanted[`node_modules/${name}`]])
  return { ...Object.fromEntries(kept), ...changed } as Record<string, LockedPackage>
}
const isWhole = (names: string[], all = true): boolean =>
  hasLockedPackages({ wanted, found: found(names), all, system })

test('an installation without the packages of other systems is whole', () => {
  expect(isWhole(here)).toBe(true)
})

test.each(here)('an installation without %s is not', (name) => {
  expect(isWhole(here.filter((one) => one !== name))).toBe(false)
})

test('tools for tests may be missing where they are not asked for', () => {
  const names = here.filter((one) => one !== 'tester')
  expect(isWhole(names, false)).toBe(true)
  expect(isWhole(names, true)).toBe(false)
})

test('another version, or another package of the same version, is not what is wanted', () => {
  const asked = { wanted, all: true, system }
  const other = { 'node_modules/a': { version: '1.0.1', integrity: 'sha512-a' } }
  const forged = { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-b' } }
  expect(hasLockedPackages({ ...asked, found: found(here, other) })).toBe(false)
  expect(hasLockedPackages({ ...asked, found: found(here, forged) })).toBe(false)
})

test('the record that npm left here is that of a whole installation', () => {
  const packages = (file: string): Record<string, LockedPackage> =>
    JSON.parse(readFileSync(file, 'utf8')).packages
  const asked = {
    wanted: packages('package-lock.json'),
    found: packages('node_modules/.package-lock.json'),
    all: true,
    system: thisSystem(),
  }
  expect(hasLockedPackages(asked)).toBe(true)
})
