import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { centralHeader, endRecords, localHeader } from '../../../platform/http/files/zip-format.ts'
import { zipStream, type ZipContent } from '../../../platform/http/files/zip-writer.ts'
import { openZip, readZipEntry, type ByteSource } from './zip-reader.ts'

const source = (file: Buffer): ByteSource => ({
  size: file.length,
  read: async (at, length) => file.subarray(at, at + length),
})

async function zip(entries: readonly ZipContent[]): Promise<Buffer> {
  async function* one() {
    yield* entries
  }
  return buffer(zipStream(one(), Date.UTC(2026, 10, 21, 12, 30, 10)))
}

test('what is written is read again, by us and by another reader', async () => {
  const entries = [
    { path: 'words/ä 👩‍🍳.txt', content: Buffer.from('leek soup '.repeat(1_000)), isPacked: false },
    { path: 'picture.jpg', content: randomBytes(5_000), isPacked: true },
    { path: 'empty', content: Buffer.alloc(0), isPacked: false },
  ]
  const file = await zip(entries)
  const records = await openZip(source(file))
  expect(
    await Promise.all(
      records.map(async (record) => [
        record.path,
        (await readZipEntry(source(file), record)).toString('hex'),
      ]),
    ),
  ).toEqual(entries.map(({ path, content }) => [path, content.toString('hex')]))
  expect(
    Object.entries(unzipSync(file)).map(([path, content]) => [
      path,
      Buffer.from(content).toString('hex'),
    ]),
  ).toEqual(entries.map(({ path, content }) => [path, content.toString('hex')]))
  expect(file.length).toBeLessThan(6_500)
})

test('more entries than the classic format can count are all there', async () => {
  const entries = Array.from({ length: 70_000 }, (_, nth) => ({
    path: `files/${nth}`,
    content: Buffer.from(String(nth)),
    isPacked: true,
  }))
  const file = await zip(entries)
  const records = await openZip(source(file))
  expect(records).toHaveLength(70_000)
  const last = records.at(-1)
  expect(last && String(await readZipEntry(source(file), last))).toBe('69999')
})

test('an entry beyond 4 GB is found where it is', async () => {
  const far = 5_000_000_000
  const content = Buffer.from('far away')
  const record = {
    path: 'far',
    method: 0,
    crc: crc32(content),
    packed: content.length,
    bytes: content.length,
    at: far,
  }
  const header = localHeader(record, 0)
  const directory = centralHeader(record, 0)
  const at = far + header.length + content.length
  const end = Buffer.concat([
    header,
    content,
    directory,
    endRecords({ entries: 1, bytes: directory.length, at }),
  ])
  const large: ByteSource = {
    size: far + end.length,
    read: async (from, length) =>
      Buffer.concat([
        Buffer.alloc(Math.max(0, Math.min(length, far - from))),
        end.subarray(Math.max(0, from - far), Math.max(0, from - far + length)),
      ]),
  }
  const [found] = await openZip(large)
  expect(found).toEqual(record)
  expect(found && String(await readZipEntry(large, found))).toBe('far away')
})

test('an entry that takes more room than its content can is refused before it is read', async () => {
  for (const [method, packed] of [
    [0, 400_000],
    [8, 400_000],
  ] as const) {
    const record = { path: 'pins/000001.ndjson', method, crc: 0, packed, bytes: 1, at: 0 }
    const header = localHeader(record, 0)
    const directory = centralHeader(record, 0)
    const file = Buffer.concat([
      header,
      Buffer.alloc(packed),
      directory,
      endRecords({ entries: 1, bytes: directory.length, at: header.length + packed }),
    ])
    const [found] = await openZip(source(file))
    const unread: ByteSource = {
      size: file.length,
      read: () => Promise.reject(new Error('It was read.')),
    }
    await expect(found && readZipEntry(unread, found)).rejects.toMatchObject({
      problem: { code: 'zip.entryTooBig' },
    })
  }
})

test('what cannot be packed may take the little more that deflating it costs', async () => {
  for (const length of [0, 1, 16_383, 16_384, 1_000_000]) {
    const file = await zip([{ path: 'noise', content: randomBytes(length), isPacked: false }])
    const [found] = await openZip(source(file))
    expect(found && (await readZipEntry(source(file), found)).length).toBe(length)
  }
})

test('a directory longer than any workspace has is refused before it is read', async () => {
  const directory = Buffer.alloc(60 * 1024 * 1024)
  const file = Buffer.concat([
    directory,
    endRecords({ entries: 1_000_000, bytes: directory.length, at: 0 }),
  ])
  const tail: ByteSource = {
    size: file.length,
    read: async (at, length) =>
      length > 1_000_000
        ? Promise.reject(new Error('It was read.'))
        : file.subarray(at, at + length),
  }
  await expect(openZip(tail)).rejects.toMatchObject({
    problem: { code: 'zip.tooManyEntries' },
  })
})

test('entries that lie over each other are refused', async () => {
  const file = await zip([
    { path: 'a', content: Buffer.from('first'), isPacked: true },
    { path: 'b', content: Buffer.from('second'), isPacked: true },
  ])
  const directory = file.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
  const secondEntry = file.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]), directory + 1)
  // Its place.
  file.writeUInt32LE(2, secondEntry + 42)
  await expect(openZip(source(file))).rejects.toMatchObject({
    problem: { code: 'zip.overlap' },
  })
})
