/** The chart of the inspector: fitted to its window, zoomed, dragged, searched; by keyboard too. */
import type { Locator, Page } from 'playwright'
import { describe, expect } from 'vitest'
import { testInBrowser as test, WIDE } from './journey.ts'
import { picture } from './person.ts'
import { seen } from './seen.ts'
import { violationsNow } from './violations.ts'

let tab: Page

const area = (): Locator =>
  tab.getByRole('group', { name: 'Statechart of auth, can be scrolled and zoomed' })
const chart = (): Locator => tab.getByRole('img', { name: /^The statechart of auth/ })
const map = (): Locator => tab.locator('[data-chart-map]')
const zoom = (): Locator => tab.getByRole('group', { name: 'Zoom' })
const search = (): Locator => tab.getByRole('searchbox', { name: 'Search the chart' })
const hits = (): Locator => tab.getByRole('search').getByRole('status')

interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

async function boxOf(part: Locator): Promise<Frame> {
  const box = await part.boundingBox()
  if (box === null) throw new Error('It is not visible.')
  return box
}

/** Whether the whole of it is in the chart's window. */
async function isInWindow(part: Locator): Promise<boolean> {
  const [inner, outer] = [await boxOf(part), await boxOf(area())]
  return (
    inner.x >= outer.x - 1 &&
    inner.y >= outer.y - 1 &&
    inner.x + inner.width <= outer.x + outer.width + 1 &&
    inner.y + inner.height <= outer.y + outer.height + 1
  )
}

/** In a tab of its own, beside the tests of the inspector: they have its product. */
export function describeChart(openInspector: () => Promise<Page>): void {
  describe('the chart', () => {
    test.beforeAll(async () => {
      tab = await openInspector()
      await seen(chart()).toBeVisible()
    })
    test.afterAll(async () => tab.close())

    test('a chart opens as a whole, and a key fits it to its window again', async () => {
      await expect.poll(async () => isInWindow(chart())).toBe(true)
      await seen(map()).toHaveCount(0)
      const whole = await boxOf(chart())
      await area().focus()
      await tab.keyboard.press('1')
      await seen(zoom().getByRole('button', { name: /^100%/ })).toBeVisible()
      await seen(map()).toBeVisible()
      await expect
        .poll(async () => isInWindow(tab.locator('[data-state="auth.authenticated.confirmed"]')))
        .toBe(true)
      await picture(tab, 'inspector-chart-zoomed')
      await tab.keyboard.press('f')
      await expect.poll(async () => boxOf(chart())).toEqual(whole)
      await tab.keyboard.press('+')
      await expect.poll(async () => (await boxOf(chart())).width).toBeGreaterThan(whole.width * 1.2)
      await tab.keyboard.press('0')
      await expect.poll(async () => boxOf(chart())).toEqual(whole)
      await seen(zoom().getByRole('status')).toHaveText(/^Fits the window, at \d+%$/)
    })

    test('the wheel with Ctrl zooms at the pointer, and without it scrolls', async () => {
      const window = await boxOf(area())
      const state = tab.locator('[data-state="auth.loading"]')
      const before = await boxOf(state)
      const [x, y] = [before.x + before.width / 2, before.y + before.height / 2]
      await tab.mouse.move(x, y)
      await tab.keyboard.down('Control')
      for (let nth = 1; nth <= 6; nth += 1) {
        const { width } = await boxOf(chart())
        await tab.mouse.wheel(0, -100)
        await expect.poll(async () => (await boxOf(chart())).width).toBeGreaterThan(width)
      }
      await tab.keyboard.up('Control')
      const after = await boxOf(state)
      expect(after.width).toBeGreaterThan(before.width * 3)
      // Where the chart begins, its margin keeps the point from staying exactly.
      expect(Math.abs(after.x + after.width / 2 - x)).toBeLessThan(window.width / 4)
      const { y: top } = await boxOf(chart())
      await tab.mouse.wheel(0, 150)
      await expect.poll(async () => (await boxOf(chart())).y).toBeLessThan(top)
    })

    test('the chart is dragged, and the mini-map shows any part of it', async () => {
      await zoom()
        .getByRole('button', { name: /Actual size/ })
        .click()
      const window = await boxOf(area())
      const start = await boxOf(chart())
      await tab.mouse.move(window.x + 200, window.y + 100)
      await tab.mouse.down()
      await tab.mouse.move(window.x + 140, window.y + 130, { steps: 4 })
      await tab.mouse.up()
      await expect
        .poll(async () => {
          const { x, y } = await boxOf(chart())
          return [Math.round(x - start.x), Math.round(y - start.y)]
        })
        .toEqual([-60, 30])
      const small = await boxOf(map())
      await tab.mouse.move(small.x + small.width / 2, small.y + small.height / 2)
      await tab.mouse.down()
      await tab.mouse.move(small.x + 2, small.y + 2, { steps: 4 })
      await tab.mouse.up()
      await expect
        .poll(async () => area().evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]))
        .toEqual([0, 0])
    })

    test('a chart is not dragged any more once the button was released outside it', async () => {
      const window = await boxOf(area())
      const scrolled = async () =>
        area().evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])
      await tab.mouse.move(window.x + 200, window.y + 100)
      await tab.mouse.down()
      await tab.mouse.move(window.x + 200, window.y - 20)
      await tab.mouse.up()
      const before = await scrolled()
      await tab.mouse.move(window.x + 120, window.y + 60, { steps: 4 })
      expect(await scrolled()).toEqual(before)
    })

    test('a search by keyboard marks what it finds, counts it, and shows one after the other', async () => {
      await area().focus()
      await tab.keyboard.press('f')
      await tab.keyboard.press('/')
      await seen(search()).toBeFocused()
      await tab.keyboard.type('signing')
      await seen(hits()).toHaveText(/^1 of \d+: /)
      const count = Number((await hits().innerText()).match(/of (\d+)/)?.[1])
      expect(await tab.locator('[data-hit]').count()).toBe(count)
      const shown = tab.locator('[data-hit="shown"]')
      await expect.poll(async () => isInWindow(shown)).toBe(true)
      const first = (await hits().textContent()) ?? ''
      await tab.keyboard.press('Enter')
      await seen(hits()).toHaveText(/^2 of \d+: /)
      await expect.poll(async () => isInWindow(shown)).toBe(true)
      await picture(tab, 'inspector-chart-search')
      await tab.keyboard.press('Shift+Enter')
      await tab.keyboard.press('Shift+Enter')
      await seen(hits()).toHaveText(new RegExp(`^${count} of ${count}: `))
      await tab.getByRole('button', { name: 'Next match (Enter)' }).click()
      await seen(hits()).toHaveText(first)
      await search().fill('nothing has this name')
      await seen(hits()).toHaveText('No matches')
      await seen(tab.getByRole('button', { name: 'Next match (Enter)' })).toBeDisabled()
      await seen(tab.locator('[data-hit]')).toHaveCount(0)
    })

    test('the zoomed and searched chart has no violation, wide and narrow', async () => {
      await search().fill('auth.')
      await seen(hits()).toHaveText(/^1 of \d+: /)
      expect((await violationsNow(tab)).map(({ id }) => id)).toEqual([])
      await tab.evaluate(() =>
        document.documentElement.setAttribute('data-theme', 'dark-experimental'),
      )
      expect((await violationsNow(tab)).map(({ id }) => id)).toEqual([])
      await tab.setViewportSize({ width: 390, height: 844 })
      expect((await violationsNow(tab)).map(({ id }) => id)).toEqual([])
      await tab.setViewportSize(WIDE)
    })
  })
}
