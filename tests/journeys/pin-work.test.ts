/**
 * What lies in the way of the work on pins, and must not: a preview out of sight, fields that the
 * design has no place for, a tray of jobs over the page.
 */
import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { test, WIDE } from './journey.ts'
import { picture } from './person.ts'
import { signUp, withPins } from './prepared.ts'
import { seen } from './seen.ts'

const PHONE = { width: 390, height: 844 }
/** From what is usual down to the lowest that has space for the whole picture. */
const LAPTOPS = [WIDE, { width: 1366, height: 768 }, { width: 1280, height: 720 }]

interface Edges {
  readonly top: number
  readonly bottom: number
  readonly width: number
}

async function edgesOf(element: Locator): Promise<Edges> {
  return element.evaluate((node) => {
    const { top, bottom, width } = node.getBoundingClientRect()
    return { top, bottom, width }
  })
}

async function scrollTo(editor: Locator, top: number): Promise<void> {
  await editor.evaluate((node, to) => node.parentElement?.scrollTo(0, to), top)
}

async function expectInSight(page: Page, preview: Locator): Promise<void> {
  const height = page.viewportSize()?.height ?? 0
  const room = async (): Promise<number> => {
    const { top, bottom } = await edgesOf(preview)
    return Math.min(top, height - bottom)
  }
  await expect.poll(room).toBeGreaterThanOrEqual(0)
}

test('the preview stays visible, unusable values are not offered, Ctrl+D copies boards, and the last step says what follows', async ({
  page,
  product,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await withPins(page, product, 3)
  const pins = page.getByRole('grid', { name: 'Generated pins' }).getByRole('gridcell')
  await pins.first().focus()
  await page.keyboard.press('Enter')
  const editor = page.getByRole('dialog', { name: 'Edit pin' })
  const preview = editor.getByRole('img', { name: 'Pin preview' })
  await seen(preview).toBeVisible()
  await editor.locator('summary').click()
  for (const size of LAPTOPS) {
    await page.setViewportSize(size)
    for (const top of [0, 99_999]) {
      await scrollTo(editor, top)
      await expect.poll(async () => (await edgesOf(preview)).width).toBeGreaterThanOrEqual(420)
      await expectInSight(page, preview)
    }
    await picture(page, `editor-preview-${size.width}`)
  }

  // On a phone, it is in sight beside what has the focus, and not over it.
  await page.setViewportSize(PHONE)
  await scrollTo(editor, 99_999)
  await expectInSight(page, preview)
  await picture(page, 'editor-preview-phone')
  const headline = editor.getByLabel('Headline on the picture')
  await headline.focus()
  await expectInSight(page, preview)
  await expect
    .poll(async () => (await edgesOf(headline)).top - (await edgesOf(preview)).bottom)
    .toBeGreaterThanOrEqual(0)
  // Something is changed, whichever template the pin has: "Full photo" below may be its own.
  await headline.fill('Soup for a cold day')
  await page.setViewportSize(WIDE)

  await editor.getByRole('button', { name: 'Template Arch' }).click()
  await seen(editor.getByLabel('Small line above')).toBeVisible()
  await seen(editor.getByText('Accent', { exact: true })).toBeVisible()
  await editor.getByRole('button', { name: 'Template Steps', exact: true }).click()
  await seen(editor.getByLabel('Small line above')).toHaveCount(0)
  await seen(editor.getByText('This template has no small line above the headline.')).toBeVisible()
  await editor.getByRole('button', { name: 'Template Full photo' }).click()
  await seen(editor.getByLabel('Small line above')).toBeVisible()
  await seen(editor.getByText('Accent', { exact: true })).toHaveCount(0)
  await editor.getByRole('button', { name: 'Discard' }).click()

  await pins.first().focus()
  await page.keyboard.press('Control+a')
  await page.getByRole('toolbar').getByRole('button', { name: 'Titles & boards' }).click()
  const boardsOf = (number: number) =>
    page.getByRole('button', { name: new RegExp(`^Boards of pin ${number}: `) })
  await boardsOf(1).click()
  await page.getByLabel('Find or create a board').fill('Slow weekends')
  await page.getByText('Create “Slow weekends”').click()
  await seen(boardsOf(1)).toHaveText('Slow weekends')
  await page.keyboard.press('Escape')
  // Given back a frame later, it would be taken from the next pin.
  await seen(boardsOf(1)).toBeFocused()
  await boardsOf(2).focus()
  await page.keyboard.press('Control+d')
  await seen(boardsOf(2)).toHaveText('Slow weekends')
  await seen(boardsOf(3)).toHaveText('Choose boards')
  // Inside the list too.
  await boardsOf(3).click()
  await seen(page.getByLabel('Find or create a board')).toBeFocused()
  await page.keyboard.press('Control+d')
  await seen(boardsOf(3)).toHaveText('Slow weekends')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save as drafts and export' }).click()
  await seen(page.getByRole('heading', { name: 'Export for Pinterest' })).toBeVisible()
})

test('the tray stays closed on the studio, covers nothing, and drops the problem of a deleted page', async ({
  page,
  product,
}) => {
  await signUp(page, product)
  await page
    .getByLabel('Page addresses')
    .fill(`${product.demoSite}/nothing-is-here.html\n${product.demoSite}/floating-shelf.html`)
  await page.getByRole('button', { name: /^Read (\d+ )?page/ }).click()
  const tray = page.getByRole('region', { name: 'Jobs' })
  await seen(tray.getByText('1 problem')).toBeVisible({ timeout: 60_000 })
  await seen(tray.getByRole('button', { expanded: false })).toBeVisible()
  const foot = page.locator('main footer')
  for (const size of [PHONE, WIDE]) {
    await page.setViewportSize(size)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect
      .poll(async () => (await edgesOf(tray)).top - (await edgesOf(foot)).bottom)
      .toBeGreaterThanOrEqual(-1)
  }
  // Opened, it takes the room that it needs.
  await tray.getByRole('button', { expanded: false }).click()
  await expect
    .poll(async () => (await edgesOf(tray)).top - (await edgesOf(foot)).bottom)
    .toBeGreaterThanOrEqual(-1)

  const failed = page.getByRole('listitem').filter({ hasText: 'nothing-is-here' }).last()
  await page.getByRole('button', { name: /^Actions for .*nothing-is-here/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await seen(failed).toHaveCount(0)
  await seen(tray).toHaveCount(0)
})
