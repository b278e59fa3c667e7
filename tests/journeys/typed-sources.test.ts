/**
 * What is typed into the source box: refused at its field with a sentence, kept to be fixed, and
 * still there after a look at another tab or step.
 */
import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { test as base } from './journey.ts'
import { picture } from './person.ts'
import { signUp } from './prepared.ts'
import { seen } from './seen.ts'

const test = base.extend('page', async ({ context, product }) => {
  const page = context.pages()[0] ?? (await context.newPage())
  await signUp(page, product)
  return page
})

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click()
}

function readButton(page: Page): Locator {
  return page.getByRole('tabpanel').getByRole('button', { name: /^(Read|Use this)/ })
}

/** Sends what is typed and sees the sentence at the field, with the words still in it. */
async function refusedAt(
  page: Page,
  field: Locator,
  { typed, sentence }: { typed: string; sentence: string | RegExp },
): Promise<void> {
  await field.fill(typed)
  await readButton(page).click()
  await seen(field).toHaveAccessibleDescription(sentence)
  await seen(field).toHaveAttribute('aria-invalid', 'true')
  await seen(field).toHaveValue(typed)
}

test('an invalid address is refused at its field, and typing clears the error', async ({
  page,
  product,
}) => {
  const field = page.getByLabel('Page addresses')
  await refusedAt(page, field, {
    typed: 'not an address',
    sentence: /"not an address" doesn’t look like a web address/,
  })
  await refusedAt(page, field, {
    typed: 'ftp://a.example/x',
    sentence: /doesn’t start with http:\/\/ or https:\/\//,
  })
  await refusedAt(page, field, {
    typed: 'https://me:secret@a.example/',
    sentence: /contains a name or password/,
  })
  await seen(page.getByText('One source wasn’t added')).toBeHidden()
  await field.press('End')
  await page.keyboard.type('x')
  await seen(field).not.toHaveAttribute('aria-invalid', 'true')

  await field.fill('one thing\nanother thing')
  await readButton(page).click()
  await seen(field).toHaveAccessibleDescription(/These 2 lines weren’t accepted/)
  await seen(page.getByRole('alert')).toContainText('2 sources weren’t added')
  await openTab(page, 'Feed')
  await seen(page.getByText('2 sources weren’t added')).toBeHidden()
  await openTab(page, 'Addresses')
  await seen(page.getByText('2 sources weren’t added')).toBeVisible()

  const many = Array.from({ length: 503 }, (_, line) => `thing number ${line}`)
  await field.fill(many.join('\n'))
  await readButton(page).click()
  await seen(field).toHaveAccessibleDescription(/These 503 lines weren’t accepted/)
  expect((await field.inputValue()).split('\n')).toEqual(many)
  await picture(page, 'refused-at-the-field')

  const soup = `${product.demoSite}/roasted-tomato-soup.html`
  await field.fill(`${soup}\n${soup}`)
  await readButton(page).click()
  await seen(page.getByRole('alert')).toContainText(
    'This is the same page as line 1, so it was added once.',
  )
  await seen(field).toHaveValue('')
})

test('a private page says so on its card, offers pasting the text, and keeps the demo site visible', async ({
  page,
}) => {
  await page
    .getByLabel('Page addresses')
    .fill('http://192.168.0.1/router\nhttp://192.168.0.1/printer')
  await readButton(page).click()
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: '/router' }) })
  await seen(card).toContainText('"192.168.0.1" is inside a private network')
  await seen(page.getByRole('button', { name: 'Use the demo site' })).toBeInViewport()
  await picture(page, 'only-failed-pages')
  await card.getByRole('button', { name: 'Paste the text instead' }).click()
  await seen(page.getByLabel(/^Address the pins link to/)).toHaveValue('http://192.168.0.1/router')
  await page.getByRole('button', { name: 'Use the demo site' }).click()
  await seen(page.getByRole('heading', { name: /^8 pages/ })).toBeVisible({ timeout: 20_000 })
})

test('every other source form reports errors at its field and keeps its text across tabs and steps', async ({
  page,
  product,
}) => {
  await openTab(page, 'Sitemap')
  const sitemap = page.getByLabel('Sitemap address')
  await refusedAt(page, sitemap, {
    typed: 'my sitemap',
    sentence: /"my sitemap" doesn’t look like a web address/,
  })
  await refusedAt(page, sitemap, {
    typed: 'http://10.0.0.1/sitemap.xml',
    sentence: /inside a private network/,
  })
  await refusedAt(page, sitemap, {
    typed: `${product.demoSite}/index.html`,
    sentence: /This sitemap can’t be read/,
  })
  await openTab(page, 'Feed')
  const feed = page.getByLabel('Feed address')
  await refusedAt(page, feed, {
    typed: `${product.demoSite}/sitemap.xml`,
    sentence: /This RSS or Atom feed can’t be read/,
  })

  await openTab(page, 'Text or HTML')
  await readButton(page).click()
  await seen(page.getByLabel('Title', { exact: true })).toHaveAccessibleDescription(
    /Give the text a title/,
  )
  const text = page.getByLabel('Page text or HTML')
  await seen(text).toHaveAccessibleDescription(/Paste the page’s text or HTML here/)
  await refusedAt(page, text, {
    typed: '<html><body><p>Two words</p></body></html>',
    sentence: /has too few words to write from/,
  })
  await page.getByLabel(/^Address the pins link to/).fill('nowhere in particular')
  await readButton(page).click()
  await seen(page.getByLabel(/^Address the pins link to/)).toHaveAccessibleDescription(
    /That doesn’t look like a web address/,
  )

  await openTab(page, 'Keyword')
  await page.getByRole('textbox', { name: 'Keyword' }).fill('small balcony garden')
  await refusedAt(page, page.getByLabel(/^Address the pins link to/), {
    typed: 'nonsense',
    sentence: /That doesn’t look like a web address/,
  })
  await picture(page, 'keyword-refused')

  await openTab(page, 'Sitemap')
  await seen(sitemap).toHaveValue(`${product.demoSite}/index.html`)
  await openTab(page, 'Text or HTML')
  await seen(text).toHaveValue('<html><body><p>Two words</p></body></html>')
  await openTab(page, 'Keyword')
  await page.getByLabel(/^Address the pins link to/).fill('')
  await readButton(page).click()
  await page.getByRole('button', { name: 'Continue with 1 page' }).click()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await seen(page.getByRole('tab', { name: 'Keyword' })).toHaveAttribute('aria-selected', 'true')
  await openTab(page, 'Feed')
  await seen(feed).toHaveValue(`${product.demoSite}/sitemap.xml`)
})

test('an unusable CSV names the line and stays selected, and one with valid rows is cleared', async ({
  page,
  product,
}) => {
  await openTab(page, 'CSV file')
  const choose = (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'pages.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  for (const [text, why] of [
    ['', 'is empty'],
    ['url\n', 'has a header but no rows'],
    [
      'what,how many\nflour,2\n',
      'No column in “pages.csv” contains web addresses. Put one address in each row',
    ],
  ] as const) {
    await choose(text)
    await seen(page.getByRole('alert')).toContainText(why)
    await seen(readButton(page)).toBeDisabled()
  }
  await choose(`url\n${product.demoSite}/floating-shelf.html\n"${product.demoSite}/unclosed.html\n`)
  await seen(page.getByText('pages.csv, 1 row')).toBeVisible()
  await readButton(page).click()
  await seen(page.getByRole('alert')).toContainText(
    'Line 3 has a quotation mark that is never closed',
  )
  await seen(page.getByRole('heading', { name: /^1 page/ })).toBeVisible()
  await seen(page.getByText(/^pages\.csv/)).toBeHidden()
})

test('text in the source box survives a reload in the open form until it is submitted', async ({
  page,
  product,
}) => {
  const soup = `${product.demoSite}/roasted-tomato-soup.html`
  await page.getByLabel('Page addresses').fill(soup)
  await openTab(page, 'Keyword')
  await page.getByRole('tabpanel').getByRole('textbox').first().fill('slow soup')
  await page.reload()
  await seen(page.getByRole('tab', { name: 'Keyword', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await seen(page.getByRole('tabpanel').getByRole('textbox').first()).toHaveValue('slow soup')
  await page.getByRole('tabpanel').getByRole('textbox').first().fill('')
  await openTab(page, 'Addresses')
  await seen(page.getByLabel('Page addresses')).toHaveValue(soup)
  await readButton(page).click()
  await seen(page.getByLabel('Page addresses')).toHaveValue('')
  await page.reload()
  await seen(page.getByLabel('Page addresses')).toHaveValue('')
})

test('text typed for one account is not shown in another and is not lost', async ({ page }) => {
  const field = page.getByLabel('Page addresses')
  const goOver = async (name: string) => {
    await page.getByRole('button', { name: /^Pinning account/ }).click()
    await page.getByRole('menuitemradio', { name }).or(page.getByRole('menuitem', { name })).click()
  }
  await field.fill('https://kitchen.example/typed-for-the-kitchen')
  await goOver('New pinning account…')
  await page.getByLabel('Account name').fill('Garden')
  await page.getByRole('button', { name: 'Create account' }).click()
  await seen(page.getByRole('button', { name: /^Pinning account: Garden/ })).toBeVisible()
  await seen(field).toHaveValue('')
  await field.fill('https://garden.example/typed-for-the-garden')
  await goOver('Saltmarsh Kitchen')
  await seen(field).toHaveValue('https://kitchen.example/typed-for-the-kitchen')
  await page.reload()
  await seen(field).toHaveValue('https://kitchen.example/typed-for-the-kitchen')
  await goOver('Garden')
  await seen(field).toHaveValue('https://garden.example/typed-for-the-garden')
})

test('the source box appears once pages are loaded, and early typing is kept', async ({
  page,
  product,
}) => {
  const field = page.getByLabel('Page addresses')
  const { promise: mayGo, resolve: go } = Promise.withResolvers<void>()
  await page.route(`${product.address}/api/accounts/`, async (route) => {
    await mayGo
    await route.continue()
  })
  await page.reload()
  // The account is remembered here, but the server has not confirmed it.
  await seen(page.getByRole('heading', { name: 'Make pins', level: 1 })).toBeVisible()
  await seen(page.getByRole('status', { name: 'Loading your pages' })).toBeVisible()
  await seen(field).toHaveCount(0)
  go()
  await field.fill('https://kitchen.example/typed-at-once')
  await page.reload()
  await seen(field).toHaveValue('https://kitchen.example/typed-at-once')
})

test('text typed while a source is being read is kept', async ({ page, product }) => {
  await openTab(page, 'Keyword')
  const field = page.getByRole('textbox', { name: 'Keyword' })
  await field.fill('small balcony garden')
  const { promise: mayGo, resolve: go } = Promise.withResolvers<void>()
  await page.route(`${product.address}/api/accounts/*/sources/`, async (route) => {
    await mayGo
    await route.continue()
  })
  await field.press('Enter')
  await field.fill('slow tomato soup')
  go()
  await seen(page.getByRole('heading', { name: /^1 page/ })).toBeVisible()
  await seen(field).toHaveValue('slow tomato soup')
})

test('another tab with the same box shows the same text, without what the first tab submitted', async ({
  context,
  page,
  product,
}) => {
  const other = await context.newPage()
  await other.goto(`${product.address}/generate`)
  const [here, there] = [page, other].map((tab) => tab.getByLabel('Page addresses'))
  if (here === undefined || there === undefined) throw new Error('There are two tabs')
  await seen(there).toHaveValue('')
  await here.fill(`${product.demoSite}/roasted-tomato-soup.html`)
  await seen(there).toHaveValue(`${product.demoSite}/roasted-tomato-soup.html`)
  await readButton(page).click()
  await seen(here).toHaveValue('')
  await seen(there).toHaveValue('')
})
