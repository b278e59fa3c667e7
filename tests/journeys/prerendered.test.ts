/**
 * Public pages as a visitor meets them: whole before any script has run, taken over at the first
 * touch, in three languages.
 */
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { publicPages } from '#core/public/public-pages.ts'
import { languages } from '#core/contract/call/languages.ts'
import { pathIn } from '#core/public/languages.ts'
import { SAMPLE_TURN } from '../support/sample-turn.ts'
import { ended } from './ended.ts'
import { STILL_DEVICE, withFullBrowser } from './journey.ts'
import { makeUser } from './prepared.ts'
import type { Product } from './product.ts'
import { sampled } from './sampled.ts'
import { seen, takenOver } from './seen.ts'

const { test } = withFullBrowser

const testOnDevice = withFullBrowser.withServiceWorker.test
  /** One for all of its tests: its service worker reads 200 files, which takes seconds. */
  .extend('device', { scope: 'file' }, async ({ browser }, { onCleanup }) => {
    const device = await browser.newContext({ ...STILL_DEVICE, serviceWorkers: 'allow' })
    onCleanup(async () => ended('Closing the device', device.close()))
    return device
  })
  .extend('page', async ({ device }, { onCleanup }) => {
    const page = await device.newPage()
    onCleanup(async () => ended('Closing a page', page.close()))
    return page
  })

/** Of the page with its starter, brotli, and the font that it loads. Bytes */
const MAX_BYTES = 15_000
/** The font of headings, loaded with every page in a language whose letters it has. */
const HEADING_FONT = /\/assets\/headings-[\w-]+\.woff2/g

const addressesOf = (page: string): string[] => languages.map((language) => pathIn(language, page))
const translated = publicPages.flatMap(addressesOf)

/** Not a multiple of the number of languages: each run tests all languages, a week all pages. */
const PARTS = 7

const isArabic = (path: string): boolean => /^\/ar(?:\/|$)/.test(path)

/** Everything that the page says on its console and throws. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    // No user is signed in, which the specification requires to be logged.
    if (['error', 'warning'].includes(message.type()) && !/\b401\b/.test(message.text()))
      complaints.push(message.text())
  })
  return complaints
}

/**
 * How each part of the page is laid out and coloured; sizes hang on fonts, which come with the
 * application.
 */
async function looks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('#root *')].map((part) => {
      const {
        display,
        position,
        flexDirection,
        padding,
        margin,
        color,
        backgroundColor,
        borderRadius,
        aspectRatio,
        objectFit,
        fontWeight,
      } = getComputedStyle(part)
      return [
        part.localName,
        part.className,
        display,
        position,
        flexDirection,
        padding,
        margin,
        color,
        backgroundColor,
        borderRadius,
        aspectRatio,
        objectFit,
        fontWeight,
        part.matches(':hover, :hover *') ? 'hovered' : '',
      ].join(' ')
    }),
  )
}

/** Of a page with the fonts that it loads. */
async function bytesOf(html: string, { address }: Product): Promise<number> {
  const sizes = await Promise.all(
    [...new Set(html.match(HEADING_FONT))].map(
      async (path) => (await (await fetch(address + path)).arrayBuffer()).byteLength,
    ),
  )
  return sizes.reduce((sum, size) => sum + size, brotliCompressSync(html).length)
}

/** What the site map lists, which `robots.txt` names as search engines read it. */
async function listedPaths({ address }: Product): Promise<string[]> {
  const robots = await (await fetch(`${address}/robots.txt`)).text()
  expect(robots).toContain('Disallow: /api/\n')
  expect(robots).toContain('Disallow: /drafts\n')
  const sitemap = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? ''
  const answer = await fetch(new URL(new URL(sitemap).pathname, address))
  expect(answer.headers.get('content-type')).toContain('application/xml')
  return [...(await answer.text()).matchAll(/<loc>(.+?)<\/loc>/g)].map(
    ([, listed]) => new URL(listed ?? '').pathname,
  )
}

describe('without any script', () => {
  test('every page of the site map has its own title, and public ones are complete in every language and within their size budget', async ({
    product,
  }) => {
    expect(translated.length).toBeGreaterThan(90)
    const paths = await listedPaths(product)
    expect(paths).toEqual(expect.arrayContaining([...translated, '/blog', '/blog/accessible-pins']))
    expect(new Set(paths).size).toBe(paths.length)
    // Brotli at its best takes a tenth of a second.
    const weighed = new Set(sampled(translated, PARTS, SAMPLE_TURN))
    const titles = new Set<string>()
    for (const path of paths) {
      const answer = await fetch(`${product.address}${path}`)
      const html = await answer.text()
      const [, title = ''] = /<title>([^<]{8,})<\/title>/.exec(html) ?? []
      titles.add(title)
      const found = {
        status: answer.status,
        heading: /<h1[^>]*>[^<]{3,}/.test(html),
        hasTitle: title !== '',
        description: /<meta name="description" content="[^"]{40,}"/.test(html),
      }
      expect([path, found]).toEqual([
        path,
        { status: 200, heading: true, hasTitle: true, description: true },
      ])
      if (!translated.includes(path)) continue
      const parts = {
        address: html.includes(`<link rel="canonical" href="${product.address}${path}"`),
        otherLanguages: html.split('<link rel="alternate" hrefLang=').length - 1,
        meaning:
          /<script type="application\/ld\+json">\{"@context":"https:\/\/schema.org"/.test(html) ||
          /policy|terms|subscribe/.test(path),
        fonts: new Set(html.match(HEADING_FONT)).size,
        isLight: !weighed.has(path) || (await bytesOf(html, product)) < MAX_BYTES,
      }
      expect([path, parts]).toEqual([
        path,
        {
          address: true,
          otherLanguages: 3,
          meaning: true,
          fonts: isArabic(path) ? 0 : 1,
          isLight: true,
        },
      ])
    }
    expect(titles.size).toBe(paths.length)
  })

  test('a page can be read and its links work', async ({ browser, product }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${product.address}/de/free-tools`)
    await seen(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.getByRole('main').getByRole('link').first().click()
    await seen(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new URL(page.url()).pathname).toMatch(/^\/de\/free-tools\/./)
    await context.close()
  })
})

/** Until what is returned is called, the application's own script does not come. */
async function holdApplication(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('the build lists the pages it makes', async ({ product }) => {
  const read = async (file: string): Promise<unknown> =>
    (await fetch(`${product.address}/builds/${file}`)).json()
  const { id } = (await read('latest.json')) as { id: string }
  expect(await read(`meta/${id}.json`)).toMatchObject({
    id,
    prerendered: expect.arrayContaining(translated),
  })
})

test('presses, choices and typing before hydration are not lost', async ({ page, product }) => {
  const release = await holdApplication(page)
  await page.goto(`${product.address}/free-tools/pinterest-board-name-generator`)
  await page.getByLabel('What is the board about?').pressSequentially('small balcony garden')
  release()
  await seen(
    page
      .getByRole('listitem')
      .filter({ hasText: /balcony garden/i })
      .first(),
  ).toBeVisible()
  await seen(page.getByLabel('What is the board about?')).toHaveValue('small balcony garden')

  const letIn = await holdApplication(page)
  await page.goto(`${product.address}/free-tools/pin-checklist`)
  await page
    .getByRole('group', { name: 'Check a bulk upload file' })
    .locator('input[type=file]')
    .setInputFiles({
      name: 'notes.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('no such columns'),
    })
  letIn()
  await seen(page.getByRole('alert')).toContainText('“notes.csv” isn’t a CSV file')

  const answer = await holdApplication(page)
  await page.goto(`${product.address}/free-tools/pinterest-video-downloader`)
  const isMine = page.getByRole('checkbox').first()
  await isMine.check({ force: true })
  answer()
  await seen(page.locator('#root:not([data-prerendered])')).toBeAttached()
  await seen(isMine).toBeChecked()

  const open = await holdApplication(page)
  await page.goto(`${product.address}/template-library`)
  await page.getByRole('button', { name: /^All looks/ }).click()
  open()
  await seen(page.getByRole('listbox')).toBeVisible()
})

test('a form that was sent before hydration is sent once, with what was typed and ticked', async ({
  page,
  product,
}) => {
  const release = await holdApplication(page)
  const sent: unknown[] = []
  await page.route('**/api/tools/video/', async (route) => {
    sent.push(route.request().postDataJSON())
    await route.fulfill({ json: { video: null, problem: 'not_pin', page_error: null } })
  })
  await page.goto(`${product.address}/free-tools/pinterest-video-downloader`)
  const isMine = page.getByRole('checkbox').first()
  await isMine.check({ force: true })
  await isMine.evaluate((box) => {
    box.dataset['changes'] = '0'
    box.addEventListener('change', () => {
      box.dataset['changes'] = String(Number(box.dataset['changes']) + 1)
    })
  })
  await page.getByLabel('Pin address').pressSequentially('https://example.com/no-pin')
  await page.keyboard.press('Enter')
  expect(sent).toEqual([])
  release()
  await seen(page.getByLabel('Pin address')).toHaveAttribute('aria-invalid', 'true')
  await seen(page.getByLabel('Pin address')).toHaveValue('https://example.com/no-pin')
  await seen(isMine).toBeChecked()
  await seen(isMine).toHaveAttribute('data-changes', '1')
  expect(sent).toEqual([{ address: 'https://example.com/no-pin', own: true }])
})

test('typing goes on at the caret after hydration', async ({ page, product }) => {
  const release = await holdApplication(page)
  await page.goto(`${product.address}/free-tools/pinterest-board-name-generator`)
  const field = page.getByLabel('What is the board about?')
  await field.pressSequentially('garden')
  await page.keyboard.press('Home')
  release()
  await seen(page.locator('#root:not([data-prerendered])')).toBeAttached()
  await page.keyboard.type('balcony ')
  await seen(field).toHaveValue('balcony garden')
})

test('typing is kept while a part of the page is late', async ({ page, product }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  let isAsked = false
  await page.route('**/assets/hashtag-tool*.js', async (route) => {
    isAsked = true
    await held
    await route.continue()
  })
  await page.goto(`${product.address}/free-tools/pinterest-hashtag-generator`)
  const field = page.getByLabel('Topic or description of your pin')
  await field.pressSequentially('small balcony')
  await expect.poll(() => isAsked).toBe(true)
  await page.keyboard.type(' garden')
  await seen(page.locator('#root[data-prerendered]')).toBeAttached()
  release()
  await seen(page.getByRole('list', { name: /^\d+ tags$/ })).toBeVisible()
  await seen(field).toHaveValue('small balcony garden')
})

test('typing during hydration loses no letter', async ({ context, page, product }) => {
  const words = 'small balcony garden ideas for renters who have no time at all to water'
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (const delay of sampled([10, 25, 40], 3, SAMPLE_TURN)) {
    await page.goto(`${product.address}/free-tools/pinterest-hashtag-generator?typed=${delay}`)
    const field = page.getByLabel('Topic or description of your pin')
    await field.focus()
    await page.keyboard.type(words, { delay })
    await seen(page.locator('#root:not([data-prerendered])')).toBeAttached()
    await seen(page.getByRole('list', { name: /^\d+ tags$/ })).toBeVisible()
    await seen(field).toHaveValue(words)
  }
})

test('hydration keeps the scroll position and the caret', async ({ page, product }) => {
  const release = await holdApplication(page)
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto(`${product.address}/free-tools/pin-checklist`)
  await page.evaluate(() => scrollTo(0, 300))
  await page.getByLabel('Description').focus()
  const at = await page.evaluate(() => scrollY)
  expect(at).toBeGreaterThan(100)
  release()
  await takenOver(page)
  await seen(page.getByLabel('Description')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(at)
})

test('the first touch moves nothing, and the next page has the product’s fonts', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${product.address}/de`)
  const places = async () =>
    page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, p, input, button, a')].map(
        (part) => `${part.localName} ${JSON.stringify(part.getBoundingClientRect())}`,
      ),
    )
  const faceOf = async () =>
    page.evaluate(() => getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily)
  const loaded = async () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', ''))
        .toSorted(),
    )
  await page.evaluate(async () => document.fonts.ready)
  expect(await loaded()).toContain('Headings')
  const before = await places()
  await takenOver(page)
  await expect
    .poll(loaded, { timeout: 20_000 })
    .toEqual(expect.arrayContaining(['Inter', 'Inter', 'Lora']))
  expect(await places()).toEqual(before)
  expect(await faceOf()).toMatch(/^"?Headings"?,/)
  expect(await faceOf()).not.toContain('Lora')
  await page.getByRole('banner').getByRole('link', { name: 'Gratis-Tools' }).click()
  await seen(page.getByRole('heading', { level: 1, name: 'Gratis-Tools' })).toBeVisible()
  expect(await faceOf()).toContain('Lora')
})

test('the chosen language also applies to the studio, at / and after an English page', async ({
  page,
  product,
}) => {
  await page.goto(`${product.address}/`)
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await seen(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.goto(`${product.address}/free-tools`)
  await takenOver(page)
  await page.getByRole('link', { name: 'Log in' }).click()
  await seen(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  await seen(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('a link of a German page leads to German, before and after hydration, and typed words come along into another language', async ({
  page,
  product,
}) => {
  for (const isHydrated of [false, true]) {
    await page.goto(`${product.address}/de/free-tools/pinterest-hashtag-generator`)
    if (isHydrated) await takenOver(page)
    await page.getByRole('link', { name: 'Anmelden' }).click()
    await seen(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  }
  await page.goto(`${product.address}/login?redirect_to=%2Fdrafts`)
  await page.getByRole('link', { name: 'العربية' }).click()
  await seen(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect.poll(() => new URL(page.url()).search).toBe('?redirect_to=%2Fdrafts')
  await page.goto(`${product.address}/de/free-tools/pinterest-hashtag-generator`)
  await takenOver(page)
  await page.getByRole('textbox').fill('Zitronenkuchen')
  await expect.poll(() => new URL(page.url()).hash).toContain('Zitronenkuchen')
  await page.getByRole('link', { name: 'English' }).click()
  await seen(page.getByLabel('Topic or description of your pin')).toHaveValue('Zitronenkuchen')
})

test('an unknown address is answered in the language of its prefix, and the blog in English', async ({
  page,
  product,
}) => {
  await page.goto(`${product.address}/de/gibt-es-nicht`)
  await seen(page.getByText('Seite nicht gefunden: /de/gibt-es-nicht')).toBeVisible()
  await page.goto(`${product.address}/ar/blog/page-2?from=a%20friend`)
  expect(page.url()).toBe(`${product.address}/blog/page-2?from=a%20friend`)
})

test.for(['the script', 'a part of it'])(
  'a page of which %s cannot be had can be read, says what it cannot do, and loads again with the network',
  async (what, { page, context, product }) => {
    await page.goto(`${product.address}/de/free-tools/pinterest-hashtag-generator`)
    // The network goes with the first thing, or in the middle of all.
    await page.route(
      what === 'the script' ? '**/assets/**' : '**/assets/words.de*',
      async (route) => {
        await context.setOffline(true)
        await route.abort('internetdisconnected')
      },
    )
    await page.getByRole('textbox').fill('Zitronenkuchen')
    await seen(
      page.getByRole('alert').filter({ hasText: 'Sie lädt neu, sobald das Netz wieder da ist.' }),
    ).toBeVisible()
    await seen(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.unrouteAll()
    // A touch of the page before would not reach the one that is loaded again.
    const loadedAgain = page.waitForEvent('domcontentloaded')
    await context.setOffline(false)
    await loadedAgain
    await takenOver(page)
    await seen(page.getByRole('textbox')).toHaveValue('Zitronenkuchen')
    await seen(page.getByRole('alert')).toHaveCount(0)
  },
)

test('public pages follow the device until a theme is chosen, and the theme stays light', async ({
  page,
  product,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const isDark = async () =>
    page.evaluate(() => getComputedStyle(document.documentElement).colorScheme === 'dark')
  for (const path of sampled(['/', '/free-tools', '/privacy-policy'], 3, SAMPLE_TURN)) {
    await page.goto(product.address + path)
    expect([path, await isDark()]).toEqual([path, true])
    await takenOver(page)
    expect([path, await isDark()]).toEqual([path, true])
  }
  await page.goto(`${product.address}/free-tools`)
  await takenOver(page)
  await seen(page.locator('html')).toHaveAttribute('data-theme', 'light')
  for (const [turn, [choice, shown]] of (
    [
      ['light', false],
      ['dark-experimental', true],
    ] as const
  ).entries()) {
    await page.evaluate((theme) => localStorage.setItem('theme', JSON.stringify(theme)), choice)
    for (const path of sampled(['/', '/free-tools'], 2, turn + SAMPLE_TURN)) {
      await page.goto(product.address + path)
      expect([choice, path, await isDark()]).toEqual([choice, path, shown])
      await takenOver(page)
      expect([choice, path, await isDark()]).toEqual([choice, path, shown])
    }
  }
})

describe('with the service worker', () => {
  const test = testOnDevice

  test('only the heading font is loaded before the first touch, and hydration changes nothing visible', async ({
    device,
    product,
  }) => {
    const pages = publicPages.filter((one) => !/board-names\/(?!art)/.test(one))
    const inTurns = sampled(pages.flatMap(addressesOf), PARTS, SAMPLE_TURN)
    for (const path of inTurns) {
      const page = await device.newPage()
      const complaints = complaintsOf(page)
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.goto(`${product.address}${path}`, { waitUntil: 'networkidle' })
      const loaded = asked
        .filter((one) => /\.(js|css|woff2)$/.test(one))
        .map((one) => one.replace(HEADING_FONT, 'font of headings'))
      expect([path, loaded]).toEqual([path, isArabic(path) ? [] : ['font of headings']])
      const before = await page.locator('h1').first().elementHandle()
      const looked = await looks(page)
      await takenOver(page)
      await page.waitForLoadState('networkidle')
      // The page had all of the rules that it needs.
      expect([
        path,
        (await looks(page)).filter(
          (look, nth) => look !== looked[nth] && !look.endsWith('hovered'),
        ),
      ]).toEqual([path, []])
      expect([path, await before?.evaluate((heading) => heading.isConnected)]).toEqual([path, true])
      expect([path, ...complaints]).toEqual([path])
      await page.close()
    }
  })

  test('the chosen theme is applied before hydration', async ({ page, product }) => {
    await page.goto(`${product.address}/free-tools`)
    await page.evaluate(() => localStorage.setItem('theme', '"dark-experimental"'))
    await page.reload()
    await seen(
      page.locator('html[data-theme="dark-experimental"]:not([data-started])'),
    ).toBeAttached()
    await page.goto(`${product.address}/privacy-policy`)
    await seen(page.locator('html:not([data-theme])')).toBeAttached()
  })

  test('a signed-in user gets the studio at / and a link to it on public pages', async ({
    page,
    product,
  }) => {
    await makeUser(page, product)
    await page.goto(`${product.address}/`)
    await seen(page.getByLabel('Page addresses')).toBeVisible()
    await page.goto(`${product.address}/free-tools`)
    await seen(page.getByRole('link', { name: 'Open your studio' }).first()).toBeVisible()
  })
})
