/** A journey finds nothing that the previous one left in their shared context. */
import type { Browser } from 'playwright'
import { expect } from 'vitest'
import { STILL_DEVICE, test } from './journey.ts'
import { BLANK, emptyContext, openKept, type KeptContext } from './kept-context.ts'

interface Fixture {
  readonly browser: Browser
  readonly origin: string
}

async function opened({ browser, origin }: Fixture): Promise<KeptContext> {
  const kept = await openKept(browser, STILL_DEVICE)
  await kept.page.goto(origin + BLANK)
  return kept
}

/** Cookies, what each storage has, and what scripts left. */
function traces(kept: KeptContext): Promise<unknown> {
  return kept.page.evaluate(async () => ({
    cookie: document.cookie,
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    name: window.name,
    title: Reflect.get(globalThis, 'leftBehind') as unknown,
    isOnline: navigator.onLine,
    width: innerWidth,
    clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as never })).state,
    media: [
      'print',
      '(prefers-color-scheme: dark)',
      '(prefers-reduced-motion: reduce)',
      '(prefers-contrast: more)',
      '(forced-colors: active)',
    ].map((query) => matchMedia(query).matches),
  }))
}

test('what a journey left in the context is gone', async ({ browser, product }) => {
  const origin = product.address
  const kept = await opened({ browser, origin })
  const before = await traces(kept)
  const { context, page } = kept
  let heard = 0
  page.on('request', () => {
    heard += 1
  })
  await context.addInitScript(() => void Reflect.set(globalThis, 'leftBehind', true))
  await context.route(`**/*?routed`, (route) => route.fulfill({ body: 'routed' }))
  await page.goto(`${origin}${BLANK}?once`)
  await page.evaluate(async () => {
    document.cookie = 'left=behind'
    localStorage.setItem('left', 'behind')
    sessionStorage.setItem('left', 'behind')
    window.name = 'left behind'
    await new Promise((done) => {
      indexedDB.open('left behind').onsuccess = done
    })
  })
  await page.setViewportSize({ width: 390, height: 800 })
  await context.grantPermissions(['clipboard-read'])
  await page.emulateMedia({
    media: 'print',
    colorScheme: 'dark',
    reducedMotion: 'no-preference',
    forcedColors: 'active',
    contrast: 'more',
  })
  await context.newPage()
  await page.keyboard.down('Shift')
  await context.setOffline(true)
  expect(await traces(kept)).not.toEqual(before)

  expect(await emptyContext(kept, origin)).toBe(true)
  const { entries } = await kept.cdp.send('Page.getNavigationHistory')
  expect(entries.length).toBe(1)
  const observedSoFar = heard
  await page.goto(`${origin}${BLANK}?routed`)
  expect(await traces(kept)).toEqual(before)
  expect(await page.textContent('body')).not.toContain('routed')
  expect([heard, context.pages().length]).toEqual([observedSoFar, 1])
  await page.evaluate(() => {
    addEventListener('keydown', ({ shiftKey }) => Reflect.set(globalThis, 'isShifted', shiftKey))
  })
  await page.keyboard.press('a')
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isShifted') as unknown)).toBe(false)
  await context.close()
})

test('a context is not kept when something in it can’t be undone', async ({ browser, product }) => {
  const origin = product.address
  const spoilers: ((kept: KeptContext) => Promise<unknown>)[] = [
    async ({ context }) => context.exposeFunction('told', () => null),
    async ({ context }) => context.clock.install(),
    async ({ page }) => page.goto(product.demoSite),
    async ({ page }) => page.close(),
  ]
  for (const spoil of spoilers) {
    const kept = await opened({ browser, origin })
    await spoil(kept)
    expect(await emptyContext(kept, origin)).toBe(false)
    await kept.context.close()
  }
})
