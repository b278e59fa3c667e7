/**
 * What a person may bring that cannot work. Each gets a sentence that names what was wrong and what
 * to do; the rest of the batch goes on.
 */
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { test as base } from './journey.ts'
import { openDesign } from './kept-page.ts'
import { picture } from './person.ts'
import { makePins, signUp } from './prepared.ts'
import { seen } from './seen.ts'
import { sharedSites } from './shared.ts'

const test = base
  // oxlint-disable-next-line no-empty-pattern -- vitest wants a pattern here
  .extend('site', async ({}) => (await sharedSites()).misbehaving)

/** Brings a list, and waits until its pages are named. */
async function bring(page: Page, addresses: readonly string[]): Promise<void> {
  await page.getByLabel('Page addresses').fill(addresses.join('\n'))
  await page.getByRole('button', { name: /^Read (\d+ )?page/ }).click()
  await seen(page.getByRole('heading', { name: /^\d+ pages?/ })).toBeVisible({ timeout: 30_000 })
}

test('a list with every kind of bad address names each with its reason and reads the good pages', async ({
  page,
  product,
  site,
}) => {
  await signUp(page, product)
  const good = `${product.demoSite}/roasted-tomato-soup.html`
  await bring(page, [
    good,
    'http://no-such-site.invalid/page',
    'http://192.168.0.1/router',
    `${site.origin}/404`,
    `${site.origin}/500`,
    `${site.origin}/403`,
    `${site.origin}/pdf`,
    good,
    `${site.origin}/script-only`,
    `${site.origin}/loop`,
    `${product.demoSite}/private/diary.html`,
    'not an address',
    `${product.demoSite}/floating-shelf.html`,
  ])
  for (const sentence of [
    'There is no website at "no-such-site.invalid". Check the spelling of the address.',
    '"192.168.0.1" is inside a private network, which this server doesn’t read.',
    'There is no page at this address (answer 404).',
    'The site had an error (answer 500).',
    'The site refuses automatic readers (it answered 403).',
    'This address leads to a file of type application/pdf, not a web page.',
    'The page is built by scripts, so there is no text to read in its source.',
    'keeps redirecting and never shows the page.',
    'asks automatic readers not to read this page (robots.txt).',
    '"not an address" doesn’t look like a web address. Enter it like https://example.com/page.',
    'This is the same page as line 1, so it was added once.',
    '2 sources weren’t added',
  ])
    await seen(page.locator('main')).toContainText(sentence, { timeout: 60_000 })
  await seen(page.getByText('Reading…', { exact: true })).toHaveCount(0, { timeout: 60_000 })
  await picture(page, 'bad-addresses')
  await seen(page.getByRole('button', { name: 'Continue with 2 pages' })).toBeEnabled()

  const drawn = page.getByRole('listitem').filter({ hasText: 'built by scripts' })
  await drawn.getByRole('button', { name: 'Paste the text instead' }).click()
  await page.getByLabel('Title', { exact: true }).fill('Baking rye bread at home')
  await page
    .getByLabel('Page text or HTML')
    .fill(`${'Rye bread needs a warm oven, a long rest and a little patience. '.repeat(8)}`)
  await seen(page.getByLabel(/^Address the pins link to/)).toHaveValue(`${site.origin}/script-only`)
  await page.getByRole('tabpanel').getByRole('button', { name: /^Read/ }).click()
  await seen(page.getByRole('button', { name: 'Continue with 3 pages' })).toBeEnabled({
    timeout: 30_000,
  })
  await picture(page, 'pasted-instead')
})

test('an impossible count, type or template is reported at once and can be corrected in place', async ({
  page,
  product,
}) => {
  await makePins(page, product, 1)
  await openDesign(page, product)
  const count = page.getByRole('textbox', { name: 'Number of pins' })
  const make = page.getByRole('button', { name: /^Make (-?[\d,]+ )?pins?$/ })
  await seen(make).toBeEnabled({ timeout: 20_000 })
  for (const wrong of ['0', '10000', '-3', '']) {
    await count.fill(wrong)
    await count.blur()
    await seen(page.getByText('The number of pins must be between 1 and 500.')).toBeVisible()
    await seen(make).toBeDisabled()
  }
  await picture(page, 'bad-count')
  await count.focus()
  await page.keyboard.type('500')
  await seen(page.getByText('The number of pins must be between 1 and 500.')).toBeHidden()
  await seen(make).toBeEnabled()
  await count.blur()
  await seen(make).toHaveText('Make 500 pins')

  const templates = page.getByRole('button', { name: /^Use template/, pressed: true })
  for (let left = await templates.count(); left > 0; left -= 1) {
    await templates.first().click()
    await seen(templates).toHaveCount(left - 1)
  }
  await seen(page.getByText('Choose at least one template.')).toBeVisible()
  await seen(make).toBeDisabled()
  await page.getByRole('button', { name: 'Choose all' }).click()
  await seen(make).toBeEnabled()
  const types = page
    .getByRole('group', { name: 'Pin types' })
    .getByRole('button', { pressed: true })
  for (let left = await types.count(); left > 0; left -= 1) {
    await types.first().click()
    await seen(types).toHaveCount(left - 1)
  }
  await seen(page.getByText('Choose at least one pin type.')).toBeVisible()
  await seen(make).toBeDisabled()
  await picture(page, 'no-types')
  expect(await page.getByText('The number of pins must').count()).toBe(0)
})
