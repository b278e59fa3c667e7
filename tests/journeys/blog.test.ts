/**
 * The blog for a visitor: from the list to a post and back by the keyboard, its pages, its feed,
 * and every address that is none.
 */
import type { Page } from 'playwright'
import { parseDocument } from 'htmlparser2'
import { expect } from 'vitest'
import { SAMPLE_TURN } from '../support/sample-turn.ts'
import { STILL_DEVICE, withFullBrowser } from './journey.ts'
import { quiet } from './quiet.ts'
import { sampled } from './sampled.ts'
import { seen } from './seen.ts'

const { test } = withFullBrowser

/** Errors of the page's console. The one 401 without a session is no fault. */
function complaintsOf(page: Page): string[] {
  const heard: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !/401/.test(message.text()))
      heard.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => heard.push(error.message))
  return heard
}

/**
 * The application takes the page over at the first key; before that a link is a page load. The state
 * of the page is asked for: its event may have passed before anybody listens, and a key that comes
 * before the first frame may be dropped by the browser.
 */
async function takeOver(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const { isStarted, isTaken } = await page.evaluate(() => ({
        isStarted: document.documentElement.dataset['started'] !== undefined,
        isTaken: document.querySelector('#root:not([data-prerendered])') !== null,
      }))
      if (!isStarted) await page.keyboard.press('Tab')
      return isTaken
    })
    .toBe(true)
}

/** The files with a page's data that were asked for, and those whose answer was read to its end. */
function payloadsOf(page: Page) {
  const payloads = { asked: [] as string[], finished: [] as string[] }
  for (const [event, list] of [
    ['request', payloads.asked],
    ['requestfinished', payloads.finished],
  ] as const)
    page.on(event as 'request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('/_payload.json')) list.push(pathname)
    })
  return payloads
}

const posts = (page: Page) => page.getByRole('list', { name: 'Posts' }).getByRole('article')

test('the keyboard leads from the list to a post, to another post and back', async ({
  page,
  product,
}) => {
  const complaints = complaintsOf(page)
  await page.goto(`${product.address}/blog`)
  await seen(posts(page)).toHaveCount(6)
  await takeOver(page)
  const link = posts(page).nth(1).getByRole('link')
  const title = await link.innerText()
  for (
    let press = 0;
    press < 20 && !(await link.evaluate((element) => element === document.activeElement));
    press += 1
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await seen(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  await seen(page.getByRole('main').getByRole('figure').getByRole('img')).toBeVisible()
  // A link in the text itself goes without a page load, as all others do.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const inner = page.locator('main article a[href^="/blog/"]').first()
  const next = await inner.getAttribute('href')
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    inner.click({ modifiers: ['ControlOrMeta'] }),
  ])
  // A tab may be there before it has its address.
  await expect.poll(() => new URL(other.url()).pathname).toBe(next)
  expect(new URL(page.url()).pathname).not.toBe(next)
  await other.close()
  await inner.focus()
  await page.keyboard.press('Enter')
  await seen(page).toHaveURL(product.address + next)
  await seen(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await page.goBack()
  await seen(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Blog' })
    .press('Enter')
  await seen(page.getByRole('heading', { level: 1, name: 'Making better pins' })).toBeFocused()
  expect(complaints).toEqual([])
})

test('each page of the list has its own posts and address, forwards and back', async ({
  page,
  product,
}) => {
  const complaints = complaintsOf(page)
  await page.goto(`${product.address}/blog`)
  const first = await posts(page).getByRole('link').allInnerTexts()
  await page.getByRole('link', { name: 'Older posts' }).press('Enter')
  await seen(page).toHaveURL(`${product.address}/blog/page-2`)
  await seen(page.getByText('Page 2 of 2')).toBeVisible()
  const second = await posts(page).getByRole('link').allInnerTexts()
  expect(new Set([...first, ...second]).size).toBe(first.length + second.length)
  await seen(page.getByRole('link', { name: 'Older posts' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Newer posts' }).press('Enter')
  await seen(page).toHaveURL(`${product.address}/blog`)
  // The number of the first page is typed by hand.
  await page.goto(`${product.address}/blog/page-1`)
  expect(new URL(page.url()).pathname).toBe('/blog')
  expect(complaints).toEqual([])
})

test('an unknown address shows the 404 page with that status, also within the application', async ({
  page,
  product,
}) => {
  const paths = [
    '/blog/page-0',
    '/blog/page-abc',
    '/blog/page-01',
    '/blog/page-999',
    '/blog/no-such-post',
    '/blog/accessible-pins/more',
  ]
  for (const path of paths)
    expect([path, (await fetch(product.address + path)).status]).toEqual([path, 404])
  const opened = [
    ...sampled(paths, paths.length, SAMPLE_TURN),
    '/blog/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  ]
  for (const path of opened) {
    expect([path, (await page.goto(product.address + path))?.status()]).toEqual([path, 404])
    await seen(page.getByRole('heading', { level: 1, name: /^Page not found: / })).toBeVisible()
  }
  await page.goto(`${product.address}/blog`)
  await takeOver(page)
  await page.evaluate(() => history.pushState(null, '', '/blog/no-such-post'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: null })))
  await seen(page.getByText('Page not found: /blog/no-such-post')).toBeVisible()
})

test('an unknown address asks once for its data, and no request stays open', async ({
  page,
  product,
}) => {
  const { asked, finished } = payloadsOf(page)
  const paths = ['/blog/no-such-post', '/blog/page-999']
  for (const path of paths) {
    await page.goto(product.address + path)
    await seen(page.getByText(`Page not found: ${path}`)).toBeVisible()
    await expect.poll(() => finished.at(-1)).toBe(`${path}/_payload.json`)
    await quiet(page)
  }
  expect(asked).toEqual(paths.map((path) => `${path}/_payload.json`))
})

test('an English page stays in English for a browser that prefers German', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ ...STILL_DEVICE, locale: 'de-DE' })
  const page = await context.newPage()
  const complaints = complaintsOf(page)
  for (const path of ['/blog', '/blog/accessible-pins']) {
    await page.goto(product.address + path)
    await takeOver(page)
    await seen(page.locator('html')).toHaveAttribute('lang', 'en')
    await seen(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  }
  await context.close()
  expect(complaints).toEqual([])
})

test('a post that could not be fetched says so, and loads when the network is back', async ({
  page,
  product,
}) => {
  await page.goto(`${product.address}/blog`)
  await takeOver(page)
  await page.route('**/_payload.json', async (route) => route.abort())
  const link = posts(page).first().getByRole('link')
  const title = await link.innerText()
  await link.press('Enter')
  await seen(
    page.getByText('The server didn’t answer. Check your connection and try again.'),
  ).toBeVisible()
  await page.unroute('**/_payload.json')
  await page.getByRole('button', { name: 'Reload page' }).click()
  await seen(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('the page of a post has its metadata, questions, picture and feed for search engines and sharing', async ({
  page,
  product,
}) => {
  const path = '/blog/accessible-pins'
  await page.goto(product.address + path)
  const head = await page.evaluate(() => ({
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
    feed:
      document
        .querySelector('link[rel=alternate][type="application/rss+xml"]')
        ?.getAttribute('href') ?? '',
    picture: document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '',
    kinds: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => (JSON.parse(script.textContent ?? '') as { '@type': string })['@type'],
    ),
  }))
  expect(new URL(head.canonical).pathname).toBe(path)
  expect(head.kinds).toEqual(['Article', 'BreadcrumbList', 'FAQPage'])
  const answers = await Promise.all(
    [head.feed, head.picture].map(async (address) =>
      fetch(product.address + new URL(address).pathname),
    ),
  )
  expect(answers.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual([
    [200, 'application/rss+xml; charset=utf-8'],
    [200, 'image/jpeg'],
  ])
  const feed = (await answers[0]?.text()) ?? ''
  const addresses = [...feed.matchAll(/<guid isPermaLink="true">([^<]+)</g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  expect(addresses.length).toBeGreaterThanOrEqual(12)
  expect(parseDocument(feed, { xmlMode: true }).children.length).toBeGreaterThan(0)
  const sitemap = await (await fetch(`${product.address}/sitemap.xml`)).text()
  for (const address of addresses) {
    expect(sitemap).toMatch(
      new RegExp(`<loc>[^<]*${address}</loc><lastmod>\\d{4}-\\d{2}-\\d{2}</lastmod>`),
    )
    expect([address, (await fetch(product.address + address)).status]).toEqual([address, 200])
  }
})
