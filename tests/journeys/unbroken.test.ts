/**
 * A generation under every misfortune at once: a reload, a lost network, a killed server. Exactly
 * the pins that were asked for, none twice.
 */
import { expect } from 'vitest'
import { testStopping as test } from './journey.ts'
import { pinsOnServer, readPages, startGeneration } from './person.ts'
import { signUp } from './prepared.ts'
import type { Product } from './product.ts'
import { sampled } from './sampled.ts'
import { seen } from './seen.ts'

const PINS = Math.max(...sampled([24, 40], 2))

/** Waits until the server has at least so many pins. */
async function untilPins(
  product: Product,
  count: () => Promise<number>,
  least: number,
): Promise<void> {
  const deadline = Date.now() + 120_000
  while ((await count()) < least) {
    if (Date.now() > deadline)
      throw new Error(`Fewer than ${least} pins after two minutes:\n${product.log()}`)
    await new Promise((done) => setTimeout(done, 200))
  }
}

test('a reload, a lost network and a killed server lose no pin', async ({
  page,
  context,
  product,
}) => {
  await signUp(page, product)
  await readPages(page, product, [
    'roasted-tomato-soup',
    'small-balcony-ideas',
    'pour-over-coffee-guide',
  ])
  await startGeneration(page, PINS)
  const count = async () => (await pinsOnServer(context, product)).length

  await untilPins(product, count, 4)
  await page.reload()
  await seen(page.getByRole('grid', { name: 'Generated pins' })).toBeVisible({ timeout: 30_000 })

  await untilPins(product, count, 8)
  const failed = page.waitForEvent('requestfailed', { timeout: 60_000 })
  await context.setOffline(true)
  await seen(page.getByText('Offline').first()).toBeVisible({ timeout: 30_000 })
  // Not only stated: something was asked and did not come through.
  await failed
  await context.setOffline(false)

  for (const least of [12, 16]) {
    await untilPins(product, count, least)
    await product.kill()
    await product.start()
  }
  await seen(page.getByText(`${PINS} pins`, { exact: true })).toBeVisible({ timeout: 180_000 })
  const pins = await pinsOnServer(context, product)
  expect(pins).toHaveLength(PINS)
  expect(new Set(pins.map((pin) => pin.id)).size).toBe(PINS)
  expect(new Set(pins.map((pin) => pin.image_url)).size).toBe(PINS)
  for (const pin of pins)
    expect((await context.request.get(new URL(pin.image_url, product.address).href)).status()).toBe(
      200,
    )
})
