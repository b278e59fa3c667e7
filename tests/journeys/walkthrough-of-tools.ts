/**
 * The part of the walkthrough beside the main job: the sheet, the history, an account as a file,
 * the templates.
 */
import type { Page } from 'playwright'
import type { Product } from './product.ts'
import { quiet } from './quiet.ts'
import { seen } from './seen.ts'
import type { Visit } from './walkthrough.ts'

export async function sheetScreens(page: Page, product: Product, visit: Visit): Promise<void> {
  await page.goto(`${product.address}/drafts?view=sheet`)
  const sheet = page.getByRole('grid', { name: 'Pins as a spreadsheet' })
  await seen(sheet).toBeVisible({ timeout: 20_000 })
  await sheet.focus()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await visit('sheet', page)
  await page.keyboard.press('Control+h')
  const dialog = page.getByRole('dialog', { name: 'Find and replace' })
  await dialog.getByLabel('Find', { exact: true }).fill('soup')
  await dialog.getByLabel('Replace with').fill('{interest}')
  await seen(dialog.getByRole('checkbox').nth(1)).toBeVisible()
  await quiet(page)
  await visit('sheet-replace', page)
  await page.keyboard.press('Escape')
  await seen(dialog).toBeHidden()
}

export async function historyScreens(page: Page, product: Product, visit: Visit): Promise<void> {
  await page.goto(`${product.address}/drafts`)
  await page.locator('[data-pin]').first().focus()
  await page.keyboard.press('f')
  await page.keyboard.press('h')
  await seen(
    page.getByRole('dialog', { name: 'History' }).getByRole('listitem').first(),
  ).toBeVisible()
  await quiet(page)
  await visit('history', page)
  await page
    .getByRole('button', { name: /^See your pins before this: / })
    .first()
    .click()
  await seen(
    page.getByRole('dialog', { name: 'Your pins as they were' }).locator('[data-past]').first(),
  ).toBeVisible()
  await quiet(page)
  await visit('past-board', page)
  await page.getByRole('button', { name: 'Back to now' }).click()
}

/**
 * The account goes out as a file and comes in as another one; the first stays the one that is
 * worked in.
 */
export async function workspaceScreens(page: Page, product: Product, visit: Visit): Promise<void> {
  await page.goto(`${product.address}/settings?section=data`)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export this account' }).click(),
  ])
  const choose = async (path: string): Promise<void> => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: /^Choose (a|another) file$/ }).click(),
    ])
    await chooser.setFiles(path)
  }
  await choose(import.meta.filename)
  await seen(page.getByText('This file can’t be imported')).toBeVisible({ timeout: 20_000 })
  await visit('workspace-refused', page)
  await choose(await file.path())
  await seen(page.getByText('This file is complete and can be imported')).toBeVisible({
    timeout: 20_000,
  })
  await visit('workspace-report', page)
  await page.getByRole('button', { name: /^Import as / }).click()
  await seen(page.getByText('“Saltmarsh Kitchen (2)” has been imported')).toBeVisible({
    timeout: 30_000,
  })
  await visit('workspace-done', page)
}

/** The person's own templates, and the editor of one with a layer chosen. */
export async function templateScreens(page: Page, product: Product, visit: Visit): Promise<void> {
  await page.goto(`${product.address}/templates`)
  await page.getByRole('button', { name: 'Make a copy of Big words', exact: true }).click()
  const edit = page.getByRole('link', { name: 'Edit Copy of Big words' })
  await seen(edit).toBeVisible({ timeout: 20_000 })
  await quiet(page)
  await visit('templates', page)
  await edit.click()
  await seen(page.locator('canvas[data-drawn]')).toBeVisible({ timeout: 20_000 })
  await page
    .getByRole('treegrid', { name: 'Layers' })
    .getByRole('row', { name: /^Headline/ })
    .click()
  await quiet(page)
  await visit('template-editor', page)
}
