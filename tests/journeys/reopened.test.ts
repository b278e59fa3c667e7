/**
 * What was begun goes on wherever the product is opened next: after the tab was closed, after a
 * reload, on another device.
 */
import { expect } from 'vitest'
import { z } from 'zod'
import { allEnded } from './ended.ts'
import { STILL_DEVICE, testStopping as base } from './journey.ts'
import { gridOf, logIn, picture, pinsOnServer } from './person.ts'
import { withPins } from './prepared.ts'
import { quiet } from './quiet.ts'
import { seen } from './seen.ts'

/** A user with two pins, signed in for the whole file; each test gets a page. */
const test = base
  .extend('maker', { scope: 'file' }, async ({ browser, product }) => {
    const device = await browser.newContext(STILL_DEVICE)
    const page = await device.newPage()
    const email = await withPins(page, product, 2)
    await page.close()
    return { device, email }
  })
  .extend('page', async ({ maker }, { onCleanup }) => {
    const page = await maker.device.newPage()
    onCleanup(async () => {
      await allEnded({
        'Going online': async () => maker.device.setOffline(false),
        'Closing a page': async () => page.close(),
      })
    })
    return page
  })

test('a new device that opens the pins step stays on it', async ({ context, product, maker }) => {
  const page = await context.newPage()
  await page.goto(`${product.address}/generate?step=pins`)
  await logIn(page, maker.email)
  await seen(gridOf(page).locator('[data-pin]')).toHaveCount(2)
  expect(new URL(page.url()).searchParams.get('step')).toBe('pins')
  await picture(page, 'new-device')
})

test('a re-render requested as the tab closes is made after reopening', async ({
  page,
  product,
  maker,
}) => {
  const asked = new Set<string>()
  maker.device.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/rendering/'))
      asked.add(
        z.object({ idempotency_key: z.string() }).parse(request.postDataJSON()).idempotency_key,
      )
  })
  await page.goto(`${product.address}/generate?step=pins`)
  const changed = gridOf(page).locator('[data-pin]').first()
  const id = await changed.getAttribute('data-pin')
  // Without its version, which any change of the pin moves on.
  const pictureOf = async () =>
    (await pinsOnServer(maker.device, product))
      .find((pin) => pin.id === id)
      ?.image_url.replace(/\?.*$/, '')
  const before = await pictureOf()
  expect(before).toBeDefined()
  await changed.focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Headline on the picture').fill('Asked for in the last moment')

  // Neither the change nor the request can have gone out when the tab closes.
  await product.kill()
  await page.getByRole('button', { name: 'Apply' }).click()
  await seen(page.getByText('Saved here', { exact: true }).first()).toBeVisible()
  await page.close()
  await product.start()
  expect(await pictureOf()).toBe(before)

  const later = await maker.device.newPage()
  await later.goto(`${product.address}/drafts`)
  await expect.poll(pictureOf, { timeout: 30_000 }).not.toBe(before)
  await later.close()
  // It may be asked for again when an answer was lost, but it is the same rendering.
  expect(asked.size).toBe(1)
})

test('changes in the editor survive a reload and closing until they are applied or discarded', async ({
  page,
  product,
}) => {
  await page.goto(`${product.address}/generate?step=pins`)
  const dialog = page.getByRole('dialog', { name: 'Edit pin' })
  const headline = dialog.getByLabel('Headline on the picture')
  const open = async (nth: number) => {
    await gridOf(page).locator('[data-pin]').nth(nth).focus()
    await page.keyboard.press('Enter')
    await seen(headline).toBeVisible()
  }
  await seen(gridOf(page).locator('[data-pin]')).toHaveCount(2)
  await open(0)
  await headline.fill('Half a headline')
  // Not the accent: some designs show none.
  await dialog.getByLabel('Background', { exact: true }).fill('#123456')
  await dialog.getByRole('tab', { name: 'Title & description' }).click()
  await dialog.getByLabel('Title', { exact: true }).fill('')
  await page.reload()
  await open(0)
  await seen(headline).toHaveValue('Half a headline')
  await seen(dialog.getByLabel('Background', { exact: true })).toHaveValue('#123456')
  await seen(dialog.getByText('You have unsaved changes here from earlier.')).toBeVisible()
  await picture(page, 'draft-after-reload')
  await dialog.getByRole('tab', { name: 'Title & description' }).click()
  await seen(dialog.getByLabel('Title', { exact: true })).toHaveValue('')
  await dialog.getByLabel('Title', { exact: true }).fill('A whole title')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await seen(dialog).toBeHidden()
  await open(0)
  await seen(headline).toHaveValue('Half a headline')
  await seen(dialog.getByText('You have unsaved changes here')).toHaveCount(0)

  await headline.fill('Another one')
  await page.keyboard.press('Escape')
  await seen(page.getByText('Unsaved changes kept')).toBeVisible()
  await open(0)
  await seen(headline).toHaveValue('Another one')
  await dialog.getByRole('button', { name: 'Discard' }).last().click()
  await open(0)
  await seen(headline).toHaveValue('Half a headline')
})

test('a discarded draft stays discarded when an upload that was begun in it ends', async ({
  page,
  product,
}) => {
  await page.goto(`${product.address}/generate?step=pins`)
  const dialog = page.getByRole('dialog', { name: 'Edit pin' })
  const headline = dialog.getByLabel('Headline on the picture')
  const first = gridOf(page).locator('[data-pin]').first()
  const open = async () => {
    await first.focus()
    await page.keyboard.press('Enter')
    await seen(headline).toBeVisible()
  }
  await open()
  const before = await headline.inputValue()
  await headline.fill('To be discarded')
  const { promise: mayGo, resolve: go } = Promise.withResolvers<void>()
  await page.route(`${product.address}/api/pictures/`, async (route) => {
    if (route.request().method() === 'POST') await mayGo
    await route.continue()
  })
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/pictures/'),
  )
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'own.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1500"><rect width="1000" height="1500" fill="#b4552d"/></svg>',
    ),
  })
  await asked
  await dialog.getByRole('button', { name: 'Discard' }).last().click()
  await seen(dialog).toBeHidden()
  const uploaded = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && response.url().endsWith('/api/pictures/'),
  )
  go()
  expect((await uploaded).ok()).toBe(true)
  await quiet(page)
  expect(
    await page.evaluate(() =>
      Object.entries(localStorage).flatMap(([key, text]) =>
        key.startsWith('unsavedWords:') && text.includes('To be discarded') ? [text] : [],
      ),
    ),
  ).toEqual([])
  await open()
  await seen(headline).toHaveValue(before)
})

test('a half-typed keyword survives Escape and a reload', async ({ page, product }) => {
  await page.goto(`${product.address}/generate?step=pins`)
  const dialog = page.getByRole('dialog', { name: 'Edit pin' })
  const keywords = dialog.getByRole('textbox', { name: 'Keywords' })
  const open = async () => {
    await gridOf(page).locator('[data-pin]').first().focus()
    await page.keyboard.press('Enter')
    await dialog.getByRole('tab', { name: 'Title & description' }).click()
  }
  await open()
  await keywords.fill('slow so')
  await page.keyboard.press('Escape')
  await seen(dialog).toBeHidden()
  await open()
  await seen(keywords.or(dialog.getByText('slow so', { exact: true }))).toBeVisible()
  await keywords.fill('late supp')
  await page.reload()
  await open()
  await seen(keywords).toHaveValue('late supp')
  await picture(page, 'half-typed-keyword')
  await dialog.getByRole('button', { name: 'Discard' }).last().click()
})

/** Ends the session of the file: the last one. */
test('a title being typed survives a reload until it is saved or the user logs out', async ({
  page,
  product,
}) => {
  const tooLong = `Half a title ${'that goes on '.repeat(8)}`
  await page.goto(`${product.address}/generate?step=pins`)
  await gridOf(page).locator('[data-pin]').first().focus()
  // Pressed before the grid listens to keys, it selects nothing.
  const selected = gridOf(page).getByRole('gridcell', { selected: true })
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+a')
      return selected.count()
    })
    .toBe(2)
  await page.getByRole('toolbar').getByRole('button', { name: 'Titles & boards' }).click()
  const [first, second] = [
    page.getByLabel('Title of pin 1', { exact: true }),
    page.getByLabel('Title of pin 2', { exact: true }),
  ]
  await second.fill(tooLong)
  await first.fill('Half a ti')
  await page.reload()
  await seen(first).toHaveValue('Half a ti')
  await seen(second).toHaveValue(tooLong)
  await picture(page, 'words-after-reload')
  // Words that fit are handed over by themselves; those that are too long wait, marked.
  const kept = () =>
    page.evaluate(() =>
      Object.entries(localStorage).flatMap(([key, text]) =>
        key.startsWith('unsavedWords:') ? [text] : [],
      ),
    )
  await expect.poll(async () => (await kept()).join()).not.toContain('Half a ti"')
  expect((await kept()).join()).toContain('that goes on')
  await page.reload()
  await seen(first).toHaveValue('Half a ti')
  await first.fill('A whole title')
  await first.press('Enter')
  expect((await kept()).join()).toContain('that goes on')
  await page.getByRole('button', { name: /^Your menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await seen(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  await expect.poll(kept).toEqual([])
})
