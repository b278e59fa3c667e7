/** A file that is too large for one request: sent part by part, visible when the last has come. */
import { createHash } from 'node:crypto'
import { contentTypeOf, ObjectStoreError, type StoredObject } from './object-store.ts'
import { errorCodeOf, etagIn, uploadIdOf } from './s3-answers.ts'
import type { S3Answer, S3Client } from './s3-client.ts'

/** Bytes; a service takes none below 5 MiB but the last, and at most 10,000. */
export const PART_BYTES = 8 * 1024 * 1024

/** Chunks as parts of one size; the last may be smaller. */
export async function* partsOf(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer, undefined> {
  let waiting: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    waiting.push(chunk)
    size += chunk.byteLength
    if (size < PART_BYTES) continue
    const whole = Buffer.concat(waiting)
    let at = 0
    for (; whole.byteLength - at >= PART_BYTES; at += PART_BYTES)
      yield whole.subarray(at, at + PART_BYTES)
    waiting = [whole.subarray(at)]
    size = whole.byteLength - at
  }
  if (size > 0) yield Buffer.concat(waiting)
  return undefined
}

/** Nothing stays of an upload that fails; what a crash leaves is for the bucket's own rule. */
export async function putParts(
  client: S3Client,
  key: string,
  parts: AsyncIterable<Uint8Array>,
): Promise<StoredObject> {
  const headers = { 'content-type': contentTypeOf(key) }
  const begun = await client.ask({ method: 'POST', key, query: { uploads: '' }, headers })
  const uploadId = uploadIdOf(begun.bytes)
  if (uploadId === '') throw new ObjectStoreError('The object store began no upload')
  try {
    return await sendParts(client, { key, uploadId }, parts)
  } catch (error) {
    // What went wrong before says more.
    await client.ask({ method: 'DELETE', key, query: { uploadId } }).catch(() => undefined)
    throw error
  }
}

interface Upload {
  readonly key: string
  readonly uploadId: string
}

async function sendParts(
  client: S3Client,
  { key, uploadId }: Upload,
  parts: AsyncIterable<Uint8Array>,
): Promise<StoredObject> {
  const [hash, tags, digests] = [createHash('sha256'), [] as string[], [] as Buffer[]]
  let size = 0
  for await (const body of parts) {
    hash.update(body)
    size += body.byteLength
    digests.push(createHash('md5').update(body).digest())
    const query = { partNumber: String(digests.length), uploadId }
    const { status, headers } = await client.ask({ method: 'PUT', key, query, body })
    if (status === 404) throw new ObjectStoreError('An upload went while it was sent')
    tags.push(headers['etag'] ?? '')
  }
  await complete(client, { key, uploadId, tags, size, expected: tagOf(digests) })
  return { size, sha256: hash.digest('hex') }
}

/** As services that do not encrypt by a key of their own make it. */
const tagOf = (digests: readonly Buffer[]): string =>
  `${createHash('md5').update(Buffer.concat(digests)).digest('hex')}-${digests.length}`

interface Completing extends Upload {
  readonly tags: readonly string[]
  readonly size: number
  readonly expected: string
}

async function complete(client: S3Client, completing: Completing): Promise<void> {
  const { key, uploadId, tags, expected } = completing
  const entries = tags.map(
    (tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
  )
  const body = Buffer.from(`<CompleteMultipartUpload>${entries.join('')}</CompleteMultipartUpload>`)
  const tag = await client
    .ask({ method: 'POST', key, query: { uploadId }, body })
    .then(tagIn)
    .catch((error: unknown) => tagOfDone(client, completing, error))
  const isComparable = /^[0-9a-f]{32}-\d+$/.test(tag)
  if (!isComparable || tag === expected) return
  await client.ask({ method: 'DELETE', key })
  throw new ObjectStoreError('The object store joined other bytes than were sent')
}

/**
 * When an answer is lost, the next try finds an upload that is not known any more, which services
 * say in different ways; whether it was completed shows the object.
 */
async function tagOfDone(
  client: S3Client,
  { key, size }: Completing,
  failure: unknown,
): Promise<string> {
  const { status, headers } = await client.ask({ method: 'HEAD', key })
  if (status === 404 || Number(headers['content-length']) !== size) throw failure
  return (headers['etag'] ?? '').replaceAll('"', '')
}

/** A service may find its error only after it has begun to answer with 200. */
function tagIn({ status, bytes }: S3Answer): string {
  const reason = errorCodeOf(bytes)
  if (status < 300 && reason === '') return etagIn(bytes)
  throw new ObjectStoreError('The object store did not complete an upload', { reason })
}
