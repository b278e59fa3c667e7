/** One contract over every place where objects lie, and what only a service far away can do wrong. */
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { folderStore } from '../../server/platform/objects/folder-store.ts'
import { memoryStore } from '../../server/platform/objects/memory-store.ts'
import { ObjectStoreError, type ObjectStore } from '../../server/platform/objects/object-store.ts'
import { createS3Client, type S3Client } from '../../server/platform/objects/s3-client.ts'
import { PART_BYTES } from '../../server/platform/objects/s3-multipart.ts'
import { s3Store } from '../../server/platform/objects/s3-store.ts'
import { KEYS_PER_LIST, startS3Server, type S3Server } from '../support/objects/s3-server.ts'

const MEGABYTE = 1024 * 1024
/** Only a service that hangs is waited for: the others answer, however busy the machine is. */
const TIMES = { backOff: 1 }
const IMPATIENT = { ...TIMES, patience: 1_000 }

let folder = ''
let service: S3Server
let client: S3Client
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pinloom-objects-'))
  service = await startS3Server()
  client = createS3Client(service.config, TIMES)
})
afterAll(async () => {
  await client.close()
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

const text = (bytes: Uint8Array | null): string | null =>
  bytes === null ? null : Buffer.from(bytes).toString()
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

async function* inChunks(bytes: Uint8Array, size = 300_000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += size) yield bytes.subarray(at, at + size)
}

async function readAll(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return Buffer.concat(parts)
}

async function keysAt(store: ObjectStore, prefix: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of store.list(prefix)) keys.push(key)
  return keys.toSorted()
}

describe.each([
  ['a folder', () => folderStore(folder)],
  ['S3', () => s3Store(client)],
  ['memory', () => memoryStore()],
] as const)('%s', (_name, open) => {
  let store: ObjectStore
  beforeEach(() => {
    store = open()
  })

  test('answers what was put, and null for what is not there', async () => {
    expect(await store.get('a/one.txt')).toBeNull()
    expect(await store.head('a/one.txt')).toBeNull()
    expect(await store.open('a/one.txt')).toBeNull()
    const bytes = Buffer.from('first')
    expect(await store.put('a/one.txt', bytes)).toEqual({ size: 5, sha256: sha256(bytes) })
    expect(text(await store.get('a/one.txt'))).toBe('first')
    await store.put('a/one.txt', Buffer.from('second'))
    expect(text(await store.get('a/one.txt'))).toBe('second')
    expect(await store.head('a/one.txt')).toMatchObject({ key: 'a/one.txt', size: 6 })
    await store.remove('a/one.txt')
    await store.remove('a/one.txt')
    expect(await store.get('a/one.txt')).toBeNull()
  })

  test('keeps an empty object', async () => {
    await store.put('a/empty.txt', new Uint8Array())
    expect(text(await store.get('a/empty.txt'))).toBe('')
    await store.put('a/empty-stream.txt', inChunks(new Uint8Array()))
    expect(text(await store.get('a/empty-stream.txt'))).toBe('')
  })

  test.each([
    ['smaller than a part', 100_000],
    ['of just one part', PART_BYTES],
    ['of several parts', 2 * PART_BYTES + 12_345],
  ])('stores a stream %s, and reads it whole or in pieces', async (name, size) => {
    const bytes = randomBytes(size)
    const key = `b/${name.replaceAll(' ', '-')}.mp4`
    expect(await store.put(key, inChunks(bytes))).toEqual({ size, sha256: sha256(bytes) })
    expect(sha256((await store.get(key)) ?? Buffer.alloc(0))).toBe(sha256(bytes))
    const file = await store.open(key)
    if (file === null) throw new Error('It was stored, and is not there.')
    expect([file.size, file.type]).toEqual([size, 'video/mp4'])
    expect(sha256(await readAll(file.stream()))).toBe(sha256(bytes))
    const piece = Buffer.from(await file.slice(1_000, 51_000).arrayBuffer())
    expect(piece.equals(bytes.subarray(1_000, 51_000))).toBe(true)
    const end = await readAll(file.slice(size - 10, size + 10).stream())
    expect(end.equals(bytes.subarray(size - 10))).toBe(true)
  })

  test.each([
    ['at once', 1_000],
    ['after the first parts', 2 * PART_BYTES],
  ])('stores nothing of a stream that fails %s', async (_when, size) => {
    const broken = async function* () {
      yield* inChunks(randomBytes(size))
      throw new Error('the sender went away')
    }
    await expect(store.put('c/broken.mp4', broken())).rejects.toThrow('the sender went away')
    expect(await store.get('c/broken.mp4')).toBeNull()
    expect(await keysAt(store, 'c/')).toEqual([])
  })

  test('lists and removes all objects of a prefix, and no others', async () => {
    for (const key of ['d/1/x.json', 'd/1/y/z.json', 'd/10/x.json', 'e/1/x.json'])
      await store.put(key, Buffer.from(key))
    expect(await keysAt(store, 'd/1/')).toEqual(['d/1/x.json', 'd/1/y/z.json'])
    await store.removeAll('d/1/')
    expect(await keysAt(store, 'd/')).toEqual(['d/10/x.json'])
    expect(await keysAt(store, 'e/')).toEqual(['e/1/x.json'])
    await store.removeAll('nothing/')
  })

  test('dates objects by the present', async () => {
    await store.put('f/now.txt', Buffer.from('now'))
    const facts = await store.head('f/now.txt')
    expect(Math.abs((facts?.modifiedAt ?? 0) - Date.now())).toBeLessThan(600_000)
  })

  test.each(['../x', 'a/../x', 'a', '/a/b', 'a//b', 'a/b/', 'a/.b', 'a/b c', 'a/b?x'])(
    'takes no key like %s',
    async (key) => {
      await expect(async () => store.get(key)).rejects.toThrow('Not a key')
      await expect(async () => store.put(key, new Uint8Array())).rejects.toThrow('Not a key')
    },
  )

  test('reports that it can be used', async () => {
    await store.put('a/any.txt', Buffer.from('any'))
    await expect(store.probe()).resolves.toBeUndefined()
  })
})

describe('S3 that fails', () => {
  const open = (): ObjectStore => s3Store(client)

  test('lists the keys of three answers', async () => {
    const store = open()
    const length = 2 * KEYS_PER_LIST + 5
    const keys = Array.from({ length }, (_, at) => `pages/${String(at).padStart(4, '0')}`)
    for (let at = 0; at < keys.length; at += 50)
      await Promise.all(keys.slice(at, at + 50).map((key) => store.put(key, Buffer.from('x'))))
    const before = service.asked.length
    expect(await keysAt(store, 'pages/')).toEqual(keys)
    expect(service.asked.slice(before)).toHaveLength(3)
  })

  test.each(['refuses', 'losesAnswer', 'wrongUpload'] as const)(
    'a put succeeds although it %s twice',
    async (fault) => {
      const key = `put/${fault}.jpg`
      service.breakNext(/^PUT .*\/put\//, fault, fault)
      await open().put(key, Buffer.from('pixels'))
      expect(text(await open().get(key))).toBe('pixels')
    },
  )

  test.each(['refuses', 'losesAnswer', 'wrongBytes', 'breaksOff'] as const)(
    'a get answers the right bytes although it %s twice',
    async (fault) => {
      const key = `get/${fault}.jpg`
      await open().put(key, Buffer.from('pixels'))
      service.breakNext(/^GET .*\/get\//, fault, fault)
      expect(text(await open().get(key))).toBe('pixels')
    },
  )

  test('a put and a get come to their end although each hangs twice', async () => {
    const impatient = createS3Client(service.config, IMPATIENT)
    const store = s3Store(impatient)
    await store.put('hangs/got.jpg', Buffer.from('pixels'))
    service.breakNext(/^PUT .*\/hangs\//, 'hangs', 'hangs')
    const put = store.put('hangs/put.jpg', Buffer.from('more pixels'))
    service.breakNext(/^GET .*\/hangs\//, 'hangs', 'hangs')
    expect(text(await store.get('hangs/got.jpg'))).toBe('pixels')
    await put
    expect(text(await store.get('hangs/put.jpg'))).toBe('more pixels')
    await impatient.close()
  })

  test('never answers wrong bytes', async () => {
    await open().put('get/wrong.jpg', Buffer.from('pixels'))
    service.breakNext(
      /^GET .*\/get\/wrong/,
      ...Array.from({ length: 4 }, () => 'wrongBytes' as const),
    )
    await expect(open().get('get/wrong.jpg')).rejects.toThrow(ObjectStoreError)
  })

  test('a stream continues where the connection broke', async () => {
    const bytes = randomBytes(3 * MEGABYTE)
    await open().put('range/long.mp4', bytes)
    const file = await open().open('range/long.mp4')
    service.breakNext(/^GET .*\/range\/long/, 'breaksOff', 'refuses', 'breaksOff')
    if (file === null) throw new Error('It was stored, and is not there.')
    expect(sha256(await readAll(file.stream()))).toBe(sha256(bytes))
  })

  test.each([
    ['beginning is refused', /^POST .*\?uploads/, 'refuses'],
    ['part is changed on its way', /^PUT .*partNumber=1/, 'wrongUpload'],
    ['part is stored and its answer lost', /^PUT .*partNumber=2/, 'losesAnswer'],
    ['completion is refused', /^POST .*uploadId=/, 'refuses'],
    ['completion is done and its answer lost', /^POST .*uploadId=/, 'losesAnswer'],
  ] as const)('a large file is whole when its %s', async (name, pattern, fault) => {
    const key = `large/${name.replaceAll(' ', '-')}.mp4`
    const bytes = randomBytes(PART_BYTES + MEGABYTE)
    service.breakNext(pattern, fault)
    await open().put(key, inChunks(bytes))
    expect(sha256((await open().get(key)) ?? Buffer.alloc(0))).toBe(sha256(bytes))
  })

  test('an upload that cannot be finished leaves nothing', async () => {
    const faults = Array.from({ length: 4 }, () => 'refuses' as const)
    service.breakNext(/^PUT .*\/left\/.*partNumber=2/, ...faults)
    const put = open().put('left/x.mp4', inChunks(randomBytes(PART_BYTES + MEGABYTE)))
    await expect(put).rejects.toMatchObject({ name: 'ObjectStoreError', reason: 'SlowDown' })
    expect(
      service.asked.filter((line) => /^DELETE .*\/left\/x.mp4\?uploadId=/.test(line)),
    ).toHaveLength(1)
    expect(await open().get('left/x.mp4')).toBeNull()
  })

  test('a wrong secret is refused at once, and not repeated in the error', async () => {
    const other = createS3Client({ ...service.config, secretKey: 'not-the-secret' }, TIMES)
    const before = service.asked.length
    const probe = s3Store(other).probe()
    await expect(probe).rejects.toMatchObject({ reason: 'SignatureDoesNotMatch' })
    await expect(probe).rejects.not.toThrow('not-the-secret')
    expect(service.asked.length - before).toBe(1)
    await other.close()
  })

  test('a bucket that is not there is an error, not an empty store', async () => {
    const other = createS3Client({ ...service.config, bucket: 'nowhere' }, TIMES)
    const store = s3Store(other)
    await expect(store.probe()).rejects.toThrow('bucket')
    await expect(keysAt(store, 'a/')).rejects.toThrow('bucket')
    await expect(store.put('a/x.txt', Buffer.from('x'))).rejects.toThrow('bucket')
    await other.close()
  })
})

test('a folder has no draft beside finished files', async () => {
  const own = await mkdtemp(join(tmpdir(), 'pinloom-drafts-'))
  const store = folderStore(own)
  const keys = Array.from({ length: 20 }, (_, at) => `pictures/${at}.jpg`)
  await Promise.all(keys.map((key) => store.put(key, new Uint8Array(5_000))))
  expect((await readdir(join(own, 'pictures'))).toSorted()).toEqual(
    keys.map((key) => key.slice('pictures/'.length)).toSorted(),
  )
  await rm(own, { recursive: true, force: true })
})
