import { issueCode } from '#core/contract/call/issue-code.ts'
import { withCodes } from '#core/contract/words/problem.schema.ts'
import { afterAll, expect, test } from 'vitest'
import type { InjectOptions } from 'fastify'
import { z } from 'zod'
import { problem } from '#core/contract/call/problems.contract.ts'
import { defineCalls } from '#core/contract/call/call.ts'
import { manualClock } from '../../clock.ts'
import { readConfig } from '../../config.ts'
import { createLog } from '../../log.ts'
import { createHttpServer } from '../server.ts'
import { refuse } from '../failures/refusal.ts'

const calls = defineCalls({
  echo: {
    method: 'POST',
    path: '/api/echo/:id/',
    access: 'public',
    params: z.object({ id: z.string() }),
    query: z.object({ q: z.string().optional() }),
    body: z.object({
      name: z.string().min(1),
      n: z.int().min(1, issueCode('generation.pinCount')).max(5).optional(),
      inner: z.object({ list: z.array(z.string()).min(1) }).optional(),
    }),
    answer: z.unknown(),
  },
  optional: {
    method: 'POST',
    path: '/api/optional/',
    access: 'public',
    body: z.object({ name: z.string().default('nobody') }),
    answer: z.unknown(),
  },
  bare: { method: 'POST', path: '/api/bare/', access: 'public', answer: z.object({}) },
  broken: { method: 'GET', path: '/api/broken/', access: 'public', answer: z.object({}) },
  lying: {
    method: 'GET',
    path: '/api/lying/',
    access: 'public',
    answer: z.object({ n: z.number() }),
  },
  refused: { method: 'GET', path: '/api/refused/', access: 'public', answer: z.object({}) },
  upload: {
    method: 'POST',
    path: '/api/upload/',
    access: 'public',
    body: 'binary',
    answer: z.object({ bytes: z.int() }),
  },
  download: { method: 'GET', path: '/api/download/', access: 'public', answer: 'binary' },
  slow: {
    method: 'POST',
    path: '/api/slow/',
    access: 'public',
    body: z.object({}),
    answer: z.object({}),
  },
  mine: { method: 'GET', path: '/api/mine/', access: 'user', answer: z.object({ id: z.string() }) },
})

const log: string[] = []
const user = {
  id: 'u1',
  email: 'a@example.com',
  first_name: 'A',
  last_name: '',
  email_verified: true,
  has_password: true,
  created_at: 0,
}
const clock = manualClock()
const { app, route } = await createHttpServer({
  config: readConfig({ PUBLIC_URL: 'https://pins.example.com' }),
  clock,
  log: createLog('info', (line) => void log.push(line)),
  guard: async () => null,
  identify: async (token) =>
    token === 'good'
      ? { identity: { user, sessionId: 's1' }, renewedUntil: clock.now() + 1000 }
      : null,
})
route(calls.echo, async ({ params, query, body }) => ({ params, query, body }))
route(calls.optional, async ({ body }) => body)
route(calls.bare, async () => ({}))
route(calls.broken, async () => {
  throw new Error('the secret reason')
})
route(calls.lying, async () => JSON.parse('{"n":"secret"}') as { n: number })
route(calls.refused, async () =>
  refuse('conflict', problem('accounts.nameTaken', { name: 'Ada' }), { field: 'name' }),
)
route(calls.upload, async ({ body }) => ({ bytes: body.byteLength }), { bodyLimit: 100 })
route(calls.download, async () => ({
  content: new Uint8Array([1, 2, 3]),
  type: 'application/zip',
  fileName: 'Brötchen "1".zip',
}))
const askedToStop: boolean[] = []
route(
  calls.slow,
  async ({ signal }) => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    askedToStop.push(signal.aborted)
    await new Promise((resolve) => setTimeout(resolve, 100))
    askedToStop.push(signal.aborted)
    return {}
  },
  { timeout: 60 },
)
route(calls.mine, async ({ user: asking }) => ({ id: asking.id }))
await app.ready()
afterAll(async () => app.close())

const TOKEN = 'a'.repeat(43)
const ours = { cookie: `csrftoken=${TOKEN}`, 'x-csrftoken': TOKEN, host: 'pins.example.com' }
const post = async (
  url: string,
  payload?: InjectOptions['payload'],
  headers: Record<string, string> = {},
) =>
  app.inject({
    method: 'POST',
    url,
    ...(payload === undefined ? {} : { payload }),
    headers: { ...ours, ...headers },
  })
const json = { 'content-type': 'application/json' }

test('the parts of a call reach the handler parsed, with or without a slash at the end', async () => {
  for (const url of ['/api/echo/7/?q=x', '/api/echo/7?q=x']) {
    expect((await post(url, '{"name":"a","more":1}', json)).json()).toEqual({
      params: { id: '7' },
      query: { q: 'x' },
      body: { name: 'a' },
    })
  }
})

test('zod’s issues become one list of sentences per field', async () => {
  const response = await post('/api/echo/7/', '{"n":9,"inner":{"list":[]}}', json)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({
    code: 'invalid',
    ...withCodes({
      detail: problem('field.required'),
      name: [problem('field.required')],
      n: [problem('field.large', { most: 5 })],
      'inner.list': [problem('field.emptyList')],
    }),
  })
  expect(Object.keys(response.json<object>())).toEqual([
    'name',
    'n',
    'inner.list',
    'detail',
    'problem_codes',
    'code',
  ])
  expect((await post('/api/echo/7/', '{"name":"a","n":0}', json)).json()).toMatchObject({
    detail: 'The number of pins must be between 1 and 500.',
    n: ['The number of pins must be between 1 and 500.'],
  })
  expect((await post('/api/echo/7/', '[]', json)).json()).toMatchObject({
    code: 'invalid',
    non_field_errors: ['Not a valid object.'],
  })
  expect((await post('/api/echo/7/', '{"name":null}', json)).json()).toMatchObject({
    name: ['This field may not be null.'],
  })
})

test('an empty body is no body', async () => {
  expect((await post('/api/optional/', '', json)).json()).toEqual({ name: 'nobody' })
  expect((await post('/api/optional/')).json()).toEqual({ name: 'nobody' })
  expect((await post('/api/bare/', '', json)).statusCode).toBe(200)
  expect((await post('/api/bare/', '{"any":"thing"}', json)).statusCode).toBe(200)
})

test('U+0000 is taken out of body, path and query', async () => {
  const response = await post(
    '/api/echo/a%00b/?q=%00c',
    '{"name":"d\\u0000e","inner":{"list":["\\u0000f"]}}',
    json,
  )
  expect(response.json()).toEqual({
    params: { id: 'ab' },
    query: { q: 'c' },
    body: { name: 'de', inner: { list: ['f'] } },
  })
  expect((await post('/api/echo/1/', '{"name":"\\\\u0000"}', json)).json()).toMatchObject({
    body: { name: '\\u0000' },
  })
})

test('broken JSON, a poisoned prototype, another content type and too much are refused in sentences', async () => {
  expect((await post('/api/echo/1/', '{"name":', json)).json()).toEqual({
    code: 'invalid',
    ...withCodes({ detail: problem('request.badJson') }),
  })
  expect((await post('/api/echo/1/', '{"name":"a","__proto__":{"x":1}}', json)).statusCode).toBe(
    400,
  )
  expect(
    (
      await post('/api/echo/1/', 'name=a', { 'content-type': 'application/x-www-form-urlencoded' })
    ).json(),
  ).toEqual({ code: 'unsupported_media', ...withCodes({ detail: problem('request.sendJson') }) })
  const large = await post('/api/upload/', Buffer.alloc(101), { 'content-type': 'image/png' })
  expect([large.statusCode, large.json()]).toEqual([
    413,
    { code: 'too_large', ...withCodes({ detail: problem('request.tooLarge') }) },
  ])
})

test('somebody who is not signed in may send no more than a form holds', async () => {
  expect(
    (await post('/api/echo/1/', JSON.stringify({ name: 'a'.repeat(60_000) }), json)).statusCode,
  ).toBe(200)
  expect(
    (await post('/api/echo/1/', JSON.stringify({ name: 'a'.repeat(70_000) }), json)).json(),
  ).toEqual({ code: 'too_large', ...withCodes({ detail: problem('request.tooLarge') }) })
})

test('binary bodies come as bytes whatever they call themselves, but not as JSON or nothing', async () => {
  for (const type of ['image/png', 'application/octet-stream', 'text/plain'])
    expect(
      (await post('/api/upload/', Buffer.alloc(100), { 'content-type': type })).json(),
    ).toEqual({ bytes: 100 })
  expect((await post('/api/upload/', '{}', json)).json()).toMatchObject({
    code: 'unsupported_media',
  })
  expect((await post('/api/upload/')).json()).toMatchObject({
    code: 'invalid',
    ...withCodes({ detail: problem('request.emptyFile') }),
  })
})

test('a file is answered with its type and its name', async () => {
  const response = await app.inject('/api/download/')
  expect([...response.rawPayload]).toEqual([1, 2, 3])
  expect(response.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition':
      'attachment; filename="Br_tchen _1_.zip"; filename*=UTF-8\'\'Br%C3%B6tchen%20%221%22.zip',
  })
})

test('a bug is a 500 without its reason, and the reason is in the log', async () => {
  for (const url of ['/api/broken/', '/api/lying/']) {
    const response = await app.inject(`${url}?token=hush`)
    expect([response.statusCode, response.json()]).toEqual([
      500,
      { code: 'server_error', ...withCodes({ detail: problem('request.serverFault') }) },
    ])
  }
  expect(log.join('')).toContain('the secret reason')
  expect(log.join('')).not.toContain('hush')
})

test('a refusal is answered with its status, code and fields', async () => {
  const response = await app.inject('/api/refused/')
  expect([response.statusCode, response.json()]).toEqual([
    409,
    {
      code: 'conflict',
      detail: 'You already have an account named “Ada”.',
      name: ['You already have an account named “Ada”.'],
      problem_codes: {
        detail: { code: 'accounts.nameTaken', params: { name: 'Ada' } },
        name: [{ code: 'accounts.nameTaken', params: { name: 'Ada' } }],
      },
    },
  ])
})

test('what changes something needs the forgery token and our own origin', async () => {
  const attempt = async (headers: Record<string, string>) =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/bare/',
        headers: { host: 'pins.example.com', ...headers },
      })
    ).json()
  expect(await attempt({})).toEqual({
    code: 'csrf_failed',
    ...withCodes({ detail: problem('request.csrfCookie') }),
  })
  expect(await attempt({ cookie: ours.cookie })).toEqual({
    code: 'csrf_failed',
    ...withCodes({ detail: problem('request.csrfToken') }),
  })
  expect(await attempt({ cookie: ours.cookie, 'x-csrftoken': 'b'.repeat(43) })).toMatchObject({
    code: 'csrf_failed',
  })
  expect(await attempt({ cookie: 'csrftoken=', 'x-csrftoken': '' })).toMatchObject({
    code: 'csrf_failed',
  })
  expect(await attempt({ ...ours, origin: 'https://evil.example' })).toEqual({
    code: 'csrf_failed',
    ...withCodes({ detail: problem('request.csrfOrigin') }),
  })
  expect(await attempt({ ...ours, origin: 'null' })).toMatchObject({ code: 'csrf_failed' })
  for (const origin of ['https://pins.example.com', 'http://pins.example.com'])
    expect(await attempt({ ...ours, origin })).toEqual({})
})

test('a call for users needs a session; one that slid on gets its cookie again, a dead one is taken away', async () => {
  expect((await app.inject('/api/mine/')).json()).toEqual({
    code: 'not_authenticated',
    ...withCodes({ detail: problem('request.notAuthenticated') }),
  })
  const good = await app.inject({ url: '/api/mine/', headers: { cookie: 'sessionid=good' } })
  expect(good.json()).toEqual({ id: 'u1' })
  expect(good.cookies).toMatchObject([
    {
      name: 'sessionid',
      value: 'good',
      httpOnly: true,
      sameSite: 'Lax',
      secure: true,
      path: '/',
      maxAge: 1,
    },
  ])
  const dead = await app.inject({ url: '/api/mine/', headers: { cookie: 'sessionid=dead' } })
  expect([dead.statusCode, dead.cookies[0]?.value]).toEqual([401, ''])
})

test('answers of calls are not kept by anybody, and carry the security headers', async () => {
  const { headers } = await app.inject({ url: '/api/mine/', headers: { cookie: 'sessionid=good' } })
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000',
  })
  expect(String(headers['content-security-policy'])).toContain("script-src 'self';")
})

test('an address that cannot be read is refused as every other failure', async () => {
  const response = await app.inject('/api/%zz')
  expect([response.statusCode, response.json()]).toEqual([
    400,
    { code: 'invalid', ...withCodes({ detail: problem('request.badAddress') }) },
  ])
})

test('a handler that takes too long is aborted, and the request is answered without it', async () => {
  const response = await post('/api/slow/', '{}', json)
  expect([response.statusCode, response.json()]).toEqual([
    500,
    { code: 'server_error', ...withCodes({ detail: problem('request.tooSlow') }) },
  ])
  await expect.poll(() => askedToStop).toEqual([false, true])
})
