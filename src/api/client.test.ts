import { expect, test } from 'vitest'
import { createClient, type ClientOptions } from './client.ts'

const id = '0192f0c1-2d3e-7abc-8def-0123456789ab'
const user = {
  id,
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: '',
  email_verified: true,
  has_password: true,
  created_at: 1,
}

interface Asked {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly body: unknown
  readonly credentials: unknown
}

/** A server of one answer after the other, and what it was asked. */
function server(...answers: (Response | Error | (() => Promise<Response>))[]) {
  const asked: Asked[] = []
  const fetch = async (request: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    asked.push({
      url: request instanceof Request ? request.url : String(request),
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: init.body,
      credentials: init.credentials,
    })
    const answer = answers.shift()
    if (answer === undefined) throw new Error('asked once too often')
    if (answer instanceof Error) throw answer
    if (answer instanceof Response) return answer
    const pending = answer()
    return new Promise((resolve, reject) => {
      init.signal?.addEventListener('abort', () =>
        reject(init.signal?.reason instanceof Error ? init.signal.reason : new Error('aborted')),
      )
      void pending.then(resolve)
    })
  }
  return { asked, fetch }
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })

function client(fetch: typeof globalThis.fetch, options: Partial<ClientOptions> = {}) {
  return createClient({
    baseUrl: 'https://pinloom.test',
    fetch,
    cookies: () => 'a=b; csrftoken=tok%3Den',
    warn: () => undefined,
    ...options,
  })
}

test('a call goes to the base address with cookies, and its answer is parsed', async () => {
  const { asked, fetch } = server(json(user))
  expect(await client(fetch)('currentUser', {})).toEqual({ ok: true, answer: user })
  expect(asked[0]).toMatchObject({
    url: 'https://pinloom.test/api/auth/user/',
    method: 'GET',
    credentials: 'include',
  })
  expect(asked[0]?.headers.get('X-CSRFToken')).toBeNull()
})

test('path parameters are encoded, and query parts that are undefined are left out', async () => {
  const { asked, fetch } = server(
    json({ pins: [], revision: 0, next: null }),
    json({ pins: [], revision: 0, next: null }),
  )
  const call = client(fetch)
  await call('getPins', { params: { account_id: 'a/b' }, query: { cursor: undefined } })
  await call('getPins', { params: { account_id: id }, query: { cursor: 'x y' } })
  expect(asked.map((one) => one.url)).toEqual([
    'https://pinloom.test/api/accounts/a%2Fb/pins/',
    `https://pinloom.test/api/accounts/${id}/pins/?cursor=x+y`,
  ])
})

test('a call that changes something carries the csrftoken cookie and the page’s language', async () => {
  const { asked, fetch } = server(json({ user }))
  const form = { body: { email: 'ada@example.com', password: 'secret' } }
  await client(fetch, { language: 'de' })('login', form)
  expect(asked).toHaveLength(1)
  expect(asked[0]?.headers.get('X-CSRFToken')).toBe('tok=en')
  expect(asked[0]?.headers.get('X-Language')).toBe('de')
  expect(asked[0]?.headers.get('content-type')).toBe('application/json')
  expect(asked[0]?.body).toBe('{"email":"ada@example.com","password":"secret"}')
})

test('when the cookie is missing the token is fetched first', async () => {
  const { asked, fetch } = server(json({ csrfToken: 'fresh' }), json({}))
  const outcome = await client(fetch, { cookies: () => '' })('logout', {})
  expect(outcome.ok).toBe(true)
  expect(
    asked.map((one) => [one.method, one.url.slice(20), one.headers.get('X-CSRFToken')]),
  ).toEqual([
    ['GET', '/api/auth/csrf/', null],
    ['POST', '/api/auth/logout/', 'fresh'],
  ])
})

test('a token that the server no longer takes is fetched anew, once', async () => {
  const refused = () => json({ code: 'csrf_failed', detail: 'CSRF Failed' }, 403)
  const { asked, fetch } = server(refused(), json({ csrfToken: 'fresh' }), refused())
  const outcome = await client(fetch)('logout', {})
  expect(outcome).toMatchObject({ ok: false, failure: { code: 'csrf_failed', status: 403 } })
  expect(asked).toHaveLength(3)
})

test('a refusal is a value with its code, its body and its first sentence', async () => {
  const body = { code: 'bad_credentials', detail: 'Unable to log in.' }
  const { fetch } = server(
    json(body, 400),
    json({ code: 'invalid', name: ['Enter a name for the account.'] }, 400),
  )
  const call = client(fetch)
  expect(await call('login', { body: {} })).toEqual({
    ok: false,
    failure: {
      code: 'bad_credentials',
      status: 400,
      message: 'Unable to log in.',
      body,
      retryAfter: null,
    },
  })
  expect(await call('createAccount', { body: { name: 'x' } })).toMatchObject({
    failure: { code: 'invalid', message: 'name: Enter a name for the account.' },
  })
})

test('the fields of a refused form keep the order of the server', async () => {
  const { fetch } = server(
    json({ first_name: ['Blank.'], email: ['Wrong.'], code: 'invalid' }, 400),
  )
  expect(await client(fetch)('login', { body: {} })).toMatchObject({
    failure: { message: 'first_name: Blank.' },
  })
})

test('a proxy that answers with a page gives the code of its status', async () => {
  const { fetch } = server(
    new Response('<h1>Bad gateway</h1>', { status: 502 }),
    new Response('', { status: 404 }),
  )
  const call = client(fetch)
  expect(await call('currentUser', {})).toMatchObject({
    failure: { code: 'server_error', status: 502, body: null },
  })
  expect(await call('currentUser', {})).toMatchObject({
    failure: { code: 'not_found', status: 404 },
  })
})

test('a fault of the server carries the id of its request, where there is one', async () => {
  const id = '01a22051-2091-75d6-85bd-1d270ee979aa'
  const headers = { 'x-request-id': id }
  const { fetch } = server(
    new Response('{"code":"server_error"}', { status: 500, headers }),
    new Response('<html>', { status: 200, headers }),
    new Response('{"code":"server_error"}', { status: 500 }),
    new Response('{"code":"server_error"}', {
      status: 500,
      headers: { 'x-request-id': 'call 0800 now' },
    }),
    new Response('{"code":"not_found"}', { status: 404, headers }),
  )
  const call = client(fetch)
  const found: unknown[] = []
  for (let times = 0; times < 5; times += 1) {
    const outcome = await call('currentUser', {})
    found.push(outcome.ok ? 'ok' : outcome.failure.requestId)
  }
  expect(found).toEqual([id, id, undefined, undefined, undefined])
})

test('an answer of another shape is bad_answer and keeps what came, where it was JSON', async () => {
  const { fetch } = server(
    json({ email: 'ada@example.com' }),
    new Response('<html>Sign in to the hotel network</html>', { status: 200 }),
  )
  const call = client(fetch)
  expect(await call('currentUser', {})).toMatchObject({
    failure: { code: 'bad_answer', status: 200, answer: { email: 'ada@example.com' } },
  })
  const portal = await call('currentUser', {})
  expect(portal).toMatchObject({ failure: { code: 'bad_answer', status: 200 } })
  expect(portal.ok ? null : portal.failure).not.toHaveProperty('answer')
})

test('Retry-After is told in milliseconds, as seconds or as a date', async () => {
  const now = Date.UTC(2026, 0, 1)
  const { fetch } = server(
    json({ code: 'rate_limited' }, 429, { 'retry-after': '7' }),
    json({ code: 'rate_limited' }, 429, { 'retry-after': new Date(now + 60_000).toUTCString() }),
    json({ code: 'rate_limited' }, 429, { 'retry-after': 'soon' }),
  )
  const call = client(fetch, { now: () => now })
  const waits = []
  for (let at = 0; at < 3; at += 1) {
    const outcome = await call('listTasks', {})
    waits.push(outcome.ok ? 'ok' : outcome.failure.retryAfter)
  }
  expect(waits).toEqual([7_000, 60_000, null])
})

test('a 401 is logged and told, but not for the question who is here or a wrong password', async () => {
  const unauthenticated = () => json({ code: 'not_authenticated', detail: 'Log in.' }, 401)
  const { fetch } = server(unauthenticated(), unauthenticated(), unauthenticated())
  const told: string[] = []
  const warned: string[] = []
  const call = client(fetch, {
    onUnauthenticated: (name) => told.push(name),
    warn: (message) => warned.push(message),
  })
  await call('currentUser', {})
  await call('login', { body: {} })
  await call('listTasks', {})
  expect(told).toEqual(['listTasks'])
  expect(warned).toEqual([
    '401 from GET /api/auth/user/',
    '401 from POST /api/auth/login/',
    '401 from GET /api/tasks/',
  ])
})

test('no network, silence and a stopped request are told apart', async () => {
  const silence = () => new Promise<Response>(() => undefined)
  const { fetch } = server(new TypeError('Failed to fetch'), silence, silence)
  const call = client(fetch, { timeout: 20 })
  expect(await call('currentUser', {})).toMatchObject({
    failure: { code: 'no_answer', status: null },
  })
  expect(await call('currentUser', {})).toMatchObject({ failure: { code: 'timed_out' } })
  const stopping = new AbortController()
  const stopped = client(fetch)('currentUser', { signal: stopping.signal })
  stopping.abort()
  expect(await stopped).toMatchObject({ failure: { code: 'aborted' } })
})

test('the time-out covers a body that never ends', async () => {
  const endless = new Response(
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"id":')),
    }),
  )
  // A real fetch ends the body when its signal is aborted; this one is ended by hand.
  const fetch = async (_: unknown, init: RequestInit = {}): Promise<Response> => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    void endless.body
      ?.pipeTo(writable, init.signal == null ? {} : { signal: init.signal })
      .catch(() => undefined)
    return new Response(readable)
  }
  expect(
    await client(fetch as typeof globalThis.fetch, { timeout: 30 })('currentUser', {}),
  ).toMatchObject({ failure: { code: 'timed_out' } })
})

test('bytes go up as they are with their type, and a file comes down as a Blob', async () => {
  const picture = new Blob(['png'], { type: 'image/png' })
  const answer = { id, url: '/media/x.png', width: 1, height: 1, bytes: 3, created_at: 1 }
  const { asked, fetch } = server(
    json(answer),
    json(answer),
    new Response(new Blob(['zip']), { status: 200 }),
    new Response(new Blob(['csv']), { headers: { 'X-Pinloom-Left-Out': '2' } }),
    json({ code: 'not_found', detail: 'Gone.' }, 404),
  )
  const call = client(fetch)
  expect(await call('uploadPicture', { body: picture })).toEqual({ ok: true, answer })
  await call('uploadPicture', { body: new Uint8Array([1, 2]) })
  expect(
    asked.map((one) => [
      one.headers.get('content-type'),
      one.body instanceof Blob,
      one.body instanceof Uint8Array,
    ]),
  ).toEqual([
    ['image/png', true, false],
    ['application/octet-stream', false, true],
  ])
  const file = await call('exportData', {})
  expect(file.ok && (await file.answer.text())).toBe('zip')
  expect(file).not.toHaveProperty('leftOut')
  expect(await call('exportData', {})).toMatchObject({ ok: true, leftOut: 2 })
  expect(await call('exportData', {})).toMatchObject({
    failure: { code: 'not_found', message: 'Gone.' },
  })
})

test('what is answered can be told in another language, refusals too, and later than they come', async () => {
  const { fetch } = server(
    json(user),
    json({ code: 'not_found', detail: 'This plan was not found.' }, 404),
  )
  const told: string[] = []
  const call = client(fetch, {
    reword: async (of, outcome) => {
      told.push(of.path)
      return outcome.ok
        ? outcome
        : { ok: false, failure: { ...outcome.failure, message: 'Anders gesagt.' } }
    },
  })
  expect(await call('currentUser', {})).toEqual({ ok: true, answer: user })
  expect(await call('currentUser', {})).toMatchObject({
    ok: false,
    failure: { code: 'not_found', message: 'Anders gesagt.' },
  })
  expect(told).toEqual(['/api/auth/user/', '/api/auth/user/'])
})

test('work that the server asks for is done once, and its proof is sent', async () => {
  const refused = () => json({ code: 'proof_required', detail: 'x', challenge: '1.2.a.b' }, 403)
  const { asked, fetch } = server(refused(), json({ user }), refused(), refused(), refused())
  const solve = async (challenge: string) => `${challenge}.7`
  const call = client(fetch, { solve })
  expect(await call('login', { body: {} })).toMatchObject({ ok: true })
  expect(asked.map((one) => one.headers.get('X-Proof'))).toEqual([null, '1.2.a.b.7'])
  expect(await call('login', { body: {} })).toMatchObject({ failure: { code: 'proof_required' } })
  expect(asked).toHaveLength(4)
  const unable = client(fetch, { solve: async () => null })
  expect(await unable('login', { body: {} })).toMatchObject({ failure: { code: 'proof_required' } })
  expect(asked).toHaveLength(5)
})
