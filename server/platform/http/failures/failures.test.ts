/**
 * The log line of a request whose client has gone, over a real connection: it has to break off. And
 * what a request is answered when its database has gone.
 */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { defineCalls } from '#core/contract/call/call.ts'
import { manualClock } from '../../clock.ts'
import { readConfig } from '../../config.ts'
import { rememberFault } from '../../database/postgres/connection-faults.ts'
import { createLog } from '../../log.ts'
import { createHttpServer } from '../server.ts'

const calls = defineCalls({
  givenUp: { method: 'GET', path: '/api/given-up/', access: 'public', answer: z.object({}) },
  faulty: { method: 'GET', path: '/api/faulty/', access: 'public', answer: z.object({}) },
  abortedByItself: {
    method: 'GET',
    path: '/api/aborted-by-itself/',
    access: 'public',
    answer: z.object({}),
  },
  lostWhileRead: { method: 'GET', path: '/api/lost/', access: 'public', answer: z.object({}) },
  lostWhileSaved: { method: 'POST', path: '/api/lost/', access: 'public', answer: z.object({}) },
  slow: { method: 'POST', path: '/api/slow/', access: 'public', answer: z.object({}) },
})

const log: string[] = []
let begun: () => void = () => undefined
const { app, route } = await createHttpServer({
  config: readConfig({}),
  clock: manualClock(),
  log: createLog('info', (line) => void log.push(line)),
  guard: async () => null,
  identify: async () => null,
})
const untilLeft = async (signal: AbortSignal) => {
  begun()
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
}
route(calls.givenUp, async ({ signal }) => {
  await untilLeft(signal)
  throw signal.reason
})
route(calls.faulty, async ({ signal }) => {
  await untilLeft(signal)
  throw new Error('a fault of ours')
})
route(calls.abortedByItself, async () => {
  throw new DOMException('Nobody left.', 'AbortError')
})
const losesDatabase = async () => {
  throw rememberFault(new Error('Connection terminated unexpectedly'), 'lost')
}
route(calls.lostWhileRead, losesDatabase)
route(calls.lostWhileSaved, losesDatabase)
route(calls.slow, async () => {
  throw rememberFault(new Error('timeout exceeded when trying to connect'), 'away')
})
const address = await app.listen({ host: '127.0.0.1', port: 0 })
afterAll(async () => app.close())
beforeEach(() => void log.splice(0))

async function askAndLeave(path: string): Promise<void> {
  const visitor = new AbortController()
  const atWork = new Promise<void>((resolve) => {
    begun = resolve
  })
  const asked = fetch(`${address}${path}`, { signal: visitor.signal }).catch(() => null)
  await atWork
  visitor.abort()
  await asked
}

test('a visitor who leaves is no error: work that was given up for it is one line without a stack', async () => {
  await askAndLeave('/api/given-up/?token=hush')
  await expect
    .poll(() => log)
    .toEqual([
      expect.stringMatching(
        / info GET \/api\/given-up\/: nobody waited for the answer {"request":"[\w-]+"}\n$/,
      ),
    ])
})

test('a fault is one also when the visitor has left', async () => {
  await askAndLeave('/api/faulty/')
  await expect
    .poll(() => log)
    .toEqual([expect.stringMatching(/ error GET \/api\/faulty\/ failed .*a fault of ours/)])
})

test('work that was given up while somebody waits is a fault', async () => {
  expect((await fetch(`${address}/api/aborted-by-itself/`)).status).toBe(500)
  expect(log).toEqual([expect.stringMatching(/ error GET \/api\/aborted-by-itself\/ failed /)])
})

test('only a request that changes something is asked to check whether it was saved', async () => {
  const token = 'a'.repeat(43)
  const headers = { cookie: `csrftoken=${token}`, 'x-csrftoken': token }
  const codeOf = async (method: 'GET' | 'POST', url: string) => {
    const answered = await app.inject({ method, url, headers })
    expect(answered.statusCode).toBe(503)
    return answered.json().problem_codes.detail.code
  }
  expect(await codeOf('POST', '/api/lost/')).toBe('request.databaseLost')
  expect(await codeOf('GET', '/api/lost/')).toBe('request.databaseAway')
  expect(await codeOf('POST', '/api/slow/')).toBe('request.databaseSlow')
})
