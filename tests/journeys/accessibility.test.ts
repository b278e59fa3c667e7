/**
 * Every screen in the themes, in every language, and as narrow as a phone: no violation that axe
 * can find, by any of its rules. 1 of 6 screens of a shorter walkthrough is seen in 1 of the 5
 * looks, by turns, and 1 of 10 in other languages; with `PINLOOM_TEST_FULL=1` all of them in all looks.
 */
import { expect } from 'vitest'
import { themes } from '../../src/views/kit/styles/theme.ts'
import { test, WIDE } from './journey.ts'
import { makePins } from './prepared.ts'
import { quiet } from './quiet.ts'
import { sampled } from './sampled.ts'
import { settingsSections, shortWalkthrough, walkThrough } from './walkthrough.ts'
import { type Look, violationsIn } from './violations.ts'

const PHONE = 390
const everyLook = process.env['PINLOOM_TEST_FULL'] === '1'

/** Every theme wide, and narrow the one that is made for touch. */
const looks: readonly Look[] = [
  ...themes.map((theme) => ({ theme, width: WIDE.width })),
  { theme: 'light-mobile', width: PHONE },
]

function looksOf(turn: number): readonly Look[] {
  return everyLook ? looks : looks.filter((_, nth) => nth === turn % looks.length)
}

test('no screen has a violation in any theme', async ({ page, product }) => {
  const found: Record<string, string[]> = {}
  let screens = 0
  const walk = everyLook ? walkThrough : shortWalkthrough
  await walk(page, product, async (name, _, open) => {
    const turn = screens
    screens += 1
    if (!everyLook && turn % 6 !== 0) return
    await open?.()
    const before = await page.evaluate(() => document.documentElement.getAttribute('data-theme'))
    const violations: string[] = []
    for (const look of looksOf(turn)) violations.push(...(await violationsIn(page, look)))
    await page.setViewportSize(WIDE)
    await page.evaluate(
      (theme) =>
        theme === null
          ? document.documentElement.removeAttribute('data-theme')
          : document.documentElement.setAttribute('data-theme', theme),
      before,
    )
    if (violations.length > 0) found[name] = violations
  })
  expect(screens).toBeGreaterThan(40)
  expect(found).toEqual({})
}, 600_000)

/**
 * The walkthrough goes by English words; words of other languages are longer, or run from right to
 * left.
 */
const ofVisitors = [
  '/login',
  '/signup',
  '/reset-password',
  '/reset-password/some-token',
  '/no/such/page',
]
const ofPeople = [
  '/generate',
  '/drafts',
  '/drafts?view=sheet',
  '/calendar',
  '/calendar?view=week',
  '/calendar?view=list',
  '/calendar?view=day',
  '/results',
  '/templates',
  ...settingsSections.map((section) => `/settings?section=${section}`),
]

const otherLanguages = ['de', 'ar'] as const

test('no screen has a violation in German or Arabic, themes and widths by turns', async ({
  page,
  product,
}) => {
  const found: string[] = []
  const choose = async (language: string): Promise<void> =>
    page.evaluate((chosen) => localStorage.setItem('language', JSON.stringify(chosen)), language)
  const read = async (paths: readonly string[]): Promise<void> => {
    for (const [turn, language] of otherLanguages.entries()) {
      await choose(language)
      for (const [nth, path] of sampled(paths, 10, turn).entries()) {
        await page.goto(product.address + path)
        await quiet(page)
        await expect
          .poll(async () =>
            page.evaluate(
              () => `${location.pathname}${location.search} ${document.documentElement.lang}`,
            ),
          )
          .toBe(`${path} ${language}`)
        for (const look of looksOf(nth))
          found.push(
            ...(await violationsIn(page, look)).map(
              (violation) => `${language} ${path}: ${violation}`,
            ),
          )
      }
    }
  }
  await page.goto(product.address)
  await read(ofVisitors)
  await choose('en')
  await makePins(page, product, 2)
  await read(ofPeople)
  expect(found).toEqual([])
}, 600_000)
