/** Fetches or takes what was given and finds out what it says: the content on which words are written, or why there is none. */
import { z } from 'zod'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { pageFailure, type PageFailure } from '../../platform/fetch/page-failure.ts'
import type { SafeFetch } from '../../platform/fetch/safe-fetch.ts'
import { contentFromKeyword, contentFromText } from './extraction/content-from-text.ts'
import { extractPage } from './extraction/extract-page.ts'
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

function readGiven(given: Given, url: string): ReadPage {
  if ('html' in given) return extracted(given.html, { base: url, url })
  if ('keyword' in given) return { ok: true, content: contentFromKeyword({ keyword: given.keyword, url }) }
  if (given.text.trim() === '') return { ok: false, failure: pageFailure('empty_page') }
  return { ok: true, content: contentFromText({ ...given, url }) }
}

/** Relative addresses are resolved against where the page was found; pins link to the address the person gave. */
function extracted(html: string, { base, url }: { base: string; url: string }): ReadPage {
  const result = extractPage(html, base)
  return result.ok ? { ok: true, content: { ...result.content, url } } : { ok: false, failure: pageFailure(result.code) }
}
