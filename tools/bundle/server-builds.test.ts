import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { addBuild, latestHash, putInPlace } from './server-builds.mjs'

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pinloom-builds-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  return folder
}

const hashOf = (digit: number): string => String(digit).repeat(64)

/** As a build of a server that writes this digit. */
function built(folder: string, digit: number): string {
  const build = addBuild(folder, hashOf(digit))
  writeFileSync(join(build, 'main.js'), `process.stdout.write('${digit}')`)
  return build
}

const outputOf = (folder: string): string =>
  execFileSync(process.execPath, [join(folder, 'main.js')], { encoding: 'utf8' })

test('main.js starts the build that was put in place last', () => {
  const folder = emptyFolder()
  putInPlace(built(folder, 1))
  expect(outputOf(folder)).toBe('1')
  putInPlace(built(folder, 2))
  expect(outputOf(folder)).toBe('2')
  expect(latestHash(folder)).toBe(hashOf(2))
})

test('a build that is not put in place changes nothing', () => {
  const folder = emptyFolder()
  expect(latestHash(folder)).toBeNull()
  putInPlace(built(folder, 1))
  built(folder, 2)
  expect(outputOf(folder)).toBe('1')
  expect(latestHash(folder)).toBe(hashOf(1))
})

test('two builds at once keep their folders apart, and the one that ends last is started', () => {
  const folder = emptyFolder()
  const [one, other] = [built(folder, 1), built(folder, 2)]
  putInPlace(other)
  putInPlace(one)
  expect(outputOf(folder)).toBe('1')
  expect([one, other].map((build) => existsSync(join(build, 'main.js')))).toEqual([true, true])
})

test('a build is kept until the fifth after it', () => {
  const folder = emptyFolder()
  const first = built(folder, 0)
  putInPlace(first)
  for (const digit of [1, 2, 3, 4]) putInPlace(built(folder, digit))
  expect(existsSync(join(first, 'main.js'))).toBe(true)
  putInPlace(built(folder, 5))
  expect(existsSync(first)).toBe(false)
  expect(readdirSync(folder)).toHaveLength(5 + ['main.js', 'package.json'].length)
})

test('the latest build is kept where the clock was put back', () => {
  const folder = emptyFolder()
  const early = join(folder, `20010101T000000000Z-1-${hashOf(9)}`)
  for (const digit of [1, 2, 3, 4, 5]) putInPlace(built(folder, digit))
  mkdirSync(early)
  writeFileSync(join(early, 'main.js'), `process.stdout.write('9')`)
  putInPlace(early)
  expect(outputOf(folder)).toBe('9')
})

test('a build whose folder is gone is not the latest', () => {
  const folder = emptyFolder()
  const build = built(folder, 1)
  putInPlace(build)
  rmSync(build, { recursive: true })
  expect(latestHash(folder)).toBeNull()
})
