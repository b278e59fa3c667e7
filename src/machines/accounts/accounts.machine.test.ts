import { createActor, fromPromise } from 'xstate'
import { expect, test } from 'vitest'
import type { Account } from '#core/contract/account/accounts.contract.ts'
import { accountsMachine, type UnsentChanges, type UnsentChoice } from './accounts.machine.ts'
import { CallFailed } from '../call-failed.ts'

const account = (id: string): Account => ({
  id,
  name: `Name of ${id}`,
  kind: 'manual',
  created_at: 1,
})
const noAnswer = new CallFailed({
  code: 'no_answer',
  status: null,
  message: 'No answer.',
  body: null,
  retryAfter: null,
})

function accounts(
  { lists, kept = [] }: { lists: (Account[] | CallFailed)[]; kept?: UnsentChanges[][] },
  selected: string | null = null,
) {
  const purged: string[][] = []
  const settled: UnsentChoice[] = []
  const actor = createActor(
    accountsMachine.provide({
      actors: {
        listAccounts: fromPromise(async (): Promise<{ accounts: readonly Account[] }> => {
          const list = lists.shift() ?? noAnswer
          if (list instanceof CallFailed) throw list
          return { accounts: list }
        }),
        purgeAccounts: fromPromise(
          async ({ input }): Promise<{ unsent: readonly UnsentChanges[] }> => {
            purged.push(input.ownedIds)
            return { unsent: kept.shift() ?? [] }
          },
        ),
        settleUnsent: fromPromise(async ({ input }) => void settled.push(input.choice)),
      },
    }),
    {
      input: {
        userId: 'ada',
        selectedAccount: selected === null ? null : { id: selected, name: `Name of ${selected}` },
      },
    },
  )
  actor.start()
  return {
    actor,
    purged,
    settled,
    context: () => actor.getSnapshot().context,
    turn: async () => new Promise((done) => setTimeout(done, 0)),
  }
}

test('a stored account that is not in the list is cleared and named as lost, until that is dismissed', async () => {
  const { actor, context, turn, purged } = accounts({ lists: [[account('a')]] }, 'gone')
  await turn()
  expect([context().selectedAccount?.id, context().lost?.name, purged]).toEqual([
    'a',
    'Name of gone',
    [['a']],
  ])
  actor.send({ type: 'accounts.dismissLost' })
  expect(context().lost).toBeNull()
})

test('no answer loses and purges nothing', async () => {
  const { context, turn, purged } = accounts({ lists: [noAnswer] }, 'a')
  await turn()
  expect([context().selectedAccount?.id, context().lost, purged]).toEqual(['a', null, []])
})

test('what was kept for its unsent changes waits for the choice, then goes', async () => {
  const { actor, context, turn, settled, purged } = accounts(
    { lists: [[]], kept: [[{ accountId: 'gone', count: 3 }], []] },
    'gone',
  )
  await turn()
  expect(context().unsent).toEqual([{ accountId: 'gone', count: 3 }])
  actor.send({ type: 'accounts.saveUnsent', id: 'gone' })
  await turn()
  expect([settled, context().unsent, purged.length]).toEqual([
    [{ type: 'accounts.saveUnsent', id: 'gone' }],
    [],
    2,
  ])
})
