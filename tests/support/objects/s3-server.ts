/**
 * An S3-compatible service for tests, written by others, behind a proxy that can break what
 * passes through it. The proxy also refuses a body that is not the signed one, as Amazon's does.
 */
import crypto, { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Config } from '../../../server/platform/objects/s3-config.ts'

/** What happens to one request. */
export type S3Fault =
  /** 503, and the service receives nothing of it. */
  | 'refuses'
  /** It is done, and the answer never arrives. */
  | 'losesAnswer'
  /** One bit of the answer's body is another. */
  | 'wrongBytes'
  /** The connection ends in the middle of the answer's body. */
  | 'breaksOff'
  /** No answer at all. */
  | 'hangs'
  /** One bit of the request's body is another. */
  | 'wrongUpload'

export interface S3Server {
  readonly config: S3Config
  /** `GET /pinloom/pictures/…`, in their order. */
  readonly asked: readonly string[]
  /** Of the requests that match, the next ones, one after the other. */
  readonly breakNext: (pattern: RegExp, ...faults: S3Fault[]) => void
  readonly stop: () => Promise<void>
}

const BUCKET = 'pinloom'
const REGION = 'us-east-1'
/** The service knows one person, whose key and secret are this. */
const KEY = 'S3RVER'
const DES_KEY = Buffer.alloc(16, KEY)

/** The service makes its page tokens with DES, which OpenSSL 3 does not have. */
function lendDes(): void {
  const { createCipheriv, createDecipheriv } = crypto
  Object.assign(crypto, {
    createCipheriv: (...[name, key, iv]: Parameters<typeof createCipheriv>) =>
      name === 'des' ? createCipheriv('aes-128-ecb', DES_KEY, null) : createCipheriv(name, key, iv),
    createDecipheriv: (...[name, key, iv]: Parameters<typeof createDecipheriv>) =>
      name === 'des'
        ? createDecipheriv('aes-128-ecb', DES_KEY, null)
        : createDecipheriv(name, key, iv),
  })
}

/** Keys in one answer. A service may give fewer than it was asked for; Amazon's gives 1000. */
export const KEYS_PER_LIST = 100

function limitLists({ store }: S3rver): void {
  const list = store.listObjects.bind(store)
  store.listObjects = async (bucket, listing) =>
    list(bucket, { ...listing, maxKeys: Math.min(listing.maxKeys, KEYS_PER_LIST) })
}

export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'pinloom-s3-'))
  const service = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  lendDes()
  limitLists(service)
  const { port } = await service.run()
  const faults: { readonly pattern: RegExp; readonly fault: S3Fault }[] = []
  const asked: string[] = []
  const proxy = createServer((incoming, outgoing) => {
    const line = `${incoming.method} ${incoming.url}`
    asked.push(line)
    const at = faults.findIndex(({ pattern }) => pattern.test(line))
    const [found] = at < 0 ? [] : faults.splice(at, 1)
    pass({ incoming, outgoing, port, fault: found?.fault }).catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  return {
    config: {
      url: `http://127.0.0.1:${address.port}`,
      bucket: BUCKET,
      accessKey: KEY,
      secretKey: KEY,
      region: REGION,
      isPathStyle: true,
      publicUrl: null,
    },
    asked,
    breakNext: (pattern, ...next) => faults.push(...next.map((fault) => ({ pattern, fault }))),
    stop: async () => {
      proxy.closeAllConnections()
      await new Promise((resolve) => proxy.close(resolve))
      await service.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

interface Passing {
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
  readonly port: number
  readonly fault: S3Fault | undefined
}

async function pass({ incoming, outgoing, port, fault }: Passing): Promise<void> {
  const body = await bytesOf(incoming)
  if (fault === 'wrongUpload') flip(body)
  if (fault === 'hangs') return
  if (fault === 'refuses') return answerError(outgoing, 503, 'SlowDown')
  const signed = incoming.headers['x-amz-content-sha256']
  if (createHash('sha256').update(body).digest('hex') !== signed)
    return answerError(outgoing, 400, 'XAmzContentSHA256Mismatch')
  const answer = await ask(incoming, body, port)
  const content = await bytesOf(answer)
  if (fault === 'losesAnswer') return void outgoing.destroy()
  if (fault === 'wrongBytes') flip(content)
  const headers = answer.rawHeaders
  outgoing.writeHead(answer.statusCode ?? 500, headers)
  if (fault !== 'breaksOff') return void outgoing.end(content)
  outgoing.write(content.subarray(0, content.byteLength / 2), () => outgoing.destroy())
}

function ask(incoming: IncomingMessage, body: Buffer, port: number): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { method, url, headers } = incoming
    const path = url ?? '/'
    const passing = request(
      { host: '127.0.0.1', port, path, method, headers, agent: false },
      resolve,
    )
    passing.once('error', reject)
    passing.end(body)
  })
}

function answerError(outgoing: ServerResponse, status: number, code: string): void {
  outgoing.writeHead(status, { 'content-type': 'application/xml' })
  outgoing.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part)
  return Buffer.concat(parts)
}

function flip(bytes: Buffer): void {
  const middle = Math.floor(bytes.byteLength / 2)
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
}
