/** Dialogs and sheets in the browser: what Back, Forward, a reload and Ctrl+A do while one is open. */
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { test } from './journey.ts'
import { openDrafts } from './person.ts'
import { makePins, withPins } from './prepared.ts'
import { seen } from './seen.ts'

const PHONE = { width: 390, height: 844 }

async function openEditor(page: Page): Promise<void> {
  // In one step: a dialog that has just closed gives the focus back a moment later.
  await page.locator('[data-pin]').first().press('Enter')
  await seen(page.getByRole('dialog', { name: 'Edit pin' })).toBeVisible()
}

/** The step before shows the same pins, until Drafts has loaded its files. */
async function seenDrafts(page: Page): Promise<void> {
  await seen(page.getByRole('heading', { name: 'Drafts', level: 1 })).toBeVisible()
  await seen(page.locator('[data-pin]')).toHaveCount(2)
}

const selectedText = (page: Page) => page.evaluate(() => window.getSelection()?.toString() ?? '')

test('Back closes overlays one by one, then leaves the page; Escape, Forward and a reload leave no history entry', async ({
  page,
  product,
}) => {
  await withPins(page, product, 2)
  await page.getByRole('link', { name: 'Drafts' }).click()
  await seenDrafts(page)
  const { pathname } = new URL(page.url())

  await openEditor(page)
  await page.getByRole('tab', { name: 'Title & description' }).click()
  await page.getByLabel('Title', { exact: true }).fill('A title that waits')
  await page.goBack()
  await seen(page.getByRole('dialog')).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe(pathname)
  await seen(page.getByText('Unsaved changes kept')).toBeVisible()
  // They are not in the history, so the rail and Ctrl+Z name their pin.
  await seen(page.getByText(/Not saved yet “.+”/)).toBeVisible()
  await page.keyboard.press('Control+z')
  await seen(page.getByText(/^Your changes to “.+” aren’t saved yet\./)).toBeVisible()
  await openEditor(page)
  await seen(page.getByText('You have unsaved changes here from earlier.')).toBeVisible()

  // Over the editor, the palette: it takes a Back of its own.
  await page.keyboard.press('Control+k')
  await seen(page.getByRole('dialog', { name: 'Find a command' })).toBeVisible()
  await page.goBack()
  await seen(page.getByRole('dialog', { name: 'Find a command' })).toHaveCount(0)
  await seen(page.getByRole('dialog', { name: 'Edit pin' })).toBeVisible()
  await page.keyboard.press('Escape')
  await seen(page.getByRole('dialog')).toHaveCount(0)

  // Closed by a key: the entry is gone, so that the next Back leaves the page.
  await page.goForward()
  expect(new URL(page.url()).pathname).toBe(pathname)
  await seen(page.getByRole('dialog')).toHaveCount(0)
  await openEditor(page)
  await page.reload()
  await seenDrafts(page)
  await seen(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(pathname)

  // Left from inside an overlay, the page is one step away.
  await page.goForward()
  await seenDrafts(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('menuitem', { name: 'Settings' }).click()
  await seen(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await page.goBack()
  await expect.poll(() => new URL(page.url()).pathname).toBe(pathname)
  await page.goForward()
  await seen(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
})

test('on a phone Back closes the editor, the history and overlays above it', async ({
  page,
  product,
}) => {
  await page.setViewportSize(PHONE)
  await makePins(page, product, 1)
  await openDrafts(page, product)
  const address = page.url()
  await openEditor(page)
  await page.goBack()
  await seen(page.getByRole('dialog')).toHaveCount(0)

  await page.locator('[data-pin]').first().focus()
  await page.keyboard.press('h')
  await seen(page.getByRole('dialog', { name: 'History' })).toBeVisible()
  await page
    .getByRole('button', { name: /^See your pins before this: / })
    .first()
    .click()
  await seen(page.getByRole('dialog', { name: 'Your pins as they were' })).toBeVisible()
  await page.goBack()
  await seen(page.getByRole('dialog', { name: 'Your pins as they were' })).toHaveCount(0)
  await seen(page.getByRole('dialog', { name: 'History' })).toBeVisible()
  await page.goBack()
  await seen(page.getByRole('dialog')).toHaveCount(0)
  expect(page.url()).toBe(address)
})

/** As right after another overlay has closed: the focus is nowhere. */
async function pressEscapeWithoutFocus(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    ),
  )
}

test('Ctrl+A selects the text of a field, and outside of fields nothing of the page below', async ({
  page,
  product,
}) => {
  await makePins(page, product, 1)
  await openDrafts(page, product)
  await page.locator('[data-pin]').first().focus()
  await page.keyboard.press('h')
  await seen(page.getByRole('list', { name: 'What happened' })).toBeVisible()
  await page.keyboard.press('Control+a')
  expect(await selectedText(page)).toBe('')
  await seen(page.locator('[data-pin][aria-selected="true"]')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await seen(page.getByRole('dialog', { name: 'Find a command' })).toBeVisible()
  await pressEscapeWithoutFocus(page)
  await seen(page.getByRole('dialog', { name: 'Find a command' })).toHaveCount(0)
  await seen(page.getByRole('dialog', { name: 'History' })).toBeVisible()
  await pressEscapeWithoutFocus(page)
  await seen(page.getByRole('dialog')).toHaveCount(0)

  await openEditor(page)
  await page.getByRole('tab', { name: 'Design' }).focus()
  await page.keyboard.press('Control+a')
  expect(await selectedText(page)).toBe('')
  const headline = page.getByLabel('Headline on the picture')
  await headline.focus()
  await page.keyboard.press('Control+a')
  expect(await selectedText(page)).toBe(await headline.inputValue())
})
