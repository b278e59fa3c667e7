/** A template that begins with a person's picture: it is behind the words, as long as it is there. */
import type { Page } from 'playwright'
import sharp from 'sharp'
import { expect } from 'vitest'
import { test } from './journey.ts'
import { picture, send } from './person.ts'
import { makeUser } from './prepared.ts'
import { quiet } from './quiet.ts'
import { sampled } from './sampled.ts'
import { seen } from './seen.ts'
import { violationsIn, WIDE_LIGHT_AND_NARROW_DARK } from './violations.ts'

/** Green above, with nothing in it, and noise below. */
async function photo(): Promise<Buffer> {
  const [width, height] = [800, 1200]
  const rgb = new Uint8Array(width * height * 3)
  for (let at = 0; at < rgb.length; at += 3) {
    const noise = (Math.imul(at + 1, 73_856_093) >>> 8) & 255
    rgb.set(at < rgb.length / 2 ? [20, 150, 60] : [noise, noise, noise], at)
  }
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

/** At the top of the picture, above the words. */
const colorOf = async (page: Page): Promise<number[]> =>
  page.locator('canvas[data-drawn]').evaluate((canvas: HTMLCanvasElement) => {
    const [x, y] = [Math.round(canvas.width / 2), Math.round(canvas.height * 0.02)]
    return [...(canvas.getContext('2d')?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3)
  })

/** Across the picture, below the words: a plain ground has few colors, a photo has many. */
const isPhoto = async (page: Page): Promise<boolean> =>
  page.locator('canvas[data-drawn]').evaluate((canvas: HTMLCanvasElement) => {
    const y = Math.round(canvas.height * 0.75)
    const row = canvas.getContext('2d')?.getImageData(0, y, canvas.width, 1).data ?? []
    return new Set(new Uint32Array(new Uint8ClampedArray(row).buffer)).size > 50
  })

const isGreen = ([red = 0, green = 0, blue = 0]: number[]): boolean =>
  green > 2 * red && green > 1.5 * blue

test('a template begins with a picture, its words where that is calm, and goes on without it', async ({
  page,
  product,
}) => {
  await makeUser(page, product)
  await page.goto(`${product.address}/templates`)
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Start from a picture' }).click()
  await (
    await choosing
  ).setFiles({ name: 'photo.png', mimeType: 'image/png', buffer: await photo() })
  const layers = page.getByRole('treegrid', { name: 'Layers' })
  // The picture is uploaded and read first, then the engine is loaded and draws.
  await seen(layers).toBeVisible()
  await seen(page.locator('canvas[data-drawn]')).toBeVisible()
  await expect.poll(async () => isGreen(await colorOf(page))).toBe(true)
  await layers.getByRole('row').filter({ hasText: 'Headline' }).first().click()
  const top = page
    .getByRole('region', { name: 'Properties' })
    .getByRole('textbox', { name: 'From the top', exact: true })
  await seen(top).toHaveValue(/^\d+$/)
  await expect.poll(async () => Number(await top.inputValue())).toBeLessThan(400)
  await quiet(page)
  await picture(page, 'template-from-picture')
  for (const look of sampled(WIDE_LIGHT_AND_NARROW_DARK, 1))
    expect(await violationsIn(page, look)).toEqual([])

  // Once the picture is deleted, the demo site's is behind the words.
  const { request } = page.context()
  const listed = await request.get(`${product.address}/api/pictures/`)
  const { pictures } = (await listed.json()) as { pictures: { id: string }[] }
  const [{ id } = { id: '' }] = pictures
  await send(request, product, { method: 'DELETE', path: `/api/pictures/${id}/` })
  await page.reload()
  await seen(layers).toBeVisible()
  await seen(page.locator('canvas[data-drawn]')).toBeVisible()
  await expect
    .poll(async () => [isGreen(await colorOf(page)), await isPhoto(page)])
    .toEqual([false, true])
})
