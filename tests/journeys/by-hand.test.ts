/** An account without a connection: due pins are published by hand, also offline. */
import { expect } from 'vitest'
import { test } from './journey.ts'
import { picture, pinsOnServer } from './person.ts'
import { planPins } from './planned-pins.ts'
import { makePins } from './prepared.ts'
import { seen } from './seen.ts'
import { violationsNow } from './violations.ts'

const ADDRESS = 'https://www.pinterest.com/pin/987654321/'

test('due pins can be copied, marked done with their address, undone and postponed', async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await makePins(page, product, 3)
  const { publications } = await planPins(page, product, { later: [0, 0, 86_400_000] })
  await page.goto(`${product.address}/calendar`)
  await seen(page.getByText('2 pins are due to publish by hand')).toBeVisible()
  await page.getByRole('link', { name: 'Due list' }).click()
  await seen(page.getByRole('heading', { name: 'Due to publish', level: 1 })).toBeVisible()
  const cards = page.getByRole('listitem').filter({ has: page.locator('[data-due]') })
  await seen(cards).toHaveCount(2)

  const first = cards.first()
  const id = await first.locator('[data-due]').getAttribute('data-due')
  await first.getByRole('button', { name: /^Copy the Link of/ }).click()
  const copied = async () => new URL(await page.evaluate(() => navigator.clipboard.readText()))
  await expect.poll(async () => (await copied()).searchParams.get('utm_content')).toBe(id)
  await seen(first.getByRole('link', { name: 'Download picture' })).toHaveAttribute('download')

  const address = first.getByLabel('Address of the published pin (optional)')
  await address.fill('https://www.pinterest.com/ada/')
  await first.getByRole('button', { name: /^Done/ }).click()
  await seen(first.getByText(/That isn’t the address of a pin/)).toBeVisible()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await violationsNow(page)).toEqual([])
    await picture(page, `by-hand-${width}`)
  }

  const states = async () =>
    (
      (await pinsOnServer(context, product)) as unknown as {
        publications?: { id: string; state: string; url?: string; at: number }[]
      }[]
    )
      .flatMap(({ publications: list = [] }) => list)
      .filter((one) => one.id === id)
      .map(({ state, url }) => `${state} ${url ?? ''}`.trim())
  await address.fill('www.pinterest.com/pin/lemon--987654321/?x=1')
  await first.getByRole('button', { name: /^Done/ }).click()
  await seen(cards).toHaveCount(1)
  // What had the focus is gone with its card: the next one has it.
  await seen(page.locator('[data-due]')).toBeFocused()
  await expect.poll(states).toEqual([`published ${ADDRESS}`])
  await page.keyboard.press('Control+z')
  await seen(cards).toHaveCount(2)
  await expect.poll(states).toEqual(['planned'])

  await cards
    .first()
    .getByRole('button', { name: /^Not today/ })
    .click()
  await seen(cards).toHaveCount(1)
  await context.setOffline(true)
  await cards.first().getByRole('button', { name: /^Done/ }).click()
  await seen(page.getByRole('heading', { name: 'Nothing is due' })).toBeVisible()
  await context.setOffline(false)
  await expect
    .poll(async () => (await pinsOnServer(context, product)).map(({ status }) => status).toSorted())
    .toEqual(['published', 'scheduled', 'scheduled'])
  expect(publications).toHaveLength(3)
})

test('the feed’s address is shown once, can be read without a login, and can be revoked', async ({
  page,
  product,
}) => {
  await makePins(page, product, 1)
  const { publications } = await planPins(page, product, { later: [3_600_000] })
  await page.goto(`${product.address}/calendar`)
  await page.getByRole('button', { name: 'More options' }).click()
  await page.getByRole('menuitem', { name: 'Reminders…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reminders' })
  await dialog.getByRole('button', { name: 'Make an address' }).click()
  const url = await dialog.getByLabel('Address of your calendar').inputValue()
  expect(await violationsNow(page)).toEqual([])
  await picture(page, 'by-hand-reminders')
  const answer = await fetch(url)
  expect(await answer.text()).toContain(`UID:${publications[0]?.id}@pinloom`)
  await dialog.getByText('An email each morning', { exact: false }).click()
  await seen(dialog.getByRole('checkbox')).toBeChecked()
  await dialog.getByRole('button', { name: 'End the subscription' }).click()
  await seen(dialog.getByRole('button', { name: 'Make an address' })).toBeVisible()
  expect((await fetch(url)).status).toBe(404)
})
