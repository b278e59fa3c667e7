/** The keyword tool as a visitor meets it: with a Pinterest behind the server, and without one. */
import { readFile } from 'node:fs/promises'
import { describe, expect, onTestFinished } from 'vitest'
import { themes } from '../../src/views/kit/styles/theme.ts'
import { test, testStopping } from './journey.ts'
import { sampled } from './sampled.ts'
import { seen, takenOver } from './seen.ts'
import { sharedServices } from './shared.ts'
import { violationsIn } from './violations.ts'

const PATH = '/free-tools/pinterest-keyword-research'

/** The worker's product that may be stopped has a Pinterest behind it. */
const testConnected = testStopping.extend('pinterest', { scope: 'file' }, async () => {
  const { pinterest } = await sharedServices()
  return pinterest
})

test('without a connection phrases of the topic can be copied and downloaded, and missing figures are explained', async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${product.address}/free-tools`)
  await page.getByRole('link', { name: /Pinterest keyword research tool/ }).click()
  await expect.poll(async () => page.title()).toBe('Pinterest Keyword Research Tool - Pinloom')
  await seen(page.locator('meta[name=description]').first()).toHaveAttribute(
    'content',
    /^Find out what people search for .* where Pinterest provides it/,
  )
  await page.getByLabel('Topic or page address').focus()
  await takenOver(page)
  await seen(page.getByText('Keywords appear when you search')).toBeVisible()
  await page.keyboard.type('small balcony garden')
  await page.keyboard.press('Enter')
  await seen(
    page.getByRole('status').filter({ hasText: 'keywords for “small balcony garden”' }),
  ).toBeVisible()
  await seen(page.getByText('no Pinterest app is connected to this server')).toBeVisible()
  await seen(page.getByRole('table')).toHaveCount(0)
  await seen(page.getByRole('button', { name: /Region/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Copy small balcony garden ideas' }).press('Enter')
  await seen(page.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(async () => navigator.clipboard.readText())).toBe(
    'small balcony garden ideas',
  )
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('keywords.csv')
  expect(await readFile(await file.path(), 'utf8')).toMatch(
    /^Keyword,Source,.+\r\nsmall balcony garden,topic,,,\r\n/,
  )
  await expect.poll(() => new URL(page.url()).hash).toBe('#q=small+balcony+garden')
})

test('phrases are in the page’s language or in the language of the words', async ({
  page,
  product,
}) => {
  const phrases = page.getByRole('main').getByRole('list').getByRole('listitem')
  await page.goto(`${product.address}/de${PATH}#q=Zitronenkuchen`)
  await seen(phrases.nth(1)).toContainText('Zitronenkuchen Rezept')
  expect(await phrases.filter({ hasText: /ideas|easy|best/ }).count()).toBe(0)
  await page.goto(`${product.address}/ar${PATH}#q=${encodeURIComponent('حساء الطماطم')}`)
  await seen(phrases.nth(1)).toContainText('وصفة حساء الطماطم')
  expect(await phrases.filter({ hasText: /[a-z]/ }).count()).toBe(0)
  await page.goto(`${product.address}/de${PATH}#q=easy+lemon+cake`)
  await seen(phrases.nth(1)).toContainText('easy lemon cake ideas')
})

test('an address gives the phrases of its page, and a private or invalid one is refused at the field', async ({
  page,
  product,
}) => {
  await page.goto(`${product.address}${PATH}`)
  const field = page.getByLabel('Topic or page address')
  // At once, before the application has taken the page over: nothing of it is lost.
  await field.fill(`${product.demoSite}/roasted-tomato-soup.html`)
  await field.press('Enter')
  // The first page that a new server reads takes it several seconds, on a busy machine many more.
  await seen(page.getByText(/^From the page “.*Tomato Soup.*”\.$/i)).toBeVisible({
    timeout: 90_000,
  })
  await seen(page.getByRole('list', { name: /keywords for/ })).toContainText(/tomato soup/i)
  await field.fill('http://169.254.169.254/latest/meta-data/')
  await field.press('Enter')
  await seen(page.getByText(/^“169\.254\.169\.254” is inside a private network/)).toBeVisible()
  await field.fill('!!!')
  await field.press('Enter')
  await seen(page.getByText(/^Enter a topic of one to five words/)).toBeVisible()
  await field.fill('<img src=x onerror="window.broken = 1">')
  await field.press('Enter')
  await seen(page.getByRole('status').filter({ hasText: 'for “<img src=x' })).toBeVisible()
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
})

describe('connected', () => {
  const test = testConnected

  test('with a connection growth, the yearly chart and its date are shown by region and trend, and the address keeps them', async ({
    page,
    context,
    product,
    pinterest,
  }) => {
    await page.goto(`${product.address}${PATH}#q=lemon+cake`)
    const rows = page.getByRole('table').getByRole('row')
    await seen(rows.nth(1)).toContainText(/moist lemon cake.*\+12%.*\+340%.*-5%/)
    await seen(
      rows
        .nth(1)
        .getByRole('img', {
          name: /^Searches in the past year: highest in the week ending .+, now \d+ of 100$/,
        })
        .last(),
    ).toBeVisible()
    await seen(rows.nth(2)).toContainText(/lemon cake.*0%.*-20%.*over \+10,000%/)
    await seen(rows.nth(3)).toContainText(/lemon cake ideas.*\+3%.*unknown.*unknown/)
    await seen(page.getByText(/^Pinterest’s figures from .+\.$/)).toBeVisible()
    await page.getByRole('button', { name: /Trend/ }).press('Enter')
    await page.getByRole('option', { name: 'Seasonal' }).press('Enter')
    await seen(rows.nth(1)).toContainText('easter lemon cake')
    await page.getByRole('button', { name: /Region/ }).click()
    await page.getByRole('option', { name: 'Argentina', exact: true }).click()
    await seen(page.getByText('Pinterest lists no trends for these words')).toBeVisible()
    await expect.poll(() => new URL(page.url()).hash).toBe('#q=lemon+cake&region=AR&trend=seasonal')
    const friend = await context.newPage()
    await friend.goto(
      `${product.address}${PATH}#q=lemon+cake&region=${encodeURIComponent('DE+AT+CH')}&trend=%3Cscript%3E`,
    )
    await seen(friend.getByRole('table').getByRole('row').nth(1)).toContainText('lemon cake rezept')
    expect(pinterest.breaches).toEqual([])
  })

  test('a refusal by Pinterest is reported, and our own phrases stay', async ({
    page,
    product,
    pinterest,
  }) => {
    pinterest.mood = 'limited'
    onTestFinished(() => {
      pinterest.mood = 'well'
    })
    await page.goto(`${product.address}${PATH}#q=carrot+cake`)
    await seen(page.getByText(/^We’ve reached Pinterest’s request limit for now/)).toBeVisible()
    await seen(page.getByRole('list', { name: /keywords for/ })).toContainText('carrot cake ideas')
  })

  test('axe finds no violation in what was found, in any theme, wide or narrow', async ({
    page,
    product,
  }) => {
    await page.goto(`${product.address}${PATH}#q=lemon+cake`)
    await seen(page.getByRole('table')).toBeVisible()
    for (const [turn, width] of [1440, 390].entries())
      for (const theme of sampled(themes, themes.length, turn + 1))
        expect(await violationsIn(page, { theme, width })).toEqual([])
  })
})
