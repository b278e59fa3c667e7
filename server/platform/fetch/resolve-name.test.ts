import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createResolve } from './resolve-name.ts'

type Answer = 'silent' | 'missing' | { readonly type: 1 | 28; readonly data: readonly number[] }[]

const V4 = { type: 1, data: [93, 184, 216, 34] } as const
const V6 = { type: 28, data: [0x26, 0x06, ...Array<number>(13).fill(0), 1] } as const

/** A name server on this machine. Names that it does not list are missing. */
async function nameServer(names: Readonly<Record<string, Answer>>) {
  const socket = createSocket('udp4')
  const asked: string[] = []
  socket.on('message', (query, { port, address }) => {
    const name = nameIn(query)
    asked.push(name)
    const answer = names[name] ?? 'missing'
    if (answer !== 'silent') socket.send(replyTo(query, answer), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  onTestFinished(() => void socket.close())
  return { servers: [`127.0.0.1:${(socket.address() as AddressInfo).port}`], asked }
}

function nameIn(query: Buffer): string {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return labels.join('.').toLowerCase()
}

/** RFC 1035, 4.1: the question again, and the records of its type. */
function replyTo(query: Buffer, answer: Exclude<Answer, 'silent'>): Buffer {
  const end = query.indexOf(0, 12) + 5
  const type = query.readUInt16BE(end - 4)
  const records = answer === 'missing' ? [] : answer.filter((record) => record.type === type)
  const header = Buffer.alloc(12)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(answer === 'missing' ? 0x8183 : 0x8180, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(records.length, 6)
  const body = records.map(({ type: kind, data }) =>
    Buffer.from([0xc0, 12, 0, kind, 0, 1, 0, 0, 0, 60, 0, data.length, ...data]),
  )
  return Buffer.concat([header, query.subarray(12, end), ...body])
}

test('answers addresses of both families, or of the one that a name has', async () => {
  const { servers } = await nameServer({ 'both.example': [V4, V6], 'six.example': [V6] })
  const resolve = createResolve({ servers })
  expect(await resolve('both.example')).toEqual([
    { address: '93.184.216.34', family: 4 },
    { address: '2606::1', family: 6 },
  ])
  expect(await resolve('six.example')).toEqual([{ address: '2606::1', family: 6 }])
})

test('a name that nobody has is missing, one without an address too', async () => {
  const { servers } = await nameServer({ 'empty.example': [] })
  const resolve = createResolve({ servers })
  for (const name of ['nobody.example', 'empty.example'])
    await expect(resolve(name)).rejects.toMatchObject({ code: 'ENOTFOUND' })
})

test('names whose server is silent hold up no other name, and end', async () => {
  const { servers, asked } = await nameServer({ 'silent.example': 'silent', 'good.example': [V4] })
  const resolve = createResolve({ servers, deadline: 3_000 })
  const ended: string[] = []
  const silent = Array.from({ length: 50 }, async () => {
    await expect(resolve('silent.example')).rejects.toMatchObject({ code: 'EAI_AGAIN' })
    ended.push('silent')
  })
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(100)
  await resolve('good.example')
  ended.push('good')
  await Promise.all(silent)
  expect(ended.slice(0, 2)).toEqual(['good', 'silent'])
  expect(ended).toHaveLength(51)
})
