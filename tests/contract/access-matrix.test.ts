/**
 * Sends every call of the table without permission: without a session, with an ended one, and for
 * things of another person or account, which must be answered exactly like things that do not exist.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { v7 } from 'uuid'
import type { Call } from '#core/contract/call/call.ts'
import { calls, type CallName } from '#core/contract/calls.ts'
import type { Client, Outcome } from '#core/contract/client.ts'
import { startTestServer, type SignedUp, type TestServer } from '../support/server/test-server.ts'
import { answerOf } from '../support/server/pins-world.ts'
import { allParams, everythingOf, paramsOf, type Things, withEverything } from './access-world.ts'
import { callSamples } from './call-samples.ts'

// The table is one object of literals; walking it, every line is a Call.
const table = Object.entries(calls) as [CallName, Call][]
const named = table.filter(([, { access, params }]) => access === 'user' && params !== undefined)
const nested = named.filter(
  ([, { path }]) => path.includes(':account_id') && paramsOf(path).length > 1,
)
/** Numbers instead of ids: no secret, and each account has the first. */
const COUNTED = new Set(['version', 'part'])

let server: TestServer
let [ada, eve]: SignedUp[] = []
let things: Things
let evesAccount: string
let sibling: string
let before: string

beforeAll(async () => {
  server = await startTestServer()
  ada = await server.signUp('ada@example.com')
  eve = await server.signUp('eve@example.com')
  things = await withEverything(server, ada)
  evesAccount = answerOf(await eve.client('createAccount', { body: { name: 'Garden' } })).id
  sibling = answerOf(await ada.client('createAccount', { body: { name: 'Balcony' } })).id
  before = await everythingOf(server.platform.database.root, ada.user.id)
}, 60_000)
afterAll(async () => server.close())
beforeEach(() => server.clock.advance(61_000))

/** The samples tie each name to its input; a loop over all names can't express that. */
async function ask(client: Client, name: CallName, params?: Things): Promise<Outcome<unknown>> {
  const sample = callSamples(evesAccount)[name]
  const input = params === undefined ? sample : { ...sample, params }
  return (client as (name: CallName, input: unknown) => Promise<Outcome<unknown>>)(name, input)
}

const clientOf = (person: SignedUp | undefined): Client => {
  if (person === undefined) throw new Error('Nobody has signed up.')
  return person.client
}

function paramsFor(call: Call, of: (name: string) => string | number | undefined): Things {
  return Object.fromEntries(
    paramsOf(call.path).map((name) => [name, of(name) ?? (COUNTED.has(name) ? 1 : v7())]),
  )
}

/** Code and words of a failure, to compare: an id in them would be a leak. */
const plain = (outcome: Outcome<unknown>) =>
  outcome.ok ? outcome : { ...outcome.failure, retryAfter: null }

test('access-world.ts has one of each thing that a path can name', () => {
  expect([...allParams].filter((name) => (things[name] ?? '') === '')).toEqual([])
})

describe('without a session', () => {
  test.each(table.filter(([, { access }]) => access !== 'public'))(
    '%s: no session and a dead one are refused alike',
    async (name, { access }) => {
      const refused = access === 'admin' ? 'not_found' : 'not_authenticated'
      const ended = await server.signUp()
      await server.platform.database.root
        .deleteFrom('sessions')
        .where('user_id', '=', ended.user.id)
        .execute()
      for (const { client } of [server.browser(), ended])
        expect(await ask(client, name)).toMatchObject({ failure: { code: refused } })
    },
  )
})

describe('another person', () => {
  test.each(named)('%s: their things answer as what does not exist', async (name, call) => {
    const foreign = await ask(
      clientOf(eve),
      name,
      paramsFor(call, (param) => things[param]),
    )
    const missing = await ask(
      clientOf(eve),
      name,
      paramsFor(call, () => undefined),
    )
    const code = foreign.ok ? null : foreign.failure.code
    expect(!call.path.includes(':account_id') || code === 'not_found').toBe(true)
    expect(plain(foreign)).toEqual(plain(missing))
    expect(await everythingOf(server.platform.database.root, ada?.user.id ?? '')).toBe(before)
  })

  test.each(nested)(
    '%s: their things are not found in an account of one’s own',
    async (name, call) => {
      const own = (param: string) => (param === 'account_id' ? evesAccount : undefined)
      const foreign = await ask(
        clientOf(eve),
        name,
        paramsFor(call, (param) => own(param) ?? things[param]),
      )
      expect(plain(foreign)).toEqual(plain(await ask(clientOf(eve), name, paramsFor(call, own))))
      expect(await everythingOf(server.platform.database.root, ada?.user.id ?? '')).toBe(before)
    },
  )
})

test.each(nested)('%s: things of a sibling account answer as missing ones', async (name, call) => {
  const inSibling = (param: string) => (param === 'account_id' ? sibling : undefined)
  const other = await ask(
    clientOf(ada),
    name,
    paramsFor(call, (param) => inSibling(param) ?? things[param]),
  )
  expect(plain(other)).toEqual(plain(await ask(clientOf(ada), name, paramsFor(call, inSibling))))
})

test.each(table.filter(([, { access }]) => access === 'admin'))(
  '%s answers 404 to a person who is not an administrator',
  async (name, call) => {
    const answer = await ask(
      clientOf(eve),
      name,
      paramsFor(call, (param) => things[param]),
    )
    expect(answer).toMatchObject({ failure: { code: 'not_found', status: 404 } })
    expect(answer).toMatchObject({
      failure: { body: { problem_codes: { detail: { code: 'request.noCall' } } } },
    })
  },
)
