/**
 * Signed requests to an S3-compatible service, tried again when it does not answer or says that it
 * cannot now. Every body is whole in memory and signed with its hash, so the service refuses bytes
 * that changed on their way.
 */
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { Agent, request, type Dispatcher } from 'undici'
import { ObjectStoreError } from './object-store.ts'
import { errorCodeOf } from './s3-answers.ts'
import type { S3Config } from './s3-config.ts'

export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  /** `''` = the bucket. */
  readonly key: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array
}

export interface S3Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Buffer
}

export interface S3Times {
  /** Milliseconds until the first byte of an answer, and between two. */
  readonly patience: number
  /** Milliseconds before the second try; doubled with each. */
  readonly backOff: number
}

export interface S3Client {
  /** Rejects with `ObjectStoreError`; what is not there is an answer (404). */
  ask: (wanted: S3Request) => Promise<S3Answer>
  /** The body as it comes; tried again until the answer begins. */
  stream: (
    wanted: S3Request,
  ) => Promise<Omit<S3Answer, 'bytes'> & { readonly body: AsyncIterable<Uint8Array> }>
  readonly times: S3Times
  close: () => Promise<void>
}

export const TRIES = 4
const TIMES: S3Times = { patience: 20_000, backOff: 150 }
/** What may be better in a moment although its status is 400. */
const passing: ReadonlySet<string> = new Set([
  'RequestTimeout',
  'BadDigest',
  'XAmzContentSHA256Mismatch',
  'SlowDown',
])

export function createS3Client(config: S3Config, given: Partial<S3Times> = {}): S3Client {
  const times = { ...TIMES, ...given }
  const agent = new Agent({
    connect: { timeout: times.patience },
    headersTimeout: times.patience,
    bodyTimeout: times.patience,
  })
  const keys = new Map<string, ArrayBuffer>()
  const send = async (wanted: S3Request): Promise<Dispatcher.ResponseData> => {
    const { url, headers } = await new AwsV4Signer({
      method: wanted.method,
      url: addressOf(config, wanted),
      headers: { ...wanted.headers, 'x-amz-content-sha256': hashOf(wanted.body) },
      accessKeyId: config.accessKey,
      secretAccessKey: config.secretKey,
      service: 's3',
      region: config.region,
      cache: keys,
    }).sign()
    return request(url, {
      method: wanted.method,
      headers: Object.fromEntries(headers),
      body: wanted.body ?? null,
      dispatcher: agent,
    })
  }
  const answered = async (wanted: S3Request): Promise<S3Answer> => {
    const { statusCode, headers, body } = await send(wanted)
    const bytes = Buffer.from(await body.arrayBuffer())
    return { status: statusCode, headers: plain(headers), bytes }
  }
  return {
    times,
    ask: (wanted) => tried(times, wanted, async () => checked(wanted, await answered(wanted))),
    stream: (wanted) =>
      tried(times, wanted, async () => {
        const { statusCode: status, headers, body } = await send(wanted)
        if (status < 300) return { status, headers: plain(headers), body }
        const bytes = Buffer.from(await body.arrayBuffer())
        const answer = checked(wanted, { status, headers: plain(headers), bytes })
        return { ...answer, body: one(bytes) }
      }),
    close: () => agent.close(),
  }
}

/** Worth another try: everything that the service did not refuse by itself. */
class Passing extends ObjectStoreError {}

async function tried<T>(times: S3Times, wanted: S3Request, send: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await send()
    } catch (error) {
      if (error instanceof ObjectStoreError && !(error instanceof Passing)) throw error
      if (count >= TRIES) throw lastOf(wanted, error)
      await pause(waitOf(times, count))
    }
  }
}

/** Half of it by chance, so that many do not come back at the same moment. */
export const waitOf = ({ backOff }: S3Times, count: number): number =>
  backOff * 2 ** (count - 1) * (0.5 + Math.random() / 2)

const lastOf = (wanted: S3Request, error: unknown): ObjectStoreError =>
  error instanceof ObjectStoreError
    ? error
    : new ObjectStoreError(`The object store did not answer a ${wanted.method}`, { cause: error })

function checked(wanted: S3Request, answer: S3Answer): S3Answer {
  const { status } = answer
  if (status < 300 || status === 404) return answer
  const reason = errorCodeOf(answer.bytes)
  const message = `The object store answered a ${wanted.method} with ${status} ${reason}`.trim()
  const isPassing = status >= 500 || status === 429 || status === 408 || passing.has(reason)
  throw isPassing ? new Passing(message, { reason }) : new ObjectStoreError(message, { reason })
}

const hashOf = (body: Uint8Array = new Uint8Array()): string =>
  createHash('sha256').update(body).digest('hex')

function addressOf({ url, bucket, isPathStyle }: S3Config, { key, query = {} }: S3Request): string {
  const address = new URL(url)
  if (!isPathStyle) address.host = `${bucket}.${address.host}`
  const base = address.pathname.replace(/\/$/, '')
  const folders = [...(isPathStyle ? [bucket] : []), ...(key === '' ? [] : [key])]
  address.pathname = [base, ...folders].join('/')
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address.href
}

function plain(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, String(value)] as const),
  )
}

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
