/**
 * What a first visit costs: the script that the first route of the application loads, as brotli
 * sends it. Bytes, never times.
 */
import { brotliCompressSync } from 'node:zlib'
import { expect } from 'vitest'
import { withServiceWorker } from './journey.ts'

const { test } = withServiceWorker

/**
 * Bytes; the limit is 180,000. React 59 k, zod 21 k, the router 19 k and React Aria 17 k are most
 * of it (docs/decisions/0023).
 */
const LOGIN_SCRIPT_BUDGET = 177_000

test('logging in loads no more script than its budget', async ({ page, product }) => {
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  })
  await page.goto(`${product.address}/login`)
  await page.getByLabel('Email').waitFor()
  await page.waitForLoadState('networkidle')
  const bytes = (await Promise.all(scripts)).map((body) => brotliCompressSync(body).byteLength)
  expect(bytes.length).toBeGreaterThan(1)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(LOGIN_SCRIPT_BUDGET)
})
