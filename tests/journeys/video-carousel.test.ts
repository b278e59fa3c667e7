/** Pins that are more than one picture: a video and a carousel, made, planned and published. */
import type { Browser, BrowserContext, Locator, Page } from 'playwright'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { wallOf } from '#core/schedule/wall-time.ts'
import carouselAr from '#locales/ar/pins/carousel.json' with { type: 'json' }
import carouselDe from '#locales/de/pins/carousel.json' with { type: 'json' }
import draftsAr from '#locales/ar/drafts/drafts.json' with { type: 'json' }
import draftsDe from '#locales/de/drafts/drafts.json' with { type: 'json' }
import { themes } from '../../src/views/kit/styles/theme.ts'
import videoAr from '#locales/ar/pins/video.json' with { type: 'json' }
import videoDe from '#locales/de/pins/video.json' with { type: 'json' }
import { mp4 } from '../support/media/mp4-boxes.ts'
import { STILL_DEVICE, WIDE } from './journey.ts'
import { picture, pinsOnServer } from './person.ts'
import { connectPractice, sendEvents } from './planned-pins.ts'
import { makePins, makeUser } from './prepared.ts'
import type { Product } from './product.ts'
import { sampled } from './sampled.ts'
import { seen } from './seen.ts'
import { violationsIn } from './violations.ts'
import { withPractice as test } from './with-practice.ts'

const wholePins = async (context: BrowserContext, product: Product): Promise<Pin[]> =>
  (await pinsOnServer(context, product)) as unknown as Pin[]

/** For this moment: it is due at once. */
async function planNow(context: BrowserContext, product: Product, { id }: Pin): Promise<void> {
  const get = async <T>(path: string): Promise<T> =>
    (await (await context.request.get(product.address + path)).json()) as T
  const { accounts } = await get<{ accounts: { id: string }[] }>('/api/accounts/')
  const accountId = accounts[0]?.id ?? ''
  const { boards } = await get<{ boards: { id: string }[] }>(`/api/accounts/${accountId}/boards/`)
  const zone = 'UTC'
  const at = Date.now()
  const plan = { at, wall: wallOf(at, zone), zone, board_id: boards[0]?.id ?? '' }
  const publication = { id: crypto.randomUUID(), ...plan, state: 'planned' as const }
  await sendEvents(context, product, {
    accountId,
    events: [{ type: 'pin.scheduled', data: { id, publication, before: 'draft' } }],
  })
}

async function untilPublished(context: BrowserContext, product: Product, id: string) {
  const state = async () =>
    (await wholePins(context, product)).find((pin) => pin.id === id)?.publications?.[0]?.state
  await expect.poll(state, { timeout: 150_000, interval: 500 }).toBe('published')
}

async function chooseFile(
  page: Page,
  button: Locator,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await button.click()
  await (await choosing).setFiles(file)
}

async function inThemes(page: Page, turn: number): Promise<string[]> {
  const found: string[] = []
  for (const theme of sampled(themes, themes.length, turn))
    found.push(...(await violationsIn(page, { theme, width: WIDE.width })))
  return found
}

/** The same person reads another language. */
async function pageIn(browser: Browser, context: BrowserContext, locale: string): Promise<Page> {
  const storageState = await context.storageState()
  const other = await browser.newContext({ ...STILL_DEVICE, locale, storageState })
  return other.newPage()
}

test('a video is uploaded, planned, and published once on the practice network', async ({
  page,
  context,
  browser,
  product,
  practice,
}) => {
  await makeUser(page, product)
  await connectPractice(context, product)
  await page.goto(`${product.address}/drafts`)
  await page.getByRole('button', { name: 'Add a video' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a video' })
  const video = { name: 'soup.mp4', mimeType: 'video/mp4', buffer: mp4({ content: 3_000_000 }) }
  await chooseFile(page, dialog.getByRole('button', { name: 'Choose a video' }), video)
  await seen(dialog.getByText(/^Uploaded:/)).toBeVisible()
  const cover = await sharp({
    create: { width: 1000, height: 1500, channels: 3, background: '#b3541e' },
  })
    .jpeg()
    .toBuffer()
  const ownCover = dialog.getByRole('button', { name: 'Choose a picture as the cover' })
  await chooseFile(page, ownCover, { name: 'cover.jpg', mimeType: 'image/jpeg', buffer: cover })
  await dialog.getByLabel('Title', { exact: true }).fill('Soup in a minute')
  await dialog.getByLabel('Alt text').fill('A pot of tomato soup being stirred')
  await dialog
    .getByLabel('Link', { exact: true })
    .fill(`${product.demoSite}/roasted-tomato-soup.html`)
  expect(await inThemes(page, 3)).toEqual([])
  await picture(page, 'video-dialog')
  await dialog.getByRole('button', { name: 'Add the pin' }).click()
  await seen(page.getByText('The video is in your drafts')).toBeVisible()

  const languages = [
    ['de', { ...draftsDe, ...videoDe }],
    ['ar', { ...draftsAr, ...videoAr }],
  ] as const
  for (const [locale, words] of sampled(languages, languages.length)) {
    const other = await pageIn(browser, context, locale)
    await other.goto(`${product.address}/drafts`)
    await other.getByRole('button', { name: words['drafts.addVideo'] }).click()
    const button = other.getByRole('button', { name: words['videoPin.choose'], exact: true })
    await chooseFile(other, button, video)
    await seen(other.getByRole('dialog').getByRole('status')).toBeVisible()
    expect(await violationsIn(other, { theme: 'light', width: WIDE.width })).toEqual([])
    await picture(other, `video-dialog-${locale}`)
    await other.context().close()
  }

  await expect.poll(async () => wholePins(context, product)).toHaveLength(1)
  const [pin] = await wholePins(context, product)
  if (pin === undefined) throw new Error('There is no pin.')
  expect(pin).toMatchObject({ status: 'draft', media: { kind: 'video' } })
  await planNow(context, product, pin)
  await untilPublished(context, product, pin.id)
  const network = await context.newPage()
  await network.goto(practice)
  await seen(network.getByText('Soup in a minute', { exact: true })).toHaveCount(1)
  await network.getByText('Soup in a minute', { exact: true }).click()
  await seen(network.locator('video')).toBeVisible()
}, 400_000)

test('three pins become a carousel, a cancelled one is reverted, and a finished one is published', async ({
  page,
  context,
  browser,
  product,
  practice,
}) => {
  await makePins(page, product, 3)
  await connectPractice(context, product)
  await page.goto(`${product.address}/?step=pins`)
  await page.getByRole('button', { name: 'Select all', exact: true }).click()
  await page.getByRole('button', { name: 'Make a carousel' }).click()
  await seen(page.getByText('The carousel is in your drafts')).toBeVisible({ timeout: 60_000 })
  const carousel = async (): Promise<Pin> => {
    const found = (await wholePins(context, product)).find(
      ({ media }) => media?.kind === 'carousel',
    )
    if (found === undefined) throw new Error('There is no carousel.')
    return found
  }
  await expect.poll(carousel).toBeDefined()
  const made = await carousel()
  // By their titles: an undo draws the pictures again, which gives them new addresses.
  const shown = async (): Promise<string[]> => {
    const { media } = await carousel()
    return media?.kind === 'carousel' ? media.slides.map(({ title }) => title) : []
  }
  const before = await shown()
  expect(new Set(before).size).toBe(3)

  await page.getByRole('button', { name: 'Open', exact: true }).click()
  const editor = page.getByRole('dialog', { name: 'Edit pin' })
  await editor.getByRole('button', { name: 'Move picture 2 forward' }).click()
  await expect.poll(shown).toEqual([before[1], before[0], before[2]])
  expect(await inThemes(page, 1)).toEqual([])
  await picture(page, 'carousel-editor')
  await editor.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect.poll(shown).toEqual(before)

  const languages = [
    ['de', carouselDe],
    ['ar', carouselAr],
  ] as const
  for (const [locale, words] of sampled(languages, languages.length, 1)) {
    const other = await pageIn(browser, context, locale)
    await other.goto(`${product.address}/drafts`)
    await other.locator(`[data-pin="${made.id}"]`).focus()
    await other.keyboard.press('Enter')
    await seen(other.getByRole('list', { name: words['carousel.slides'] })).toBeVisible()
    expect(await violationsIn(other, { theme: 'light', width: WIDE.width })).toEqual([])
    await picture(other, `carousel-editor-${locale}`)
    await other.context().close()
  }

  await planNow(context, product, made)
  await untilPublished(context, product, made.id)
  const network = await context.newPage()
  await network.goto(practice)
  await seen(network.getByText(made.title, { exact: true })).toHaveCount(1)
}, 400_000)
