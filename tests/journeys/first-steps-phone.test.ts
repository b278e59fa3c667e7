/** The first steps on a phone: what is to be pressed next is in sight, and its bar is low. */
import { expect } from 'vitest'
import { test } from './journey.ts'
import { makePins, makeUser } from './prepared.ts'
import { seen } from './seen.ts'

const PHONE = { width: 390, height: 844 }
/** A line of words over one row of buttons. px */
const LOW = 140

test('the demo site is offered on the first screen', async ({ page, product }) => {
  await page.setViewportSize(PHONE)
  await makeUser(page, product)
  await page.goto(`${product.address}/generate`)
  const nav = page.getByRole('navigation', { name: 'Main' })
  const demo = page.getByRole('button', { name: 'Use the demo site' })
  await seen(demo).toBeVisible()
  await page.evaluate(async () => document.fonts.ready)
  const gap = async (): Promise<number> => {
    const [button, bar] = [await demo.boundingBox(), await nav.boundingBox()]
    return button === null || bar === null ? -1 : bar.y - button.y - button.height
  }
  await expect.poll(gap).toBeGreaterThan(0)
})

test('pins can be selected all at once by one button, in a low bar', async ({ page, product }) => {
  await page.setViewportSize(PHONE)
  await makePins(page, product, 3)
  await page.goto(`${product.address}/generate?step=pins`)
  const all = page.getByRole('button', { name: /^Select all/ })
  await seen(all).toHaveCount(1)
  await seen(all).toHaveText('Select all 3')
  await expect
    .poll(async () => (await page.locator('main footer').boundingBox())?.height)
    .toBeLessThan(LOW)
  await all.click()
  await seen(page.getByRole('button', { name: 'Select none' })).toBeVisible()
})
