import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { closeConnectionsWhenStopping } from './draining.ts'

const SILENCE_MS = 400

async function listening() {
  const app = Fastify({ forceCloseConnections: 'idle', keepAliveTimeout: 600_000 })
  closeConnectionsWhenStopping(app, SILENCE_MS)
  const taken = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  app.addHook('onRequest', async () => taken.resolve())
  app.get('/slow', async () => {
    await answer.promise
    return 'done'
  })
  app.post('/body', async () => 'taken')
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('It has no port.')
  const open = async (text: string) => {
    const socket = connect(address.port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(text)
    return socket
  }
  return { app, open, isTaken: taken.promise, answerIt: answer.resolve }
}

test('half a request does not hold up the stop, and one under way is answered', async () => {
  const { app, open, isTaken, answerIt } = await listening()
  const slow = await open('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n')
  await isTaken
  const silent = await open('')
  const halfHead = await open('GET /slow HTTP/1.1\r\nHos')
  const halfBody = await open('POST /body HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n')
  const cut = [silent, halfHead, halfBody].map(async (socket) => {
    socket.on('error', () => undefined)
    socket.resume()
    await once(socket, 'close')
  })
  const closed = app.close()
  await Promise.all(cut)

  let received = ''
  slow.on('data', (chunk: Buffer) => (received += chunk.toString()))
  answerIt()
  await once(slow, 'close')
  expect(received).toMatch(/^HTTP\/1.1 200/)
  expect(received).toMatch(/connection: close/i)
  expect(received).toMatch(/done$/)
  await closed
})

test('a request that still arrives while the server stops is not cut', async () => {
  const { app, open, isTaken } = await listening()
  const body = 'twelve bytes'
  const sending = await open(
    `POST /body HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  let received = ''
  sending.on('data', (chunk: Buffer) => (received += chunk.toString()))
  await isTaken
  const closed = app.close()
  for (const letter of body) {
    sending.write(letter)
    await new Promise((resolve) => setTimeout(resolve, SILENCE_MS / 10))
  }
  await closed
  expect(received).toMatch(/taken$/)
})
