/**
 * An address as people write it is recorded as a whole one: whatever is made of the reading has a site
 * and a link.
 */
import { afterAll, expect, test } from 'vitest'
import { pageFailure } from '../../platform/fetch/page-failure.ts'
import type { SafeFetch } from '../../platform/fetch/safe-fetch.ts'
import { readPagePhrases } from './page-phrases.ts'
import { createPageReader } from './page-reader.ts'
import { readOnce } from './read-once.ts'

const html = `<!doctype html><html lang="en"><title>Lemon cake for beginners</title><article><h1>Lemon cake for beginners</h1>${['Whisk the butter and the sugar of the lemon cake until both are pale.', 'Bake the lemon cake for forty minutes in the middle of the oven.', 'Let the lemon cake rest in its tin before the icing runs over it.'].map((sentence) => `<p>${`${sentence} `.repeat(4)}</p>`).join('')}</article></html>`
const none = async () => ({ ok: false, failure: pageFailure('not_found') }) as const
const asked: string[] = []
const fetcher: SafeFetch = {
  page: async (address) => {
    asked.push(address)
    return {
      ok: true,
      url: 'https://soup.example/cake/',
      text: html,
      contentType: 'text/html',
      charset: 'utf-8',
    }
  },
  open: none,
  list: none,
  newerList: none,
  picture: none,
  sitemapsOf: async () => [],
  close: async () => undefined,
}
const reader = createPageReader({ warn: () => undefined })
afterAll(() => reader.close())

const { signal } = new AbortController()
const once = async (address: string) =>
  readOnce(
    { reader, fetcher },
    {
      address,
      pictureStorage: { keep: () => Promise.reject(new Error('There is no picture.')) },
      mostPictures: 0,
      signal,
    },
  )

test('without its scheme it is that of the page, for pins and for phrases', async () => {
  expect(await once(' soup.example/cake#icing ')).toMatchObject({
    ok: true,
    page: { content: { url: 'https://soup.example/cake' } },
  })
  expect(await readPagePhrases({ reader, fetcher }, 'soup.example/cake', signal)).toMatchObject({
    ok: true,
    page: { url: 'https://soup.example/cake' },
  })
  expect(asked).toEqual(['https://soup.example/cake', 'https://soup.example/cake'])
})

test('an invalid address is refused before any request', async () => {
  const before = asked.length
  for (const address of ['ftp://soup.example/', 'soup']) {
    expect(await once(address)).toMatchObject({ ok: false, failure: { code: 'bad_address' } })
    expect(await readPagePhrases({ reader, fetcher }, address, signal)).toMatchObject({
      ok: false,
      failure: { code: 'bad_address' },
    })
  }
  expect(asked).toHaveLength(before)
})
