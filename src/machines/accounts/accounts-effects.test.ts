/** All that the machine of the accounts asks and remembers, step by step. */
import { expect, test } from 'vitest'
import type { Account } from '#core/contract/account/accounts.contract.ts'
import { accountsMachine } from './accounts.machine.ts'
import { CallFailed } from '../call-failed.ts'
import { play } from '../play.builder.ts'

const account = (id: string): Account => ({
  id,
  name: `Name of ${id}`,
  kind: 'manual',
  created_at: 1,
})
const selected = (id: string) => ({ id, name: `Name of ${id}`, kind: 'manual' as const })
const no = new CallFailed({
  code: 'conflict',
  status: 409,
  message: 'That name is taken.',
  body: null,
  retryAfter: null,
})
const [a, b] = [account('a'), account('b')]

const accounts = (id: string | null = null) =>
  play(accountsMachine, {
    input: { userId: 'u', selectedAccount: id === null ? null : selected(id) },
  })
async function ready(list: Account[] = [a, b], id: string | null = 'a') {
  const it = accounts(id)
  await it.answer('listAccounts', { accounts: list })
  await it.answer('purgeAccounts', { unsent: [] })
  it.did()
  return it
}

test('at first the list is asked for and nothing is known but what was kept', () => {
  const it = accounts('a')
  expect(it.context()).toEqual({
    userId: 'u',
    selectedAccount: selected('a'),
    accounts: [],
    error: null,
    lost: null,
    unsent: [],
  })
  expect([it.state(), it.tags(), it.did()]).toEqual([
    'loading',
    ['loading'],
    [['listAccounts', undefined]],
  ])
})

test('the list removes from this device what is not in it, and only then stands ready', async () => {
  const it = accounts('a')
  it.did()
  await it.answer('listAccounts', { accounts: [a, b] })
  expect([it.state(), it.tags(), it.did()]).toEqual([
    { ready: 'purging' },
    ['busy', 'ready'],
    [['purgeAccounts', { userId: 'u', ownedIds: ['a', 'b'] }]],
  ])
  await it.answer('purgeAccounts', { unsent: [{ accountId: 'x', count: 2 }] })
  expect([it.state(), it.tags()]).toEqual([{ ready: 'idle' }, ['ready']])
  expect(it.context()).toMatchObject({
    accounts: [a, b],
    selectedAccount: selected('a'),
    lost: null,
    unsent: [{ accountId: 'x', count: 2 }],
  })
})

test('a list that fails says why and is asked for again half a minute later, by the network or by the person', async () => {
  const it = accounts()
  await it.fail('listAccounts', no)
  expect([it.state(), it.tags(), it.context().error]).toEqual([
    'failed',
    ['failed'],
    'That name is taken.',
  ])
  it.did()
  it.wait(29_999)
  expect(it.did()).toEqual([])
  it.wait(1)
  expect(it.did()).toEqual([['listAccounts', undefined]])
  for (const type of ['network.online', 'accounts.reload'] as const) {
    await it.fail('listAccounts', no)
    it.did()
    it.send({ type })
    expect(it.did()).toEqual([['listAccounts', undefined]])
  }
  await it.answer('listAccounts', { accounts: [a] })
  expect(it.context().error).toBeNull()
})

test('who was worked on and is gone is named once, also when the list comes again', async () => {
  const it = await ready([b], 'a')
  expect(it.context()).toMatchObject({ lost: selected('a'), selectedAccount: selected('b') })
  it.send({ type: 'accounts.reload' })
  expect(it.did()).toEqual([['listAccounts', undefined]])
  await it.answer('listAccounts', { accounts: [b] })
  expect(it.context().lost).toEqual(selected('a'))
  it.send({ type: 'accounts.dismissLost' })
  expect(it.context().lost).toBeNull()
})

test('an account stored without its kind is kept, and gets the kind of the list', async () => {
  const it = play(accountsMachine, {
    input: { userId: 'u', selectedAccount: { id: 'a', name: 'Former name' } },
  })
  expect(it.context().selectedAccount).toEqual({ id: 'a', name: 'Former name' })
  await it.answer('listAccounts', { accounts: [b, { ...a, kind: 'practice' }] })
  expect(it.context().selectedAccount).toEqual({ ...selected('a'), kind: 'practice' })
})

test('an account is chosen by its id, at any time; one that is not there is not', async () => {
  const it = await ready()
  it.send({ type: 'accounts.select', id: 'b' })
  expect(it.context().selectedAccount).toEqual(selected('b'))
  it.send({ type: 'accounts.select', id: 'x' })
  expect([it.context().selectedAccount, it.did(), it.state()]).toEqual([
    selected('b'),
    [],
    { ready: 'idle' },
  ])
})

test.each([
  { type: 'accounts.create', name: 'C' },
  { type: 'accounts.delete', id: 'a' },
] as const)('$type is sent with the list that there is', async (change) => {
  const it = await ready()
  it.send(change)
  expect([it.state(), it.tags(), it.did()]).toEqual([
    { ready: 'changing' },
    ['busy', 'ready'],
    [['changeAccount', { change, accounts: [a, b] }]],
  ])
})

test('a new account is chosen, and what is not owned any more goes from this device', async () => {
  const it = await ready()
  it.send({ type: 'accounts.create', name: 'C' })
  it.did()
  const c = account('c')
  await it.answer('changeAccount', { accounts: [a, b, c], created: c })
  expect([it.context().accounts, it.context().selectedAccount, it.did()]).toEqual([
    [a, b, c],
    selected('c'),
    [['purgeAccounts', { userId: 'u', ownedIds: ['a', 'b', 'c'] }]],
  ])
})

test('what is deleted here is not named as lost', async () => {
  const it = await ready()
  it.send({ type: 'accounts.delete', id: 'a' })
  await it.answer('changeAccount', { accounts: [b], created: null })
  expect(it.context()).toMatchObject({ accounts: [b], selectedAccount: selected('b'), lost: null })
})

test('a refused change says why until the next one', async () => {
  const it = await ready()
  for (const change of [
    { type: 'accounts.create', name: 'C' },
    { type: 'accounts.delete', id: 'a' },
    { type: 'accounts.create', name: 'D' },
  ] as const) {
    it.send(change)
    expect(it.context().error).toBeNull()
    await it.fail('changeAccount', no)
    expect([it.state(), it.context().error]).toEqual([{ ready: 'idle' }, 'That name is taken.'])
  }
})

test.each(['accounts.saveUnsent', 'accounts.discardUnsent'] as const)(
  '%s is settled, and then what was kept for it goes',
  async (type) => {
    const it = await ready()
    it.send({ type, id: 'x' })
    expect([it.state(), it.tags(), it.did()]).toEqual([
      { ready: 'settling' },
      ['busy', 'ready'],
      [['settleUnsent', { userId: 'u', choice: { type, id: 'x' } }]],
    ])
    await it.answer('settleUnsent')
    expect([it.state(), it.did()]).toEqual([
      { ready: 'purging' },
      [['purgeAccounts', { userId: 'u', ownedIds: ['a', 'b'] }]],
    ])
  },
)

test('what can not be settled or removed is explained, and the accounts go on', async () => {
  const it = await ready()
  it.send({ type: 'accounts.saveUnsent', id: 'x' })
  await it.fail('settleUnsent', no)
  expect([it.state(), it.context().error]).toEqual([{ ready: 'idle' }, 'That name is taken.'])
  const other = accounts()
  await other.answer('listAccounts', { accounts: [a] })
  await other.fail('purgeAccounts', no)
  expect([other.state(), other.context().error]).toEqual([{ ready: 'idle' }, 'That name is taken.'])
})

test('a new account that is not in the list leaves the choice as it is', async () => {
  const it = await ready()
  it.send({ type: 'accounts.create', name: 'C' })
  await it.answer('changeAccount', { accounts: [a, b], created: account('c') })
  expect(it.context().selectedAccount).toEqual(selected('a'))
})
