import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { pageFailure } from '../../../platform/fetch/page-failure.ts'
import type { SafeFetch } from '../../../platform/fetch/safe-fetch.ts'
import { collect, namedInLines } from './candidates.ts'
import { addressesInCsv } from './csv-addresses.ts'
import { answerPageQuestion, type PageQuestion } from '../extraction/page-work.ts'
import type { PageReader } from '../page-reader.ts'
import { parseFeed } from './read-feed.ts'
import { addressesOf, type ListSource } from './source-addresses.ts'

/** A site whose files are given; everything else is not found. */
function siteOf(files: Record<string, string | Uint8Array>, sitemaps: string[] = []): SafeFetch {
  const list: SafeFetch['list'] = async (address) => {
    const file = files[address]
    if (file === undefined) return { ok: false, failure: pageFailure('not_found', { status: 404 }) }
    return {
      ok: true,
      url: address,
      bytes: typeof file === 'string' ? new TextEncoder().encode(file) : file,
      contentType: 'text/xml',
    }
  }
  return {
    list,
    newerList: () => Promise.reject(new Error('not asked')),
    page: () => Promise.reject(new Error('not asked')),
    open: () => Promise.reject(new Error('not asked')),
    picture: () => Promise.reject(new Error('not asked')),
    sitemapsOf: async () => sitemaps,
    close: async () => undefined,
  }
}
const read = (
  source: ListSource,
  files: Record<string, string | Uint8Array> = {},
  sitemaps: string[] = [],
) =>
  addressesOf(
    { fetcher: siteOf(files, sitemaps), reader: here },
    source,
    new AbortController().signal,
  )
/** The reader's work, done in this thread. */
const here: Pick<PageReader, 'ask'> = {
  // The kind and the parts of a question belong together.
  ask: async (kind, question) => ({
    ok: true,
    answer: answerPageQuestion({ kind, ...question } as unknown as PageQuestion) as never,
  }),
}
const urlset = (...addresses: string[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.map((address) => `<url><loc>${address}</loc></url>`).join('')}</urlset>`

describe('a list of addresses', () => {
  test('keeps the order, passes over blank lines and list marks, and names the line of what is wrong', () => {
    const { candidates, errors } = collect(
      namedInLines(['https://a.example/x', '', '2. b.example/y', 'nonsense here']),
    )
    expect(candidates.map(({ url, line }) => [url, line])).toEqual([
      ['https://a.example/x', 1],
      ['https://b.example/y', 3],
    ])
    expect(errors).toMatchObject([{ code: 'bad_address', line: 4 }])
  })
  test('takes one page once, however it is spelled, and says which line it repeats', () => {
    const { candidates, errors } = collect(
      namedInLines(['https://www.a.example/x/', 'http://a.example/x?utm_source=pin#top']),
    )
    expect(candidates).toHaveLength(1)
    expect(errors).toMatchObject([
      {
        code: 'duplicate',
        line: 2,
        message: 'This is the same page as line 1, so it was added once.',
        problem_codes: { message: { code: 'sources.sameLine', params: { line: 1 } } },
      },
    ])
  })
  test('of more than anybody means is cut, and says so', async () => {
    const lines = Array.from({ length: 700 }, (_, nth) => `a.example/${nth}`).join('\n')
    const { candidates, errors } = await read({ kind: 'addresses', addresses: [lines] })
    expect(candidates).toHaveLength(500)
    expect(errors).toMatchObject([
      {
        line: 501,
        problem_codes: {
          message: { code: 'sources.firstAddresses', params: { most: 500, all: 700 } },
        },
      },
    ])
  })
})

describe('a CSV', () => {
  test('may hold the addresses in any column, under any heading', () => {
    expect(
      addressesInCsv('Name,Where\nBread,https://a.example/bread\n"Cake, plain",a.example/cake\n')
        .named,
    ).toEqual([
      { address: 'https://a.example/bread', line: 2 },
      { address: 'a.example/cake', line: 3 },
    ])
  })
  test('counts lines as the file shows them, also behind a cell with a line break', () => {
    const { named } = addressesInCsv(
      'note,url\n"two\nlines",https://a.example/1\nx,https://a.example/2\n',
    )
    expect(named.map(({ line }) => line)).toEqual([2, 4])
  })
  test('names the row without an address and takes the others', () => {
    const { named, errors } = addressesInCsv(
      'url;title\nhttps://a.example/1;A\n;B\nhttps://a.example/3;C\n',
    )
    expect(named).toHaveLength(2)
    expect(errors).toMatchObject([{ code: 'bad_csv', line: 3 }])
  })
  test('that is longer than is read at once says where the rest begins', () => {
    const { named, errors } = addressesInCsv(
      `url\n${Array.from({ length: 2000 }, (_, nth) => `https://a.example/${nth}`).join('\n')}`,
    )
    expect(named).toHaveLength(500)
    expect(errors).toMatchObject([
      {
        line: 502,
        message: 'Only the first 500 of 2,000 rows were added. Add the others in a second file.',
      },
    ])
  })
  test('is read from the row on that is asked for, without a word of what others may come for', () => {
    const { named, errors } = addressesInCsv(
      `url\n${Array.from({ length: 2000 }, (_, nth) => `https://a.example/${nth}`).join('\n')}`,
      500,
    )
    expect([named.length, named[0], errors]).toEqual([
      500,
      { address: 'https://a.example/500', line: 502 },
      [],
    ])
  })
  test.each(['', '\n\n', 'url\n', 'name,age\nAnna,3\n'])(
    '%j has no addresses and says so',
    (text) => {
      expect(addressesInCsv(text)).toMatchObject({ named: [], errors: [{ code: 'bad_csv' }] })
    },
  )
  test('an open quotation mark is named', () => {
    expect(addressesInCsv('url\nhttps://a.example/1\n"https://a.example/2\n').errors).toMatchObject(
      [{ code: 'bad_csv', line: 3 }],
    )
  })
})

describe('a sitemap', () => {
  const at = 'https://a.example/sitemap.xml'
  test('gives its pages up to the limit', async () => {
    const { candidates } = await read(
      { kind: 'sitemap', address: at, limit: 2 },
      { [at]: urlset('https://a.example/1', 'https://a.example/2', 'https://a.example/3') },
    )
    expect(candidates.map(({ url }) => url)).toEqual(['https://a.example/1', 'https://a.example/2'])
  })
  test('gives the newest pages first where dates are given', async () => {
    const dated =
      '<urlset><url><loc>https://a.example/old</loc><lastmod>2020-01-01</lastmod></url><url><loc>https://a.example/new</loc><lastmod>2026-01-01</lastmod></url></urlset>'
    const { candidates } = await read({ kind: 'sitemap', address: at, limit: 1 }, { [at]: dated })
    expect(candidates.map(({ url }) => url)).toEqual(['https://a.example/new'])
  })
  test('may be an index of gzipped sitemaps, one of which is missing', async () => {
    const index =
      '<sitemapindex><sitemap><loc>https://a.example/1.xml.gz</loc></sitemap><sitemap><loc>https://a.example/2.xml.gz</loc></sitemap></sitemapindex>'
    const { candidates, errors } = await read(
      { kind: 'sitemap', address: at, limit: 10 },
      { [at]: index, 'https://a.example/1.xml.gz': gzipSync(urlset('https://a.example/&amp;x')) },
    )
    expect(candidates.map(({ url }) => url)).toEqual(['https://a.example/&x'])
    expect(errors).toMatchObject([{ address: 'https://a.example/2.xml.gz', code: 'not_found' }])
  })
  test('is found by the site’s own address', async () => {
    const { candidates } = await read(
      { kind: 'sitemap', address: 'a.example', limit: 5 },
      { 'https://a.example/maps/main.xml': urlset('https://a.example/1') },
      ['https://a.example/maps/main.xml'],
    )
    expect(candidates).toHaveLength(1)
  })
  test('that breaks off gives what it holds, and says so', async () => {
    const { candidates, errors } = await read(
      { kind: 'sitemap', address: at, limit: 5 },
      { [at]: '<urlset><url><loc>https://a.example/1</loc></url><url><loc>https://a.ex' },
    )
    expect(candidates.map(({ url }) => url)[0]).toBe('https://a.example/1')
    expect(errors[0]).toMatchObject({ code: 'bad_sitemap' })
  })
  test.each([['<html><body>Not here</body></html>'], ['{"a":1}'], [''], ['<urlset></urlset>']])(
    '%j is none',
    async (text) => {
      expect(await read({ kind: 'sitemap', address: at, limit: 5 }, { [at]: text })).toMatchObject({
        candidates: [],
        errors: [{ code: 'bad_sitemap' }],
      })
    },
  )
})

describe('a feed', () => {
  test.each([
    [
      'RSS',
      '<rss><channel><item><link>https://a.example/1</link></item><item><guid>https://a.example/2</guid></item></channel></rss>',
    ],
    [
      'Atom',
      '<feed xmlns="http://www.w3.org/2005/Atom"><entry><link rel="self" href="/x"/><link href="/1"/></entry><entry><link rel="alternate" href="https://a.example/2"/></entry></feed>',
    ],
    [
      'RDF',
      '<rdf:RDF><item rdf:about="https://a.example/1"/><item><link>https://a.example/2</link></item></rdf:RDF>',
    ],
    ['JSON', '{"items":[{"url":"https://a.example/1"},{"url":"https://a.example/2"}]}'],
  ])('%s', (_, text) => {
    expect(parseFeed(text, 'https://a.example/feed')).toMatchObject({
      entries: [{ address: 'https://a.example/1' }, { address: 'https://a.example/2' }],
    })
  })
  test('that a page points to is followed', async () => {
    const { candidates } = await read(
      { kind: 'feed', address: 'https://a.example/', limit: 5 },
      {
        'https://a.example/':
          '<html><head><link rel="alternate" type="application/rss+xml" href="/feed?a=1&amp;b=2"></head></html>',
        'https://a.example/feed?a=1&b=2':
          '<rss><channel><item><link>https://a.example/1</link></item></channel></rss>',
      },
    )
    expect(candidates).toHaveLength(1)
  })
  test.each(['<html></html>', 'words', '{', '<rss><channel/></rss>'])(
    '%j is none',
    async (text) => {
      expect(
        await read(
          { kind: 'feed', address: 'https://a.example/f', limit: 5 },
          { 'https://a.example/f': text },
        ),
      ).toMatchObject({ candidates: [], errors: [{ code: 'bad_feed' }] })
    },
  )
})
