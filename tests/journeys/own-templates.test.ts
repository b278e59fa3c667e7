/**
 * A person's own template: copied, renamed, chosen for a pin, exported, imported, deleted, undone.
 */
import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { test, WIDE } from './journey.ts'
import { makeUser } from './prepared.ts'
import { quiet } from './quiet.ts'
import { sampled } from './sampled.ts'
import { seen } from './seen.ts'
import { violationsIn, WIDE_LIGHT_AND_NARROW_DARK } from './violations.ts'

test('a copy of a built-in template can be renamed, exported, imported, deleted and restored', async ({
  page,
  product,
}) => {
  await makeUser(page, product)
  await page.goto(`${product.address}/templates`)
  await seen(page.getByText('No templates of your own yet')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  // The templates to copy begin on the first screen of a phone.
  const builtIn = page.getByRole('region', { name: 'Built-in templates' })
  await seen(builtIn.locator('img').first()).toBeInViewport({ ratio: 0.5 })
  await page.setViewportSize(WIDE)
  await page.getByRole('button', { name: 'Make a copy of Arch' }).click()
  const own = page.getByRole('region', { name: 'Your templates' })
  const copy = own.getByRole('article', { name: 'Copy of Arch' })
  await seen(copy).toBeVisible()
  await expect
    .poll(() => copy.locator('img').evaluate((one) => (one as HTMLImageElement).naturalWidth))
    .toBe(400)

  await copy.getByRole('button', { name: 'Actions for Copy of Arch' }).click()
  await page.getByRole('menuitem', { name: 'Rename…' }).click()
  await page.getByLabel('Template name').fill('Sunday arch')
  await page.keyboard.press('Enter')
  const renamed = own.getByRole('article', { name: 'Sunday arch' })
  await seen(renamed).toBeVisible()

  const actions = renamed.getByRole('button', { name: 'Actions for Sunday arch' })
  await actions.click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export as a file' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('Sunday arch.template.json')
  const bytes = await readFile(await file.path())

  const bring = async (name: string, buffer: Buffer): Promise<void> => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Import a file' }).click()
    await (await chooser).setFiles({ name, mimeType: 'application/json', buffer })
  }
  const note = page.getByRole('main').getByRole('alert')
  await bring('bad.json', Buffer.from('{"v": 99}'))
  await seen(note).toContainText('bad.json wasn’t imported.')
  await seen(note).toContainText('newer version of Pinloom')
  await bring('large.json', Buffer.alloc(300_000, 32))
  await seen(note).toContainText('It’s too large for a template.')
  const unknown = { id: 'globe', kind: 'hologram', name: 'A globe' }
  const newer = JSON.parse(bytes.toString()) as { name: string; layers: unknown[] }
  newer.name = 'Globe'
  newer.layers.push(unknown)
  await bring('globe.json', Buffer.from(JSON.stringify(newer)))
  await seen(note).toContainText('globe.json was imported without one of its layers')
  await seen(note).toContainText('The layer “A globe” is of the kind “hologram”')
  await bring('arch.json', bytes)
  await seen(renamed).toHaveCount(2)
  await seen(note).toHaveCount(0)

  await actions.first().click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await seen(renamed).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await seen(renamed).toHaveCount(2)
  await actions.first().click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await seen(renamed).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await seen(renamed).toHaveCount(2)

  await quiet(page)
  for (const look of sampled(WIDE_LIGHT_AND_NARROW_DARK, 2))
    expect(await violationsIn(page, look)).toEqual([])
})

test('changes to an own template survive a reload, are saved as a version and can be restored', async ({
  page,
  product,
}) => {
  await makeUser(page, product)
  await page.goto(`${product.address}/templates`)
  await page.getByRole('button', { name: 'Make a copy of Big words' }).click()
  await page.getByRole('link', { name: 'Edit Copy of Big words' }).click()
  const picture = page.getByRole('img', { name: 'Preview of Copy of Big words' })
  await seen(page.locator('canvas[data-drawn]')).toBeVisible()
  /** The pixels of the newest picture: none while it is older than the template. */
  const pixels = async (): Promise<string> => {
    await page.locator('[aria-busy="false"] > canvas[data-drawn]').waitFor()
    return picture.evaluate((one) => (one as HTMLCanvasElement).toDataURL('image/jpeg', 0.5))
  }
  const first = await pixels()

  const layers = page.getByRole('treegrid', { name: 'Layers' })
  const panel = page.getByRole('region', { name: 'Properties' })
  await layers.getByRole('row', { name: 'Headline', exact: true }).click()
  await panel.getByRole('button', { name: /Color/ }).click()
  await page.getByRole('option', { name: 'Fixed color' }).click()
  await panel.getByLabel('Fixed color').last().fill('#aa0044')
  await expect.poll(pixels).not.toBe(first)
  const colored = await pixels()
  await seen(page.getByText('Unsaved changes')).toBeVisible()

  // The keyboard alone: from the headline to the bar above it, its width, and back.
  await layers.getByRole('row', { name: 'Headline', exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await panel.getByRole('textbox', { name: 'Width' }).focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('700')
  await page.keyboard.press('Tab')
  await expect.poll(pixels).not.toBe(colored)
  await page.keyboard.press('Control+z')
  await expect.poll(pixels).toBe(colored)

  await page.reload()
  await seen(page.getByText('Unsaved changes')).toBeVisible()
  await page.getByRole('button', { name: 'Save version' }).click()
  await seen(page.getByText('Version 2 saved')).toBeVisible()
  await seen(page.getByText('Unsaved changes')).toBeHidden()

  await quiet(page)
  for (const look of sampled(WIDE_LIGHT_AND_NARROW_DARK, 2, 1))
    expect(await violationsIn(page, look)).toEqual([])

  await page.getByRole('button', { name: 'Versions' }).click()
  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await seen(page.getByText('Version 1 is the newest again')).toBeVisible()
  await seen(page.getByText('Version 3', { exact: true })).toBeVisible()
  await page.goto(`${product.address}/templates`)
  await seen(page.getByRole('article', { name: 'Copy of Big words' })).toContainText('Version 3')

  await page.goto(`${product.address}/templates/0192f0c1-2d3e-7abc-8def-0123456789ab`)
  await seen(page.getByText('This template isn’t here')).toBeVisible()
})

test('a layer can be selected on the picture, dragged, cancelled, resized and moved by keys', async ({
  page,
  product,
}) => {
  await makeUser(page, product)
  await page.goto(`${product.address}/templates`)
  await page.getByRole('button', { name: 'Make a copy of Big words' }).click()
  await page.getByRole('link', { name: 'Edit Copy of Big words' }).click()
  await seen(page.locator('canvas[data-drawn]')).toBeVisible()
  // Places on the picture are measured: nothing may come late beside it.
  await quiet(page)
  const stage = page.getByRole('application', { name: 'Picture of the template' })
  const panel = page.getByRole('region', { name: 'Properties' })
  const layers = page.getByRole('treegrid', { name: 'Layers' })
  const field = async (name: string): Promise<number> =>
    Number(await panel.getByRole('textbox', { name, exact: true }).inputValue())
  const undo = page.getByRole('button', { name: 'Undo', exact: true })

  // The bar is selected in the list; on the picture it has its outline and handles.
  const bar = layers.getByRole('row', { name: 'Rectangle, Accent', exact: true })
  await bar.click()
  const outline = stage.locator('polygon[data-layer]')
  const newest = page.locator('[aria-busy="false"] > canvas[data-drawn]')
  await seen(outline).toHaveCount(1)
  const before = { x: await field('From the left'), y: await field('From the top') }
  const drag = async (from: { x: number; y: number }, by: { x: number; y: number }) => {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2)
    await page.mouse.move(from.x + by.x, from.y + by.y)
  }
  const middle = async () => {
    await newest.waitFor()
    const box = await outline.boundingBox()
    if (box === null) throw new Error('The selected layer has no outline.')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  await drag(await middle(), { x: 20, y: -60 })
  // While the pointer rests the picture is the newest: nothing is drawn again and again.
  await seen(stage.locator('[aria-busy]')).toHaveAttribute('aria-busy', 'false')
  await page.mouse.up()
  await expect.poll(() => field('From the top')).toBeLessThan(before.y)
  expect(await field('From the left')).toBeGreaterThan(before.x)
  await undo.click()
  await expect.poll(() => field('From the top')).toBe(before.y)
  expect(await field('From the left')).toBe(before.x)
  await seen(undo).toBeDisabled()

  // Escape gives a drag up.
  await drag(await middle(), { x: 0, y: -40 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await seen(undo).toBeDisabled()
  expect(await field('From the top')).toBe(before.y)

  // Its right side, by mouse.
  const width = await field('Width')
  await newest.waitFor()
  const grip = await stage.locator('[data-grip="1 1"] rect').boundingBox()
  if (grip === null) throw new Error('The selected layer has no handle.')
  await drag({ x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 }, { x: -30, y: 0 })
  await page.mouse.up()
  await expect.poll(() => field('Width')).toBeLessThan(width)

  // The keyboard alone: two steps without a pause between them are one change. A busy machine may
  // put a pause there, so a step that was undone alone is tried again.
  await stage.focus()
  const left = await field('From the left')
  const undoneSteps = async () => {
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(() => field('From the left')).toBe(left + 11)
    await seen(page.getByRole('status').filter({ hasText: 'Moved:' })).toHaveCount(1)
    await page.keyboard.press('Control+z')
    await expect.poll(() => field('From the left')).not.toBe(left + 11)
    const undone = await field('From the left')
    if (undone !== left) await page.keyboard.press('Control+z')
    await expect.poll(() => field('From the left')).toBe(left)
    return undone
  }
  await expect.poll(undoneSteps, { timeout: 30_000 }).toBe(left)

  const count = await layers.getByRole('row').count()
  await page.keyboard.press('Control+d')
  await seen(layers.getByRole('row')).toHaveCount(count + 1)
  await seen(layers.getByRole('row', { name: /Rectangle/, selected: true })).toHaveCount(1)
  await page.keyboard.press('Delete')
  await seen(layers.getByRole('row')).toHaveCount(count)
  await seen(layers.getByRole('row', { selected: true })).toHaveCount(0)

  // A press on the picture selects in the list too.
  await bar.click()
  const place = await middle()
  await page.keyboard.press('Escape')
  await stage.focus()
  await page.keyboard.press('Escape')
  await seen(outline).toHaveCount(0)
  await page.mouse.click(place.x, place.y)
  await seen(layers.getByRole('row', { selected: true })).toHaveCount(1)

  await quiet(page)
  for (const look of sampled(WIDE_LIGHT_AND_NARROW_DARK, 2))
    expect(await violationsIn(page, look)).toEqual([])
})
