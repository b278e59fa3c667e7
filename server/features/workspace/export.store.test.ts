import { expect, test } from 'vitest'
import { startTestServer, type SignedUp } from '../../../tests/support/server/test-server.ts'
import { boardRows, findAccountRow, lockRevision, revisionNow } from './export.store.ts'

const accountOf = async ({ client }: SignedUp): Promise<string> => {
  const made = await client('createAccount', { body: { name: 'Kitchen' } })
  if (!made.ok) throw new Error(made.failure.message)
  await client('createBoard', { params: { account_id: made.answer.id }, body: { name: 'Soups' } })
  await client('putBrand', {
    params: { account_id: made.answer.id },
    body: { name: 'Ada’s', colors: [], fonts: [], logo_picture_id: null },
  })
  return made.answer.id
}

test('nothing of an account is read for anybody but its owner, whichever question is asked', async () => {
  const server = await startTestServer({ features: () => [] })
  const [ada, eve] = [await server.signUp(), await server.signUp()]
  const accountId = await accountOf(ada)
  const { database } = server.platform
  await database.root
    .insertInto('pin_counters')
    .values({ account_id: accountId, revision: 7, front: 9 })
    .execute()
  const read = async (owner: string) => {
    const key = { owner, accountId }
    const { boards, brand } = await boardRows(database.root, key)
    return [
      (await findAccountRow(database.root, key))?.name,
      boards.length,
      brand?.brand !== undefined,
      await revisionNow(database.root, key),
      await database.transaction((tx) => lockRevision(tx, key)),
    ]
  }
  expect(await read(ada.user.id)).toEqual(['Kitchen', 1, true, 7, { revision: 7, front: 9 }])
  expect(await read(eve.user.id)).toEqual([undefined, 0, false, 0, { revision: 0, front: 0 }])
  await server.close()
})
