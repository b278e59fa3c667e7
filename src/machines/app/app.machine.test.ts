import { createActor, createMachine, fromCallback, fromPromise, type AnyActorRef } from 'xstate'
import { expect, test, vi } from 'vitest'
import type { Account } from '#core/contract/account/accounts.contract.ts'
import type { User } from '#core/contract/account/auth.contract.ts'
import { emptyBook } from '#core/pins/book/pin-book.ts'
import { accountsMachine, type UnsentChanges } from '../accounts/accounts.machine.ts'
import { appInput as input, still, stillChildren } from './app.builder.ts'
import { appMachine } from './app.machine.ts'
import { authMachine } from '../auth/auth.machine.ts'
import { environmentMachine } from '../environment/environment.machine.ts'
import type { SyncResult } from '../pins/pin-sync-words.ts'
import { pinsMachine } from '../pins/pins.machine.ts'
import type { StoreObserved, StoreReport } from '../pins/pins-context.ts'

const ada: User = {
  id: '0192f0c1-2d3e-7abc-8def-000000000001',
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: '',
  email_verified: true,
  has_password: true,
  created_at: 1,
}
const whoIs = authMachine.provide({
  actors: {
    checkUser: fromPromise(async (): Promise<{ user?: User | null | undefined }> => ({
      user: ada,
    })),
  },
})
const watching = environmentMachine.provide({
  actors: { watchPage: fromCallback(() => undefined) },
})
const turn = async (): Promise<unknown> => new Promise((done) => setTimeout(done, 0))

test('a machine that breaks down leaves its sentence, and the others go on', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const broken = createMachine({
    entry: () => {
      throw new Error('The page cannot be watched')
    },
  }) as never
  const app = createActor(
    appMachine.provide({
      actors: {
        ...stillChildren,
        auth: whoIs,
        environment: broken,
        pins: still({ book: emptyBook() }),
      },
    }),
    { input },
  )
  app.start()
  await turn()
  expect([
    app.getSnapshot().context.fault,
    app.getSnapshot().context.user,
    app.getSnapshot().status,
  ]).toEqual(['The page cannot be watched', ada, 'active'])
  expect(report).toHaveBeenCalledWith('A machine broke down:', expect.any(Error))
  app.stop()
  report.mockRestore()
})

test('pins of a deleted account reload the accounts, and the next account opens', async () => {
  const [gone, next] = ['gone', 'next'].map((id) => ({
    id,
    name: id,
    kind: 'manual' as const,
    created_at: 1,
  }))
  if (gone === undefined || next === undefined) throw new Error('Two accounts')
  const lists = [[gone, next], [next]]
  const accounts = accountsMachine.provide({
    actors: {
      listAccounts: fromPromise(async (): Promise<{ accounts: readonly Account[] }> => ({
        accounts: lists.shift() ?? [],
      })),
      purgeAccounts: fromPromise(async (): Promise<{ unsent: readonly UnsentChanges[] }> => ({
        unsent: [],
      })),
    },
  })
  const pins = pinsMachine.provide({
    actors: {
      pinStore: fromCallback<StoreObserved, { userId: string; accountId: string }, StoreReport>(
        ({ sendBack, input: { accountId } }) =>
          sendBack({
            type: 'store.opened',
            book: emptyBook(accountId),
            note: { pending: 0, state: 'saved' },
            needsReset: false,
            hasNewer: false,
            owed: [],
          }),
      ),
      syncPins: fromPromise(async ({ input: { accountId } }): Promise<SyncResult> => ({
        kind: accountId === 'gone' ? 'gone' : 'synced',
      })),
    },
  })
  const app = createActor(
    appMachine.provide({
      actors: { ...stillChildren, auth: whoIs, environment: watching, accounts, pins },
    }),
    { input },
  )
  app.start()
  for (let round = 0; round < 5; round += 1) await turn()
  const accountsActor: AnyActorRef | undefined = app.system.get('accounts')
  expect([
    lists.length,
    app.getSnapshot().context.accountId,
    accountsActor?.getSnapshot().context.lost?.id,
  ]).toEqual([0, 'next', 'gone'])
  app.stop()
})
