/**
 * What a person brings to the look of the pins: pictures, fonts, a logo, colours. Broken ones are
 * refused with a sentence; good ones are seen on the pins.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Locator, Page } from 'playwright'
import sharp from 'sharp'
import { expect, onTestFinished } from 'vitest'
import { test } from './journey.ts'
import { openDesign } from './kept-page.ts'
import { picture, pinsOnServer, startGeneration, type ServerPin } from './person.ts'
import { makePins, makeUser } from './prepared.ts'
import type { Product } from './product.ts'
import { seen } from './seen.ts'

const PINK = '#ff00aa'
/**
 * What the files of the uploaded font call themselves. It is none of the built-in ones: those are
 * drawn whatever becomes of an upload.
 */
const OWN_FONT = 'Noto Sans JP Thin'
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#00ff00"/></svg>'

interface Upload {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** No magic: an upload is recognised by its bytes, the type is what a browser would say. */
function upload(name: string, buffer: Buffer): Upload {
  return { name, mimeType: '', buffer }
}

/**
 * From files: the bytes of large uploads would pass through the driver as text, five seconds of the
 * processor.
 */
async function chooseStored(input: Locator, uploads: readonly Upload[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pinloom-uploads-'))
  onTestFinished(async () => rm(folder, { recursive: true }))
  const paths = uploads.map(({ name }) => join(folder, name))
  for (const [nth, path] of paths.entries()) await writeFile(path, uploads[nth]?.buffer ?? '')
  await input.setInputFiles(paths)
}

function plain(width: number, height: number, background = PINK): ReturnType<typeof sharp> {
  return sharp({ create: { width, height, channels: 3, background } })
}

async function moving(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#ff0000', '#0000ff'].map(async (color) => plain(300, 400, color).png().toBuffer()),
  )
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer()
}

async function fontBytes(name: string): Promise<Buffer> {
  return readFile(createRequire(import.meta.url).resolve(`@fontsource/${name}`))
}

function picturesIn(dialog: Locator, pressed?: boolean): Locator {
  return dialog.getByRole('button', {
    name: /^Use picture/,
    ...(pressed === undefined ? {} : { pressed }),
  })
}

/** How many of a pin's pixels have about this colour, 0 to 1. */
async function share(
  bytes: Buffer,
  [red, green, blue]: readonly [number, number, number],
): Promise<number> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let hits = 0
  for (let at = 0; at < data.length; at += 3)
    if (
      Math.abs((data[at] ?? 0) - red) +
        Math.abs((data[at + 1] ?? 0) - green) +
        Math.abs((data[at + 2] ?? 0) - blue) <
      60
    )
      hits += 1
  return hits / (info.width * info.height)
}

/** Those that were made in the test: the account came with one. */
async function madePins(context: BrowserContext, product: Product): Promise<ServerPin[]> {
  const pins = await pinsOnServer(context, product)
  const first = Math.min(...pins.map((pin) => pin.created_at))
  return pins.filter((pin) => pin.created_at > first)
}

async function untilMade(page: Page, product: Product, count: number): Promise<void> {
  await expect
    .poll(async () => (await madePins(page.context(), product)).length, { timeout: 60_000 })
    .toBe(count)
}

async function pinPictures(context: BrowserContext, product: Product): Promise<Buffer[]> {
  const pins = await madePins(context, product)
  return Promise.all(
    pins.map(async ({ image_url }) =>
      (await context.request.get(new URL(image_url, product.address).href)).body(),
    ),
  )
}

/** What the brand's preview shows now. */
async function previewOf(page: Page): Promise<string | null> {
  return page.getByRole('figure').getByRole('img').getAttribute('src')
}

/** Which kinds the server takes is tested in `picture-decoder.test.ts` and `svg-guard.test.ts`. */
test('own pictures are accepted or refused with a reason, and only chosen ones are used on pins', async ({
  page,
  context,
  product,
}) => {
  await makePins(page, product, 1)
  await page.goto(`${product.address}/generate?step=sources`)
  await page.getByRole('button', { name: '4 pictures' }).click()
  const dialog = page.getByRole('dialog', { name: /^Pictures of Roasted Tomato Soup/ })
  const input = page.locator('input[type=file]').last()
  await chooseStored(input, [
    upload('own.png', await plain(1000, 1500).png().toBuffer()),
    upload('moving.gif', await moving()),
    upload('broken.jpg', (await plain(800, 800).jpeg().toBuffer()).subarray(0, 200)),
    upload('heavy.jpg', Buffer.alloc(20 * 1024 * 1024 + 1, 7)),
  ])
  const refused = dialog.getByRole('alert').filter({ hasText: 'wasn’t added' })
  for (const sentence of [
    'broken.jpg wasn’t added: This file is damaged or isn’t a picture.',
    'heavy.jpg wasn’t added because it’s larger than 20 MB.',
  ])
    await seen(refused).toContainText(sentence, { timeout: 30_000 })
  await seen(
    dialog.getByRole('alert').filter({ hasText: 'moving.gif was added, but it' }),
  ).toBeVisible()
  await seen(picturesIn(dialog)).toHaveCount(6)
  await picture(page, 'own-pictures')

  for (let left = 6; left > 1; left -= 1) {
    await picturesIn(dialog, true).last().click()
    await seen(picturesIn(dialog, true)).toHaveCount(left - 1)
  }
  await dialog.getByRole('button', { name: 'Done' }).click()
  await openDesign(page, product)
  const others = page
    .getByRole('group', { name: 'Pin types' })
    .getByRole('button', { pressed: true })
    .filter({ hasNotText: 'Photo with headline' })
  await seen(others).toHaveCount(7)
  for (let left = 7; left > 0; left -= 1) {
    await others.first().click()
    await seen(others).toHaveCount(left - 1)
  }
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await startGeneration(page, 2)
  await untilMade(page, product, 2)
  const shares = await Promise.all(
    (await pinPictures(context, product)).map(async (bytes) => share(bytes, [255, 0, 170])),
  )
  expect(Math.min(...shares)).toBeGreaterThan(0.1)
})

test('the brand is previewed, a broken font is refused, name, logo, font and colours are used on pins, and letters that a font lacks are named in each list', async ({
  page,
  context,
  product,
}) => {
  await makePins(page, product, 1)
  await page.goto(`${product.address}/settings?section=brand`)
  const name = page.getByLabel('Name on the pin')
  await seen(name).toHaveAttribute('placeholder', 'Slow Sunday')
  const previewed = page.waitForRequest(
    (request) =>
      request.url().includes('/preview/') &&
      (request.postData() ?? '').includes('"brand":"Saltmarsh"'),
  )
  await name.fill('Saltmarsh')
  await previewed
  await page.getByRole('button', { name: 'Choose brand colors' }).click()
  await page.getByLabel(/^Background/).fill('#101014')
  await page.getByLabel(/^Text/).fill('#141410')
  await seen(page.getByText(/^Text on background: 1(\.\d)?:1\. Below 4\.5:1/)).toBeVisible()
  await page.getByLabel(/^Text/).fill('#ffffff')

  const [fonts, logo] = [
    page.locator('main input[type=file]').first(),
    page.locator('main input[type=file]').last(),
  ]
  await fonts.setInputFiles(upload('broken.woff2', Buffer.from('This is no font.')))
  await seen(page.getByRole('group', { name: 'Fonts' }).getByRole('alert')).toContainText(
    'This font can’t be read. Use a TTF, OTF, WOFF or WOFF2 file.',
  )
  const latin = await fontBytes('noto-sans-arabic/files/noto-sans-arabic-latin-400-normal.woff2')
  await fonts.setInputFiles(upload('latin.woff2', latin))
  await seen(page.getByText('Added the font “Noto Sans Arabic”.')).toBeVisible()
  await seesLacking(page, page.getByRole('button', { name: 'Headlines' }))
  const inOtherFont = await previewOf(page)
  await fonts.setInputFiles(
    upload('own.woff2', await fontBytes('noto-sans-jp/files/noto-sans-jp-latin-700-normal.woff2')),
  )
  await seen(page.getByText(`Added the font “${OWN_FONT}”.`)).toBeVisible()
  await seen(page.getByRole('button', { name: 'Headlines' })).toContainText(OWN_FONT)
  await expect.poll(async () => previewOf(page)).not.toBe(inOtherFont)
  await fonts.setInputFiles(
    upload('own.woff2', await fontBytes('noto-sans-jp/files/noto-sans-jp-latin-400-normal.woff2')),
  )
  await seen(
    page.getByRole('listitem', { name: OWN_FONT }).getByText('Bold', { exact: true }),
  ).toBeVisible()
  await seen(
    page.getByRole('listitem', { name: OWN_FONT }).getByText('Regular', { exact: true }),
  ).toBeVisible()
  await logo.setInputFiles(upload('letter.png', Buffer.from('No logo.')))
  await seen(page.getByRole('group', { name: 'Logo' }).getByRole('alert')).toContainText(
    'This kind of picture can’t be read',
  )
  await logo.setInputFiles(upload('logo.svg', Buffer.from(LOGO)))
  await seen(page.getByRole('img', { name: 'Your logo' })).toBeVisible()
  await seen(page.getByText('A font of this pin is gone')).toHaveCount(0)
  await picture(page, 'brand')
  await page.getByRole('button', { name: 'Save brand' }).click()
  await seen(page.getByText('Saved.', { exact: true })).toBeVisible()
  await page.reload()
  await seen(name).toHaveValue('Saltmarsh')

  await openDesign(page, product)
  await seesLacking(page, page.getByRole('button', { name: 'Headline font' }))
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await startGeneration(page, 3)
  await untilMade(page, product, 3)
  await picture(page, 'branded-pins')
  const designs = (await madePins(context, product)) as unknown as {
    design: { brand: string; fonts: { heading: string }; logo_picture_id: string | null }
  }[]
  expect(
    designs.map(({ design }) => [
      design.brand,
      design.fonts.heading,
      design.logo_picture_id !== null,
    ]),
  ).toEqual(Array.from({ length: 3 }, () => ['Saltmarsh', OWN_FONT, true]))
  const green = await Promise.all(
    (await pinPictures(context, product)).map(async (bytes) => share(bytes, [0, 255, 0])),
  )
  expect(Math.min(...green)).toBeGreaterThan(0.0005)

  await page.locator('[data-pin]').first().press('Enter')
  const editor = page.getByRole('dialog', { name: 'Edit pin' })
  await seesLacking(page, editor.getByRole('button', { name: 'Headline font' }))
})

async function seesLacking(page: Page, list: Locator): Promise<void> {
  await list.click()
  const own = page.getByRole('option', { name: 'Noto Sans Arabic', exact: true })
  await seen(own).toContainText('Doesn’t include ½ ¼. Another font is used for them.')
  await seen(page.getByRole('option').filter({ hasText: 'Doesn’t include' })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await seen(own).toHaveCount(0)
}

test('an unsaved brand survives another screen and a reload until it is saved or discarded', async ({
  page,
  product,
}) => {
  await makeUser(page, product)
  const name = page.getByLabel('Name on the pin')
  const restored = page.getByText('You have unsaved changes here from earlier.')
  await page.goto(`${product.address}/settings?section=brand`)
  await seen(name).toHaveValue('')
  await name.fill('Saltmarsh & Co')
  await page.getByRole('link', { name: 'Drafts' }).click()
  await page.goto(`${product.address}/settings?section=brand`)
  await seen(restored).toBeVisible()
  await seen(name).toHaveValue('Saltmarsh & Co')
  await picture(page, 'brand-restored')
  await page.getByRole('button', { name: 'Discard' }).click()
  await seen(name).toHaveValue('')
  await name.fill('Saltmarsh Kitchen')
  await page.getByRole('button', { name: 'Save brand' }).click()
  await seen(page.getByText('Saved.', { exact: true })).toBeVisible()
  await page.reload()
  await seen(name).toHaveValue('Saltmarsh Kitchen')
  await seen(restored).toHaveCount(0)
})
