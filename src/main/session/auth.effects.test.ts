import { createActor, toPromise, type AnyActorLogic } from 'xstate'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Client, Failure } from '#core/contract/client.ts'
import { provideAuth } from './auth.effects.ts'
import { storedJson } from '../../persistence/stored-json.ts'

const failure = (code: Failure['code'], status: number | null): Failure => ({
  code,
  status,
  message: '',
  body: null,
  retryAfter: null,
})

function parts(answer: () => Failure | null, mayHaveSession = true) {
  const kept = new Map<string, string>()
  const area = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const owed = storedJson(area, 'owedSignOut', z.literal(true))
  const asked: { name: string; wasKept: boolean }[] = []
  // The calls of this test answer nothing that is read.
  const client = (async (name: string) => {
    asked.push({ name, wasKept: owed.read() === true })
    const failed = answer()
    return failed === null
      ? { ok: true, answer: { user: { id: 'ada' } } }
      : { ok: false, failure: failed }
  }) as unknown as Client
  const { actors } = provideAuth(client, owed, () => mayHaveSession).implementations
  const run = async (name: 'signOut' | 'signIn' | 'checkUser', input: object): Promise<unknown> => {
    const logic = actors[name] as AnyActorLogic | undefined
    if (logic === undefined) throw new Error(`${name} is not provided`)
    const actor = createActor(logic, { input })
    const over = toPromise(actor).catch(() => 'failed')
    actor.start()
    return over
  }
  return { owed, asked, run }
}

test('a logout is stored before the request and cleared by the answer', async () => {
  const { owed, asked, run } = parts(() => null)
  await run('signOut', { isOwed: false })
  expect([asked, owed.read()]).toEqual([[{ name: 'logout', wasKept: true }], null])
})

test.for([
  ['no answer', failure('no_answer', null), true],
  ['a 503', failure('server_error', 503), true],
  ['a refusal', failure('forbidden', 403), null],
] as const)('after %s it is kept or forgotten', async ([, failed, left]) => {
  const { owed, run } = parts(() => failed)
  expect(await run('signOut', { isOwed: false })).toBe('failed')
  expect(owed.read()).toBe(left)
})

test('an owed logout that another tab has settled or replaced is not sent', async () => {
  const { owed, asked, run } = parts(() => null)
  owed.write(true)
  await run('signIn', { how: 'password', email: 'ada@example.com', password: 'secret' })
  expect(owed.read()).toBeNull()
  await run('signOut', { isOwed: true })
  expect(asked.map(({ name }) => name)).toEqual(['login'])
})

test('the server is asked for a user only where there may be a session', async () => {
  const failed = failure('not_authenticated', 401)
  const [first, later] = [parts(() => failed, false), parts(() => failed)]
  expect([await first.run('checkUser', {}), first.asked]).toEqual([{ user: null }, []])
  expect([await later.run('checkUser', {}), later.asked.map(({ name }) => name)]).toEqual([
    { user: null },
    ['currentUser'],
  ])
})
