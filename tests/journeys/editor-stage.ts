/** The design editor: places on its picture, drags over it, and its parts by keys. */
import type { Locator, Page } from 'playwright/test'
import { expect } from 'vitest'
import type { Product } from './product.ts'
import { seen } from './seen.ts'

export const stageOf = (page: Page): Locator =>
  page.getByRole('application', { name: 'Picture of the template' })

export const undoOf = (page: Page): Locator =>
  page.getByRole('button', { name: 'Undo', exact: true })

/** Converts units of the picture to pixels of the screen. */
export async function screenOf(page: Page) {
  const box = await stageOf(page).boundingBox()
  if (box === null) throw new Error('The picture is not on the screen.')
  const zoom = box.width / 1000
  return (x: number, y: number): [number, number] => [box.x + x * zoom, box.y + y * zoom]
}

/** Without releasing the button. */
export async function drag(
  page: Page,
  from: [number, number],
  to: [number, number],
): Promise<void> {
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2)
  await page.mouse.move(...to)
}

/**
 * Presses a key on the target once the focus stays there: a menu that has just closed gives the
 * focus back a frame later.
 */
export async function press(target: Locator, key = 'Enter'): Promise<void> {
  await expect
    .poll(async () => {
      await target.focus()
      return target.evaluate(
        async (one) =>
          new Promise((done) =>
            requestAnimationFrame(() =>
              requestAnimationFrame(() => done(one === document.activeElement)),
            ),
          ),
      )
    })
    .toBe(true)
  await target.page().keyboard.press(key)
}

/** Of a menu or list that is open; it finds an entry by what is typed. */
export async function choose(page: Page, role: 'menuitem' | 'option', name: string): Promise<void> {
  await seen(page.getByRole(role, { name, exact: true })).toBeVisible()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await seen(page.getByRole(role)).toHaveCount(0)
}

export async function typeNumber(field: Locator, value: string, shown = value): Promise<void> {
  const { keyboard } = field.page()
  await field.focus()
  await keyboard.press('Control+a')
  await keyboard.type(value)
  await keyboard.press('Tab')
  await seen(field).toHaveValue(shown)
}

export async function openCopy(page: Page, product: Product, name: string): Promise<void> {
  await page.goto(`${product.address}/templates`)
  await page.getByRole('button', { name: `Make a copy of ${name}`, exact: true }).click()
  await page.getByRole('link', { name: `Edit Copy of ${name}` }).click()
  await seen(page.locator('canvas[data-drawn]')).toBeVisible()
}
