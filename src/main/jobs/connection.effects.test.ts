import { expect, test } from 'vitest'
import { createActor, fromCallback, setup } from 'xstate'
import type { Client } from '#core/contract/client.ts'
import { connectionOf, fresh } from '../../machines/connection/connection.model.ts'
import { provideConnection } from './connection.effects.ts'

const failureOf = (status: number | null) => ({
  ok: false as const,
  failure: { code: 'no_answer', status, message: 'No.', body: null, retryAfter: null },
})

/** The way back from the network, on a screen that is left before the server answers. */
function leftWhileFinishing() {
  const answer = Promise.withResolvers<unknown>()
  const reloads: unknown[] = []
  const client = (async () => answer.promise) as unknown as Client
  const root = setup({
    actors: {
      accounts: fromCallback(({ receive }) => receive((event) => reloads.push(event))),
      connection: provideConnection(client, () => undefined),
    },
  }).createMachine({
    invoke: { src: 'accounts', systemId: 'accounts' },
    initial: 'open',
    states: {
      open: { invoke: { src: 'connection', id: 'connection' }, on: { leave: { target: 'left' } } },
      left: {},
    },
  })
  const actor = createActor(root).start()
  actor
    .getSnapshot()
    .children['connection']?.send({ type: 'connection.returned', state: 's', code: 'c' })
  actor.send({ type: 'leave' })
  return async (outcome: unknown) => {
    answer.resolve(outcome)
    await new Promise((done) => setImmediate(done))
    return reloads
  }
}

test.each([
  ['the account is connected', { ok: true, answer: connectionOf(fresh) }],
  ['the answer is lost', failureOf(null)],
])('reloads the accounts when %s after the screen was closed', async (_, outcome) => {
  expect(await leftWhileFinishing()(outcome)).toEqual([{ type: 'accounts.reload' }])
})

test('does not reload the accounts after a 401', async () => {
  expect(await leftWhileFinishing()(failureOf(401))).toEqual([])
})
