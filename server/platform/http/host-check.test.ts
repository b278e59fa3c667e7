import { afterAll, expect, test } from 'vitest'
import { manualClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { createHttpServer } from './server.ts'

const { app } = await createHttpServer({
  config: readConfig({ PUBLIC_URL: 'https://pins.example.com' }),
  clock: manualClock(),
  log: createLog('silent'),
  guard: async () => null,
  identify: async () => null,
})
app.get('/thing', async () => ({}))
app.get('/api/ready/', async () => ({}))
afterAll(async () => app.close())

const ask = async (host: string, url = '/thing') =>
  app.inject({ method: 'GET', url, headers: { host } })

test.each(['pins.example.com', 'PINS.example.com:443', 'localhost:3000', '10.0.0.7', '[::1]:3000'])(
  'answers at %s',
  async (host) => {
    expect((await ask(host)).statusCode).toBe(200)
  },
)

test.each([
  'evil.example',
  'pins.example.com.evil.example',
  'localhost.evil.example',
  'mybox:3000',
])('a name that is not of this server is refused: %s', async (host) => {
  const answer = await ask(host)
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toMatchObject({
    problem_codes: { detail: { code: 'request.wrongHost' } },
  })
})

test('probes are answered at any host name', async () => {
  expect((await ask('web:3000', '/api/ready/')).statusCode).toBe(200)
})

test('pages may not use camera, microphone or location', async () => {
  const { headers } = await ask('pins.example.com')
  expect(headers['permissions-policy']).toContain('camera=(), ')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
})
