import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { pictureFiles, isFileName, memoryFiles, newFileName } from './picture-files.ts'
import { folderStore } from '../../objects/folder-store.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pinloom-files-'))
})
afterEach(async () => rm(folder, { recursive: true, force: true }))

describe.each([
  ['a folder', () => pictureFiles(folderStore(folder))],
  ['memory', () => memoryFiles()],
] as const)('%s', (_name, make) => {
  test('gives back what was put, and null for what is not there', async () => {
    const files = make()
    const name = newFileName('jpg')
    expect(await files.get(name)).toBeNull()
    await files.put(name, Buffer.from('pixels'))
    expect(Buffer.from((await files.get(name)) ?? []).toString()).toBe('pixels')
    await files.remove(name)
    await files.remove(name)
    expect(await files.get(name)).toBeNull()
  })
})

test('names are unguessable and nothing else is a name', async () => {
  expect(new Set(Array.from({ length: 1000 }, () => newFileName('png'))).size).toBe(1000)
  expect(isFileName(newFileName('woff2'))).toBe(true)
  for (const name of [
    '../../etc/passwd',
    'a.jpg',
    `${'0'.repeat(32)}.svg`,
    `${'0'.repeat(32)}.jpg/..`,
  ])
    expect(isFileName(name)).toBe(false)
  await expect(pictureFiles(folderStore(folder)).get('../secret.jpg')).rejects.toThrow(
    'Not a file name',
  )
})

test('no draft is left beside a finished file', async () => {
  const files = pictureFiles(folderStore(folder))
  await Promise.all(
    Array.from({ length: 20 }, async () => files.put(newFileName('jpg'), new Uint8Array(5000))),
  )
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
  expect(names.length).toBe(20)
  expect(names.every(isFileName)).toBe(true)
})
