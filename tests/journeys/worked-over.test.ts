/**
 * Pins are worked over as a person does: interests named again, one pin redesigned, titles and
 * boards filled without a mouse.
 */
import type { BrowserContext, Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { test, WIDE } from './journey.ts'
import { openInterests } from './kept-page.ts'
import { gridOf, picture, pinsOnServer } from './person.ts'
import { makePins, withPins } from './prepared.ts'
import type { Product } from './product.ts'
import { seen } from './seen.ts'

interface ServerPage {
  readonly id: string
  readonly interests: readonly { id: string; interest_name: string; chosen: boolean }[]
}

async function pageOnServer(
  context: BrowserContext,
  product: Product,
): Promise<ServerPage | undefined> {
  const { accounts } = (await (
    await context.request.get(`${product.address}/api/accounts/`)
  ).json()) as { accounts: { id: string }[] }
  const { pages } = (await (
    await context.request.get(`${product.address}/api/accounts/${accounts[0]?.id}/pages/`)
  ).json()) as { pages: ServerPage[] }
  return pages[0]
}

function interestsOf(page: Page): Locator {
  return page.getByRole('region', { name: /^Interests for/ })
}

async function chipNames(page: Page): Promise<string[]> {
  return interestsOf(page).getByRole('button', { pressed: true }).allInnerTexts()
}

test('interests can be added, renamed, excluded and removed without duplicates, and survive reading the page again', async ({
  page,
  context,
  product,
}) => {
  await makePins(page, product, 1)
  await openInterests(page, product)
  const add = page.getByLabel('Add an interest')
  await add.fill('Tomato Sandwich')
  await add.press('Enter')
  await seen(interestsOf(page).getByRole('button', { name: /^Tomato Sandwich/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await add.fill(' tomato sandwich ')
  await add.press('Enter')
  await seen(add).toHaveAccessibleDescription(
    /This page already has the interest “Tomato Sandwich”/,
  )
  await seen(add).toHaveValue(' tomato sandwich ')
  await picture(page, 'interest-twice')
  await add.fill('')

  await interestsOf(page).getByRole('button', { name: 'More about Tomato Sandwich' }).click()
  const name = page.getByRole('dialog').getByLabel('Name')
  await name.fill('Tomato Soup')
  await seen(name).toHaveAccessibleDescription(/This page already has the interest “tomato soup”/)
  await name.fill('Grilled sandwich')
  await name.press('Enter')
  await seen(interestsOf(page).getByRole('button', { name: /^Grilled sandwich/ })).toBeVisible()
  await interestsOf(page)
    .getByRole('button', { name: /^vegetarian soup/ })
    .click()
  await seen(interestsOf(page).getByRole('button', { name: /^vegetarian soup/ })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  const chosenOnServer = async () =>
    (await pageOnServer(context, product))?.interests
      .filter(({ chosen }) => chosen)
      .map(({ interest_name }) => interest_name)
  await expect.poll(chosenOnServer).toContain('Grilled sandwich')
  await expect.poll(chosenOnServer).not.toContainEqual(expect.stringMatching(/^vegetarian soup/))
  const before = await pageOnServer(context, product)
  const chosen = await chipNames(page)

  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('button', { name: /^Actions for Roasted Tomato Soup/ }).click()
  const readAgain = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.ok(),
  )
  await page.getByRole('menuitem', { name: 'Read again' }).click()
  await readAgain
  await seen(page.getByText('Reading…', { exact: true })).toHaveCount(0, { timeout: 30_000 })
  expect(await pageOnServer(context, product)).toMatchObject({
    id: before?.id,
    interests: before?.interests.map(({ id, interest_name, chosen: isChosen }) => ({
      id,
      interest_name,
      chosen: isChosen,
    })),
  })
  await page.getByRole('button', { name: 'Continue with 1 page' }).click()
  await expect.poll(async () => chipNames(page)).toEqual(chosen)

  await interestsOf(page).getByRole('button', { name: 'More about Grilled sandwich' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await seen(interestsOf(page).getByRole('button', { name: /^Grilled sandwich/ })).toBeHidden()
})

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
}

async function cropOf(dialog: Locator): Promise<Box> {
  return dialog.getByRole('button', { name: 'Move the crop' }).evaluate((handle) => {
    const { left, top, width } = handle.parentElement?.style ?? { left: '', top: '', width: '' }
    return {
      left: Number.parseFloat(left),
      top: Number.parseFloat(top),
      width: Number.parseFloat(width),
    }
  })
}

async function drag(page: Page, handle: Locator, by: { x: number; y: number }): Promise<void> {
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  // Waits until it no longer moves and is under the mouse.
  await handle.hover()
  const box = await handle.boundingBox()
  if (!box) throw new Error('The handle is not drawn')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.down()
  await page.mouse.move(x + by.x, y + by.y, { steps: 5 })
  await page.mouse.up()
}

async function openFirst(page: Page): Promise<Locator> {
  await gridOf(page).getByRole('gridcell').first().focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit pin' })
  // A list pushes the templates below the fold: only the place of the strip at the chosen one is
  // tested here.
  await dialog
    .getByRole('group', { name: 'Template', exact: true })
    .evaluate((strip) => strip.scrollIntoView({ block: 'center' }))
  await seen(dialog.getByRole('button', { name: /^Template /, pressed: true })).toBeInViewport()
  return dialog
}

test('a pin cropped and given another template, colours, headline and text is rendered again', async ({
  page,
  context,
  product,
}) => {
  await withPins(page, product, 2)
  const dialog = await openFirst(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await dialog.getByRole('heading', { name: 'Edit pin' }).scrollIntoViewIfNeeded()
  await picture(page, 'editor-phone')
  const checklist = dialog.getByRole('group').filter({ hasText: /^Checklist/ })
  const gap = async (): Promise<number> => {
    const above = await dialog.getByRole('img', { name: 'Pin preview' }).boundingBox()
    const below = await checklist.boundingBox()
    return above === null || below === null ? Infinity : below.y - above.y - above.height
  }
  await expect.poll(gap).toBeLessThan(24)
  await page.setViewportSize(WIDE)
  await dialog.getByRole('button', { name: 'Template Full photo' }).click()
  await dialog.getByRole('button', { name: 'Use picture 1' }).click()
  await dialog.getByRole('button', { name: 'Crop by hand' }).click()
  const before = await cropOf(dialog)
  const move = dialog.getByRole('button', { name: 'Move the crop' })
  await move.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowUp')
  await expect
    .poll(async () => cropOf(dialog))
    .toMatchObject({ left: before.left + 1, top: before.top - 10 })
  await drag(page, move, { x: -400, y: 0 })
  await expect.poll(async () => (await cropOf(dialog)).left).toBe(0)
  await drag(page, dialog.getByRole('button', { name: 'Lower right corner' }), { x: -40, y: -20 })
  await expect.poll(async () => (await cropOf(dialog)).width).toBeLessThan(before.width - 5)

  await dialog.getByLabel('Background').fill('#ffee00')
  await dialog.getByLabel('Text', { exact: true }).fill('#ffff88')
  await seen(dialog.getByText(/text color can’t be read on the chosen background/)).toBeVisible()
  await dialog.getByLabel('Text', { exact: true }).fill('#101010')
  await dialog.getByLabel('Headline on the picture').fill('Mine alone')
  await dialog.getByRole('tab', { name: 'Alternatives' }).click()
  await dialog.getByRole('button', { name: 'Find alternatives' }).click()
  const use = dialog.getByRole('button', { name: 'Use these words' })
  await seen(use.first()).toBeVisible({ timeout: 30_000 })
  const offer = dialog
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Use these words' }) })
    .getByRole('heading')
  const firstTitles = await offer.allInnerTexts()
  await dialog.getByRole('button', { name: 'Find others' }).click()
  await expect
    .poll(async () => (await offer.allInnerTexts()).filter((words) => firstTitles.includes(words)))
    .toEqual([])
  await seen(use.first()).toBeVisible()
  const offered = await use.count()
  const headlineToo = dialog.getByRole('checkbox', {
    name: 'Use it as the headline on the picture too',
  })
  await seen(headlineToo).not.toBeChecked()
  await picture(page, 'alternatives')
  await use.first().click()
  await seen(use).toHaveCount(offered - 1)
  await dialog.getByRole('tab', { name: 'Design' }).click()
  await seen(dialog.getByLabel('Headline on the picture')).toHaveValue('Mine alone')
  await dialog.getByRole('tab', { name: 'Alternatives' }).click()
  await seen(use).toHaveCount(offered - 1)
  await headlineToo.press('Space')
  await seen(headlineToo).toBeChecked()
  const title = await offer.first().innerText()
  await use.first().click()
  await dialog.getByRole('tab', { name: 'Design' }).click()
  await seen(dialog.getByLabel('Headline on the picture')).not.toHaveValue('Mine alone')
  const headline = await dialog.getByLabel('Headline on the picture').inputValue()
  await picture(page, 'editor')
  const pinId = await gridOf(page).locator('[data-pin]').first().getAttribute('data-pin')
  const had = (await pinsOnServer(context, product)).find(({ id }) => id === pinId)?.image_url
  await dialog.getByRole('button', { name: 'Apply' }).click()
  const onServer = async () =>
    (await pinsOnServer(context, product)).find(({ id }) => id === pinId) as unknown as {
      title: string
      image_url: string
      design: {
        template_id: string
        headline: string
        colors: { background: string }
        pictures: { crop: { x: number } }[]
      }
    }
  await expect
    .poll(async () => (await onServer()).image_url !== had, { timeout: 30_000 })
    .toBe(true)
  expect(await onServer()).toMatchObject({
    title,
    design: {
      headline,
      colors: { background: '#ffee00', text: '#101010' },
      pictures: [{ crop: { x: 0 } }],
    },
  })
})

async function boardsOf(page: Page): Promise<string[]> {
  return page.getByRole('button', { name: /^Boards of pin \d/ }).allInnerTexts()
}

test('keys alone fill titles and boards for all, by interest, from above and down, with undo', async ({
  page,
  product,
}) => {
  await withPins(page, product, 4)
  await gridOf(page).getByRole('gridcell').first().focus()
  await page.keyboard.press('Control+a')
  await page.getByRole('toolbar').getByRole('button', { name: 'Titles & boards' }).press('Enter')
  const all = page.getByRole('button', { name: 'Boards for all' })
  await all.press('Enter')
  const picker = page.getByRole('dialog', { name: 'Boards for all' })
  await seen(
    picker.getByRole('list', { name: 'Suggested new boards' }).getByRole('button').first(),
  ).toBeVisible()
  await picture(page, 'boards-for-all')
  await seen(picker.getByLabel('Find or create a board')).toBeFocused()
  for (const name of ['Soups', 'Autumn']) {
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await seen(picker.getByRole('checkbox', { name })).toBeChecked()
  }
  await page.keyboard.press('Escape')
  await seen(all).toBeFocused()
  await expect
    .poll(async () => boardsOf(page))
    .toEqual(Array.from({ length: 4 }, () => 'Soups, Autumn'))

  await page.getByRole('button', { name: /^Boards of pin 1:/ }).press('Enter')
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Soups' }).press('Space')
  await page.keyboard.press('Escape')
  await expect
    .poll(async () => boardsOf(page))
    .toEqual(['Autumn', 'Soups, Autumn', 'Soups, Autumn', 'Soups, Autumn'])
  await page.getByRole('button', { name: 'More options for pin 1', exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: 'Copy the boards to all pins below' }).press('Enter')
  await expect.poll(async () => boardsOf(page)).toEqual(Array.from({ length: 4 }, () => 'Autumn'))
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter')
  await expect
    .poll(async () => boardsOf(page))
    .toEqual(['Autumn', 'Soups, Autumn', 'Soups, Autumn', 'Soups, Autumn'])

  await page
    .getByRole('region', { name: 'Boards by interest' })
    .getByRole('button')
    .last()
    .press('Enter')
  await seen(page.getByRole('dialog').getByLabel('Find or create a board')).toBeFocused()
  await page.keyboard.type('Of one interest')
  await page.keyboard.press('Enter')
  await seen(
    page.getByRole('dialog').getByRole('checkbox', { name: 'Of one interest' }),
  ).toBeChecked()
  await page.keyboard.press('Escape')
  await expect
    .poll(
      async () =>
        (await boardsOf(page)).filter((names) => names.includes('Of one interest')).length,
    )
    .toBeGreaterThan(0)
  expect(
    (await boardsOf(page)).filter((names) => names.includes('Of one interest')).length,
  ).toBeLessThan(4)

  const [first, second] = [
    page.getByLabel('Title of pin 1', { exact: true }),
    page.getByLabel('Title of pin 2', { exact: true }),
  ]
  const own = await second.inputValue()
  await first.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('One title for all')
  await page.keyboard.press('Enter')
  await seen(second).toBeFocused()
  await page.keyboard.press('Control+d')
  await seen(second).toHaveValue('One title for all')
  await page.keyboard.press('Control+z')
  await seen(second).toHaveValue(own)
  await picture(page, 'titles-by-keys')
})
