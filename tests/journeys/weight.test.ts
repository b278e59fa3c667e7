/**
 * What a first visit costs: the script that the first route of the application loads, and what the
 * calendar adds to the frame of every screen, as brotli sends it. Bytes, never times.
 */
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect } from 'vitest'
import { withServiceWorker } from './journey.ts'

const { test } = withServiceWorker

/**
 * Bytes; the limit is 180,000. React 59 k, zod 21 k, the router 19 k and React Aria 17 k are most
 * of it (docs/decisions/0023).
 */
const LOGIN_SCRIPT_BUDGET = 175_000

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

/** Bytes that must be there before the calendar is drawn. */
const CALENDAR_SCRIPT_BUDGET = 30_000

test('the calendar adds no more script to the frame of every screen than its budget', () => {
  const built = builtFiles()
  const shell = ['shell.tsx', 'require-account.tsx'].map((name) => `src/views/app/shell/${name}`)
  const frame = ['index.html', 'src/main/studio/studio.ts', ...shell]
  expect(Object.keys(built)).toEqual(expect.arrayContaining(frame))
  const known = new Set(frame.flatMap((source) => withImports(built, source)))
  const added = withImports(built, 'src/views/screens/calendar/calendar-screen.tsx').filter(
    (name) => !known.has(name),
  )
  expect(added.length).toBeGreaterThan(1)
  const bytes = added.map((name) => {
    const file = new URL(`../../dist/${built[name]?.file}`, import.meta.url)
    return brotliCompressSync(readFileSync(file)).byteLength
  })
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(CALENDAR_SCRIPT_BUDGET)
})

type BuiltFiles = Record<string, { file: string; src?: string; imports?: readonly string[] }>

function builtFiles(): BuiltFiles {
  const manifest = new URL('../../dist/.vite/manifest.json', import.meta.url)
  return JSON.parse(readFileSync(manifest, 'utf8')) as BuiltFiles
}

/** The names of a source's chunk and of all that it imports at once. */
function withImports(built: BuiltFiles, source: string): string[] {
  const found = new Set<string>()
  const add = (name: string): void => {
    if (found.has(name)) return
    found.add(name)
    built[name]?.imports?.forEach(add)
  }
  add(source)
  return [...found]
}
