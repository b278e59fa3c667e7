/**
 * The history: what happened in words, one step undone out of the row, the board as it was, and
 * pins brought back from there.
 */
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { lendContext, STILL_DEVICE, test as base } from './journey.ts'
import { logIn, picture, pinsOnServer, savesPictures } from './person.ts'
import { generatePins, withPins, withPinsMadeHere } from './prepared.ts'
import { quiet } from './quiet.ts'
import { seen } from './seen.ts'
import { violationsNow } from './violations.ts'

// What the devices are called must not depend on the machine that runs this.
const test = base.extend('context', async ({ browser, product }, lifetime) => {
  const options = {
    ...STILL_DEVICE,
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  }
  return lendContext({ browser, options, origin: () => product.address }, lifetime)
})

async function openHistory(page: Page): Promise<void> {
  await page.locator('[data-pin]').first().focus()
  await page.keyboard.press('h')
  await seen(page.getByRole('dialog', { name: 'History' })).toBeVisible()
}

async function faults(page: Page): Promise<string[]> {
  await quiet(page)
  return (await violationsNow(page)).map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  )
}

/** The same screen in the dark and on a phone, for a person to look at. */
async function pictures(page: Page, name: string): Promise<void> {
  if (!savesPictures) return
  await picture(page, `${name}-light`)
  await page.setViewportSize({ width: 390, height: 844 })
  await picture(page, `${name}-phone`)
  await page.evaluate(() =>
    document.documentElement.setAttribute('data-theme', 'dark-experimental'),
  )
  await quiet(page)
  await picture(page, `${name}-phone-dark`)
  await page.setViewportSize({ width: 1440, height: 900 })
  await picture(page, `${name}-dark`)
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'))
}

test('the history describes each step, undoes one, previews an earlier state and restores pins', async ({
  context,
  page,
  elsewhere,
  product,
}) => {
  const email = await withPinsMadeHere(page, product, 4)
  await page.goto(`${product.address}/drafts`)
  await seen(page.locator('[data-pin]')).toHaveCount(4, { timeout: 20_000 })
  const before = (await pinsOnServer(context, product))
    .map(({ id, title }) => `${id} ${title}`)
    .toSorted()

  await page.locator('[data-pin]').first().focus()
  await page.keyboard.press('f')
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { name: 'Title & description' }).click()
  const oldTitle = await page.getByLabel('Title', { exact: true }).inputValue()
  await page.getByLabel('Title', { exact: true }).fill('A title of today')
  await page.getByRole('button', { name: 'Apply' }).click()
  await seen(page.getByRole('dialog')).toBeHidden()
  await page.locator('[data-pin]').nth(3).focus()
  await page.keyboard.press('Delete')
  await seen(page.locator('[data-pin]')).toHaveCount(3)

  // The shell with its buttons of undo and history.
  expect(await faults(page)).toEqual([])
  await openHistory(page)
  const list = page.getByRole('list', { name: 'What happened' })
  const entries = list.getByRole('listitem')
  await seen(entries.nth(0)).toContainText('Deleted 1 pin')
  await seen(entries.nth(1)).toContainText('Changed the title')
  await seen(entries.nth(1)).toContainText('“A title of today”')
  await seen(entries.nth(2)).toContainText('Marked “A title of today” as favorite')
  await seen(entries.nth(0)).toContainText('This tab · this minute')
  await seen(list).toContainText('Generated 4 pins')
  await seen(list).toContainText('Generation job')
  await pictures(page, 'history')
  expect(await faults(page)).toEqual([])

  // The favorite goes, though other things came later; what was deleted stays deleted.
  await page.getByRole('button', { name: 'Undo: Marked “A title of today” as favorite' }).click()
  await seen(entries.nth(0)).toContainText('Undid: Marked “A title of today” as favorite')
  await seen(entries.nth(3)).toContainText('Undone')
  await expect
    .poll(
      async () => (await pinsOnServer(context, product)).filter(({ favored }) => favored).length,
      { timeout: 20_000 },
    )
    .toBe(0)

  await page.getByRole('button', { name: /^See your pins before this: Changed the title/ }).click()
  const board = page.getByRole('dialog', { name: 'Your pins as they were' })
  await seen(board.locator('[data-past]')).toHaveCount(4)
  await seen(board.getByRole('status')).toContainText(
    '4 pins then, 2 have since been changed or deleted',
  )
  await seen(board.getByText('Deleted since')).toHaveCount(1)
  await seen(board.getByText('A title of today', { exact: true })).toHaveCount(0)
  await pictures(page, 'past-board')
  expect(await faults(page)).toEqual([])

  const slider = board.getByRole('slider')
  await slider.focus()
  await page.keyboard.press('End')
  await seen(slider).toHaveAttribute('aria-valuetext', 'Now: nothing has happened since')
  await seen(board.locator('[data-past]')).toHaveCount(3)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await seen(slider).toHaveAttribute('aria-valuetext', /^Before: Deleted 1 pin · /)
  await seen(board.locator('[data-past]')).toHaveCount(4)
  await page.keyboard.press('Home')
  await seen(board.getByText('There were no pins yet.')).toBeVisible()
  const placeOfSlider = async () => (await slider.getAttribute('aria-valuetext')) ?? ''
  for (let place = await placeOfSlider(); !/Changed the title/.test(place);) {
    await page.keyboard.press('ArrowRight')
    await seen(slider).not.toHaveAttribute('aria-valuetext', place)
    place = await placeOfSlider()
  }

  // The board follows the slider when there is time.
  await seen(board.getByRole('status')).toHaveAttribute('aria-busy', 'false')
  await board
    .getByRole('button', { name: /^Restore “/ })
    .first()
    .click()
  await seen(board.getByRole('status')).toContainText('1 has since been changed or deleted')
  // The note of it leaves the foot free.
  const note = page.getByRole('alertdialog').last()
  // Under the mouse it stays until it has been measured.
  await note.hover()
  const room = async (): Promise<number> => {
    const shown = await note.boundingBox()
    const foot = await board.locator('footer').boundingBox()
    return (foot?.y ?? 0) - (shown?.y ?? Infinity) - (shown?.height ?? 0)
  }
  await expect.poll(room).toBeGreaterThanOrEqual(0)
  await board.getByRole('button', { name: 'Restore this pin' }).click()
  await seen(board.getByRole('status')).toContainText('all of them are still the same')
  await expect
    .poll(
      async () =>
        (await pinsOnServer(context, product)).map(({ id, title }) => `${id} ${title}`).toSorted(),
      { timeout: 20_000 },
    )
    .toEqual(before)
  await board.getByRole('button', { name: 'Back to now' }).click()
  await seen(entries.nth(0)).toContainText('from the history')
  await page.keyboard.press('Escape')
  await seen(page.locator('[data-pin]')).toHaveCount(4)

  // A device that begins now has no log of before, and never had the pin that is deleted here: the
  // server has both.
  await page.locator('[data-pin]').nth(1).focus()
  await page.keyboard.press('Delete')
  await expect
    .poll(async () => (await pinsOnServer(context, product)).length, { timeout: 20_000 })
    .toBe(3)
  const other = await elsewhere.newPage()
  await other.goto(`${product.address}/drafts`)
  await logIn(other, email)
  await seen(other.locator('[data-pin]')).toHaveCount(3, { timeout: 20_000 })
  await openHistory(other)
  await seen(other.getByRole('list', { name: 'What happened' })).toContainText('Generated 4 pins')
  await seen(other.getByRole('list', { name: 'What happened' })).toContainText('Chrome · Linux')
  await seen(other.getByText('This is where the history begins.')).toBeVisible()
  await other
    .getByRole('button', { name: /^See your pins before this: Changed the title/ })
    .last()
    .click()
  const theirs = other.getByRole('dialog', { name: 'Your pins as they were' })
  await seen(theirs.getByRole('status')).toContainText('4 pins then')
  await seen(theirs.getByText('Deleted since')).toHaveCount(1)
  await seen(theirs.getByText(/deleted on another device/)).toHaveCount(0)
  await seen(theirs.getByText(oldTitle, { exact: true })).toBeVisible()
  await seen(theirs.getByText('A title of today', { exact: true })).toHaveCount(0)
  await picture(other, 'past-board-other-device')
})

test('undoing a design renders its old picture again', async ({ context, page, product }) => {
  await withPins(page, product, 1)
  await page.locator('[data-pin]').first().focus()
  await page.keyboard.press('Enter')
  const headline = page.getByLabel('Headline on the picture')
  const was = await headline.inputValue()
  const urlOf = async () =>
    (await pinsOnServer(context, product))[0]?.image_url.replace(/\?.*$/, '') ?? ''
  const bytesOf = async (url: string) =>
    Buffer.from(
      await (await context.request.get(new URL(url, product.address).href)).body(),
    ).toString('base64')
  const first = await urlOf()
  const firstBytes = await bytesOf(first)
  await headline.fill('Quite another headline')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.poll(urlOf, { timeout: 60_000 }).not.toBe(first)
  const second = await urlOf()
  expect(await bytesOf(second)).not.toBe(firstBytes)
  await seen(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: /^Undo: Changed the .*\bdesign\b.* of/ }).click()
  await expect.poll(urlOf, { timeout: 60_000 }).not.toBe(second)
  expect(await bytesOf(await urlOf())).toBe(firstBytes)
  await page.locator('[data-pin]').first().focus()
  await page.keyboard.press('Enter')
  await seen(headline).toHaveValue(was)
})

test('the history names the other devices by their browser and system, in any language, and also without a network', async ({
  page,
  browser,
  product,
}) => {
  // Its log begins before what the others do.
  const email = await withPins(page, product, 3)
  const phone = await browser.newContext({
    ...STILL_DEVICE,
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  })
  const tablet = await browser.newContext({
    ...STILL_DEVICE,
    userAgent:
      'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  })
  try {
    for (const [at, device] of [phone, tablet].entries()) {
      const theirs = await device.newPage()
      await theirs.goto(`${product.address}/drafts`)
      await logIn(theirs, email)
      await theirs.locator('[data-pin]').nth(at).focus()
      await theirs.keyboard.press('f')
      const favored = async () =>
        (await pinsOnServer(device, product)).filter((one) => one.favored).length
      await expect.poll(favored).toBe(at + 1)
    }
    await page.goto(`${product.address}/drafts`)
    await page.locator('[data-pin]').nth(2).focus()
    await page.keyboard.press('f')
    await openHistory(page)
    const entries = page.getByRole('list', { name: 'What happened' }).getByRole('listitem')
    for (const who of ['This tab', 'Safari · iPad', 'Chrome · Android'])
      await seen(entries.filter({ hasText: `${who} · ` })).toHaveCount(1)
    await pictures(page, 'history-devices')
    expect(await faults(page)).toEqual([])

    // The phone knows itself, and the others.
    const [theirs] = phone.pages()
    if (theirs === undefined) throw new Error('The phone has no page')
    await openHistory(theirs)
    await seen(theirs.getByRole('list', { name: 'What happened' })).toContainText('Chrome · Linux')
    await seen(theirs.getByRole('list', { name: 'What happened' })).toContainText('This tab')

    await page.evaluate(() => localStorage.setItem('language', '"ar"'))
    await page.route('**/api/devices/', async (route) => route.abort())
    await page.reload()
    await page.locator('[data-pin]').first().focus()
    await page.keyboard.press('h')
    await seen(
      page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Safari · iPad' }),
    ).toHaveCount(1)
    await picture(page, 'history-devices-arabic')
  } finally {
    await phone.close()
    await tablet.close()
  }
})

test('events after an unreadable one are shown, and no pin is reported lost while the server is asked', async ({
  context,
  page,
  elsewhere,
  product,
}) => {
  const email = await generatePins(page, product, 2)
  await page.goto(`${product.address}/drafts`)
  await page.locator('[data-pin]').first().focus()
  await page.keyboard.press('f')
  await page.keyboard.press('Delete')
  await expect
    .poll(async () => (await pinsOnServer(context, product)).length, { timeout: 20_000 })
    .toBe(1)
  const other = await elsewhere.newPage()
  await other.goto(`${product.address}/drafts`)
  await logIn(other, email)
  await seen(other.locator('[data-pin]')).toHaveCount(1, { timeout: 20_000 })

  // Those of the older events that say what the pins were are of a type that no build knows.
  await other.route(/\/pin-events\/\?after=0&/, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { events: { event: { type: string } }[] }
    await route.fulfill({
      response,
      json: {
        ...answer,
        events: answer.events.map((one) =>
          one.event.type === 'pins.added'
            ? { ...one, event: { type: 'pin.invented', data: {} } }
            : one,
        ),
      },
    })
  })
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  await other.route(/\/deleted-pins\//, async (route) => {
    await ended
    await route.abort()
  })
  await openHistory(other)
  await seen(
    other.getByText(
      'Earlier history is safe on the server, but this version of the app can’t read it.',
    ),
  ).toBeVisible()
  const entries = other.getByRole('list', { name: 'What happened' }).getByRole('listitem')
  await seen(entries.nth(0)).toContainText('Deleted 1 pin')
  await seen(entries.filter({ hasText: 'as favorite' })).toHaveCount(1)
  await seen(entries.filter({ hasText: 'Generated' })).toHaveCount(0)
  await picture(other, 'history-unread')

  const asked = other.waitForRequest(/\/deleted-pins\//)
  await other.getByRole('button', { name: /^See your pins before this: Deleted/ }).click()
  const then = other.getByRole('dialog', { name: 'Your pins as they were' })
  const lost = then.getByText(
    '1 pin from that moment isn’t shown: it was deleted on another device and its content couldn’t be loaded.',
  )
  await asked
  await seen(then.getByRole('status')).toContainText('1 pin then')
  await seen(lost).toHaveCount(0)
  end()
  await seen(lost).toBeVisible()
  await other.unroute(/\/deleted-pins\//)
  await then.getByRole('button', { name: 'Back to now' }).click()
  await other.getByRole('button', { name: /^See your pins before this: Deleted/ }).click()
  await seen(then.getByRole('status')).toContainText('2 pins then')
  await seen(lost).toHaveCount(0)
})
