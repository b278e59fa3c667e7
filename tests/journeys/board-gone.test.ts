/** A board that was deleted on the network while pins were planned for it. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from 'vitest'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { saveAsDrafts } from './drafts-on-board.ts'
import { picture, pinsOnServer, send } from './person.ts'
import { boardNamed, connectPractice, dayAt, planAt, withSchedule } from './planned-pins.ts'
import { makePins } from './prepared.ts'
import type { Product } from './product.ts'
import { seen } from './seen.ts'
import { violationsIn } from './violations.ts'
import { withPractice as test } from './with-practice.ts'

test('a deleted board is named with its pins before they are due, and one choice changes the board of all', async ({
  page,
  context,
  product,
}) => {
  await makePins(page, product, 3)
  const account = await withSchedule(context, product)
  await connectPractice(context, product)
  const board = await boardNamed(context, product, 'Quick dinners')
  const other = await boardNamed(context, product, 'Weekend ideas')
  // The last of the three pins is on the board without a date.
  await saveAsDrafts(context, product, board)
  const walls = [dayAt(account, 1, '12:00'), dayAt(account, 2, '12:00')]
  await planAt(context, product, { ...account, ...board, walls })
  deleteOnNetwork(product, 'Quick dinners')
  const path = `/api/accounts/${account.accountId}/connection/boards/`
  await send(context.request, product, { path, data: {} })

  await page.goto(`${product.address}/calendar`)
  await seen(page.getByText('“Quick dinners” is no longer on Practice')).toBeVisible()
  await seen(
    page.getByText('2 planned pins can’t go out until they have another board.'),
  ).toBeVisible()
  expect(await violationsIn(page, { theme: 'light', width: 1440 })).toEqual([])
  await picture(page, 'board-gone')
  const boards = async () => boardsOf((await pinsOnServer(context, product)) as unknown as Pin[])
  const before = await boards()
  expect(new Set(before.flat())).toEqual(new Set([board.boardId]))
  await page.getByRole('button', { name: 'Choose another board' }).click()
  await picture(page, 'board-gone-choice')
  await page.getByRole('menuitem', { name: other.boardName, exact: true }).click()
  await seen(page.getByText('3 pins are on “Weekend ideas” now.')).toBeVisible()
  await seen(page.getByText('is no longer on Practice')).toHaveCount(0)
  await expect.poll(async () => new Set((await boards()).flat())).toEqual(new Set([other.boardId]))

  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect.poll(boards).toEqual(before)
  await seen(page.getByText('“Quick dinners” is no longer on Practice')).toBeVisible()
  // Its pins can be opened from the banner.
  await page.getByRole('button', { name: / · / }).first().click()
  await seen(
    page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }),
  ).toBeVisible()
})

function deleteOnNetwork({ dataDir }: Product, name: string): void {
  const network = new DatabaseSync(join(dataDir, 'practice-network.sqlite'), { timeout: 5_000 })
  const gone = network
    .prepare(
      "delete from documents where (kind = 'board' or kind like 'board of %') and json_extract(body, '$.name') = ?",
    )
    .run(name)
  network.close()
  expect(gone.changes).toBeGreaterThan(0)
}

/** Of each pin: where it is meant to be, and where it is planned. */
function boardsOf(pins: readonly Pin[]): string[][] {
  return pins.map(({ boards, publications = [] }) =>
    [...boards, ...publications].map(({ board_id }) => board_id),
  )
}
