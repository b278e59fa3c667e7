/**
 * The vendor's own inspector, at the request of a person: nothing of it is loaded, opened or sent
 * before, and nothing is sent after.
 */
import type { BrowserContext, Page } from 'playwright'
import { expect } from 'vitest'
import { STILL_DEVICE, testInBrowser as test } from './journey.ts'
import { PASSWORD } from './person.ts'
import { signUpByForm } from './prepared.ts'
import { type Product, startProduct } from './product.ts'
import { seen } from './seen.ts'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

let product: Product
let context: BrowserContext
/** The studio, and the tab that watches it. */
let page: Page
let tab: Page
let email: string
/** Where anything was asked for. */
const asked: string[] = []

test.beforeAll(async ({ browser }) => {
  const receiver = await receiverPage()
  product = await startProduct({ INSPECTOR: 'on' })
  context = await browser.newContext(STILL_DEVICE)
  context.on('request', (request) => void asked.push(request.url()))
  await context.route('https://stately.ai/**', async (route) =>
    route.fulfill({ contentType: 'text/html', body: receiver }),
  )
  page = await context.newPage()
  email = await signUpByForm(page, product)
  tab = await context.newPage()
  await tab.goto(`${product.address}/inspector`)
  await seen(tab.getByRole('row', { name: /^auth, / })).toBeVisible()
  await tab.waitForLoadState('networkidle')
})
test.afterAll(async () => {
  await context.close()
  await product.remove()
})

/**
 * Scripts among those that were asked for that have the vendor's library in them, by the name of
 * the window that it opens.
 */
async function vendorScripts(): Promise<string[]> {
  const scripts = [...new Set(asked)].filter((url) => new URL(url).pathname.endsWith('.js'))
  const bodies = await Promise.all(
    scripts.map(async (url) => [url, await (await context.request.get(url)).text()] as const),
  )
  expect(bodies.length).toBeGreaterThan(20)
  return bodies.filter(([, body]) => body.includes('xstateinspector')).map(([url]) => url)
}

const told = async (at: Page) => at.evaluate(() => window.told)
const stately = () => tab.getByRole('button', { name: 'Open in Stately’s inspector' })

async function flicker(): Promise<void> {
  await context.setOffline(true)
  await context.setOffline(false)
}

test('before it is asked for, nothing of it is loaded, and only this server is spoken to', async () => {
  expect(await vendorScripts()).toEqual([])
  await stately().press('Enter')
  await seen(tab.getByRole('region', { name: 'Open in Stately’s inspector' })).toContainText(
    'an outside site',
  )
  expect(await vendorScripts()).toEqual([])
  expect([
    ...new Set(asked.filter((url) => url.startsWith('http')).map((url) => new URL(url).origin)),
  ]).toEqual([product.address])
  expect(
    (await context.request.get(`${product.address}/inspector`)).headers()[
      'content-security-policy'
    ],
  ).not.toContain('stately')
})

test('the page receives machines and events, without redacted values, until it is stopped', async () => {
  const [viewer] = await Promise.all([
    context.waitForEvent('page'),
    tab.getByRole('button', { name: 'Open stately.ai' }).press('Enter'),
  ])
  await seen(tab.getByText('What happens here goes to stately.ai.')).toBeVisible()
  expect((await vendorScripts()).length).toBe(1)
  await seen(viewer).toHaveURL('https://stately.ai/inspect')
  await flicker()
  await expect
    .poll(async () =>
      (await told(viewer))
        .filter((event) => event.type === '@xstate.event')
        .map(({ event }) => event.type),
    )
    .toEqual(expect.arrayContaining(['network.offline', 'network.online']))
  const events = await told(viewer)
  const charts = events.flatMap((event) =>
    event.type === '@xstate.actor' && event.definition !== undefined ? [event.name] : [],
  )
  expect(charts).toEqual(expect.arrayContaining(['app', 'auth', 'pins', 'watchPage']))
  expect(
    events.find((event) => event.type === '@xstate.actor' && event.name === 'auth'),
  ).toMatchObject({
    snapshot: {
      status: 'active',
      value: { authenticated: 'confirmed' },
      context: { user: { email: '•••' } },
    },
  })
  const written = JSON.stringify(events)
  expect(written).not.toContain(email)
  expect(written).not.toContain(PASSWORD)

  await tab.getByRole('button', { name: 'Stop sending' }).press('Enter')
  await tab.getByRole('searchbox', { name: 'Search events' }).fill('network.offline watchPage')
  const rows = tab.getByRole('listbox', { name: 'Events' }).getByRole('option')
  // Until the words are searched for, all events are listed.
  const counted = tab.getByText(/^\d+ of \d+ events$/)
  await seen(counted).toBeVisible()
  const shown = Number.parseInt(await counted.innerText())
  await seen(rows).toHaveCount(shown)
  const before = (await told(viewer)).length
  await flicker()
  await seen(rows).toHaveCount(shown + 1)
  expect((await told(viewer)).length).toBe(before)
  // It announces itself again, and nothing receives it.
  await viewer.reload()
  await flicker()
  await seen(rows).toHaveCount(shown + 2)
  expect(await told(viewer)).toEqual([])
  await viewer.close()
})

test('a closed window is reported, and the embedded one ends with the panel', async () => {
  const [viewer] = await Promise.all([
    context.waitForEvent('page'),
    tab.getByRole('button', { name: 'Open stately.ai' }).click(),
  ])
  await seen(tab.getByText('What happens here goes to stately.ai.')).toBeVisible()
  await viewer.close()
  await seen(tab.getByText(/^Its window was closed/)).toBeVisible()
  await page.bringToFront()
  await page.keyboard.press('Control+.')
  const dock = page.getByRole('region', { name: 'Inspector', exact: true })
  await dock.getByRole('button', { name: 'Open in Stately’s inspector' }).click()
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    dock.getByRole('button', { name: 'Open stately.ai' }).click(),
  ])
  await seen(dock.getByText('What happens here goes to stately.ai.')).toBeVisible()
  await dock.getByRole('button', { name: 'Close the inspector' }).click()
  await seen(dock).toHaveCount(0)
  const before = (await told(other)).length
  await flicker()
  await page.bringToFront()
  await seen(page.getByRole('heading', { name: 'Make pins' })).toBeVisible()
  expect((await told(other)).length).toBe(before)
})

/** The receiver as a page in one piece. */
async function receiverPage(): Promise<string> {
  const input = join(import.meta.dirname, 'vendor/receiver.ts')
  // One input and no watching give one output.
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input } },
  })) as Rolldown.RolldownOutput
  const script = output.flatMap((file) => (file.type === 'chunk' ? file.code : [])).join('\n')
  return `<!doctype html><title>Receiver</title><h1>Receiver</h1><script type="module">${script.replaceAll('</script', '<\\/script')}</script>`
}
