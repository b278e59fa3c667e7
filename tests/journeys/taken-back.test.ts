/** What a person deletes comes back with Undo or Ctrl+Z, where it was. */
import type { Locator, Page } from 'playwright/test'
import { expect } from 'vitest'
import { test } from './journey.ts'
import { openDesign, openInterests } from './kept-page.ts'
import { gridOf, picture } from './person.ts'
import { makePins, withPins } from './prepared.ts'
import { seen } from './seen.ts'

/** The current interests of the one page. */
async function interestsOf(page: Page): Promise<string[]> {
  await seen(page.getByText('Loading...')).toHaveCount(0)
  return page
    .getByRole('button', { name: /^More about / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''))
}

test('undo in the toast or Ctrl+Z restores a removed interest to its position, also after a reload', async ({
  page,
  product,
}) => {
  await makePins(page, product, 1)
  await openInterests(page, product)
  await seen(page.getByRole('button', { name: 'Continue to design' })).toBeEnabled()
  await expect.poll(async () => (await interestsOf(page)).length).toBeGreaterThan(2)
  const before = await interestsOf(page)
  const remove = async () => {
    await page.getByRole('button', { name: before[1] ?? '', exact: true }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect.poll(() => interestsOf(page)).toEqual(before.filter((_, at) => at !== 1))
    await keepNote(noteOf(page, 'removed'))
  }
  const restoreBy = async (undo: () => Promise<void>) => {
    const back = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/interests/'),
    )
    await undo()
    expect((await back).status()).toBe(200)
    await page.reload()
    await seen(page.getByRole('button', { name: 'Continue to design' })).toBeEnabled({
      timeout: 20_000,
    })
    await expect.poll(() => interestsOf(page)).toEqual(before)
  }
  await remove()
  await picture(page, 'interest-removed')
  await restoreBy(async () =>
    noteOf(page, 'removed').getByRole('button', { name: 'Undo', exact: true }).click(),
  )
  await remove()
  await restoreBy(async () => page.keyboard.press('Control+z'))
})

test('a small picture is added with a warning, and Undo or Ctrl+Z restores it after a deletion', async ({
  page,
  product,
}) => {
  await makePins(page, product, 1)
  await page.goto(`${product.address}/generate?step=sources`)
  const open = page.getByRole('button', { name: /^\d+ pictures?$/ })
  const found = Number.parseInt(await open.innerText())
  await open.click()
  const dialog = page.getByRole('dialog', { name: /^Pictures of / })
  const pictures = dialog.getByRole('button', { name: /^Use picture / })
  await seen(pictures).toHaveCount(found)
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Add pictures' }).click(),
  ])
  await chooser.setFiles({
    name: 'stamp.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="teal"/></svg>',
    ),
  })
  await seen(pictures).toHaveCount(found + 1, { timeout: 20_000 })
  await seen(dialog.getByText(/^stamp\.svg was added, but it’s only/)).toBeVisible()
  await picture(page, 'small-picture')

  const addresses = () =>
    dialog.locator('img').evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  const before = await addresses()
  const remove = dialog.getByRole('button', { name: /^Delete picture \d+$/ })
  const deleted = noteOf(page, 'Picture deleted')
  await remove.click()
  await keepNote(deleted)
  await seen(pictures).toHaveCount(found)
  await picture(page, 'delete-picture')
  await deleted.getByRole('button', { name: 'Undo', exact: true }).click()
  await seen(pictures).toHaveCount(found + 1)
  await expect.poll(addresses).toEqual(before)

  await remove.click()
  await keepNote(deleted)
  await seen(pictures).toHaveCount(found)
  await page.keyboard.press('Control+z')
  await seen(pictures).toHaveCount(found + 1)
  await seen(deleted).toHaveCount(0)

  await remove.click()
  await seen(deleted).toBeVisible()
  await page.reload()
  await open.click()
  await seen(pictures).toHaveCount(found)
})

test('Ctrl+Z restores a picture deleted in the editor to its place on the pin', async ({
  page,
  product,
}) => {
  await withPins(page, product, 1)
  await gridOf(page).locator('[data-pin]').first().focus()
  await page.keyboard.press('Enter')
  const editor = page.getByRole('dialog', { name: 'Edit pin' })
  await editor.getByRole('button', { name: 'Template Full photo' }).click()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    editor.getByRole('button', { name: 'Add pictures' }).click(),
  ])
  await chooser.setFiles({
    name: 'own.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="900" height="900" fill="teal"/></svg>',
    ),
  })
  const remove = editor.getByRole('button', { name: /^Delete picture \d+$/ })
  await remove.click()
  await keepNote(noteOf(page, 'Picture deleted'))
  // What the pin shows now is none of the person's own.
  await seen(remove).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await seen(remove).toBeVisible()
  await seen(page.getByText('Picture deleted')).toHaveCount(0)
})

test('undo in the toast or Ctrl+Z restores a deleted page and a deleted board, also after a reload', async ({
  page,
  product,
}) => {
  await makePins(page, product, 1)
  await page.goto(`${product.address}/generate?step=sources`)
  const choice = page.getByRole('checkbox', { name: /^Choose Roasted/ })
  const deletePage = async () => {
    await seen(choice).toHaveCount(1)
    await page.getByRole('button', { name: /^Actions for Roasted/ }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await keepNote(noteOf(page, 'Roasted'))
    await seen(choice).toHaveCount(0)
  }
  await deletePage()
  await noteOf(page, 'Roasted').getByRole('button', { name: 'Undo', exact: true }).click()
  await seen(choice).toHaveCount(1)
  await page.reload()
  await deletePage()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await picture(page, 'page-deleted-phone')
  await page.keyboard.press('Control+z')
  await seen(choice).toHaveCount(1)
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.goto(`${product.address}/settings?section=accounts`)
  await page.getByLabel('New board').fill('Soups')
  await page.keyboard.press('Enter')
  const more = page.getByRole('button', { name: 'More options for the board Soups' })
  const deleteBoard = async () => {
    await more.click()
    await page.getByRole('menuitem', { name: 'Delete board' }).click()
    await keepNote(noteOf(page, 'Soups'))
    await seen(more).toHaveCount(0)
  }
  await deleteBoard()
  await noteOf(page, 'Soups').getByRole('button', { name: 'Undo', exact: true }).click()
  await seen(more).toHaveCount(1)
  await page.reload()
  await deleteBoard()
  await page.keyboard.press('Control+z')
  await seen(more).toBeVisible()
})

function noteOf(page: Page, text: string): Locator {
  return page.getByRole('alertdialog').filter({ hasText: text })
}

/** Focuses a note, which stops its clock: Ctrl+Z takes a deletion back while its note is shown. */
async function keepNote(note: Locator): Promise<void> {
  await note.getByRole('button', { name: 'Undo', exact: true }).focus()
}

test('dismissing a generation keeps the pins of its run on screen', async ({ page, product }) => {
  await makePins(page, product, 2)
  await openDesign(page, product)
  await startGenerationAgain(page)
  const cells = gridOf(page).locator('[data-pin]')
  await seen(cells).toHaveCount(3, { timeout: 60_000 })
  const tray = page.getByRole('region', { name: 'Jobs' })
  await tray.hover()
  const dismiss = tray.getByRole('button', { name: /^Dismiss / }).first()
  await tray.getByRole('button', { expanded: false }).click()
  await dismiss.click()
  await seen(page.getByRole('button', { name: 'This job' })).toHaveAttribute('aria-pressed', 'true')
  await seen(cells).toHaveCount(3)
})

async function startGenerationAgain(page: Page): Promise<void> {
  const number = page.getByRole('textbox', { name: 'Number of pins' })
  await number.fill('3')
  await number.blur()
  await page.getByRole('button', { name: /^Make 3 pins$/ }).click()
}
