/**
 * Latin names on Arabic screens: they keep their own direction, so that what does not fit is cut at
 * their end. What holds several of them wraps.
 */
import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { pathIn } from '#core/public/languages.ts'
import shellAr from '#locales/ar/app/shell.json' with { type: 'json' }
import titlesAr from '#locales/ar/pins/titles.json' with { type: 'json' }
import pinsAr from '#locales/ar/generate/pins.json' with { type: 'json' }
import { test } from './journey.ts'
import { picture, pinsOnServer, send } from './person.ts'
import { withPins } from './prepared.ts'
import type { Product } from './product.ts'
import { seen } from './seen.ts'

const ACCOUNT = 'Saltmarsh Kitchen and the Small Garden Behind the House'
const BOARDS = ['Slow Weekends at Home (all year)', 'Soups, Stews and Other Warm Things (quick)']
const PHONE = { width: 390, height: 844 }

interface Shown {
  /** Of the element that has the words. */
  readonly direction: string
  readonly isFirstLetterInside: boolean
  readonly isLastLetterInside: boolean
  readonly lines: number
}

/**
 * Where the first and the last letter of the element's words are drawn. All is measured in one
 * moment: a page that is still loading moves.
 */
async function shown(words: Locator, inside: Locator): Promise<Shown> {
  return words.evaluate(
    (element, around) => {
      if (around === null) throw new Error('Not drawn.')
      const { x, y, width, height } = around.getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(element)
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) texts.push(node)
      const isInside = (node: Node | undefined, at: number): boolean => {
        if (node === undefined) return false
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const letter = range.getBoundingClientRect()
        return (
          letter.width > 0 &&
          letter.left >= x - 1 &&
          letter.right <= x + width + 1 &&
          letter.top >= y - 1 &&
          letter.bottom <= y + height + 1
        )
      }
      const last = texts.at(-1)
      return {
        direction: getComputedStyle(element).direction,
        isFirstLetterInside: isInside(texts[0], 0),
        isLastLetterInside: isInside(last, (last?.textContent ?? ' ').length - 1),
        lines: tops.size,
      }
    },
    await inside.elementHandle(),
  )
}

async function nameAccountAndBoards(page: Page, product: Product): Promise<void> {
  const { request } = page.context()
  const { accounts } = (await (await request.get(`${product.address}/api/accounts/`)).json()) as {
    accounts: { id: string }[]
  }
  const account = `/api/accounts/${accounts[0]?.id ?? ''}`
  await send(request, product, { method: 'PATCH', path: `${account}/`, data: { name: ACCOUNT } })
  for (const name of BOARDS)
    await send(request, product, { path: `${account}/boards/`, data: { name } })
  const { boards } = (await (await request.get(`${product.address}${account}/boards/`)).json()) as {
    boards: { id: string; name: string }[]
  }
  const pins = await pinsOnServer(page.context(), product)
  const events = pins.flatMap(({ id }) =>
    boards.map((board) => ({
      id: crypto.randomUUID(),
      at: Date.now(),
      tab: 'journey',
      v: 1,
      event: {
        type: 'pin.boardAdded',
        data: { id, board: { board_id: board.id }, name: board.name },
      },
    })),
  )
  await send(request, product, { path: `${account}/pin-events/`, data: { events } })
}

async function inArabic(page: Page, address: string): Promise<void> {
  await page.evaluate(() => localStorage.setItem('language', '"ar"'))
  await page.goto(address)
  await seen(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.evaluate(async () => document.fonts.ready)
}

test('in Arabic, a Latin name shows its beginning, and boards wrap in their own direction', async ({
  page,
  product,
}) => {
  await withPins(page, product, 3)
  await nameAccountAndBoards(page, product)
  await page.setViewportSize(PHONE)
  await inArabic(page, `${product.address}/generate?step=pins`)

  const switcher = page
    .getByRole('button', { name: shellAr['shell.accountNow'].replace('{name}', ACCOUNT) })
    .first()
  const name = switcher.getByText(ACCOUNT)
  await expect
    .poll(async () => shown(name, name))
    .toMatchObject({
      direction: 'ltr',
      isFirstLetterInside: true,
      // It does not fit, or nothing is tested.
      isLastLetterInside: false,
    })

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.locator('[data-pin]').first().focus()
  await page.keyboard.press('Control+a')
  await page.getByRole('button', { name: pinsAr['pins.commit'], exact: true }).first().click()
  const names = BOARDS.join(', ')
  const ofPin = page.getByRole('button', {
    name: titlesAr['titles.boardsOf'].replace('{number}', '1').replace('{boards}', names),
  })
  await seen(ofPin).toBeVisible()
  await picture(page, 'arabic-boards')
  const wraps = { direction: 'ltr', isFirstLetterInside: true, isLastLetterInside: true }
  const cell = async () => shown(ofPin.getByText(names), ofPin)
  await expect.poll(cell).toMatchObject(wraps)
  expect((await cell()).lines).toBeGreaterThan(1)
  const ofInterest = page.getByRole('list').getByRole('button').getByText(names).first()
  await expect.poll(async () => shown(ofInterest, ofInterest)).toMatchObject(wraps)
})

for (const language of ['en', 'de', 'ar'] as const)
  test(`from 360 to 800 px in ${language}, Sign up is beside the brand and no link of the header is alone`, async ({
    page,
    product,
  }) => {
    await page.goto(product.address + pathIn(language, '/'))
    if (language === 'en')
      await seen(
        page.getByRole('banner').getByRole('link', { name: 'Sign up', exact: true }),
      ).toHaveAttribute('href', '/signup')
    // The font of headings moves what it comes to.
    await page.evaluate(async () => document.fonts.ready)
    for (const width of [360, 390, 520, 800]) {
      await page.setViewportSize({ width, height: 844 })
      // All in one frame.
      const { links, brand, signUp } = await page.getByRole('banner').evaluate((header) => {
        const boxesOf = (selector: string) =>
          [...header.querySelectorAll(selector)].map((link) => {
            const { left, right, top, height } = link.getBoundingClientRect()
            return { left, right, middle: Math.round(top + height / 2), isDrawn: height > 0 }
          })
        const [first] = boxesOf('a')
        const [second] = boxesOf('a[href="/signup"]')
        return { links: boxesOf('nav a'), brand: first, signUp: second }
      })
      expect(links).toHaveLength(3)
      for (const box of [...links, brand, signUp]) {
        expect(box).toMatchObject({ isDrawn: true })
        expect([(box?.left ?? -1) >= 0, (box?.right ?? Infinity) <= width]).toEqual([true, true])
      }
      expect([width, new Set(links.map(({ middle }) => middle)).size]).toEqual([width, 1])
      expect([width, signUp?.middle]).toEqual([width, brand?.middle])
    }
  })
