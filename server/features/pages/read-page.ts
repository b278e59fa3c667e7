/** Fetches or takes what was given and finds out what it says: the content on which words are written, or why there is none. */
import { z } from 'zod'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { pageFailure, type PageFailure } from '../../platform/fetch/page-failure.ts'
import type { SafeFetch } from '../../platform/fetch/safe-fetch.ts'
import { contentFromKeyword, contentFromText } from './extraction/content-from-text.ts'
import { extractPage, LEAST_PASTED_WORDS } from './extraction/extract-page.ts'
import type { PageRow } from './page.store.ts'

export const Given = z.union([z.object({ title: z.string(), text: z.string() }), z.object({ html: z.string() }), z.object({ keyword: z.string() })])
export type Given = z.infer<typeof Given>

export type ReadPage = { readonly ok: true; readonly content: PageContent } | { readonly ok: false; readonly failure: PageFailure }

export async function readPage(fetcher: SafeFetch, page: Pick<PageRow, 'url' | 'given' | 'source'>, signal?: AbortSignal): Promise<ReadPage> {
  if (page.given !== null) return readGiven(Given.parse(JSON.parse(page.given)), page.url)
  const answer = await fetcher.page(page.url, signal)
  if (!answer.ok) return answer
  return extracted(answer.text, { base: answer.url, url: page.url })
}

const TOO_LITTLE_HTML = `The pasted HTML holds too few words to write from: about ${LEAST_PASTED_WORDS} are needed. Paste more of the page's source, or its text.`
const NO_TEXT = 'The pasted text is empty. Paste the words of the page.'

/** What was pasted, read at once: no request goes out. */
export function readGiven(given: Given, url: string): ReadPage {
  if ('html' in given) {
    const result = extractPage(given.html, url, { isPasted: true })
    return result.ok ? { ok: true, content: { ...result.content, url } } : { ok: false, failure: pageFailure('empty_page', { detail: TOO_LITTLE_HTML }) }
  }
  if ('keyword' in given) return { ok: true, content: contentFromKeyword({ keyword: given.keyword, url }) }
  if (given.text.trim() === '') return { ok: false, failure: pageFailure('empty_page', { detail: NO_TEXT }) }
  return { ok: true, content: contentFromText({ ...given, url }) }
}

/** Relative addresses are resolved against where the page was found; pins link to the address the person gave. */
function extracted(html: string, { base, url }: { base: string; url: string }): ReadPage {
  const result = extractPage(html, base)
  return result.ok ? { ok: true, content: { ...result.content, url } } : { ok: false, failure: pageFailure(result.code) }
}
