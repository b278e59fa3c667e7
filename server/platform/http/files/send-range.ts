/** A large file that never changes: all of it, or the part that a player asks for. */
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StoredFile } from '../../objects/object-store.ts'

export function sendRange(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  file: StoredFile,
): FastifyReply {
  void reply.type(file.type).header('accept-ranges', 'bytes')
  const part = partOf(headers.range, file.size)
  if (part === 'none') return reply.code(416).header('content-range', `bytes */${file.size}`).send()
  const { start, end } = part ?? { start: 0, end: file.size }
  if (part !== null)
    void reply.code(206).header('content-range', `bytes ${start}-${end - 1}/${file.size}`)
  return reply
    .header('content-length', end - start)
    .send(Readable.from(file.slice(start, end).stream(), { objectMode: false }))
}

/** One range, RFC 9110; null = the whole file, which also answers several ranges. */
function partOf(
  range: string | undefined,
  size: number,
): { readonly start: number; readonly end: number } | null | 'none' {
  const found = /^bytes=(\d*)-(\d*)$/.exec(range ?? '')
  const [, from = '', to = ''] = found ?? []
  if (found === null || (from === '' && to === '')) return null
  const { start, end } = from === '' ? lastBytes(Number(to), size) : between(from, to, size)
  return start < end ? { start, end } : 'none'
}

const lastBytes = (count: number, size: number) => ({ start: Math.max(0, size - count), end: size })

const between = (from: string, to: string, size: number) => ({
  start: Number(from),
  end: to === '' ? size : Math.min(Number(to) + 1, size),
})
