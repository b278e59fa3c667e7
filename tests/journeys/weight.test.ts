/** What a first visit costs: the script that the first route of the application loads, as brotli sends it. Bytes, never times. */
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, launchBrowser, startProduct } from './product.ts'

/** Bytes. The aim is 180,000 (React 58 k, React Aria 41 k, zod 26 k and the router 18 k are most of it); this keeps it from growing. */
const LOGIN_SCRIPT_BUDGET = 235_000

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await product.remove()
})

test('logging in loads no more script than its budget', async () => {
  const page = await browser.newPage()
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  })
  await page.goto(`${product.address}/login`)
  await page.getByLabel('E-mail').waitFor()
  const bytes = (await Promise.all(scripts)).map((body) => brotliCompressSync(body).byteLength)
  expect(bytes.length).toBeGreaterThan(1)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(LOGIN_SCRIPT_BUDGET)
  await page.close()
})
