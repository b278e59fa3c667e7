/** What a page of anybody's is about, in phrases that people search for. Nothing of it is kept. */
import { problem } from '#core/contract/call/problems.contract.ts'
import { contentStems } from '#core/text/language/language.ts'
import type { SafeFetch } from '../../platform/fetch/safe-fetch.ts'
import { pageFailure, type PageFailure } from '../../platform/fetch/page-failure.ts'
import { parseAddress } from '../../platform/fetch/web-address.ts'
import { openLanguages } from './extraction/languages.ts'
import type { PageReader } from './page-reader.ts'
import { readPage } from './read-page.ts'

export interface PagePhrases {
  readonly url: string
  readonly title: string
  /** The page's topics, the best first, then its ranked phrases; no two that say the same. */
  readonly phrases: readonly string[]
}
export type PhrasesRead =
  | { readonly ok: true; readonly page: PagePhrases }
  | { readonly ok: false; readonly failure: PageFailure }

export async function readPagePhrases(
  needs: { readonly fetcher: SafeFetch; readonly reader: PageReader },
  address: string,
  signal: AbortSignal,
): Promise<PhrasesRead> {
  const parsed = parseAddress(address)
  if (!parsed.ok) return parsed
  parsed.url.hash = ''
  const read = await readPage(
    needs,
    { url: parsed.url.href, given: null, source: 'address' },
    signal,
  )
  if (!read.ok) return read
  const { content } = read
  const topics = await needs.reader.ask('topics', { content, names: [], others: [] }, signal)
  if (!topics.ok) return topics
  const names = topics.answer.derived.map(({ interest_name }) => interest_name)
  const ranked =
    topics.answer.research.get(names[0] ?? '')?.annotations.map(({ phrase }) => phrase) ?? []
  const language = openLanguages()(content.lang)
  const seen = new Set<string>()
  const phrases = [...names, ...ranked].filter((phrase) => {
    const key = contentStems(phrase, language).toSorted().join(' ')
    return key !== '' && !seen.has(key) && Boolean(seen.add(key))
  })
  if (phrases.length === 0)
    return {
      ok: false,
      failure: pageFailure('empty_page', { problem: problem('pages.noTopic') }),
    }
  return { ok: true, page: { url: content.url, title: content.title, phrases } }
}
