/** What becomes of the drafts of a template that is changed, and of two tabs that change one. */
import { createHash } from 'node:crypto'
import type { Page } from 'playwright/test'
import { expect } from 'vitest'
import { choose, openCopy, press, typeNumber } from './editor-stage.ts'
import { test, WIDE } from './journey.ts'
import { gridOf, picture, pinsOnServer, readPages } from './person.ts'
import { makeUser, withPins } from './prepared.ts'
import type { Product } from './product.ts'
import { quiet } from './quiet.ts'
import { sampled } from './sampled.ts'
import { seen } from './seen.ts'
import { violationsIn, WIDE_LIGHT_AND_NARROW_DARK } from './violations.ts'

/** Of each pin, by its id: the template that it names, and a digest of its picture. */
async function drawnPins(page: Page, product: Product) {
  const pins = await pinsOnServer(page.context(), product)
  const all = pins.map(async ({ id, design, image_url: url }) => {
    const answer = await page.context().request.get(`${product.address}${url}`)
    const bytes = createHash('sha256')
      .update(await answer.body())
      .digest('hex')
    return [id, { template: design.template_id, bytes }] as const
  })
  return new Map(await Promise.all(all))
}

test('a template is built from blank by keys alone and used for twelve pins, which follow a change and are undone', async ({
  page,
  product,
}) => {
  await makeUser(page, product)
  await page.goto(`${product.address}/templates`)
  await press(page.getByRole('button', { name: 'New template' }))
  await seen(page.locator('canvas[data-drawn]')).toBeVisible()
  const rows = page.getByRole('treegrid', { name: 'Layers' }).getByRole('row')
  await seen(rows).toHaveCount(3)
  const panel = page.getByRole('region', { name: 'Properties' })

  const noProblems = page
    .getByRole('region', { name: 'Problems' })
    .getByText('No problems with the sample page at any size.')

  for (const [kind, count] of [
    ['Full-size photo', 5],
    ['Rectangle', 6],
  ] as const) {
    await press(page.getByRole('button', { name: 'Add layer' }))
    await choose(page, 'menuitem', kind)
    await seen(rows).toHaveCount(count)
    if (kind === 'Full-size photo') await seen(noProblems).toBeVisible()
  }
  // A band across the picture: above the photo, which was selected, with its scrim, and behind the words.
  await seen(rows.nth(2)).toContainText('Rectangle')
  for (const [name, value] of [
    ['From the left', '10'],
    ['From the top', '400'],
    ['Width', '980'],
    ['Height', '700'],
  ] as const) {
    await typeNumber(panel.getByRole('textbox', { name, exact: true }), value)
  }
  await press(panel.getByRole('button', { name: /Color/ }).first())
  await choose(page, 'option', 'Background')
  await seen(noProblems).toBeVisible()
  // Montserrat has all weights.
  await rows.filter({ hasText: 'Headline' }).press('Space')
  const weight = panel.getByRole('button', { name: 'Weight' })
  await press(weight)
  await choose(page, 'option', 'Semibold, 600')
  await seen(weight).toContainText('Semibold, 600')
  await press(page.getByRole('button', { name: 'Save version' }))
  await seen(page.getByText('Version 2 saved')).toBeVisible()

  await page.goto(`${product.address}/`)
  await readPages(page, product, ['roasted-tomato-soup'])
  await press(page.getByRole('button', { name: 'Continue to design' }))
  await press(page.getByRole('button', { name: 'Choose none' }))
  await press(page.getByRole('button', { name: /New template/ }))
  await press(page.getByRole('button', { name: 'Make 12 pins', exact: true }))
  await expect
    .poll(async () => (await pinsOnServer(page.context(), product)).length, { timeout: 60_000 })
    .toBe(12)
  const made = await pinsOnServer(page.context(), product)
  for (const pin of made) expect(pin.design.template_id).toMatch(/^own-[0-9a-f-]{36}\.2$/)
  const first = page.locator('[data-pin] img').first()
  await seen(first).toBeVisible()
  await expect
    .poll(() => first.evaluate((one) => (one as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)

  await page.goto(`${product.address}/templates`)
  await press(page.getByRole('link', { name: 'Edit New template' }))
  await seen(page.locator('canvas[data-drawn]')).toBeVisible()
  await rows.filter({ hasText: 'Headline' }).press('Space')
  await press(panel.getByRole('button', { name: /Color/ }).first())
  await choose(page, 'option', 'Accent')
  await press(page.getByRole('button', { name: 'Save version' }))
  const dialog = page.getByRole('dialog', {
    name: '12 drafts use an older version of this template',
  })
  const drawn = dialog.locator('[data-drawn=true]')
  await seen(drawn).toHaveCount(8, { timeout: 60_000 })
  await press(dialog.getByRole('button', { name: 'Show 4 more' }))
  await seen(drawn).toHaveCount(12, { timeout: 60_000 })
  const ninth = dialog.getByRole('listitem').nth(8).getByRole('checkbox')
  await seen(ninth).toBeFocused()
  await picture(page, 'template-drafts')
  await quiet(page)
  for (const look of sampled(WIDE_LIGHT_AND_NARROW_DARK, 2))
    expect(await violationsIn(page, look)).toEqual([])
  await page.setViewportSize(WIDE)
  await press(ninth, 'Space')
  await seen(dialog.getByRole('checkbox', { name: 'All drafts (11 of 12)' })).toBeVisible()
  const before = await drawnPins(page, product)
  const now = async () => drawnPins(page, product)
  const updated = async () =>
    [...(await now()).values()].filter(({ template }) => template.endsWith('.3')).length
  const redrawn = async () =>
    [...(await now())].filter(([id, { bytes }]) => bytes !== before.get(id)?.bytes).length
  await press(dialog.getByRole('button', { name: 'Update 11 drafts' }))
  await seen(dialog).toBeHidden()
  await seen(page.getByText('11 drafts updated')).toBeVisible()
  await expect.poll(updated, { timeout: 60_000 }).toBe(11)
  await expect.poll(redrawn, { timeout: 60_000 }).toBe(11)

  // From the list of templates the one that was left out is found again.
  await page.goto(`${product.address}/templates`)
  await press(page.getByRole('button', { name: 'Actions for New template' }))
  await choose(page, 'menuitem', 'Update 1 draft…')
  await seen(
    page.getByRole('dialog', { name: '1 draft uses an older version of this template' }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await seen(page.getByRole('dialog')).toHaveCount(0)

  // One step back: every pin has its old version and, drawn again, the bytes of its old picture.
  await page.goto(`${product.address}/?step=pins`)
  await gridOf(page).getByRole('gridcell').first().focus()
  await page.keyboard.press('Control+z')
  await expect.poll(updated, { timeout: 60_000 }).toBe(0)
  await expect.poll(redrawn, { timeout: 60_000 }).toBe(0)
})

test('two tabs that edit one template converge, by the own changes or by the newest version', async ({
  page,
  context,
  product,
}) => {
  await makeUser(page, product)
  await openCopy(page, product, 'Big words')
  const other = await context.newPage()
  await other.goto(page.url())
  await seen(other.locator('canvas[data-drawn]')).toBeVisible()
  const rowsOf = (tab: Page) => tab.getByRole('treegrid', { name: 'Layers' }).getByRole('row')
  const count = await rowsOf(page).count()
  const add = async (tab: Page, kind: string) => {
    await tab.getByRole('button', { name: 'Add layer' }).click()
    await tab.getByRole('menuitem', { name: kind, exact: true }).click()
    await seen(rowsOf(tab)).toHaveCount(count + 1)
  }
  const save = async (tab: Page) => tab.getByRole('button', { name: 'Save version' }).click()
  await add(page, 'Oval')
  await save(page)
  await seen(page.getByText('Version 2 saved')).toBeVisible()

  // The other tab was opened before: its own changes become the newest version.
  await add(other, 'Rectangle')
  await save(other)
  const refusal = (tab: Page) =>
    tab.getByRole('alert').filter({ hasText: 'There’s a newer version' })
  await seen(refusal(other)).toBeVisible()
  await quiet(other)
  for (const look of sampled(WIDE_LIGHT_AND_NARROW_DARK, 2))
    expect(await violationsIn(other, look)).toEqual([])
  await other.setViewportSize(WIDE)
  await refusal(other).getByRole('button', { name: 'Keep my changes' }).click()
  await seen(refusal(other)).toHaveCount(0)
  await seen(other.getByText('Version 3', { exact: true })).toBeVisible()
  const theirs = await rowsOf(other).allInnerTexts()

  // The first tab opens that version instead of its own changes.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add layer' }).click()
  await page.getByRole('menuitem', { name: 'Text', exact: true }).click()
  await save(page)
  await seen(refusal(page)).toBeVisible()
  await refusal(page).getByRole('button', { name: 'Discard mine and open the newest' }).click()
  await seen(refusal(page)).toHaveCount(0)
  await seen(page.getByText('Version 3', { exact: true })).toBeVisible()
  await expect.poll(async () => rowsOf(page).allInnerTexts()).toEqual(theirs)
  // Nothing of it comes back.
  await page.reload()
  await seen(page.getByText('Version 3', { exact: true })).toBeVisible()
  await expect.poll(async () => rowsOf(page).allInnerTexts()).toEqual(theirs)
})

test('a template is made of a pin, with its colors and fonts, in the editor and in the palette', async ({
  page,
  product,
}) => {
  await page.setViewportSize(WIDE)
  await withPins(page, product, 2)
  await gridOf(page).getByRole('gridcell').first().focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Edit pin' })
  await sheet.getByLabel('Background', { exact: true }).fill('#10241c')
  await sheet.getByRole('button', { name: 'Make a template from this pin' }).click()
  await seen(page.locator('canvas[data-drawn]')).toBeVisible()
  await seen(page.getByRole('heading', { name: /^Like “/ })).toBeVisible()
  const background = page.getByLabel('Pin background')
  await seen(background).toHaveValue('#10241c')
  await quiet(page)
  for (const look of sampled(WIDE_LIGHT_AND_NARROW_DARK, 2))
    expect(await violationsIn(page, look)).toEqual([])
  await page.setViewportSize(WIDE)
  // They can be given up, and taken back.
  await page.getByRole('button', { name: 'Use each page’s colors' }).click()
  await seen(background).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await seen(background).toHaveValue('#10241c')

  await page.goto(`${product.address}/?step=pins`)
  await gridOf(page).getByRole('gridcell').nth(1).focus()
  await page.keyboard.press('Control+k')
  await seen(page.getByRole('dialog').getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('make a template')
  await page.getByRole('menuitem', { name: /^Make a template from this pin/ }).click()
  await seen(page.getByRole('heading', { name: /^Like “/ })).toBeVisible()
  await page.goto(`${product.address}/templates`)
  await seen(page.getByRole('region', { name: 'Your templates' }).getByRole('article')).toHaveCount(
    2,
  )
})
