/** What keeps planned pins from going out well is found, repaired by one press, and taken back. */
import type { BrowserContext } from 'playwright/test'
import { expect } from 'vitest'
import { pinWordLimits } from '#core/contract/content/pins.contract.ts'
import type { SharedPinEvent } from '#core/pins/events/pin.events.ts'
import { addDays, dateOfWall } from '#core/schedule/wall-time.ts'
import { test } from './journey.ts'
import { pinsOnServer, type ServerPin } from './person.ts'
import { dayAt, planAt, sendEvents, withSchedule } from './planned-pins.ts'
import { makePins } from './prepared.ts'
import type { Product } from './product.ts'
import { seen } from './seen.ts'
import { violationsIn } from './violations.ts'

interface WholePin extends ServerPin {
  readonly alt_text: string
  readonly link: string
  readonly publications?: { wall: string }[]
}

/** Accepted by the server; with the tag that makes it unique it would be longer than the network takes. */
const LONG_LINK = 'https://soups.example/'.padEnd(pinWordLimits.link - 10, 'a')

test('findings of planned pins are repaired one by one or all at once, and undo takes all back', async ({
  page,
  context,
  product,
}) => {
  await makePins(page, product, 3)
  const account = await withSchedule(context, product, { link_hours: 24 })
  const before = ['08:00', '09:00', '10:00'].map((time) => dayAt(account, 1, time))
  const [first, second, third] = await wholePins(context, product)
  if (!first || !second || !third) throw new Error('There are three pins.')
  await sendEvents(context, product, {
    accountId: account.accountId,
    events: [spoiled(first, { link: LONG_LINK }), spoiled(second, { alt_text: '' })],
  })
  await page.goto(`${product.address}/calendar?view=list`)
  await seen(
    page.getByText('Nothing planned in this month').or(page.getByRole('option').first()),
  ).toBeVisible()
  // Nothing is planned yet, so nothing is stated.
  await seen(page.getByText(/needs? a fix|could be better/)).toHaveCount(0)

  await planAt(context, product, { ...account, walls: before })
  await page.reload()
  await seen(page.getByText('3 pins need a fix')).toBeVisible()
  await seen(page.getByText('1 can’t be published until you fix it.')).toBeVisible()
  await page.getByRole('button', { name: 'Review' }).click()
  const dialog = page.getByRole('dialog')
  await seen(dialog.getByText('Can’t be published until you fix it')).toHaveCount(1)
  await seen(dialog.getByText(/same link goes out within/)).toHaveCount(1)
  expect(await violationsIn(page, { theme: 'light', width: 1440 })).toEqual([])

  await dialog.getByRole('button', { name: /^Use \S*roasted-tomato-soup/ }).click()
  await seen(dialog.getByText('Can’t be published until you fix it')).toHaveCount(0)
  await seen(dialog.getByText(/same link goes out within/)).toHaveCount(2)
  const links = async () => (await wholePins(context, product)).map(({ link }) => link)
  await expect.poll(links).not.toContain(LONG_LINK)

  await dialog.getByRole('button', { name: /^Repair all/ }).click()
  await seen(dialog.getByText('Nothing left to fix.')).toBeVisible()
  const walls = async () =>
    (await wholePins(context, product)).flatMap(({ publications = [] }) =>
      publications.map(({ wall }) => wall),
    )
  const after = [0, 1, 2].map((days) => `${addDays(dateOfWall(before[0] ?? ''), days)}T08:00`)
  await expect.poll(async () => (await walls()).toSorted()).toEqual(after)
  const haveAltText = async () =>
    (await wholePins(context, product)).every(({ alt_text }) => alt_text !== '')
  await expect.poll(haveAltText).toBe(true)

  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await seen(page.getByText(/needs? a fix|could be better/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect.poll(async () => (await walls()).toSorted()).toEqual(before)
  const alt = async () =>
    (await wholePins(context, product)).find(({ id }) => id === second.id)?.alt_text
  await expect.poll(alt).toBe('')
  await seen(page.getByText('2 pins could be better')).toBeVisible()
})

const wholePins = async (context: BrowserContext, product: Product): Promise<WholePin[]> =>
  (await pinsOnServer(context, product)) as WholePin[]

/** As an older version, or a file that was read, may have left it. */
function spoiled(
  pin: WholePin,
  patch: Partial<Pick<WholePin, 'link' | 'alt_text'>>,
): SharedPinEvent {
  const { link, alt_text } = pin
  const before = 'link' in patch ? { link } : { alt_text }
  return { type: 'pin.updated', data: { id: pin.id, patch, before } }
}
