/**
 * Three tabs of one browser at work at once: each sees the others without a reload, and an undo in
 * one is seen in all.
 */
import { expect } from 'vitest'
import { test } from './journey.ts'
import { gridOf, hearts, openDrafts, picture, pinsOnServer } from './person.ts'
import { makePins, withPins } from './prepared.ts'
import { seen } from './seen.ts'

test('three tabs see each other’s changes, and an undo in one shows in all', async ({
  context,
  page,
  product,
}) => {
  await makePins(page, product, 3)
  const [one, two, three] = [page, await context.newPage(), await context.newPage()]
  for (const tab of [one, two, three]) await openDrafts(tab, product)
  await hearts(one).nth(0).click()
  await hearts(two).nth(1).click()
  await hearts(three).nth(2).click()
  for (const tab of [one, two, three])
    for (const nth of [0, 1, 2])
      await seen(hearts(tab).nth(nth)).toHaveAttribute('aria-pressed', 'true')
  await one.bringToFront()
  await one.locator('[data-pin]').first().focus()
  await one.keyboard.press('Control+z')
  await seen(one.getByText(/^Undone: Marked “.+” as favorite/)).toBeVisible()
  for (const tab of [one, two, three])
    await expect
      .poll(
        async () =>
          hearts(tab).evaluateAll((all) => all.map((heart) => heart.getAttribute('aria-pressed'))),
        { timeout: 20_000 },
      )
      .toEqual(['true', 'true', 'false'])
  await two.bringToFront()
  await two.locator('[data-pin]').first().focus()
  await two.keyboard.press('Control+Shift+z')
  for (const tab of [one, two, three])
    await seen(hearts(tab).nth(2)).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(
      async () => (await pinsOnServer(context, product)).filter(({ favored }) => favored).length,
      { timeout: 20_000 },
    )
    .toBe(3)
})

test('text from another tab is overwritten neither by an untouched cell nor by an open editor', async ({
  context,
  page,
  product,
}) => {
  await context.clock.install()
  await withPins(page, product, 2)
  await gridOf(page).locator('[data-pin]').first().focus()
  await page.keyboard.press('Control+a')
  await page.getByRole('toolbar').getByRole('button', { name: 'Titles & boards' }).click()
  const cell = page.getByLabel('Title of pin 1', { exact: true })
  const before = await cell.inputValue()
  await cell.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Typed here ')
  await context.clock.runFor(1_500)
  const titlesOnServer = async () =>
    (await pinsOnServer(context, product)).map(({ title }) => title)
  await expect.poll(titlesOnServer).toContain('Typed here')
  // The caret is after the space that was typed.
  await seen(cell).toHaveValue('Typed here ')

  const other = await context.newPage()
  await openDrafts(other, product)
  await other.getByRole('button', { name: /^Undo: Changed the title/ }).click()
  await seen(cell).toHaveValue(before)
  await context.clock.runFor(3_000)
  await seen(cell).toHaveValue(before)
  await expect.poll(titlesOnServer).toContain(before)

  await page.getByRole('button', { name: 'Edit the picture of pin 1' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit pin' })
  await editor.getByRole('tab', { name: 'Title & description' }).click()
  await seen(editor.getByLabel('Title', { exact: true })).toHaveValue(before)
  const id = (await pinsOnServer(context, product)).find(({ title }) => title === before)?.id ?? ''
  await other.locator(`[data-pin="${id}"]`).focus()
  await other.keyboard.press('Enter')
  const theirs = other.getByRole('dialog', { name: 'Edit pin' })
  await theirs.getByRole('tab', { name: 'Title & description' }).click()
  await theirs.getByLabel('Title', { exact: true }).fill('From the other tab')
  await theirs.getByRole('button', { name: 'Apply' }).click()
  await seen(editor.getByLabel('Title', { exact: true })).toHaveValue('From the other tab')
  await seen(editor.getByRole('button', { name: 'Apply' })).toBeDisabled()
  await editor.getByLabel('Description', { exact: true }).fill('Only this is changed here.')
  await editor.getByRole('button', { name: 'Apply' }).click()
  await expect
    .poll(async () => (await pinsOnServer(context, product)).find((pin) => pin.id === id))
    .toMatchObject({ title: 'From the other tab', description: 'Only this is changed here.' })
})

test('text typed into a pin that another tab deletes is kept, and restoring the pin brings it back', async ({
  context,
  page,
  product,
}) => {
  await makePins(page, product, 1)
  const other = await context.newPage()
  await openDrafts(other, product)
  await openDrafts(page, product)
  await page.bringToFront()
  await page.locator('[data-pin]').first().focus()
  await page.keyboard.press('Enter')
  const editor = page.getByRole('dialog', { name: 'Edit pin' })
  await editor.getByRole('tab', { name: 'Title & description' }).click()
  await editor.getByLabel('Title', { exact: true }).fill('Half a thought')
  await other.bringToFront()
  await other.locator('[data-pin]').first().focus()
  await other.keyboard.press('Delete')
  await seen(other.locator('[data-pin]')).toHaveCount(0)
  await page.bringToFront()
  await seen(editor.getByText('What you typed is safe', { exact: false })).toBeVisible()
  await picture(page, 'editor-gone')
  await editor.getByRole('button', { name: 'Restore the pin' }).click()
  await editor.getByRole('tab', { name: 'Title & description' }).click()
  await seen(editor.getByLabel('Title', { exact: true })).toHaveValue('Half a thought')
  await editor.getByRole('button', { name: 'Apply' }).click()
  await seen(other.locator('[data-pin]')).toHaveCount(1)
  await expect
    .poll(async () => (await pinsOnServer(context, product)).map(({ title }) => title), {
      timeout: 20_000,
    })
    .toContain('Half a thought')
})
