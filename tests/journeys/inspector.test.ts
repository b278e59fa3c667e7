/**
 * The inspector beside the page and in its own tab: what a person did there is seen, looked
 * back at, copied as a path that runs, and forked.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { BrowserContext, Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { themes } from '../../src/views/kit/styles/theme.ts'
import { STILL_DEVICE, testInBrowser as test, WIDE } from './journey.ts'
import { describeChart } from './inspector-chart.ts'
import { PASSWORD, picture } from './person.ts'
import { signUp, signUpByForm } from './prepared.ts'
import { type Product, startProduct } from './product.ts'
import { sampled } from './sampled.ts'
import { seen } from './seen.ts'
import { violationsNow } from './violations.ts'

let product: Product
let context: BrowserContext
/** The studio, and the tab that watches it. */
let page: Page
let tab: Page
let email: string

test.beforeAll(async ({ browser }) => {
  product = await startProduct({ INSPECTOR: 'on' })
  // Without a service worker: what it keeps is no matter here, and the page must not be taken over
  // in between.
  context = await browser.newContext({
    ...STILL_DEVICE,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  page = await context.newPage()
  email = await signUpByForm(page, product)
  tab = await context.newPage()
  await tab.goto(`${product.address}/inspector`)
  await seen(actor(tab, 'auth')).toBeVisible()
})
test.afterAll(async () => {
  await context.close()
  await product.remove()
})

const actor = (where: Page, name: string): Locator =>
  where.getByRole('row', { name: new RegExp(`^${name}, `) })
const search = (where: Page | Locator): Locator =>
  where.getByRole('searchbox', { name: 'Search events' })
const log = (where: Page): Locator => where.getByRole('listbox', { name: 'Events' })
const row = (where: Page, words: RegExp): Locator =>
  log(where).getByRole('option').filter({ hasText: words })

/** How many transitions in the chart have a mark. */
async function marked(mark: string): Promise<number> {
  return tab.locator(`[data-mark="${mark}"]`).count()
}

/** In 1 of the themes, another one for each `turn`; in the full run in all of them. */
async function violationsIn(where: Page, turn: number): Promise<string[]> {
  const found: string[] = []
  for (const theme of sampled(themes, themes.length, turn)) {
    await where.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
    found.push(
      ...(await violationsNow(where)).map(
        ({ id, nodes }) =>
          `${id} (${theme}): ${nodes[0]?.target.join(' ') ?? ''} ${nodes[0]?.failureSummary?.split('\n')[1]?.trim() ?? ''}`,
      ),
    )
  }
  await where.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'))
  return found
}

test('another tab shows what the machines of the studio do, from the start of the page on', async () => {
  await seen(actor(tab, 'auth')).toHaveAttribute('aria-selected', 'true')
  await seen(
    tab.getByRole('img', { name: /^The statechart of auth: in authenticated\.confirmed$/ }),
  ).toBeVisible()
  await seen(tab.locator('[data-state="auth.authenticated.confirmed"]')).toHaveAttribute(
    'data-active',
    'true',
  )
  await search(tab).fill('auth.init')
  await seen(row(tab, /auth\.init/)).toHaveCount(1)
  await search(tab).fill('network.offline')
  await seen(tab.getByText('No matching events')).toBeVisible()
  await context.setOffline(true)
  await seen(row(tab, /watchPage.*environment.*network\.offline/s)).toBeVisible()
  await context.setOffline(false)
  await search(tab).fill('')
  expect(await tab.title()).toBe('Inspector · Pinloom')
})

test('looking back by the keyboard shows the machine as it was, and what differed', async () => {
  await search(tab).fill('auth.register')
  // Until the words are searched for, all events are listed.
  await seen(tab.getByText(/^\d+ of [\d,]+ events$/)).toBeVisible()
  await log(tab).focus()
  await tab.keyboard.press('Home')
  await picture(tab, 'inspector-past')
  await seen(tab.locator('[data-state="auth.anonymous.signingUp"]')).toHaveAttribute(
    'data-active',
    'true',
  )
  await seen(
    tab.getByRole('region', { name: 'Time' }).getByText(/^Step \d+ of \d+, .*: auth\.register$/),
  ).toBeVisible()
  await seen(tab.locator('[data-mark="fresh"]').filter({ hasText: 'auth.register' })).toHaveCount(1)
  await tab.getByRole('slider', { name: /^Step/ }).focus()
  await tab.keyboard.press('ArrowRight')
  await tab.keyboard.press('End')
  await seen(tab.locator('[data-state="auth.authenticated.confirmed"]')).toHaveAttribute(
    'data-active',
    'true',
  )
  await search(tab).fill('')
})

test('no secret is shown or copied: not the password, not the address', async () => {
  await search(tab).fill('auth.register')
  await row(tab, /page.*auth\.register/s).click()
  await seen(tab.getByRole('region', { name: 'Details' }).getByText('•••').first()).toBeVisible()
  await tab.getByRole('button', { name: 'Follow what happens' }).click()
  await search(tab).fill(email)
  await seen(tab.getByText('No matching events')).toBeVisible()
  await search(tab).fill(PASSWORD.split(' ')[0] ?? '')
  await seen(tab.getByText('No matching events')).toBeVisible()
  await search(tab).fill('')
  for (const name of ['auth', 'app', 'accounts', 'pages']) {
    const path = await copiedPath(name)
    expect(path).not.toContain(email)
    expect(path).not.toContain(PASSWORD)
  }
})

async function copiedPath(name: string): Promise<string> {
  await actor(tab, name).click()
  await tab.evaluate(() => navigator.clipboard.writeText(''))
  await tab.getByRole('button', { name: 'Copy as test path' }).click()
  await seen(tab.getByText(new RegExp(`^Copied: \\d+ events? of ${name}\\.`))).toBeVisible()
  return tab.evaluate(() => navigator.clipboard.readText())
}

test('what a person did in the page, copied as a test path, is run: every machine goes the same way again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pinloom-copied-'))
  const names = ['auth', 'app', 'environment', 'accounts', 'pages', 'pins', 'pinFlow', 'tasks']
  const fileOf = (name: string) => join(folder, `${name}.json`)
  for (const name of names) await writeFile(fileOf(name), await copiedPath(name))
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['tests/paths/run.ts', ...names.flatMap((name) => ['--path', fileOf(name)])],
    { cwd: resolve(import.meta.dirname, '..', '..'), timeout: 100_000, killSignal: 'SIGKILL' },
  )
  expect(stderr).toBe('')
  for (const name of names)
    expect(stdout).toMatch(new RegExp(`^${name}: [1-9]\\d* events, taken as recorded`, 'm'))
  await rm(folder, { recursive: true })
})

test('a copy forked from the past handles events, and the studio receives none of them', async () => {
  await actor(tab, 'auth').click()
  await tab.getByRole('button', { name: 'Fork from here' }).click()
  await tab.getByLabel('Send an event').selectOption('auth.logout')
  await tab.getByRole('button', { name: 'Send', exact: true }).click()
  await seen(
    tab.getByRole('log', { name: 'Sent to the copy' }).getByText('signingOut'),
  ).toBeVisible()
  await seen(tab.locator('[data-state="auth.signingOut"]')).toHaveAttribute('data-active', 'true')
  await picture(tab, 'inspector-fork')
  await tab.getByRole('button', { name: 'Leave the copy' }).click()
  await seen(tab.locator('[data-state="auth.authenticated.confirmed"]')).toHaveAttribute(
    'data-active',
    'true',
  )
  expect(await page.getByRole('button', { name: /^Your menu/ }).isVisible()).toBe(true)
})

test('coverage shows the transitions of this recording and, on request, of generated paths, and the sequence shows senders and receivers', async () => {
  const coverage = tab.getByRole('button', { name: 'Coverage' })
  await coverage.press('Enter')
  await seen(tab.getByText(/^[1-9]\d* of \d+ transitions taken here$/)).toBeVisible()
  await expect.poll(async () => marked('missed')).toBeGreaterThan(0)
  await tab.getByRole('button', { name: 'Generated paths' }).press('Enter')
  const summary = tab.getByText(/^[1-9]\d* of \d+ taken here, [1-9]\d* more by paths$/)
  const numbers = async () => (await summary.innerText()).match(/\d+/g)?.map(Number) ?? []
  const listed = tab.getByRole('listitem').filter({ hasText: /^taken here: \d/ })
  // The recording goes on meanwhile.
  const differences = async (): Promise<number[]> => {
    const [taken = 0, all = 0, byPaths = 0] = await numbers()
    const here = await marked('taken')
    const paths = (await marked('paged')) + (await marked('walked'))
    const rest = (await marked('never')) + (await marked('dead'))
    const inList = Number(/\d+/.exec(await listed.innerText())?.[0])
    return [
      taken - here,
      taken - inList,
      byPaths - paths,
      all - here - paths - rest,
      await marked('missed'),
    ]
  }
  await expect.poll(differences).toEqual([0, 0, 0, 0, 0])
  await seen(
    tab.getByRole('listitem').filter({ hasText: /^by paths through the page only: [1-9]/ }),
  ).toBeVisible()
  await seen(tab.getByRole('listitem').filter({ hasText: /^never: 0$/ })).toBeVisible()
  // Which they are is shown in words too.
  await seen(
    tab.getByRole('listitem').filter({
      hasText: /^taken here: .*auth\.anonymous -auth\.register-> auth\.anonymous\.signingUp/,
    }),
  ).toHaveCount(1)
  await picture(tab, 'inspector-coverage')
  await actor(tab, 'app').click()
  await seen(tab.getByText('it has no screen for a path to go through')).toBeVisible()
  await actor(tab, 'auth').click()
  await coverage.click()
  await tab.getByRole('tab', { name: 'Sequence' }).click()
  await search(tab).fill('flow.groundsChanged')
  await seen(
    tab
      .getByRole('listbox', { name: 'Sequence' })
      .getByRole('option')
      .filter({ hasText: 'flow.groundsChanged, app to pinFlow' })
      .first(),
  ).toBeVisible()
  await search(tab).fill('')
  await tab.getByRole('tab', { name: 'Chart' }).click()
})

describeChart(async () => {
  const own = await context.newPage()
  await own.goto(`${product.address}/inspector`)
  return own
})

test('beside the page it opens and closes by Ctrl+. and by the palette, and restores the focus', async () => {
  await page.bringToFront()
  await page.getByLabel('Page addresses').focus()
  await page.keyboard.press('Control+.')
  const dock = page.getByRole('region', { name: 'Inspector' })
  await seen(dock.getByRole('img', { name: /^The statechart of auth/ })).toBeVisible()
  await seen(dock.getByRole('heading', { name: 'Inspector' })).toBeFocused()
  // A key of the studio that is pressed here is not for the studio.
  await page.keyboard.press('h')
  await dock.getByRole('tab', { name: 'Events' }).click()
  await search(dock).fill('flow.groundsChanged')
  await seen(row(page, /flow\.grounds/).first()).toBeVisible()
  await picture(page, 'inspector-beside')
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await violationsIn(page, 5)).toEqual([])
  await page.keyboard.press('Control+.')
  await seen(dock).toHaveCount(0)
  await seen(page.getByLabel('Page addresses')).toBeFocused()
  await page.getByRole('link', { name: 'Generate' }).focus()
  await page.keyboard.press('Control+k')
  await page
    .getByRole('dialog', { name: 'Find a command' })
    .getByRole('searchbox')
    .fill('inspector')
  await page.getByRole('menuitem', { name: /^Inspector: show or hide/ }).click()
  await seen(dock).toBeVisible()
  await dock.getByRole('button', { name: 'Close the inspector' }).click()
  await seen(dock).toHaveCount(0)
})

test('no view of it has a violation in any theme', async () => {
  await tab.bringToFront()
  expect(await violationsIn(tab, 0)).toEqual([])
  await log(tab).focus()
  for (let nth = 0; nth < 8; nth += 1) await tab.keyboard.press('ArrowUp')
  await tab.getByRole('tab', { name: 'Sequence' }).click()
  expect(await violationsIn(tab, 1)).toEqual([])
  await tab.getByRole('tab', { name: 'Chart' }).click()
  await tab.getByRole('button', { name: 'Coverage' }).click()
  await tab.getByRole('button', { name: 'Generated paths' }).click()
  await tab.getByRole('button', { name: 'Open in Stately’s inspector' }).click()
  expect(await violationsIn(tab, 2)).toEqual([])
  await tab.getByRole('button', { name: 'Open in Stately’s inspector' }).click()
  await tab.getByRole('button', { name: 'Coverage' }).click()
  await tab.getByRole('button', { name: 'Fork from here' }).click()
  expect(await violationsIn(tab, 3)).toEqual([])
  await tab.setViewportSize({ width: 390, height: 844 })
  expect(await violationsIn(tab, 4)).toEqual([])
  await tab.setViewportSize(WIDE)
  await tab.getByRole('button', { name: 'Leave the copy' }).click()
  await tab.getByRole('button', { name: 'Follow what happens' }).click()
})

test('ten thousand events are kept, of which only those in sight are drawn, and any of them is found', async () => {
  await page.evaluate(async () => {
    for (let nth = 0; nth < 1_300; nth += 1) {
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        get: () => (nth % 2 === 0 ? 'hidden' : 'visible'),
      })
      document.dispatchEvent(new Event('visibilitychange'))
      if (nth % 50 === 0)
        await new Promise((done) => {
          setTimeout(done, 0)
        })
    }
  })
  await seen(tab.getByText(/^10,\d{3} events$/)).toBeVisible()
  expect(await log(tab).getByRole('option').count()).toBeLessThan(80)
  await search(tab).fill('page.hidden environment watchPage')
  await seen(tab.getByText(/^[1-9]\d\d of 10,\d{3} events$/)).toBeVisible()
  await search(tab).fill('')
  // Its beginning is forgotten by now: a path begins where the machine begins.
  await actor(tab, 'environment').click()
  await tab.getByRole('button', { name: 'Copy as test path' }).click()
  await seen(
    tab.getByText(/^The beginning of this actor is no longer in the recording/),
  ).toBeVisible()
})

test('a reloaded page is followed, and its earlier recording stays visible', async () => {
  await page.reload()
  await seen(tab.getByText(/^\d{2,3} events$/)).toBeVisible()
  await tab.getByRole('button', { name: /Page$/ }).press('Enter')
  await tab.getByRole('option', { name: /· ended \d\d:\d\d:\d\d/ }).press('Enter')
  await seen(tab.getByText(/^10,\d{3} events$/)).toBeVisible()
  await seen(tab.locator('[data-state="auth.authenticated.confirmed"]')).toHaveAttribute(
    'data-active',
    'true',
  )
  await seen(log(tab).getByRole('option')).not.toHaveCount(0)
})

test('with the server gone both start again: beside the page, and in a tab of its own', async ({
  browser,
}) => {
  const own = await browser.newContext({ ...STILL_DEVICE, serviceWorkers: 'allow' })
  const studio = await own.newPage()
  await signUp(studio, product)
  await expect
    .poll(async () => studio.evaluate(missingFiles), { timeout: 60_000 })
    .toEqual({ missing: [], hasCharts: true })
  const other = await own.newPage()
  await other.goto(`${product.address}/inspector`)
  await seen(actor(other, 'auth')).toBeVisible()
  await product.kill()
  await studio.reload()
  await seen(studio.getByRole('link', { name: 'Drafts' })).toBeVisible()
  await studio.keyboard.press('Control+.')
  await seen(
    studio
      .getByRole('region', { name: 'Inspector' })
      .getByRole('img', { name: /^The statechart of auth/ }),
  ).toBeVisible()
  await other.reload()
  for (const name of ['accounts', 'tasks', 'workspaceImport']) {
    await actor(other, name).click()
    await seen(
      other.getByRole('img', { name: new RegExp(`^The statechart of ${name}`) }),
    ).toBeVisible()
  }
  await picture(other, 'inspector-offline')
  await other.getByRole('button', { name: 'Open in Stately’s inspector' }).click()
  await other.getByRole('button', { name: 'Open stately.ai' }).click()
  await seen(other.getByText(/^It couldn’t be loaded, and nothing was sent/)).toBeVisible()
  expect(own.pages().length).toBe(2)
  await own.close()
})

/** Runs in the page: the files of the inspector's build that the service worker does not have yet. */
async function missingFiles(): Promise<{ missing: string[]; hasCharts: boolean }> {
  const worker = await (await fetch('/service-worker.js')).text()
  const files = [...new Set(worker.match(/\/inspector\/assets\/[\w.-]+\.(?:js|css)/g))]
  const kept = await Promise.all(files.map(async (file) => caches.match(file)))
  return {
    missing: files.filter((_, at) => kept[at] === undefined),
    hasCharts: files.filter((file) => file.includes('.model-')).length > 10,
  }
}
