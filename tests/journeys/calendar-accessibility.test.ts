/**
 * The parts of the calendar that a walkthrough of the screens does not open: no violation that axe
 * can find: half of them by turns, each in one theme and language; with `PINLOOM_TEST_FULL=1` all
 * of them in all.
 */
import type { BrowserContext, Page } from 'playwright'
import { expect } from 'vitest'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { AccountSchedule } from '#core/contract/publishing/schedule.contract.ts'
import type { SharedPinEvent } from '#core/pins/events/pin.events.ts'
import { addDays, instantOf, wallOf } from '#core/schedule/wall-time.ts'
import calendarAr from '#locales/ar/calendar/calendar.json' with { type: 'json' }
import calendarDe from '#locales/de/calendar/calendar.json' with { type: 'json' }
import calendarMessages from '#locales/en/calendar/calendar.json' with { type: 'json' }
import entriesAr from '#locales/ar/calendar/entries.json' with { type: 'json' }
import entriesDe from '#locales/de/calendar/entries.json' with { type: 'json' }
import entriesMessages from '#locales/en/calendar/entries.json' with { type: 'json' }
import { themes } from '../../src/views/kit/styles/theme.ts'
import { SAMPLE_TURN } from '../support/sample-turn.ts'
import { WIDE } from './journey.ts'
import { BLANK } from './kept-context.ts'
import { picture, pinsOnServer, send } from './person.ts'
import {
  boardNamed,
  connectPractice,
  dayAt,
  planAt,
  type PlannedAccount,
  sendEvents,
  withSchedule,
} from './planned-pins.ts'
import { makePins } from './prepared.ts'
import type { Product } from './product.ts'
import { quiet } from './quiet.ts'
import { sampled } from './sampled.ts'
import { seen } from './seen.ts'
import { type Look, violationsNow } from './violations.ts'
import { withPractice as test } from './with-practice.ts'

const PHONE = 390
const DAY = 86_400_000
const FAILED = 2
const PLANNED = 2
const DRAFTS = 6
/** The last of the drafts have no board. */
const BOARDLESS = 2

const languages = ['en', 'de', 'ar'] as const
type Language = (typeof languages)[number]
const words = {
  en: { ...calendarMessages, ...entriesMessages },
  de: { ...calendarDe, ...entriesDe },
  ar: { ...calendarAr, ...entriesAr },
}

interface Opened {
  readonly page: Page
  readonly language: Language
  readonly isNarrow: boolean
  /** The publication that the one before it holds back. */
  readonly heldId: string
}

type Part = readonly [name: string, open: (opened: Opened) => Promise<unknown>]

/** What is opened from the calendar, and what shows that it is open. */
const parts: Readonly<Record<string, Part[1]>> = {
  'failed bar': async ({ page }) =>
    seen(page.locator('ul[class*="asked"] button').first()).toBeVisible(),
  'move note of a pin that would be held': async (opened) => {
    const { page, language } = opened
    await openTray(opened)
    await page.locator('[data-draft]').first().focus()
    await page.keyboard.press('m')
    const bar = page.getByRole('toolbar')
    await seen(bar).toBeFocused()
    await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
    await seen(bar.locator('[class*="held"] svg').first()).toBeVisible()
  },
  'dialog of a pin that would be held': async ({ page, heldId }) => {
    await page.locator(`[data-publication="${heldId}"]`).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[type="time"]').fill('15:00')
    await seen(dialog.locator('[class*="held"] svg').first()).toBeVisible()
  },
  'spread with reasons of empty days': async (opened) => {
    const { page, language } = opened
    await openTray(opened)
    await page.getByRole('button', { name: words[language]['calendar.trayAll'] }).click()
    await page.getByRole('button', { name: words[language]['entries.spread'] }).click()
    await seen(page.locator('[data-empty-days]')).toBeVisible()
  },
  'boards of drafts, waiting for the limit': async (opened) => {
    const { page, language } = opened
    await openTray(opened)
    await page.getByRole('button', { name: words[language]['calendar.trayAll'] }).click()
    await page.getByRole('button', { name: words[language]['calendar.boards'] }).click()
    await page.getByRole('dialog').last().getByRole('searchbox').fill('Winter')
    await page.keyboard.press('Enter')
    await seen(page.getByRole('dialog').last().getByRole('status')).toBeVisible()
  },
}

test('no part of the calendar has a violation, themes and languages by turns', async ({
  page,
  context,
  product,
}) => {
  const heldId = await prepare(page, context, product)
  // Each new board is refused until a minute has passed.
  await page.route('**/connection/new-board/', async (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '600' }, json: {} }),
  )
  const ofTurn = sampled(Object.entries(parts), 2, SAMPLE_TURN)
  expect(await violationsOf(ofTurn, { page, product, heldId })).toEqual([])
}, 900_000)

test('the end of a pause has no violation, themes and languages by turns', async ({
  page,
  context,
  product,
}) => {
  await makePins(page, product, 2)
  const account = await withSchedule(context, product)
  const walls = [dayAt(account, 2, '08:00'), dayAt(account, 3, '09:30')]
  await planAt(context, product, { ...account, walls })
  const path = `/api/accounts/${account.accountId}/schedule/pause/`
  await send(context.request, product, { method: 'PUT', path, data: { remark: 'On holiday' } })
  // A pause of hours in which nothing came due leaves nothing to choose.
  await context.clock.setSystemTime(Date.now() + DAY + 60_000)
  const resume = async ({ page: opened, language }: Opened) => {
    const name = words[language]['entries.resume']
    await opened.getByRole('button', { name }).first().click()
    const choice = opened.getByRole('dialog').getByRole('radio')
    await seen(choice).toHaveCount(2)
    // The moves that the second choice makes are shown below it.
    await opened.getByRole('dialog').locator('label:has([type="radio"])').last().click()
    await seen(choice.last()).toBeChecked()
  }
  const heldId = ''
  const end = [['end of a pause', resume]] as const
  expect(await violationsOf(end, { page, product, heldId })).toEqual([])
}, 600_000)

/** In all looks of all languages, or in one by turns. */
async function violationsOf(
  opened: readonly Part[],
  { page, product, heldId }: { page: Page; product: Product; heldId: string },
): Promise<string[]> {
  const found: string[] = []
  // Without a page of the product there is nowhere to keep a choice.
  await page.goto(product.address + BLANK)
  for (const [turn, [part, open]] of opened.entries())
    for (const { language, look } of variantsOf(turn)) {
      await show(page, product, { language, look })
      await open({ page, language, heldId, isNarrow: look.width === PHONE })
      await quiet(page)
      const name = `${part} ${language} ${look.theme} ${look.width}`
      await picture(page, name.replaceAll(' ', '-'))
      found.push(
        ...(await violationsNow(page)).map(
          ({ id, nodes: [first] }) => `${name}: ${id} ${first?.target.join(' ')}`,
        ),
      )
    }
  return found
}

const everyLook = process.env['PINLOOM_TEST_FULL'] === '1'
const looks: readonly Look[] = [
  { theme: 'dark-experimental', width: PHONE },
  ...themes.map((theme) => ({ theme, width: WIDE.width })),
  { theme: 'light-mobile', width: PHONE },
]

/** One of the first turns is in Arabic, where arrow keys go the other way. */
function variantsOf(turn: number): readonly { language: Language; look: Look }[] {
  const variants = languages.flatMap((language, nth) =>
    looks.map((look, at) => ({
      language,
      look,
      isOfTurn: turn % looks.length === at && (turn + 1) % languages.length === nth,
    })),
  )
  return everyLook ? variants : variants.filter(({ isOfTurn }) => isOfTurn)
}

async function show(
  page: Page,
  product: Product,
  { language, look }: { language: Language; look: Look },
): Promise<void> {
  await page.setViewportSize({ width: look.width, height: 844 })
  await page.evaluate(
    ([chosen, theme]) => {
      localStorage.setItem('language', JSON.stringify(chosen))
      localStorage.setItem('theme', JSON.stringify(theme))
    },
    [language, look.theme],
  )
  await page.goto(`${product.address}/calendar`)
  await quiet(page)
  await page.evaluate(
    (theme) => document.documentElement.setAttribute('data-theme', theme),
    look.theme,
  )
}

async function openTray({ page, isNarrow }: Opened): Promise<void> {
  if (isNarrow) await page.getByRole('button', { name: /\([\d٠-٩]+\)$/ }).click()
  await seen(page.locator('[data-draft]').first()).toBeVisible()
}

/** Answers the publication that is held back by the one before it. */
async function prepare(page: Page, context: BrowserContext, product: Product): Promise<string> {
  await makePins(page, product, FAILED + PLANNED + DRAFTS)
  const slots = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    id: crypto.randomUUID(),
    weekday,
    time: '14:00',
  }))
  const account = await withSchedule(context, product, { slots })
  await connectPractice(context, product)
  const { boardId } = await boardNamed(context, product, 'Quick dinners')
  const date = addDays(account.today, 1)
  const pins = (await pinsOnServer(context, product)) as unknown as Pin[]
  const publications = Array.from({ length: FAILED + PLANNED }, (_, nth) => {
    const isToFail = nth < FAILED
    const wall = isToFail ? wallOf(Date.now() + 60_000, account.zone) : `${date}T1${nth}:00`
    const at = isToFail ? Date.now() + 1_000 : instantOf(wall, account.zone)
    return {
      id: crypto.randomUUID(),
      at,
      wall,
      zone: account.zone,
      // The network has no board "Soups".
      board_id: isToFail ? account.boardId : boardId,
      state: 'planned' as const,
    }
  })
  const planned = publications.flatMap((publication, nth): SharedPinEvent[] => {
    const id = pins[nth]?.id
    if (id === undefined) return []
    return [{ type: 'pin.scheduled', data: { id, publication, before: 'generated' } }]
  })
  const drafts = pins.slice(FAILED + PLANNED).map(({ id }, nth) => ({
    id,
    patch: {
      status: 'draft' as const,
      boards: nth < DRAFTS - BOARDLESS ? [{ board_id: boardId }] : [],
      board_name: nth < DRAFTS - BOARDLESS ? 'Quick dinners' : '',
    },
    before: { status: 'generated' as const, boards: [], board_name: '' },
  }))
  await sendEvents(context, product, {
    accountId: account.accountId,
    events: [...planned, { type: 'pins.replaced', data: { patches: drafts } }],
  })
  const failed = async () =>
    (await pinsOnServer(context, product)).filter(({ status }) => status === 'failed').length
  // Asking for all pins is work too.
  await expect.poll(failed, { timeout: 240_000, interval: 1_000 }).toBe(FAILED)
  await keepLinksApart(context, product, account)
  return publications.at(-1)?.id ?? ''
}

async function keepLinksApart(
  { request }: BrowserContext,
  product: Product,
  { accountId }: PlannedAccount,
): Promise<void> {
  const path = `/api/accounts/${accountId}/schedule/`
  const { schedule } = (await (await request.get(product.address + path)).json()) as {
    schedule: AccountSchedule
  }
  const data = { ...schedule, rules: { ...schedule.rules, link_hours: 24 } }
  await send(request, product, { method: 'PUT', path, data })
}
