/**
 * The template library: real renders for everybody, found by words and kind, and from each the way
 * into the main job with it chosen.
 */
import { expect } from 'vitest'
import { templateCards } from '../../core/public/template-cards.ts'
import { themes } from '../../src/views/kit/styles/theme.ts'
import { test, WIDE } from './journey.ts'
import { PASSWORD, readPages } from './person.ts'
import { makeUser } from './prepared.ts'
import { quiet } from './quiet.ts'
import { SAMPLE_TURN } from '../support/sample-turn.ts'
import { sampled } from './sampled.ts'
import { seen } from './seen.ts'
import { violationsIn } from './violations.ts'

const collages = templateCards.filter(({ family }) => family === 'collage').length

test('a visitor finds a template, opens it, signs up and makes a pin with it', async ({
  page,
  product,
}) => {
  await page.goto(`${product.address}/template-library`)
  await seen(page.getByRole('status')).toHaveText(`${templateCards.length} templates`)
  await page.getByLabel('Find a template').fill('arched serif')
  await seen(page.getByRole('status')).toHaveText('1 template')
  await page.getByRole('link', { name: 'Arch', exact: true }).click()
  const detail = page.getByRole('dialog', { name: 'Arch' })
  await seen(detail.getByRole('img')).toHaveCount(4)
  await quiet(page)
  const widths = async () =>
    detail
      .getByRole('img')
      .evaluateAll((all) =>
        all.map((one) => (one instanceof HTMLImageElement ? one.naturalWidth : 0)),
      )
  await expect.poll(widths).toEqual([800, 480, 480, 480])
  await detail.getByRole('link', { name: 'Use this template' }).click()

  await page.getByLabel('First name').fill('Mara')
  await page.getByLabel('Email').fill(`mara-${crypto.randomUUID()}@example.test`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByLabel('Account name').fill('Saltmarsh Kitchen')
  await page.getByRole('button', { name: 'Create account' }).click()
  await seen(page.getByText('Your pins will use the template “Arch”')).toBeVisible()
  await expect.poll(() => new URL(page.url()).search).not.toContain('template')
  await readPages(page, product, ['roasted-tomato-soup'])
  await page.getByRole('button', { name: 'Continue to design' }).click()
  await seen(page.getByRole('button', { pressed: true, name: /Arch/ })).toBeVisible()
  await seen(page.locator('button[aria-pressed=true] img')).toHaveCount(1)
})

test('a signed-in user goes straight to Generate, also by link, and an unknown template is ignored', async ({
  page,
  product,
}) => {
  await makeUser(page, product)
  await page.goto(`${product.address}/template-library#family=collage`)
  await seen(page.getByRole('status')).toHaveText(`${collages} templates`)
  await page.getByRole('link', { name: 'Use this template: Three pictures' }).click()
  await seen(page.getByText('Your pins will use the template “Three pictures”')).toBeVisible()
  await page.goto(`${product.address}/generate?template=quote`)
  await seen(page.getByText('Your pins will use the template “Quote”')).toBeVisible()
  await page.goto(
    `${product.address}/generate?template=${encodeURIComponent('<script>no</script>')}`,
  )
  await seen(page.getByLabel('Page addresses')).toBeVisible()
  await expect.poll(() => new URL(page.url()).search).not.toContain('template')
  await seen(page.getByText(/Your pins will use/)).toHaveCount(0)
})

test('the address keeps the open template, Back closes it, and a search without results says so', async ({
  page,
  product,
}) => {
  await page.goto(`${product.address}/template-library#q=picture&template=steps`)
  await seen(page.getByRole('dialog', { name: 'Steps' })).toBeVisible()
  await page.keyboard.press('Escape')
  await seen(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => new URL(page.url()).hash).toBe('#q=picture')
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click()
  await seen(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await seen(page.getByRole('dialog')).toHaveCount(0)
  await page.getByLabel('Find a template').fill('<img src=x onerror="window.broken = 1">')
  await seen(page.getByText('No matching templates')).toBeVisible()
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
})

test('an open template has no violation in any theme', async ({ page, product }) => {
  await page.goto(`${product.address}/template-library#template=checklist`)
  await seen(page.getByRole('status')).toHaveText(`${templateCards.length} templates`)
  await quiet(page)
  const looks = [
    ...themes.map((theme) => ({ theme, width: WIDE.width })),
    { theme: 'light-mobile' as const, width: 390 },
  ]
  const found: string[] = []
  for (const look of sampled(looks, 2, SAMPLE_TURN)) found.push(...(await violationsIn(page, look)))
  expect(found).toEqual([])
})

test('no violation in German or Arabic, before and after hydration', async ({ page, product }) => {
  const found: string[] = []
  const paths = ['/de/template-library', '/ar/template-library', '/ar', '/de']
  for (const path of sampled(paths, 2)) {
    await page.goto(product.address + path)
    await quiet(page)
    found.push(...(await violationsIn(page, { theme: 'light', width: WIDE.width })))
    await page.keyboard.press('Tab')
    await quiet(page)
    found.push(...(await violationsIn(page, { theme: 'light', width: 390 })))
    await page.setViewportSize(WIDE)
  }
  expect(found).toEqual([])
})
