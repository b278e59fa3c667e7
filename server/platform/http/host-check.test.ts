import { afterAll, expect, test } from 'vitest'
import { manualClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { createHttpServer } from './server.ts'
import { wrongHostPage } from './failures/wrong-host-page.ts'

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

const openPage = async (host: string, language: string, url = '/drafts') =>
  app.inject({
    method: 'GET',
    url,
    headers: { host, accept: 'text/html,*/*;q=0.8', 'accept-language': language },
  })

test.each([
  ['en', 'Open <a href="https://pins.example.com" dir="ltr">https://pins.example.com</a> instead.'],
  ['de', 'Dieser Server antwortet nicht unter <bdi>mybox</bdi>.'],
  ['ar', '<html lang="ar" dir="rtl">'],
])('a page at another name shows in %s where to go', async (language, part) => {
  const answer = await openPage('mybox:3000', language)
  expect(answer.statusCode).toBe(403)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  expect(answer.body).toContain(part)
})

test('the setting of a page at another name is named only behind the closed disclosure', async () => {
  const { body } = await openPage('mybox:3000', 'en')
  const [before, inside] = body.split('<details>')
  expect(before).not.toContain('PUBLIC_URL')
  expect(inside).toMatch(
    /<summary>For the person who runs this server<\/summary>\s<p>Set PUBLIC_URL/,
  )
})

test('a call at another name is refused as JSON, also by a browser that takes pages', async () => {
  const answer = await openPage('mybox:3000', 'en', '/api/pages/')
  expect(answer.json()).toMatchObject({
    problem_codes: { detail: { code: 'request.wrongHost' } },
  })
})

test('the page shows markup in a host name as text', () => {
  expect(wrongHostPage('en', '<b>$&', 'https://pins.example.com')).toContain(
    'answer at <bdi>&lt;b&gt;$&amp;</bdi>.',
  )
})

test('probes are answered at any host name', async () => {
  expect((await ask('web:3000', '/api/ready/')).statusCode).toBe(200)
})

test('pages may not use camera, microphone or location', async () => {
  const { headers } = await ask('pins.example.com')
  expect(headers['permissions-policy']).toContain('camera=(), ')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
})
