/**
 * Objects in a bucket of an S3-compatible service. Bytes are checked both ways: on the way up by
 * the hash that each request is signed with, on the way down by the one that was stored with them.
 */
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import {
  checkKey,
  checkPrefix,
  contentTypeOf,
  isBytes,
  ObjectStoreError,
  type FilePart,
  type ObjectFacts,
  type ObjectStore,
  type StoredFile,
  type StoredObject,
} from './object-store.ts'
import { listPageOf } from './s3-answers.ts'
import { TRIES, waitOf, type S3Client } from './s3-client.ts'
import { partsOf, putParts } from './s3-multipart.ts'

const HASH_HEADER = 'x-amz-meta-sha256'
/** Objects removed at once. */
const REMOVING = 8

export function s3Store(client: S3Client): ObjectStore {
  const putBytes = async (key: string, bytes: Uint8Array): Promise<StoredObject> => {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const headers = { 'content-type': contentTypeOf(key), [HASH_HEADER]: sha256 }
    const { status } = await client.ask({ method: 'PUT', key, headers, body: bytes })
    if (status === 404) throw new ObjectStoreError('The bucket of the object store is not there')
    return { size: bytes.byteLength, sha256 }
  }
  const putStream = async (
    key: string,
    chunks: AsyncIterable<Uint8Array>,
  ): Promise<StoredObject> => {
    const parts = partsOf(chunks)
    const first = await parts.next()
    const start = first.value ?? Buffer.alloc(0)
    const second = await parts.next()
    return second.done === true
      ? putBytes(key, start)
      : putParts(client, key, rejoined([start, second.value], parts))
  }
  const head = async (key: string): Promise<(ObjectFacts & { etag: string }) | null> => {
    const { status, headers } = await client.ask({ method: 'HEAD', key: checkKey(key) })
    return status === 404 ? null : factsOf(key, headers)
  }
  const remove = async (key: string): Promise<void> =>
    void (await client.ask({ method: 'DELETE', key: checkKey(key) }))
  const list = (prefix: string): AsyncGenerator<ObjectFacts> => listAll(client, checkPrefix(prefix))
  return {
    remove,
    list,
    put: (key, content) =>
      isBytes(content) ? putBytes(checkKey(key), content) : putStream(checkKey(key), content),
    get: (key) => getWhole(client, checkKey(key)),
    head: async (key) => {
      const found = await head(key)
      return found && { key, size: found.size, modifiedAt: found.modifiedAt }
    },
    open: async (key) => {
      const found = await head(key)
      return found && fileOf(client, found)
    },
    removeAll: async (prefix) => {
      const keys: string[] = []
      for await (const { key } of list(prefix)) keys.push(key)
      for (let at = 0; at < keys.length; at += REMOVING)
        await Promise.all(keys.slice(at, at + REMOVING).map(remove))
    },
    probe: async () => {
      const query = { 'list-type': '2', 'max-keys': '1' }
      const { status } = await client.ask({ method: 'GET', key: '', query })
      if (status === 404) throw new ObjectStoreError('The bucket of the object store is not there')
    },
  }
}

async function* rejoined(
  start: readonly Uint8Array[],
  rest: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield* start
  yield* rest
}

function factsOf(key: string, headers: Readonly<Record<string, string>>) {
  return {
    key,
    size: Number(headers['content-length']),
    modifiedAt: Date.parse(headers['last-modified'] ?? ''),
    etag: headers['etag'] ?? '',
  }
}

/** Asked for once more when its bytes are not those that were put. */
async function getWhole(client: S3Client, key: string): Promise<Uint8Array | null> {
  for (let count = 1; ; count += 1) {
    const { status, headers, bytes } = await client.ask({ method: 'GET', key })
    if (status === 404) return null
    const sha256 = headers[HASH_HEADER]
    const isSame =
      bytes.byteLength === Number(headers['content-length'] ?? bytes.byteLength) &&
      (sha256 === undefined || createHash('sha256').update(bytes).digest('hex') === sha256)
    if (isSame) return bytes
    if (count >= TRIES)
      throw new ObjectStoreError('The object store answers other bytes than were put')
    await pause(waitOf(client.times, count))
  }
}

async function* listAll(client: S3Client, prefix: string): AsyncGenerator<ObjectFacts> {
  let next: string | null = null
  do {
    const query: Record<string, string> = {
      'list-type': '2',
      prefix,
      ...(next === null ? {} : { 'continuation-token': next }),
    }
    const { status, bytes } = await client.ask({ method: 'GET', key: '', query })
    if (status === 404) throw new ObjectStoreError('The bucket of the object store is not there')
    const page = listPageOf(bytes)
    yield* page.objects
    next = page.next
  } while (next !== null)
}

interface Opened {
  readonly key: string
  readonly size: number
  readonly etag: string
}

function fileOf(client: S3Client, opened: Opened): StoredFile {
  const part = (start: number, end: number): FilePart => {
    const stream = (): AsyncIterable<Uint8Array> => readRange(client, opened, { start, end })
    return { stream, arrayBuffer: () => collected(stream()) }
  }
  return {
    size: opened.size,
    type: contentTypeOf(opened.key),
    ...part(0, opened.size),
    slice: (start, end) => part(start, Math.min(end, opened.size)),
  }
}

/** Goes on where a connection broke. */
async function* readRange(
  client: S3Client,
  { key, etag }: Opened,
  { start, end }: { start: number; end: number },
): AsyncGenerator<Uint8Array> {
  let failures = 0
  for (let at = start; at < end;) {
    const headers = { range: `bytes=${at}-${end - 1}`, 'if-match': etag }
    const { status, body } = await client.stream({ method: 'GET', key, headers })
    if (status === 404) throw new ObjectStoreError('An object went while it was read')
    try {
      for await (const chunk of body) {
        yield chunk
        at += chunk.byteLength
        failures = 0
      }
    } catch (cause) {
      failures += 1
      if (failures >= TRIES) throw new ObjectStoreError('The object store broke off', { cause })
      await pause(waitOf(client.times, failures))
    }
  }
}

async function collected(chunks: AsyncIterable<Uint8Array>): Promise<ArrayBuffer> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return new Uint8Array(Buffer.concat(parts)).buffer
}
