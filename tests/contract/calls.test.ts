/**
 * Walks the table of calls: the browser's client on one side, the whole server on the other, TCP
 * between them.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Call } from '#core/contract/call/call.ts'
import { calls } from '#core/contract/calls.ts'
import type { CallName } from '#core/contract/calls.ts'
import type { Client, Outcome } from '#core/contract/client.ts'
import { startTestServer } from '../support/server/test-server.ts'
import type { TestServer } from '../support/server/test-server.ts'
import { answersForMinutes, PASSWORD, callSamples } from './call-samples.ts'
import type { Samples } from './call-samples.ts'
import { realBrowser } from './real-browser.ts'

// The table is one object of literals; walking it, every line is a Call.
const table = Object.entries(calls) as [CallName, Call][]
const common = ['invalid', 'not_authenticated', 'csrf_failed', 'rate_limited']

let server: TestServer
let baseUrl: string
let ada: Client
let adasAccount: string

beforeAll(async () => {
  server = await startTestServer()
  baseUrl = await server.app.listen({ host: '127.0.0.1', port: 0 })
  ada = (await registered('ada@example.com')).client
  const account = await ada('createAccount', { body: { name: 'Kitchen' } })
  if (!account.ok) throw new Error(account.failure.message)
  adasAccount = account.answer.id
}, 60_000)
afterAll(async () => server.close())
// More people register here than one address may in a minute.
beforeEach(() => server.clock.advance(10_000))

async function registered(email: string) {
  const browser = realBrowser(baseUrl)
  const outcome = await browser.client('register', {
    body: { first_name: 'Ada', email, password1: PASSWORD, password2: PASSWORD },
  })
  if (!outcome.ok) throw new Error(outcome.failure.message)
  return browser
}

/** The samples tie each name to its input; a loop over all names can't express that. */
async function ask(client: Client, name: CallName, samples: Samples): Promise<Outcome<unknown>> {
  return (client as (name: CallName, input: unknown) => Promise<Outcome<unknown>>)(
    name,
    samples[name],
  )
}

describe('the table of calls', () => {
  test.each(table)('%s is served', (_name, call) => {
    expect(server.app.hasRoute({ method: call.method, url: call.path.replace(/\/$/, '') })).toBe(
      true,
    )
  })

  test.each(table)('%s is described', (_name, call) => {
    const described = server.app.swagger() as { paths?: Record<string, Record<string, unknown>> }
    expect(
      described.paths?.[call.path.replace(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()],
    ).toBeDefined()
  })

  test.each(table)(
    '%s answers with a schema that has no default and no transform',
    (_name, call) => {
      expect(call.answer === 'binary' ? [] : changingParts(call.answer)).toEqual([])
    },
  )
})

describe('without a session', () => {
  test.each(table.filter(([, call]) => call.access === 'user'))('%s answers 401', async (name) => {
    const browser = realBrowser(baseUrl)
    expect(await ask(browser.client, name, callSamples(adasAccount))).toMatchObject({
      ok: false,
      failure: { code: 'not_authenticated', status: 401 },
    })
    expect(browser.unauthenticated).toEqual(name === 'currentUser' ? [] : [name])
  })

  test.each(table.filter(([, call]) => call.method !== 'GET' && call.access !== 'admin'))(
    '%s without the forgery token answers 403',
    async (_name, call) => {
      const response = await fetch(`${baseUrl}${call.path.replace(/:\w+/g, 'x')}`, {
        method: call.method,
      })
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
        403,
        'csrf_failed',
      ])
    },
  )
})

describe('with a session', () => {
  // `logout` ends the session that asks.
  test.each(table.filter(([name]) => name !== 'logout' && !answersForMinutes(name)))(
    '%s answers in the shape of the contract or with a failure that it names',
    async (name, call) => {
      const browser = await registered(`${name}@example.com`)
      const account = await browser.client('createAccount', { body: { name: 'Garden' } })
      const outcome = await ask(
        browser.client,
        name,
        callSamples(account.ok ? account.answer.id : ''),
      )
      if (outcome.ok) return
      expect(outcome.failure.message).not.toBe('')
      expect([...common, ...(call.errors ?? [])]).toContain(outcome.failure.code)
    },
  )

  test.each(table.filter(([, call]) => call.params !== undefined && call.access !== 'admin'))(
    '%s says so when an id is none',
    async (name, call) => {
      const browser = await eveOf(baseUrl)
      const samples = callSamples(adasAccount)
      const params = Object.fromEntries(
        Object.keys(
          call.params === undefined
            ? {}
            : (samples[name] as { params: Record<string, string> }).params,
        ).map((key) => [key, 'none']),
      )
      const outcome = await (
        browser as (name: CallName, input: unknown) => Promise<Outcome<unknown>>
      )(name, { ...samples[name], params })
      expect(outcome).toMatchObject({
        ok: false,
        failure: { code: 'invalid', status: 400, message: 'Must be a valid UUID.' },
      })
    },
  )
})

let eve: Promise<Client> | null = null
async function eveOf(url: string): Promise<Client> {
  eve ??= registered(`eve@${new URL(url).hostname}.example`).then((browser) => browser.client)
  return eve
}

/**
 * Paths of the parts of a schema that would change what the server answers: each of them becomes a
 * 500.
 */
function changingParts(
  schema: z.core.$ZodType,
  path = 'answer',
  seen = new Set<unknown>(),
): string[] {
  if (seen.has(schema)) return []
  seen.add(schema)
  // Every kind of schema keeps its parts under its own names.
  const def = schema._zod.def as unknown as { type: string; coerce?: boolean } & Record<
    string,
    unknown
  >
  const own =
    ['default', 'prefault', 'catch', 'transform', 'pipe'].includes(def.type) || def.coerce === true
      ? [`${path}: ${def.type}`]
      : []
  const isSchema = (value: unknown): value is z.core.$ZodType =>
    typeof value === 'object' &&
    value !== null &&
    '_zod' in value &&
    'def' in (value as { _zod: object })._zod
  const inner = Object.entries(def).flatMap(([key, value]): [string, unknown][] => {
    if (Array.isArray(value)) return value.map((entry, index) => [`${key}.${index}`, entry])
    return typeof value === 'object' && value !== null && !isSchema(value)
      ? Object.entries(value)
      : [[key, value]]
  })
  return [
    ...own,
    ...inner.flatMap(([key, value]) =>
      isSchema(value) ? changingParts(value, `${path}.${key}`, seen) : [],
    ),
  ]
}
