/**
 * A walk past every screen of the product, in the states a person meets. Screenshots and
 * accessibility checks stop at each.
 */
import type { Page } from 'playwright'
import { PASSWORD, readPages, startGeneration } from './person.ts'
import type { Product } from './product.ts'
import { withPins } from './prepared.ts'
import { quiet } from './quiet.ts'
import { seen } from './seen.ts'
import {
  historyScreens,
  sheetScreens,
  templateScreens,
  workspaceScreens,
} from './walkthrough-of-tools.ts'

/**
 * `name` is fit for a file name. The screen is quiet when it is called. One that an address alone
 * leads to comes with `open`, which shows it: a visit that looks at a sample need not open the
 * rest.
 */
export type Visit = (name: string, page: Page, open?: () => Promise<void>) => Promise<void>

export const settingsSections = ['profile', 'accounts', 'brand', 'look', 'services', 'data']

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
    ['privacy-policy', '/privacy-policy'],
    ['terms-of-service', '/terms-of-service'],
    ['free-tools', '/free-tools'],
    ['hashtags-empty', '/free-tools/pinterest-hashtag-generator'],
    ['board-names', '/free-tools/pinterest-board-name-generator#q=lemon+cake+recipes'],
    // Not straight after the empty one: only the part behind the # would change.
    [
      'hashtags',
      '/free-tools/pinterest-hashtag-generator#q=Small+balcony+garden+ideas+for+renters',
    ],
    ['pin-checklist', '/free-tools/pin-checklist'],
    ['prompts', '/free-tools/gpts'],
    ['board-categories', '/board-names'],
    ['board-category', '/board-names/gardening'],
  ]
  for (const [name, path] of screens)
    await visit(name, page, async () => {
      await page.goto(product.address + path)
      await quiet(page)
    })
}

/** Signs up as a stranger does, with a look at the step that names the first account. */
async function newcomer(page: Page, product: Product, visit: Visit): Promise<void> {
  await page.goto(`${product.address}/signup`)
  await page.getByLabel('First name').fill('Mara')
  await page.getByLabel('Email').fill(`mara-${crypto.randomUUID().slice(0, 8)}@example.test`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await seen(page.getByLabel('Account name')).toBeVisible()
  await quiet(page)
  await visit('first-account', page)
  await page.getByLabel('Account name').fill('Saltmarsh Kitchen')
  await page.getByRole('button', { name: 'Create account' }).click()
  await seen(page.getByLabel('Page addresses')).toBeVisible({ timeout: 20_000 })
}

async function mainJob(page: Page, product: Product, visit: Visit): Promise<void> {
  await visit('sources-empty', page)
  await page
    .getByLabel('Page addresses')
    .fill(`${product.demoSite}/no-such-page.html\nnot an address`)
  await page.getByRole('button', { name: /^Read 2 pages/ }).click()
  await seen(page.getByText('There is no page at this address').first()).toBeVisible({
    timeout: 30_000,
  })
  await visit('sources-errors', page)
  await page.getByLabel('Page addresses').fill('')
  await readPages(page, product, ['roasted-tomato-soup', 'three-days-by-a-mountain-lake'])
  await seen(page.getByRole('button', { name: 'Continue to design' })).toBeEnabled({
    timeout: 60_000,
  })
  await seen(page.getByText('Loading...')).toHaveCount(0)
  await quiet(page)
  await visit('interests', page)
  await page.getByRole('button', { name: 'Continue to design' }).click()
  await seen(page.getByRole('button', { name: 'Make 12 pins' })).toBeEnabled({ timeout: 30_000 })
  await quiet(page)
  await visit('design', page)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await startGeneration(page, 12)
  await seen(page.getByRole('grid', { name: 'Generated pins' })).toBeVisible({ timeout: 30_000 })
  await visit('pins-running', page)
  await seen(page.getByText('12 pins', { exact: true })).toBeVisible({ timeout: 120_000 })
  await quiet(page)
  await visit('pins', page)
}

async function onePin(page: Page, visit: Visit): Promise<void> {
  const grid = page.getByRole('grid', { name: 'Generated pins' })
  // The recipe gives more titles than it has pins, so that alternatives are left.
  await grid.getByRole('gridcell', { name: /soup/i }).first().focus()
  await page.keyboard.press('Enter')
  await seen(page.getByRole('dialog')).toBeVisible()
  await quiet(page)
  await visit('editor', page)
  await page.getByRole('tab', { name: 'Title & description' }).click()
  await visit('editor-text', page)
  await page.getByRole('tab', { name: 'Alternatives' }).click()
  await page.getByRole('button', { name: 'Find alternatives' }).click()
  await seen(page.getByRole('button', { name: 'Use these words' }).first()).toBeVisible({
    timeout: 20_000,
  })
  await visit('editor-alternatives', page)
  await page.keyboard.press('Escape')
  await seen(page.getByRole('dialog')).toBeHidden()
}

/** A pin is deleted and restored from the note, which stays while the mouse is over it. */
async function deleted(page: Page, visit: Visit): Promise<void> {
  await page.getByRole('grid', { name: 'Generated pins' }).getByRole('gridcell').first().focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Delete')
  await page.getByText('1 pin deleted').hover()
  await visit('pins-deleted', page)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await seen(page.getByText('12 pins', { exact: true })).toBeVisible()
}

async function titlesAndExport(page: Page, visit: Visit): Promise<void> {
  await page.getByRole('grid', { name: 'Generated pins' }).getByRole('gridcell').first().focus()
  await page.keyboard.press('Control+a')
  await visit('pins-selected', page)
  await page.getByRole('toolbar').getByRole('button', { name: 'Titles & boards' }).click()
  await seen(page.getByRole('table')).toBeVisible()
  await quiet(page)
  await visit('titles', page)
  await page.getByRole('button', { name: 'Boards for all' }).click()
  await seen(page.getByRole('dialog', { name: 'Boards for all' })).toBeVisible()
  await visit('titles-boards', page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save as drafts and export' }).click()
  await seen(page.getByRole('button', { name: 'Download ZIP' })).toBeVisible()
  await quiet(page)
  await visit('export', page)
}

async function signedInScreens(page: Page, product: Product, visit: Visit): Promise<void> {
  await page.goto(`${product.address}/drafts`)
  await seen(page.getByRole('gridcell').first()).toBeVisible({ timeout: 20_000 })
  await quiet(page)
  await visit('drafts', page)
  await calendarScreens(page, product, visit)
  for (const section of settingsSections)
    await visit(`settings-${section}`, page, async () => {
      await page.goto(`${product.address}/settings?section=${section}`)
      await seen(page.getByRole('heading', { level: 1 })).toBeVisible()
      await quiet(page)
    })
  await page.goto(`${product.address}/drafts?q=nothing+has+this+name`)
  await seen(page.getByText('No matching pins')).toBeVisible()
  await visit('drafts-nothing-found', page)
}

/** With a pin that is planned, and one that is being moved. */
async function calendarScreens(page: Page, product: Product, visit: Visit): Promise<void> {
  const open = async (query: string): Promise<void> => {
    await page.goto(`${product.address}/calendar${query}`)
    await seen(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
    await quiet(page)
  }
  await visit('calendar', page, async () => open(''))
  for (const view of ['week', 'list'])
    await visit(`calendar-${view}`, page, async () => open(`?view=${view}`))
  await open('?view=day')
  await visit('calendar-day', page)
  await page.getByRole('button', { name: 'Slots', exact: true }).click()
  await seen(page.getByRole('dialog', { name: 'Weekly slots' })).toBeVisible()
  await quiet(page)
  await visit('calendar-slots', page)
  await page.keyboard.press('Escape')
}

/** What is shown over any screen. */
async function overlays(page: Page, visit: Visit): Promise<void> {
  await page.keyboard.press('Control+k')
  await seen(page.getByPlaceholder('Type a command, or words from a pin…')).toBeFocused()
  await quiet(page)
  await visit('palette', page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await seen(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await visit('shortcuts', page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Pinning account: / }).click()
  await seen(page.getByRole('menuitem', { name: 'New pinning account…' })).toBeVisible()
  await visit('account-menu', page)
  await page.keyboard.press('Escape')
}

/**
 * A part of the program that is gone: the error page in the place of the screen, with the shell
 * around it.
 */
async function failedScreen(page: Page, product: Product, visit: Visit): Promise<void> {
  await page
    .context()
    .route('**/assets/settings.view*.js*', (route) =>
      route.fulfill({ status: 404, body: 'Not found' }),
    )
  await page.goto(`${product.address}/drafts`)
  await seen(page.getByRole('gridcell').first()).toBeVisible({ timeout: 20_000 })
  await page.getByRole('link', { name: 'Settings' }).click()
  await seen(page.getByRole('heading', { name: 'Couldn’t load this page' })).toBeVisible({
    timeout: 15_000,
  })
  await quiet(page)
  await visit('screen-failed', page)
}

/** Visits every screen once, beginning as a stranger. */
export async function walkThrough(page: Page, product: Product, visit: Visit): Promise<void> {
  await visitorScreens(page, product, visit)
  await newcomer(page, product, visit)
  await mainJob(page, product, visit)
  await onePin(page, visit)
  await deleted(page, visit)
  await titlesAndExport(page, visit)
  await signedInScreens(page, product, visit)
  await sheetScreens(page, product, visit)
  await historyScreens(page, product, visit)
  await templateScreens(page, product, visit)
  await workspaceScreens(page, product, visit)
  await overlays(page, visit)
  await failedScreen(page, product, visit)
}

/**
 * The same without the steps that lead to the first pins, which `main-job.test.ts` goes, without
 * the editor and without the screen that is gone.
 */
export async function shortWalkthrough(page: Page, product: Product, visit: Visit): Promise<void> {
  await visitorScreens(page, product, visit)
  await withPins(page, product, 12)
  await quiet(page)
  await visit('pins', page)
  await titlesAndExport(page, visit)
  await signedInScreens(page, product, visit)
  await sheetScreens(page, product, visit)
  await historyScreens(page, product, visit)
  await templateScreens(page, product, visit)
  await workspaceScreens(page, product, visit)
  await overlays(page, visit)
}
