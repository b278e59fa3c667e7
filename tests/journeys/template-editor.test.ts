/** The design editor, by keys alone and by mouse. */
import type { Locator } from 'playwright/test'
import { expect } from 'vitest'
import { HARD_CASES } from '#core/templates/samples/hard-cases.ts'
import { choose, openCopy, press, typeNumber } from './editor-stage.ts'
import { test, WIDE } from './journey.ts'
import { makeUser } from './prepared.ts'
import { quiet } from './quiet.ts'
import { sampled } from './sampled.ts'
import { seen } from './seen.ts'
import { violationsIn, WIDE_LIGHT_AND_NARROW_DARK } from './violations.ts'

test('layers are copied, cut and pasted by keys, also into another template', async ({
  page,
  product,
}) => {
  await makeUser(page, product)
  await openCopy(page, product, 'Big words')
  const layers = page.getByRole('treegrid', { name: 'Layers' })
  const rows = layers.getByRole('row')
  const headlines = layers.getByRole('row', { name: /^Headline/ })
  await headlines.click()
  const count = await rows.count()
  await page.keyboard.press('Control+c')
  await seen(page.getByText('Headline copied')).toBeVisible()
  await page.keyboard.press('Control+v')
  await seen(rows).toHaveCount(count + 1)
  await seen(headlines).toHaveCount(2)
  await seen(layers.getByRole('row', { selected: true })).toHaveCount(1)
  await page.keyboard.press('Control+x')
  await seen(rows).toHaveCount(count)
  await page.keyboard.press('Control+z')
  await seen(rows).toHaveCount(count + 1)
  await page.keyboard.press('Control+z')
  await seen(rows).toHaveCount(count)

  // In a text field the same keys are those of the text.
  const name = page.getByRole('textbox', { name: 'Template name' })
  await name.fill('Two words')
  await name.selectText()
  await page.keyboard.press('Control+c')
  await page.keyboard.press('End')
  await page.keyboard.press('Control+v')
  await seen(name).toHaveValue('Two wordsTwo words')
  await page.keyboard.press('Control+z')
  await seen(name).toHaveValue('Two words')
  await seen(rows).toHaveCount(count)
  // What is no layer is refused in words.
  await headlines.first().focus()
  await page.keyboard.press('Control+v')
  await seen(page.getByText('The clipboard has no layers.', { exact: false })).toBeVisible()

  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+c')
  await seen(page.getByText(`layers copied`, { exact: false })).toBeVisible()

  await openCopy(page, product, 'Quote')
  const before = await rows.count()
  await rows.first().focus()
  await page.keyboard.press('Control+v')
  await expect.poll(() => rows.count()).toBeGreaterThan(before)
  await page.keyboard.press('Control+z')
  await seen(rows).toHaveCount(before)
})

test('a problem names its layer, at every size, and leads to it', async ({ page, product }) => {
  await makeUser(page, product)
  await page.goto(`${product.address}/templates`)
  await page.getByRole('button', { name: 'Edit a copy of Big words' }).click()
  await seen(page.locator('canvas[data-drawn]')).toBeVisible()
  const layers = page.getByRole('treegrid', { name: 'Layers' })
  const panel = page.getByRole('region', { name: 'Properties' })
  const logo = layers.getByRole('row', { name: 'Logo and site name' })
  const problems = page.getByRole('region', { name: 'Problems' })
  await page.getByRole('button', { name: 'Add layer' }).click()
  await page.getByRole('menuitem', { name: 'Text', exact: true }).click()
  const text = layers.getByRole('row', { name: 'Your text' })
  await seen(text).toHaveAttribute('aria-selected', 'true')
  await panel.getByRole('textbox', { name: 'From the left' }).fill('0')
  await page.keyboard.press('Tab')
  await panel.getByRole('textbox', { name: 'From the top' }).fill('2')
  await page.keyboard.press('Tab')
  await panel.getByRole('button', { name: 'Alignment' }).click()
  await page.getByRole('option', { name: 'Start' }).click()
  const close = { name: 'Your text: Too close to the edge' }
  const everywhere = problems.getByRole('list', { name: 'All sizes' })
  await seen(everywhere.getByRole('button', close)).toBeVisible()
  // Far enough from the left; from the top only where the pin is tall.
  await panel.getByRole('textbox', { name: 'From the left' }).fill('80')
  await page.keyboard.press('Tab')
  await panel.getByRole('textbox', { name: 'From the top' }).fill('20')
  await page.keyboard.press('Tab')
  await logo.click()
  const square = problems.getByRole('list', { name: 'Square, 1080 × 1080' })
  await square.getByRole('button', close).click()
  await seen(text).toHaveAttribute('aria-selected', 'true')
  await seen(text).toBeFocused()
  await seen(page.getByRole('button', { name: /^Square, 1080 × 1080/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.keyboard.press('Control+z')
  await quiet(page)
  for (const look of sampled(WIDE_LIGHT_AND_NARROW_DARK, 2))
    expect(await violationsIn(page, look)).toEqual([])
})

test('a version says what it changed, and its note, the picture and the sizes are in the window and apart', async ({
  page,
  product,
}) => {
  await makeUser(page, product)
  await page.goto(`${product.address}/templates`)
  await page.getByRole('button', { name: 'Edit a copy of Big words' }).click()
  await seen(page.locator('canvas[data-drawn]')).toBeVisible()
  const layers = page.getByRole('treegrid', { name: 'Layers' })
  await layers.getByRole('row', { name: 'Headline', exact: true }).click()
  await page.getByRole('textbox', { name: 'Words' }).fill('Soup. {headline}')
  await page.getByRole('checkbox', { name: 'Capital letters' }).press('Space')
  await page.getByRole('button', { name: 'Add layer' }).click()
  await page.getByRole('menuitem', { name: 'Oval' }).click()
  await page.getByRole('button', { name: 'Actions for Rectangle, Accent' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Save version' }).click()
  const note = page.getByText('Version 2 saved')
  await seen(note).toBeVisible()
  const boxOf = async (place: Locator) => {
    const box = await place.boundingBox()
    if (box === null) throw new Error('what is asked for is not on the screen')
    return { ...box, right: box.x + box.width, bottom: box.y + box.height }
  }
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size)
    // Under the mouse it stays until it has been measured.
    await note.hover()
    const picture = page.getByRole('application')
    await expect
      .poll(async () => (await boxOf(picture)).bottom, { message: 'the picture is cut off' })
      .toBeLessThanOrEqual(size.height)
    await expect
      .poll(async () => (await boxOf(page.getByRole('group', { name: 'Size' }))).bottom)
      .toBeLessThanOrEqual(size.height)
    await expect
      .poll(async () => (await boxOf(picture)).x - (await boxOf(note)).right)
      .toBeGreaterThanOrEqual(0)
  }
  await page.setViewportSize(WIDE)
  await page.getByRole('button', { name: 'Versions' }).click()
  await page.getByText('What changed since version 1').click()
  const changes = page.getByRole('list', { name: 'What changed' })
  await seen(changes.getByRole('listitem')).toHaveText([
    /^Oval.* added$/,
    'Rectangle, Accent removed',
    'Headline: text and typography changed',
  ])
  await quiet(page)
  for (const look of sampled(WIDE_LIGHT_AND_NARROW_DARK, 2, 1))
    expect(await violationsIn(page, look)).toEqual([])
})

test('text is typed on the picture, layers are arranged and grouped, and the picture is zoomed', async ({
  page,
  product,
}) => {
  await makeUser(page, product)
  await page.goto(`${product.address}/templates`)
  await page.getByRole('button', { name: 'Edit a copy of Big words' }).click()
  await seen(page.locator('canvas[data-drawn]')).toBeVisible()
  const layers = page.getByRole('treegrid', { name: 'Layers' })
  const rows = layers.getByRole('row')
  const stage = page.getByRole('application', { name: 'Picture of the template' })
  const panel = page.getByRole('region', { name: 'Properties' })
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  const words = stage.locator('..').getByRole('textbox', { name: 'Words' })
  await seen(undo).toHaveAttribute('aria-keyshortcuts', 'Control+Z')

  // Two presses in the middle of the headline; what is typed is one change.
  await seen(layers.getByRole('row', { name: 'Headline', exact: true })).toBeVisible()
  await layers.getByRole('row', { name: 'Headline', exact: true }).click()
  await quiet(page)
  const place = await stage.locator('polygon[data-layer]').boundingBox()
  if (place === null) throw new Error('The headline has no outline.')
  await page.mouse.dblclick(place.x + place.width / 2, place.y + place.height / 2)
  await seen(words).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Our {headline}')
  await page.keyboard.press('Escape')
  await seen(words).toHaveCount(0)
  await seen(stage).toBeFocused()
  await seen(panel.getByRole('textbox', { name: 'Words' })).toHaveValue('Our {headline}')
  await undo.click()
  await seen(panel.getByRole('textbox', { name: 'Words' })).toHaveValue('{headline.main}')
  await seen(undo).toBeDisabled()
  // The same by keys.
  await stage.focus()
  await page.keyboard.press('Enter')
  await seen(words).toBeFocused()
  await page.keyboard.press('Escape')

  // Two layers get one left edge, then a group, which is taken apart again.
  const count = await rows.count()
  await layers.getByRole('row', { name: 'Oval', exact: true }).click()
  await layers
    .getByRole('row', { name: 'Rectangle, Accent', exact: true })
    .click({ modifiers: ['Control'] })
  await seen(panel.getByRole('heading', { name: '2 layers selected' })).toBeVisible()
  await page.getByRole('button', { name: 'Arrange' }).click()
  await page.getByRole('menuitem', { name: 'Left edges' }).click()
  await panel.getByRole('button', { name: 'Group' }).click()
  await seen(rows).toHaveCount(count + 1)
  await layers.getByRole('row', { name: 'Oval', exact: true }).click()
  await seen(panel.getByRole('textbox', { name: 'From the left' })).toHaveValue('0')
  await layers.getByRole('row', { name: 'Rectangle, Accent', exact: true }).click()
  await seen(panel.getByRole('textbox', { name: 'From the left' })).toHaveValue('0')
  await page
    .getByRole('button', { name: /^Actions for Group/ })
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Ungroup' }).click()
  await seen(rows).toHaveCount(count)

  // A shadow and a condition come and go.
  await layers.getByRole('row', { name: 'Oval', exact: true }).click()
  const shadow = panel.getByRole('checkbox', { name: 'Shadow' })
  await shadow.press('Space')
  await seen(shadow).toBeChecked()
  await typeNumber(panel.getByRole('textbox', { name: 'Blur' }), '60')
  await panel.getByRole('checkbox', { name: 'Line around it' }).press('Space')
  await typeNumber(panel.getByRole('textbox', { name: 'Line width' }), '14')
  await undo.click()
  await undo.click()
  await seen(panel.getByRole('textbox', { name: 'Line width' })).toHaveCount(0)
  await undo.click()
  await seen(panel.getByRole('textbox', { name: 'Blur' })).toHaveValue('40')
  const condition = panel.getByRole('group', { name: /^Condition \d$/ })
  const before = await condition.count()
  await press(panel.getByRole('button', { name: 'Add a condition' }))
  await seen(condition).toHaveCount(before + 1)
  await press(condition.last().getByRole('button', { name: /^Is there/ }))
  await choose(page, 'option', 'Is missing')
  await seen(condition.last().getByRole('button', { name: /^Is missing/ })).toBeFocused()
  await press(condition.last().getByRole('button', { name: 'Remove condition', exact: false }))
  await seen(condition).toHaveCount(before)
  for (let count = 0; count < 3; count += 1) await undo.click()
  await seen(condition).toHaveCount(before)
  await undo.click()
  await seen(shadow).not.toBeChecked()

  // A gradient by keys: its colors come with it, and go with one undo.
  await press(panel.getByRole('button', { name: 'Fill' }))
  await choose(page, 'option', 'Gradient')
  await seen(panel.getByRole('group', { name: /^Color \d$/ })).toHaveCount(2)
  await press(panel.getByRole('button', { name: 'Add a color' }))
  await seen(panel.getByRole('group', { name: /^Color \d$/ })).toHaveCount(3)
  await undo.click()
  await undo.click()
  await seen(panel.getByRole('button', { name: 'Fill' })).toContainText('One color')

  // The style of a text by keys; along a circle its letters are plain.
  await layers.getByRole('row', { name: 'Headline', exact: true }).press('Space')
  await typeNumber(panel.getByRole('textbox', { name: 'Line height' }), '120', '120%')
  await typeNumber(panel.getByRole('textbox', { name: 'Letter spacing' }), '2.5', '2.5%')
  await panel.getByRole('checkbox', { name: 'Italic' }).press('Space')
  await panel.getByRole('checkbox', { name: 'Outline' }).press('Space')
  await typeNumber(panel.getByRole('textbox', { name: 'Outline width' }), '8', '8%')
  await panel.getByRole('checkbox', { name: 'Highlight each line' }).press('Space')
  await typeNumber(panel.getByRole('textbox', { name: 'Overhang' }), '20', '20%')
  await typeNumber(panel.getByRole('textbox', { name: 'Curve' }), '60', '60 deg')
  await seen(panel.getByRole('checkbox', { name: 'Outline' })).toHaveCount(0)
  await undo.click()
  await seen(panel.getByRole('textbox', { name: 'Outline width' })).toHaveValue('8%')

  // What a text shows for a value that a page does not have.
  const answer = panel.getByRole('button', { name: /Missing: Main part of the headline/ })
  const instead = panel.getByRole('textbox', { name: /^Shown instead: Main part/ })
  await seen(instead).toHaveValue('{headline}')
  await press(answer)
  await choose(page, 'option', 'Hide the text')
  await seen(instead).toHaveCount(0)
  await undo.click()
  await seen(instead).toHaveValue('{headline}')

  // By button, by wheel, and back by a key.
  const width = async (): Promise<number> => (await stage.boundingBox())?.width ?? 0
  const fitted = await width()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(width).toBeGreaterThan(fitted)
  const once = await width()
  await stage.hover({ position: { x: 100, y: 100 } })
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -100)
  await page.keyboard.up('Control')
  await expect.poll(width).toBeGreaterThan(once)
  await stage.focus()
  await page.keyboard.press('0')
  await expect.poll(width).toBe(fitted)

  // Pages that are hard to lay out, each with what is wrong with it.
  await page.getByText('Test with difficult pages').click()
  const cells = page.getByRole('list', { name: 'Test pages' }).getByRole('article')
  await seen(cells).toHaveCount(HARD_CASES.length)
  await seen(page.getByRole('article', { name: 'Wide photo' })).toHaveAttribute(
    'aria-busy',
    'false',
  )
  await quiet(page)
  for (const look of sampled(WIDE_LIGHT_AND_NARROW_DARK, 2))
    expect(await violationsIn(page, look)).toEqual([])
})
