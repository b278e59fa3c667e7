/**
 * Sends a file to the address that the network named for it: a form with every parameter, the file
 * last. With a length, which the network's store wants, and without the file in memory.
 */
import { randomBytes } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import type { IncomingMessage, RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { pipeline } from 'node:stream/promises'
import type { NetworkAnswer } from '#core/publishing/conclusions.ts'
import type { StoredFile } from '../objects/object-store.ts'

export interface FileUpload {
  readonly url: string
  readonly parameters: Readonly<Record<string, string>>
  readonly file: StoredFile
  readonly signal: AbortSignal
  /** Bytes of the file that have left so far. */
  readonly onProgress: (bytes: number) => void
}

const MAX_ANSWER = 2_000

/** `status` null: no answer came. */
export async function uploadFile(upload: FileUpload): Promise<NetworkAnswer> {
  const { url, parameters, file, signal } = upload
  const boundary = `pinloom-${randomBytes(16).toString('hex')}`
  const start = Buffer.from(formStart(parameters, file.type, boundary))
  const end = Buffer.from(`\r\n--${boundary}--\r\n`)
  try {
    const target = new URL(url)
    const options: RequestOptions = {
      method: 'POST',
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': start.byteLength + file.size + end.byteLength,
      },
      signal,
    }
    const send = target.protocol === 'https:' ? httpsRequest : httpRequest
    const request = send(target, options)
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      request.once('response', resolve)
      request.once('error', reject)
    })
    // A refusal arrives before the file has left; the answer counts then, not the broken pipe.
    const sent = pipeline(partsOf(upload, start, end), request).catch(() => undefined)
    const response = await answered
    const text = await textOf(response)
    request.destroy()
    await sent
    return { status: response.statusCode ?? null, text, headers: {} }
  } catch (error) {
    return { status: null, text: error instanceof Error ? error.name : '', headers: {} }
  }
}

function formStart(
  parameters: Readonly<Record<string, string>>,
  type: string,
  boundary: string,
): string {
  const fields = Object.entries(parameters).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return `${fields.join('')}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="video"\r\nContent-Type: ${type}\r\n\r\n`
}

async function* partsOf(
  { file, onProgress }: FileUpload,
  start: Buffer,
  end: Buffer,
): AsyncGenerator<Uint8Array> {
  yield start
  let bytes = 0
  for await (const chunk of file.stream()) {
    yield chunk
    bytes += chunk.byteLength
    onProgress(bytes)
  }
  yield end
}

async function textOf(response: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of response) {
    text += String(chunk)
    if (text.length > MAX_ANSWER) return text.slice(0, MAX_ANSWER)
  }
  return text
}
