/**
 * Small things of the first week: nothing is selected before the person selects it, and pins
 * remember their export.
 */
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { test } from './journey.ts'
import { eventsOnServer, gridOf, openDrafts, picture } from './person.ts'
import { makePins, withPins } from './prepared.ts'
import { seen } from './seen.ts'

function selected(page: Page) {
  return page.locator('[data-pin][aria-selected="true"]')
}

test('pins of a finished job start unselected; a button or Ctrl+A selects all, and both buttons stay', async ({
  page,
  product,
}) => {
  await withPins(page, product, 3)
  const [all, none] = [
    page.getByRole('button', { name: 'Select all', exact: true }),
    page.getByRole('button', { name: 'Select none', exact: true }),
  ]
  await seen(gridOf(page).locator('[data-pin]')).toHaveCount(3)
  await seen(selected(page)).toHaveCount(0)
  await picture(page, 'pins-unselected')
  await seen(none).toBeVisible()
  await all.click()
  await seen(selected(page)).toHaveCount(3)
  await seen(all).toBeVisible()
  await none.click()
  await seen(selected(page)).toHaveCount(0)
  // The focus is on no pin and in no field.
  await page.getByRole('heading', { name: /^Your pins/ }).click()
  await page.keyboard.press('Control+a')
  await seen(selected(page)).toHaveCount(3)
  await page.keyboard.press('?')
  await seen(page.getByRole('dialog').getByText('Select none')).toBeVisible()
  await page.keyboard.press('Escape')

  // The pages and the templates have both buttons too, whatever is chosen.
  await page.getByRole('button', { name: 'Select none', exact: true }).click()
  for (const step of ['design', 'sources']) {
    await page.goto(`${product.address}/generate?step=${step}`)
    const [choose, drop] = ['Choose all', 'Choose none'].map((name) =>
      page.getByRole('button', { name }),
    )
    if (choose === undefined || drop === undefined) throw new Error('There is no button')
    await drop.click()
    await seen(choose).toBeVisible()
    await choose.click()
    await seen(drop).toBeVisible()
  }
})

test('exported pins show the date and match filters, a second export warns, and undo removes the mark', async ({
  page,
  context,
  product,
}) => {
  await makePins(page, product, 3)
  await openDrafts(page, product)
  await page.locator('[data-pin]').first().click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export 1 pin' })
  await seen(dialog.getByText('PUBLIC_URL')).toBeHidden()
  const chooseBoards = page.getByRole('button', { name: /^Choose boards/ })
  await seen(dialog.getByText('The pin isn’t on a board')).toBeVisible()
  await seen(chooseBoards).toHaveCount(1)
  await picture(page, 'export-unreachable')
  await dialog.getByText('How to give it a public address').click()
  await seen(dialog.getByText(/PUBLIC_URL/)).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download ZIP' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^pins-.*\.zip$/)
  await page.keyboard.press('Escape')
  const exported = page.locator('[data-pin]').filter({ hasText: /Exported/ })
  await seen(exported).toHaveCount(1)
  await expect
    .poll(async () => (await eventsOnServer(context, product, 'pins.exported')).length)
    .toBe(1)

  await page.goto(`${product.address}/drafts?exported=true`)
  await seen(page.locator('[data-pin]')).toHaveCount(1)
  await picture(page, 'drafts-exported')
  await page.getByRole('button', { name: 'Exported Exported' }).click()
  await page.getByRole('option', { name: 'Not exported yet' }).click()
  await seen(page.locator('[data-pin]')).toHaveCount(2)
  await page.getByRole('button', { name: /Any board/ }).click()
  await page.getByRole('option', { name: 'No board' }).click()
  await seen(page.locator('[data-pin]')).toHaveCount(2)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await seen(page.locator('[data-pin]')).toHaveCount(3)

  await page.keyboard.press('Control+a')
  await page.getByRole('toolbar').getByRole('button', { name: 'Export' }).click()
  await seen(page.getByText('1 of these pins was exported before')).toBeVisible()
  await seen(page.getByRole('listitem', { name: 'All 3 pins' })).toBeVisible()
  await seen(chooseBoards).toHaveCount(1)
  await picture(page, 'export-again')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await seen(exported).toHaveCount(0)
})
