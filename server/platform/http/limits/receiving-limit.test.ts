import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { limitReceiving } from './receiving-limit.ts'

const apps: { close: () => PromiseLike<unknown> }[] = []
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
})

async function openServer() {
  const app = Fastify({ forceCloseConnections: true })
  apps.push(app)
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  limitReceiving(app, 50).allowLong('/videos/')
  app.post('/videos/', async ({ body }) => String(body))
  app.post('/notes/', async ({ body }) => String(body))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const port = (app.server.address() as { port: number }).port
  /** Sends a part, and the rest when it is asked to. */
  return (path: string) => {
    const headers = { 'content-type': 'a/b', 'content-length': '6' }
    const sending = request({ port, host: '127.0.0.1', path, method: 'POST', headers })
    sending.write('abc')
    return sending
  }
}

test('a body that does not arrive in time closes its connection, one that may be long goes on', async () => {
  const send = await openServer()
  const video = send('/videos/')
  const answered = once(video, 'response')
  const note = send('/notes/')
  const [error] = (await once(note, 'error')) as [NodeJS.ErrnoException]
  expect(error.code).toBe('ECONNRESET')
  video.end('def')
  const [response] = (await answered) as [NodeJS.ReadableStream & { statusCode: number }]
  expect([response.statusCode, await text(response)]).toEqual([200, 'abcdef'])
})

test('a body that is there answers, however long the answer takes', async () => {
  const send = await openServer()
  const note = send('/notes/')
  const answered = once(note, 'response')
  note.end('def')
  const [response] = (await answered) as [NodeJS.ReadableStream]
  expect(await text(response)).toBe('abcdef')
})
