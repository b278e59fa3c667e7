/** A person's file of dates becomes their plan: looked through first, once, and as one step. */
import type { Page } from 'playwright/test'
import { expect } from 'vitest'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { wallOf } from '#core/schedule/wall-time.ts'
import { openCalendarWithDrafts } from './drafts-on-board.ts'
import { test } from './journey.ts'
import { overlap } from './overlap.ts'
import { picture, pinsOnServer } from './person.ts'
import { wallsOnServer } from './planned-pins.ts'
import { sampled } from './sampled.ts'
import { seen } from './seen.ts'
import { violationsIn } from './violations.ts'

const THEMES = ['light', 'dark-experimental'] as const
const YEAR = new Date().getUTCFullYear() + 1

async function chooseFile(page: Page, text: string) {
  await page.getByRole('button', { name: 'More options' }).click()
  await page.getByRole('menuitem', { name: 'Import dates from a file…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import dates from a file' })
  const choosing = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choose CSV' }).click()
  const buffer = Buffer.from(text)
  await (await choosing).setFiles({ name: 'dates.csv', mimeType: 'text/csv', buffer })
  return dialog
}

test('a CSV with dates in three forms plans its drafts once, and undo takes it back as one step', async ({
  page,
  context,
  product,
}) => {
  await openCalendarWithDrafts(page, product, 3)
  const [first, second, third] = (await pinsOnServer(context, product)) as unknown as Pin[]
  if (!first || !second || !third) throw new Error('There are three pins.')
  const text = [
    'Pin ID;Title;Link;Date',
    `${first.id};;;${YEAR}-05-01T10:00:00+05:00`,
    `;${second.title};${second.link};02.05.${YEAR} 11:30`,
    `${third.id};;;03/04/${YEAR} 9:15 PM`,
    `${crypto.randomUUID()};;;02.05.${YEAR} 11:30`,
    `${third.id};;;in spring`,
    '',
  ].join('\r\n')
  const dialog = await chooseFile(page, `\uFEFF${text}`)
  // Nothing is proposed before it is known which day is meant.
  await seen(dialog.getByText(`Which date is 03/04/${YEAR} 9:15 PM?`)).toBeVisible()
  await seen(dialog.getByRole('list')).toHaveCount(0)
  await dialog.getByText(/Apr 3, /).click()
  await seen(dialog.getByText('3 pins will be planned. 2 rows are left out.')).toBeVisible()
  await seen(dialog.getByText('No draft matches this row')).toBeVisible()
  await seen(dialog.getByText('“in spring” isn’t a date we can read')).toBeVisible()
  await seen(dialog.getByText(/Times in this file are in \+05:00/)).toBeVisible()
  for (const theme of sampled(THEMES, 2))
    expect(await violationsIn(page, { theme, width: 1440 })).toEqual([])
  await dialog.getByRole('button', { name: 'Plan 3 pins' }).click()

  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const walls = [
    wallOf(Date.UTC(YEAR, 4, 1, 5), zone),
    `${YEAR}-05-02T11:30`,
    `${YEAR}-04-03T21:15`,
  ]
  await expect
    .poll(async () => (await wallsOnServer(context, product)).toSorted())
    .toEqual(walls.toSorted())

  const readable = text.replace('in spring', `03/13/${YEAR} 9:15 PM`)
  const again = await chooseFile(page, readable)
  await seen(again.getByText('No pin will be planned.')).toBeVisible()
  await seen(again.getByText(/^Already planned for/)).toHaveCount(3)
  await seen(again.getByRole('button', { name: 'Plan pins' })).toBeDisabled()
  await again.getByRole('button', { name: 'Cancel' }).click()

  // The same file with another time for one of them moves it, once that is asked for.
  const other = readable.replace('11:30', '12:45').replace('03/04', '04/03')
  const changed = await chooseFile(page, other)
  await seen(changed.getByText('No pin will be planned.')).toBeVisible()
  await changed.getByText('Also move 1 planned pin to its time in the file').click()
  await seen(changed.getByText('1 pin will be moved. 4 rows are left out.')).toBeVisible()
  await seen(changed.getByText(/^Moves from .* to .*12:45/)).toBeVisible()
  for (const theme of sampled(THEMES, 2, 1))
    expect(await violationsIn(page, { theme, width: 390 })).toEqual([])
  await picture(page, 'import-moves')
  await changed.getByRole('button', { name: 'Move 1 pin' }).click()
  await expect.poll(async () => wallsOnServer(context, product)).toContain(`${YEAR}-05-02T12:45`)
  await page.keyboard.press('Control+z')
  await expect
    .poll(async () => (await wallsOnServer(context, product)).toSorted())
    .toEqual(walls.toSorted())

  await page.keyboard.press('Control+z')
  await seen(page.getByText('Drafts to plan (3)')).toBeVisible()
  await expect.poll(async () => wallsOnServer(context, product)).toEqual([])
})

/** A note that can be undone stays for 10 s, which is not what is looked at here. */
async function keepNotes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const later = window.setTimeout.bind(window)
    const waits = (act: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms === 10_000 ? 0 : later(act, ms, ...rest)
    window.setTimeout = Object.assign(waits, window.setTimeout)
  })
}

test('a toast does not cover a dialog opened while it is shown', async ({
  page,
  context,
  product,
}) => {
  await openCalendarWithDrafts(page, product, 12)
  const pins = (await pinsOnServer(context, product)) as unknown as Pin[]
  const rows = pins.map(({ id }) => `${id};;;02.05.${YEAR} 11:30`)
  const text = ['Pin ID;Title;Link;Date', ...rows, ''].join('\r\n')
  const first = await chooseFile(page, text)
  await keepNotes(page)
  await first.getByRole('button', { name: /^Plan \d+ pins$/ }).click()
  const note = page.getByRole('region', { name: 'Notifications' })
  await seen(note).toBeVisible()
  // The buttons of a note are as readable as its words.
  const colors = await note
    .locator('button')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).color))
  const words = await note.getByRole('alertdialog').evaluate((one) => getComputedStyle(one).color)
  expect([...new Set(colors)]).toEqual([words])
  const dialog = await chooseFile(page, text)
  await seen(dialog.getByText(/^Already planned for/)).toHaveCount(12)
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(async () => overlap(note, dialog)).toBe(0)
    await picture(page, `import-note-${width}`)
  }
  await seen(note).toBeVisible()
})
