/**
 * Outside services: nothing of them without a key, nothing before somebody allows it, and then no
 * more than was stated.
 */
import type { BrowserContext, Page } from 'playwright'
import { expect } from 'vitest'
import { startCaptureServer, type CaptureServer } from './capture-server.ts'
import { lendContext, STILL_DEVICE, withFullBrowser } from './journey.ts'
import { PASSWORD, picture } from './person.ts'
import { startProduct } from './product.ts'
import { seen } from './seen.ts'
import { violationsIn } from './violations.ts'

const test = withFullBrowser.test
  // oxlint-disable-next-line no-empty-pattern -- vitest wants a pattern here
  .extend('capture', { scope: 'file' }, async ({}, { onCleanup }) => {
    const capture = await startCaptureServer()
    onCleanup(async () => capture.close())
    return capture
  })
  .extend('watched', { scope: 'file' }, async ({ capture }, { onCleanup }) => {
    const watched = await startProduct({
      POSTHOG_KEY: 'phc_test',
      POSTHOG_HOST: capture.address,
      CHAT_SCRIPT_URL: `${capture.address}/chat.js`,
      GOOGLE_CLIENT_ID: 'somebody.apps.googleusercontent.com',
    })
    onCleanup(async () => watched.remove())
    return watched
  })
  /** A browser as people have it: the library says nothing of those that are driven. */
  .extend('context', async ({ browser, product, watched }, lifetime) => {
    const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`
    const options = { ...STILL_DEVICE, userAgent }
    const origin = (page: Page) =>
      new URL(page.url()).origin === product.address ? product.address : watched.address
    const context = await lendContext({ browser, options, origin }, lifetime)
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
    )
    return context
  })
  /** Nothing of the test before. */
  .extend('told', async ({ capture }) => {
    capture.forget()
    return capture
  })

const question = (page: Page) => page.getByRole('region', { name: 'Allow outside services?' })
const LIBRARY = /\/assets\/module\.slim-/

/** Every request that is not the product's own, and those for the library. */
function outsideOf(context: BrowserContext, own: string): string[] {
  const outside: string[] = []
  context.on(
    'request',
    (request) =>
      void (
        (!request.url().startsWith(own) || LIBRARY.test(request.url())) &&
        request.url().startsWith('http') &&
        outside.push(request.url())
      ),
  )
  return outside
}

/** Counts the timers of 100 ms, which is how the machine looks for the library. */
async function countPolls(page: Page): Promise<() => Promise<number>> {
  await page.context().addInitScript(() => {
    const own = globalThis.setTimeout
    const counted = { polls: 0 }
    Object.assign(globalThis, {
      counted,
      setTimeout: (work: () => void, delay?: number, ...more: unknown[]) => {
        // Who is not asked for has no line in the stack of its own: what is counted is the delay.
        if (delay === 100) counted.polls += 1
        return own(work, delay, ...more)
      },
    })
  })
  return () =>
    page.evaluate(() => (globalThis as unknown as { counted: { polls: number } }).counted.polls)
}

async function walkAround(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('link', { name: 'Free tools' }).first().click()
  await page.getByRole('link', { name: /Pinterest hashtag generator/ }).click()
  await typeSecret(page)
}

async function typeSecret(page: Page): Promise<void> {
  const field = page.getByLabel('Topic or description of your pin')
  await field.click()
  await field.pressSequentially('secret lemon cake')
  await seen(field).toHaveValue(/cake$/)
}

const GOOGLE = 'https://accounts.google.com/**'
const blockGoogle = async (page: Page) =>
  page.route(GOOGLE, async (route) => route.abort('blockedbyclient'))

/** The names of the screens of page views, oldest first. */
const viewed = ({ events }: CaptureServer, address: string) =>
  events
    .filter(({ event }) => event === '$pageview')
    .map(({ properties }) => String(properties['$current_url']).slice(address.length))

test('without an analytics key no consent is asked and no script is loaded', async ({
  page,
  context,
  product,
}) => {
  const outside = outsideOf(context, product.address)
  const polls = await countPolls(page)
  await walkAround(page, product.address)
  await page.goto(`${product.address}/privacy-policy`)
  await seen(page.getByText('Product analytics is off: nothing is sent to anyone.')).toBeVisible()
  await seen(page.getByRole('switch')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await seen(question(page)).toHaveCount(0)
  expect([outside, await polls()]).toEqual([[], 0])
})

test('with a key consent is asked first, and a refusal holds after a reload and on other pages', async ({
  page,
  context,
  watched,
  told,
}) => {
  const outside = outsideOf(context, watched.address)
  const polls = await countPolls(page)
  await page.goto(watched.address)
  await seen(question(page)).toBeVisible()
  await seen(question(page)).toContainText(new URL(told.address).host)
  await picture(page, 'consent')
  expect(await violationsIn(page, { theme: 'light', width: 390 })).toEqual([])
  await picture(page, 'consent-phone')
  await question(page).getByRole('button', { name: 'No, thanks' }).click()
  await seen(question(page)).toHaveCount(0)
  await walkAround(page, watched.address)
  await page.waitForLoadState('networkidle')
  await seen(question(page)).toHaveCount(0)
  expect([outside, told.asked, await polls()]).toEqual([[], [], 0])
})

test('once allowed, page views name screens only, a login identifies the user until logout, and nothing typed is sent', async ({
  page,
  watched,
  told,
}) => {
  await page.goto(watched.address)
  await question(page).getByRole('button', { name: 'Allow' }).click()
  await expect.poll(() => viewed(told, watched.address)).toEqual(['/'])
  // A script is listed once it has come whole, the chat's perhaps after the first page view.
  const areLate = async () =>
    page.evaluate(() => {
      const [navigation] = performance.getEntriesByType(
        'navigation',
      ) as PerformanceNavigationTiming[]
      return performance
        .getEntriesByType('resource')
        .filter(({ name }) => /module\.slim-|chat\.js/.test(name))
        .map(({ startTime }) => startTime >= (navigation?.loadEventEnd ?? Infinity))
    })
  await expect.poll(areLate).toEqual([true, true])
  await page.getByRole('link', { name: 'Free tools' }).first().click()
  await page.getByRole('link', { name: /Pinterest hashtag generator/ }).click()
  await typeSecret(page)
  await expect
    .poll(() => viewed(told, watched.address))
    .toEqual(['/', '/free-tools', '/free-tools/pinterest-hashtag-generator'])
  await page.goto(`${watched.address}/reset-password/secret-token?next=secret-query`)
  await expect.poll(() => viewed(told, watched.address)).toContain('/reset-password/{token}')
  const before = told.events.at(-1)?.properties['distinct_id']
  expect(new Set(told.events.map(({ properties }) => properties['distinct_id'])).size).toBe(1)

  const email = `mara-${crypto.randomUUID().slice(0, 8)}@example.test`
  await blockGoogle(page)
  await page.goto(`${watched.address}/signup`)
  await page.getByLabel('First name').fill('Mara')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByLabel('Account name').fill('Secret kitchen')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Page addresses').fill('https://secret.example/cake')
  const user = (
    (await (await page.request.get(`${watched.address}/api/auth/user/`)).json()) as { id: string }
  ).id
  await expect
    .poll(() => told.events.find(({ event }) => event === '$identify'))
    .toMatchObject({
      properties: { distinct_id: user, $anon_distinct_id: before },
      $set: { email, name: 'Mara' },
    })

  const known = told.events.length
  await logOut(page)
  await page.goto(`${watched.address}/free-tools`)
  const since = () =>
    told.events.slice(known).filter(({ properties }) => properties['$pathname'] === '/free-tools')
  await expect.poll(() => since().length).toBe(1)
  expect([user, before]).not.toContain(since()[0]?.properties['distinct_id'])
  const everything = told.everything()
  expect(everything).toContain(email)
  for (const secret of ['secret', 'Secret', PASSWORD, 'cake'])
    expect(everything).not.toContain(secret)
})

test('chat can be allowed without analytics, and withdrawn consent sends and keeps nothing more', async ({
  page,
  context,
  watched,
  told,
}) => {
  await page.goto(watched.address)
  await question(page).getByRole('link', { name: 'Choose individually' }).click()
  await page.getByRole('switch', { name: /^Chat/ }).click()
  expect(await violationsIn(page, { theme: 'dark-experimental', width: 1440 })).toEqual([])
  await picture(page, 'consent-choices')
  await expect.poll(() => page.evaluate(() => 'chatIsHere' in globalThis)).toBe(true)
  expect(told.asked).toEqual(['GET /chat.js'])
  const other = await context.newPage()
  await other.goto(`${watched.address}/free-tools`)
  await seen(question(other)).toBeVisible()
  await page.getByRole('switch', { name: /^Product analytics/ }).click()
  await seen(question(other)).toHaveCount(0)
  await expect.poll(() => viewed(told, watched.address)).toContain('/privacy-policy')
  const kept = async (): Promise<string[]> =>
    page.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((name) =>
        name.startsWith('ph_'),
      ),
    )
  expect((await kept()).length).toBeGreaterThan(0)
  await page.getByRole('switch', { name: /^Product analytics/ }).click()
  await other.close()
  await page.reload()
  await seen(page.getByRole('switch', { name: /^Product analytics/ })).toHaveAttribute(
    'aria-checked',
    'false',
  )
  await page.waitForLoadState('networkidle')
  told.forget()
  await walkAround(page, watched.address)
  await page.waitForLoadState('networkidle')
  expect([told.asked.filter((one) => one !== 'GET /chat.js'), await kept()]).toEqual([[], []])
})

test('a browser with Do Not Track is not asked, and its user can still allow analytics', async ({
  page,
  context,
  watched,
  told,
}) => {
  const outside = outsideOf(context, watched.address)
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )
  await walkAround(page, watched.address)
  await page.goto(`${watched.address}/privacy-policy`)
  await seen(page.getByText('Your browser asks not to be tracked')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await seen(question(page)).toHaveCount(0)
  expect(outside).toEqual([])
  await page.getByRole('switch', { name: /^Product analytics/ }).click()
  await expect.poll(() => viewed(told, watched.address)).toEqual(['/privacy-policy'])
})

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Your menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await seen(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
}

test('a blocked Google script leaves the log-in form alone on the page', async ({
  page,
  watched,
}) => {
  await blockGoogle(page)
  await page.goto(`${watched.address}/login`)
  await seen(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await seen(page.getByText('or', { exact: true })).toHaveCount(0)
  const script = `globalThis.google = { accounts: { id: { initialize() {}, renderButton(place) { place.textContent = 'Continue with Google, itself' } } } }`
  await page.route(GOOGLE, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await page.reload()
  await seen(page.getByText('Continue with Google, itself')).toBeVisible()
  await seen(page.getByText('or', { exact: true })).toBeVisible()
})
