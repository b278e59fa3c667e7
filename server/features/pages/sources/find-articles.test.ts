/** What a source names, over a real site and the real fetch. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AutomationSource } from '#core/contract/publishing/automations.contract.ts'
import {
  type ArticleSite,
  openArticleSite,
} from '../../../../tests/support/automations/article-site.ts'
import { createSafeFetch, type SafeFetch } from '../../../platform/fetch/safe-fetch.ts'
import { answerPageQuestion, type PageQuestion } from '../extraction/page-work.ts'
import type { PageReader } from '../page-reader.ts'
import { type ArticlesRead, findArticles, type KnownVersions } from './find-articles.ts'
import type { WalkRequest } from './sitemap-walk.ts'

let site: ArticleSite
let fetcher: SafeFetch
beforeAll(async () => {
  site = await openArticleSite()
  fetcher = createSafeFetch({ allowHosts: [site.host], userAgent: 'Test', now: () => Date.now() })
})
beforeEach(() => site.files.clear())
afterAll(async () => {
  await fetcher.close()
  site.close()
})

/** The reader's work, done in this thread. */
const reader: Pick<PageReader, 'ask'> = {
  // The kind and the parts of a question belong together.
  ask: async (kind, question) => ({
    ok: true,
    answer: answerPageQuestion({ kind, ...question } as unknown as PageQuestion) as never,
  }),
}
const find = async (
  source: AutomationSource,
  known: KnownVersions = {},
  walk: WalkRequest = {},
): Promise<ArticlesRead> =>
  findArticles(
    { fetcher, reader },
    { source, known, ...walk, signal: new AbortController().signal },
  )
const feed = (path = '/feed'): AutomationSource => ({ kind: 'feed', address: site.origin + path })
const sitemap = (path: string): AutomationSource => ({
  kind: 'sitemap',
  address: site.origin + path,
})
const put = (path: string, body: string, headers = {}): void => {
  site.files.set(path, { body, headers: { 'content-type': 'text/xml', ...headers } })
}
const pathsOf = ({ articles }: ArticlesRead): string[] =>
  articles.map(({ address }) => address.replace(site.origin, ''))
const urlset = (...paths: string[]): string =>
  `<urlset>${paths.map((path) => `<url><loc>${site.origin}${path}</loc></url>`).join('')}</urlset>`

describe('articles of a feed', () => {
  test('come with their titles, dates and lasting names, from RSS with CDATA and relative links', async () => {
    put(
      '/feed',
      `<rss version="2.0"><channel><item><title><![CDATA[Tea &amp; <b>cake</b>]]></title><link>/tea?utm_source=rss#top</link>
      <guid isPermaLink="false">post-7</guid><pubDate>Thu, 26 Nov 2026 08:00:00 GMT</pubDate></item></channel></rss>`,
    )
    const read = await find(feed())
    expect(read).toMatchObject({ extent: 'window', errors: [], badEntries: [] })
    expect(read.articles).toEqual([
      {
        address: `${site.origin}/tea?utm_source=rss`,
        key: `${site.host}/tea`,
        id: `${site.origin}/feed post-7`,
        title: 'Tea & cake',
        at: Date.parse('2026-11-26T08:00:00Z'),
      },
    ])
  })

  test('come from Atom behind a redirect, and by way of a page that points to it', async () => {
    site.files.set('/moved', { status: 301, headers: { location: '/atom' }, body: '' })
    put(
      '/atom',
      `<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>tag:1</id><title type="html">Soup &amp;amp; bread</title>
      <link href="soup"/><updated>2026-11-26T08:00:00Z</updated></entry></feed>`,
    )
    site.files.set('/blog', {
      body: '<html><head><link rel="alternate" type="application/atom+xml" href="/moved"></head></html>',
    })
    for (const path of ['/moved', '/blog']) {
      const [one] = (await find(feed(path))).articles
      expect(one).toMatchObject({ id: 'tag:1', title: 'Soup & bread', key: `${site.host}/soup` })
    }
  })

  test('that two feeds give the same number have different ids', async () => {
    const numbered = (path: string) =>
      `<rss><channel><item><link>${path}</link><guid>17</guid></item></channel></rss>`
    put('/one', numbered('/a'))
    put('/two', numbered('/b'))
    const [one] = (await find(feed('/one'))).articles
    const [two] = (await find(feed('/two'))).articles
    expect(one?.id).toMatch(/ 17$/)
    expect(two?.id).not.toBe(one?.id)
  })

  test('are not sent again by a site that has nothing new', async () => {
    site.setFeed([`${site.origin}/a`], { etag: '"1"' })
    const source = feed('/feed.xml')
    const first = await find(source)
    expect(pathsOf(first)).toEqual(['/a'])
    const again = await find(source, first.versions)
    expect(again).toMatchObject({ articles: [], errors: [], versions: first.versions })
    site.setFeed([`${site.origin}/b`], { etag: '"2"' })
    expect(pathsOf(await find(source, first.versions))).toEqual(['/b'])
  })

  test('of 10,000 entries are all read', async () => {
    site.setFeed(Array.from({ length: 10_000 }, (_, nth) => `${site.origin}/${nth}`))
    expect((await find(feed('/feed.xml'))).articles).toHaveLength(10_000)
  })

  test.each([
    ['words', 'fetch.badFeedReason'],
    ['<rss><channel></channel></rss>', 'fetch.badFeedReason'],
    [`${'<a>'.repeat(5_000)}`, 'fetch.badFeedReason'],
    [
      '<!DOCTYPE r [<!ENTITY x "yyyyyyyy">]><rss><channel>&x;&x;</channel></rss>',
      'fetch.badFeedReason',
    ],
  ])('%.30s has none, and says why', async (text, code) => {
    put('/feed', text)
    const { articles, errors } = await find(feed())
    expect([articles, Object(errors[0]?.problem_codes?.['message']).code]).toEqual([[], code])
  })

  test('whose XML breaks off are those before the break', async () => {
    put('/feed', '<rss><channel><item><link>/a</link></item><item><link>/b</li')
    expect(pathsOf(await find(feed()))[0]).toBe('/a')
  })
})

describe('articles of a sitemap', () => {
  test('are those of all files that an index names, and a file that is missing is an error', async () => {
    put(
      '/index.xml',
      `<sitemapindex><sitemap><loc>${site.origin}/1.xml</loc></sitemap><sitemap><loc>/2.xml</loc></sitemap></sitemapindex>`,
    )
    put('/1.xml', urlset('/a', '/b'), { etag: '"1"' })
    const half = await find(sitemap('/index.xml'))
    expect([pathsOf(half), half.errors.length]).toEqual([['/a', '/b'], 1])
    put('/2.xml', urlset('/c'))
    const whole = await find(sitemap('/index.xml'))
    expect([pathsOf(whole), whole.errors]).toEqual([['/a', '/b', '/c'], []])
    // Only what has changed comes again.
    put('/2.xml', urlset('/c', '/d'))
    expect(pathsOf(await find(sitemap('/index.xml'), whole.versions))).toEqual(['/c', '/d'])
  })

  const index = (...files: string[]): string =>
    `<sitemapindex>${files.map((file) => `<sitemap><loc>${file}</loc></sitemap>`).join('')}</sitemapindex>`
  const many = (prefix: string, count: number): string[] =>
    Array.from({ length: count }, (_, nth) => `/${prefix}-${nth}`)

  test('are those of 50 files at once, and the next time those of the others', async () => {
    const files = many('file', 51)
    for (const file of files) put(file, urlset(`${file}.html`))
    put('/index.xml', index(...files.slice(1)))
    const whole = await find(sitemap('/index.xml'))
    expect([whole.articles.length, whole.done, whole.errors]).toEqual([50, null, []])
    put('/index.xml', index(...files))
    const first = await find(sitemap('/index.xml'))
    expect([first.articles.length, first.done?.length, first.errors]).toEqual([50, 50, []])
    const second = await find(sitemap('/index.xml'), {}, { done: first.done ?? [] })
    expect([pathsOf(second), second.done]).toEqual([['/file-50.html'], null])
  })

  test('are those of whole files, and no further one is begun after 10,000', async () => {
    for (const file of ['/1', '/2', '/3']) put(file, urlset(...many(file.slice(1), 5_001)))
    put('/index.xml', index('/1', '/2', '/3'))
    const first = await find(sitemap('/index.xml'))
    expect([first.articles.length, first.done?.length, first.errors]).toEqual([10_002, 2, []])
    const second = await find(sitemap('/index.xml'), {}, { done: first.done ?? [] })
    expect([second.articles.length, second.done]).toEqual([5_001, null])
    put('/large.xml', urlset(...many('large', 10_001)))
    const large = await find(sitemap('/large.xml'))
    expect([large.articles.length, large.errors]).toEqual([10_001, []])
  })

  test('end although indexes name one another without end', async () => {
    for (let nth = 0; nth < 100; nth += 1) put(`/index-${nth}`, index(`/index-${nth + 1}`))
    const read = await find(sitemap('/index-0'))
    expect([read.articles, read.errors.length]).toEqual([[], 0])
    expect(read.done).toEqual([])
  })

  test('of a source that was read once are those of its newest files and, in turn, of the others', async () => {
    const files = many('file', 120)
    for (const file of files) put(file, urlset(`${file}.html`))
    put('/index.xml', index(...files))
    const source = sitemap('/index.xml')
    const newest = files.slice(0, 9).map((file) => `${file}.html`)
    const turn = async (done: readonly string[]): Promise<ArticlesRead> => {
      const read = await find(source, {}, { done, isRead: true })
      expect(pathsOf(read)).toEqual(expect.arrayContaining(newest))
      return read
    }
    const seen = new Set<string>()
    let done: readonly string[] | null = []
    let turns = 0
    for (; done !== null; turns += 1) {
      const read: ArticlesRead = await turn(done)
      for (const path of pathsOf(read)) seen.add(path)
      ;({ done } = read)
    }
    expect([seen.size, turns]).toEqual([120, 3])
  })

  test('of 70 indexes in one are all read in some runs, and what is done names indexes', async () => {
    const names = many('part', 70)
    for (const name of names) {
      put(name, index(`${name}-a`, `${name}-b`))
      for (const file of [`${name}-a`, `${name}-b`]) put(file, urlset(`${file}.html`))
    }
    put('/index.xml', index(...names))
    const seen = new Set<string>()
    let read = await find(sitemap('/index.xml'))
    const sizes: number[] = []
    for (let run = 0; run < 5 && read.done !== null; run += 1) {
      for (const path of pathsOf(read)) seen.add(path)
      sizes.push(read.done.length)
      read = await find(sitemap('/index.xml'), {}, { done: read.done })
    }
    for (const path of pathsOf(read)) seen.add(path)
    expect([seen.size, read.done]).toEqual([140, null])
    expect(Math.max(...sizes)).toBeLessThanOrEqual(71)
  })

  test('are found although 50 files before theirs fail each time', async () => {
    put('/file-50', urlset('/late.html'))
    put('/index.xml', index(...many('file', 51)))
    const source = sitemap('/index.xml')
    const first = await find(source, {}, { isRead: true })
    expect([pathsOf(first), first.errors.length]).toEqual([[], 50])
    const second = await find(source, {}, { isRead: true, done: first.done ?? [] })
    expect([pathsOf(second), second.done]).toEqual([['/late.html'], null])
  })

  test('that are gone from an index are not remembered as done', async () => {
    const files = many('file', 51)
    for (const file of files) put(file, urlset(`${file}.html`))
    put('/index.xml', index(...files))
    const first = await find(sitemap('/index.xml'), {}, { done: [`${site.origin}/gone`] })
    expect(first.done).toHaveLength(50)
    expect(first.done).not.toContain(`${site.origin}/gone`)
  })

  test('are those read so far when the time is nearly over, of one file at least', async () => {
    for (const file of ['/1', '/2']) put(file, urlset(`${file}.html`))
    put('/index.xml', index('/1', '/2'))
    let asked = 0
    const isLate = (): boolean => (asked += 1) > 1
    const first = await find(sitemap('/index.xml'), {}, { isLate })
    expect([pathsOf(first), first.done?.length, first.errors]).toEqual([['/1.html'], 1, []])
    const late = await find(sitemap('/1'), {}, { isLate })
    expect([pathsOf(late), late.done]).toEqual([['/1.html'], null])
  })

  test('are not all when an index breaks off', async () => {
    put('/1', urlset('/a'))
    put('/index.xml', index('/1', '/2').replace(/<sitemap><loc>\/2.*/, '<sitemap><lo'))
    expect((await find(sitemap('/index.xml'))).errors).toHaveLength(1)
  })

  test('that breaks off are not all', async () => {
    put('/map.xml', urlset('/a', '/b').slice(0, -12))
    expect((await find(sitemap('/map.xml'))).errors).toHaveLength(1)
  })
})

test('a list names what a person wants, and a line that is no address is an error', async () => {
  const read = await find({ kind: 'addresses', addresses: [`${site.origin}/a`, 'no address'] })
  expect(read).toMatchObject({
    extent: 'wanted',
    errors: [],
    badEntries: [{ code: 'bad_address' }],
  })
  expect(pathsOf(read)).toEqual(['/a'])
})
