import { expect, test } from 'vitest'
import { play } from '../play.builder.ts'
import { passkeyMachine, type PasskeyEvent } from './passkey.machine.ts'
import { failed, prompts, signed, starts } from './passkey.model.ts'

const user = {
  id: '0192f0c1-2d3e-7abc-8def-000000000001',
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: '',
  email_verified: true,
  has_password: true,
  created_at: 1,
}

function begun(purpose: 'login' | 'add') {
  const it = play(passkeyMachine, { input: undefined })
  const start: PasskeyEvent = { type: 'passkey.start', start: starts[purpose] }
  it.send(start)
  return { ...it, again: () => it.send(start) }
}

test.each(['login', 'add'] as const)(
  'to %s, each step gets the answer of the one before it',
  async (purpose) => {
    const it = begun(purpose)
    it.again()
    expect(it.did()).toEqual([['requestOptions', starts[purpose]]])
    await it.answer('requestOptions', prompts[purpose])
    expect([it.did(), it.tags()]).toEqual([
      [['promptUser', prompts[purpose]]],
      ['busy', 'prompting'],
    ])
    await it.answer('promptUser', signed[purpose])
    expect(it.did()).toEqual([['sendResponse', signed[purpose]]])
    await it.answer('sendResponse', { user, redirect_to: '/drafts' })
    expect([it.did(), it.state(), it.context()]).toEqual([
      [['emitted', { type: 'passkey.finished', user, redirect_to: '/drafts' }]],
      'idle',
      { prompt: null, signed: null, failure: null },
    ])
  },
)

test('a failure is kept until the next start', async () => {
  const it = begun('login')
  await it.fail('requestOptions', failed)
  expect([it.state(), it.context().failure]).toEqual(['idle', failed.failure])
  it.again()
  expect([it.tags(), it.context().failure]).toEqual([['busy'], null])
  await it.answer('requestOptions', prompts.login)
  await it.fail('promptUser', failed)
  expect([it.state(), it.context().failure]).toEqual(['idle', failed.failure])
})

test('cancelling stops the browser’s dialog', async () => {
  const it = begun('add')
  await it.answer('requestOptions', prompts.add)
  it.did()
  it.send({ type: 'passkey.cancel' })
  expect([it.did(), it.state(), it.context().failure]).toEqual([
    [['promptUser', 'stopped']],
    'idle',
    null,
  ])
})
