import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { centralHeader, endRecords, localHeader } from './zip-format.ts'
import { zipStream, type ZipContent } from './zip-writer.ts'

const text = (path: string, words: string): ZipContent => ({
  path,
  content: Buffer.from(words),
  isPacked: false,
})

test('an archive that the classic format can hold is written in it, so that every reader takes it', async () => {
  const file = await buffer(
    zipStream([text('a.txt', 'first '.repeat(100)), text('ä/b.txt', '')], Date.UTC(2026, 10, 21)),
  )
  expect(
    Object.entries(unzipSync(file)).map(([path, content]) => [path, strFromU8(content)]),
  ).toEqual([
    ['a.txt', 'first '.repeat(100)],
    ['ä/b.txt', ''],
  ])
  for (const wide of ['PK\u0006\u0006', 'PK\u0006\u0007']) expect(file.includes(wide)).toBe(false)
  expect(file.readUInt16LE(4)).toBe(20)
})

test('ZIP64 is taken where a number needs it, and only for that', () => {
  const record = { path: 'a', method: 0, crc: 1, packed: 5, bytes: 5, at: 0 }
  const lengths = (over: Partial<typeof record>) => [
    localHeader({ ...record, ...over }, 0).length,
    centralHeader({ ...record, ...over }, 0).length,
  ]
  expect([
    lengths({}),
    lengths({ at: 2 ** 32 }),
    lengths({ packed: 2 ** 32, bytes: 2 ** 32 }),
  ]).toEqual([
    [31, 47],
    [31, 47 + 12],
    [31 + 20, 47 + 20],
  ])
  expect(
    [
      { entries: 65_534, bytes: 9, at: 9 },
      { entries: 65_535, bytes: 9, at: 9 },
      { entries: 1, bytes: 9, at: 2 ** 32 },
    ].map((end) => endRecords(end).length),
  ).toEqual([22, 98, 98])
})
