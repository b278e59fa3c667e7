/** A walk past every screen of the product, in the states a person meets. Screenshots and accessibility checks stop at each. */
import type { Page } from 'playwright'
import { expect as seen } from 'playwright/test'
import { readPages, signUp, startGeneration } from './person.ts'
import type { Product } from './product.ts'

/** `name` is fit for a file name. The screen is quiet when it is called. */
export type Visit = (name: string, page: Page) => Promise<void>

const settingsSections = ['profile', 'accounts', 'brand', 'look', 'services', 'data']

async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => [...document.images].every((image) => image.complete))
}

async function visitorScreens(page: Page, product: Product, visit: Visit): Promise<void> {
  const screens: [string, string][] = [
    ['front', '/'],
    ['login', '/login'],
    ['signup', '/signup'],
    ['reset-password', '/reset-password'],
    ['reset-password-link', '/reset-password/some-token'],
    ['verification-success', '/email-verification-success'],
    ['verification-error', '/email-verification-error'],
    ['not-found', '/no/such/page'],
  ]
  for (const [name, path] of screens) {
    await page.goto(product.address + path)
    await quiet(page)
    await visit(name, page)
  }
}

async function mainJob(page: Page, product: Product, visit: Visit): Promise<void> {
  await visit('sources-empty', page)
  await page.getByLabel('Page addresses').fill(`${product.demoSite}/no-such-page.html\nnot an address`)
  await page.getByRole('button', { name: /^Read 2 pages/ }).click()
  await seen(page.getByText('There is no page at this address').first()).toBeVisible({ timeout: 30_000 })
  await visit('sources-errors', page)
  await page.getByLabel('Page addresses').fill('')
  await readPages(page, product, ['roasted-tomato-soup', 'three-days-by-a-mountain-lake'])
  await seen(page.getByRole('button', { name: 'Continue to design' })).toBeEnabled()
  await visit('interests', page)
  await page.getByRole('button', { name: 'Continue to design' }).click()
  await seen(page.getByRole('button', { name: 'Make 12 pins' })).toBeEnabled({ timeout: 30_000 })
  await quiet(page)
  await visit('design', page)
  await page.getByRole('button', { name: 'Back' }).click()
  await startGeneration(page, 12)
  await seen(page.getByRole('grid', { name: 'Generated pins' })).toBeVisible({ timeout: 30_000 })
  await visit('pins-running', page)
  await seen(page.getByText('12 pins', { exact: true })).toBeVisible({ timeout: 120_000 })
  await quiet(page)
  await visit('pins', page)
}

async function onePin(page: Page, visit: Visit): Promise<void> {
  const grid = page.getByRole('grid', { name: 'Generated pins' })
  await grid.getByRole('gridcell').first().focus()
  await page.keyboard.press('Enter')
  await seen(page.getByRole('dialog')).toBeVisible()
  await quiet(page)
  await visit('editor', page)
  await page.keyboard.press('Escape')
  await seen(page.getByRole('dialog')).toBeHidden()
}

async function titlesAndExport(page: Page, visit: Visit): Promise<void> {
  await page.getByRole('grid', { name: 'Generated pins' }).getByRole('gridcell').first().focus()
  await page.keyboard.press('Control+a')
  await visit('pins-selected', page)
  await page.getByRole('button', { name: 'Titles & boards' }).last().click()
  await seen(page.getByRole('table')).toBeVisible()
  await quiet(page)
  await visit('titles', page)
  await page.getByRole('button', { name: 'Finish: keep as drafts' }).click()
  await seen(page.getByRole('button', { name: 'Download ZIP' })).toBeVisible()
  await quiet(page)
  await visit('export', page)
}

async function signedInScreens(page: Page, product: Product, visit: Visit): Promise<void> {
  await page.goto(`${product.address}/drafts`)
  await seen(page.getByRole('gridcell').first()).toBeVisible({ timeout: 20_000 })
  await quiet(page)
  await visit('drafts', page)
  for (const section of settingsSections) {
    await page.goto(`${product.address}/settings?section=${section}`)
    await seen(page.getByRole('heading', { level: 1 })).toBeVisible()
    await quiet(page)
    await visit(`settings-${section}`, page)
  }
  await page.keyboard.press('Control+k')
  await seen(page.getByRole('dialog')).toBeVisible()
  await visit('palette', page)
  await page.keyboard.press('Escape')
}

/** Visits every screen once, beginning as a stranger. */
export async function tour(page: Page, product: Product, visit: Visit): Promise<void> {
  await visitorScreens(page, product, visit)
  await signUp(page, product)
  await mainJob(page, product, visit)
  await onePin(page, visit)
  await titlesAndExport(page, visit)
  await signedInScreens(page, product, visit)
}
