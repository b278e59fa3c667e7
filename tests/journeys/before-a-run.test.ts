/** What the screens say of a run before it starts. */
import { expect } from 'vitest'
import { test } from './journey.ts'
import { openDesign } from './kept-page.ts'
import { readPages } from './person.ts'
import { makePins, signUp } from './prepared.ts'
import { seen } from './seen.ts'

test('the design step says how many pins each page and interest will get, and which have pins already', async ({
  page,
  product,
}) => {
  await makePins(page, product, 4)
  await openDesign(page, product)
  const shares = page.getByRole('region', { name: 'What the pins will be about' })
  const number = page.getByRole('textbox', { name: 'Number of pins' })
  for (const count of [8, 2]) {
    await number.fill(String(count))
    await number.blur()
    await seen(page.getByRole('button', { name: `Make ${count} pins` })).toBeEnabled()
    const pages = shares.getByRole('heading', { level: 4 })
    await seen(pages).toHaveCount(1)
    const interests = shares.getByRole('listitem').getByRole('listitem')
    await expect.poll(async () => sumOf(await pages.allTextContents())).toBe(count)
    await expect.poll(async () => sumOf(await interests.allTextContents())).toBe(count)
  }
  await seen(shares.getByText(/interest gets no pin/)).toBeVisible()
  await seen(shares.getByText(/made before/).first()).toBeVisible()
  await shares.getByText(/sections? of this page/).click()
  await seen(shares.getByText('none yet').first()).toBeVisible()
})

test('found keywords are added, a missing connection is named, and an interest that is not on the page is reported', async ({
  page,
  product,
}) => {
  await signUp(page, product)
  await readPages(page, product, ['floating-shelf'])
  await page.getByRole('button', { name: 'More about floating shelf', exact: true }).click()
  const details = page.getByRole('dialog', { name: 'More about floating shelf' })
  await details.getByRole('button', { name: 'Find keywords' }).click()
  await seen(details.getByRole('status').filter({ hasText: /keywords found/ })).toBeVisible()
  const found = details.getByRole('button', { name: /^Add / }).first()
  const name = ((await found.textContent()) ?? '').trim()
  await found.click()
  await seen(details.getByRole('button', { name: `Add ${name}`, exact: true })).toBeHidden()
  await seen(details.getByText(name, { exact: true })).toBeVisible()
  await details.getByRole('link', { name: 'See what’s connected' }).click()
  await seen(page.getByRole('heading', { name: 'Services' })).toBeVisible()

  await page.goto(`${product.address}/generate?step=interests`)
  const field = page.getByLabel('Add an interest')
  for (const interest of ['hidden brackets', 'wedding gift wrapping']) {
    await field.fill(interest)
    await field.press('Enter')
    await seen(
      page.getByRole('button', { name: new RegExp(`^${interest}`), pressed: true }),
    ).toBeVisible()
  }
  await seen(page.getByRole('button', { name: /^wedding.*not on this page/ })).toBeVisible()
  await seen(page.getByRole('button', { name: /^hidden brackets.*added by you/ })).toBeVisible()
  await seen(page.getByText(/has nothing on “wedding gift wrapping”/)).toBeVisible()
  await page.getByRole('button', { name: 'Continue to design' }).click()
  const shares = page.getByRole('region', { name: 'What the pins will be about' })
  await seen(
    shares.getByRole('listitem').filter({ hasText: /^wedding gift wrappingNot on this page/ }),
  ).toBeVisible()
})

test('a keyword that no page mentions is reported and makes no pins', async ({ page, product }) => {
  await signUp(page, product)
  await page.getByRole('tab', { name: 'Keyword', exact: true }).click()
  await page.getByRole('textbox', { name: 'Keyword', exact: true }).fill('wedding cake')
  await page.getByRole('button', { name: 'Use this keyword' }).click()
  await seen(page.getByText(/None of your pages says anything about “wedding cake”/)).toBeVisible()
  await page.getByRole('button', { name: 'Continue with 1 page' }).click()
  await page.getByRole('button', { name: 'Continue to design' }).click()
  await seen(page.getByText(/no pins are made from this keyword/)).toBeVisible()
  await seen(page.getByRole('button', { name: 'Make 12 pins' })).toBeDisabled()
})

/** Of the numbers before "pin"; what was made before may follow. */
function sumOf(lines: readonly string[]): number {
  return lines.reduce(
    (sum, line) => sum + Number(/(\d+) pins?(?:\d+ made before)?$/.exec(line)?.[1] ?? 0),
    0,
  )
}
