/** A form whose last part is a file: the fields are read, and the file is passed on as it comes. */
import type { IncomingHttpHeaders } from 'node:http'

export interface Form {
  readonly fields: ReadonlyMap<string, string>
  /** Content type of the file. */
  readonly type: string
  readonly file: AsyncIterable<Uint8Array>
  /** Whether the form ended right behind the file; known when it was read. */
  readonly isWhole: () => boolean
}

const MAX_FIELDS_BYTES = 64 * 1024
const FILE_PART = /name="file"[^]*?\r\n\r\n/

/** Null = no such form, or one without a length. */
export async function readForm(
  body: AsyncIterable<Uint8Array>,
  { 'content-type': type = '', 'content-length': length }: IncomingHttpHeaders,
): Promise<Form | null> {
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1]
  const total = Number(length ?? NaN)
  if (boundary === undefined || !Number.isSafeInteger(total)) return null
  const chunks = body[Symbol.asyncIterator]()
  const read = await readHead(chunks)
  if (read === null) return null
  const { head, found } = read
  const at = found.index + found[0].length
  const end = Buffer.from(`\r\n--${boundary}--\r\n`, 'latin1')
  const file = new FilePart(head.subarray(at), chunks, { bytes: total - at - end.byteLength, end })
  return {
    fields: fieldsIn(head.subarray(0, found.index).toString('utf8'), boundary),
    type: /content-type: *([^\r\n]+)/i.exec(found[0])?.[1] ?? 'application/octet-stream',
    file: file.content(),
    isWhole: () => file.isWhole,
  }
}

/** Up to the header of the file, and what came with it. */
async function readHead(
  chunks: AsyncIterator<Uint8Array>,
): Promise<{ head: Buffer; found: RegExpExecArray } | null> {
  let head: Buffer = Buffer.alloc(0)
  while (head.byteLength <= MAX_FIELDS_BYTES) {
    const next = await chunks.next()
    if (next.done === true) return null
    head = Buffer.concat([head, next.value])
    const found = FILE_PART.exec(head.toString('latin1'))
    if (found !== null) return { head, found }
  }
  return null
}

function fieldsIn(text: string, boundary: string): Map<string, string> {
  const parts = text.split(`--${boundary}\r\n`)
  return new Map(
    parts.flatMap((part) => {
      const [, name, value] = /name="([^"]+)"[^]*?\r\n\r\n([^]*?)\r\n$/.exec(part) ?? []
      return name === undefined || value === undefined ? [] : [[name, value] as const]
    }),
  )
}

class FilePart {
  isWhole = false
  readonly #start: Buffer
  readonly #rest: AsyncIterator<Uint8Array>
  readonly #of: { readonly bytes: number; readonly end: Buffer }

  constructor(
    start: Buffer,
    rest: AsyncIterator<Uint8Array>,
    of: { readonly bytes: number; readonly end: Buffer },
  ) {
    this.#start = start
    this.#rest = rest
    this.#of = of
  }

  async *content(): AsyncGenerator<Uint8Array> {
    const { bytes, end } = this.#of
    let left = bytes
    let tail = Buffer.alloc(0)
    let chunk: Uint8Array | undefined = this.#start
    while (chunk !== undefined) {
      const own = chunk.subarray(0, left)
      left -= own.byteLength
      if (own.byteLength > 0) yield own
      tail = Buffer.concat([tail, chunk.subarray(own.byteLength)])
      const next: IteratorResult<Uint8Array> = await this.#rest.next()
      chunk = next.done === true ? undefined : next.value
    }
    this.isWhole = left === 0 && tail.equals(end)
  }
}
