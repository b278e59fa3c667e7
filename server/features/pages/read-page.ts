/**
 * Fetches or takes what was given and finds out what it says: the content on which words are
 * written, or why there is none.
 */
import { z } from 'zod'
import { problem } from '#core/contract/call/problems.contract.ts'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { pageFailure, type PageFailure } from '../../platform/fetch/page-failure.ts'
import type { SafeFetch } from '../../platform/fetch/safe-fetch.ts'
import { contentFromKeyword } from './extraction/content-from-text.ts'
import { MIN_PASTED_WORDS } from './extraction/short-page.ts'
import type { PageReader } from './page-reader.ts'
import type { PageRow } from './page.store.ts'

export const Given = z.union([
  z.object({ title: z.string(), text: z.string() }),
  z.object({ html: z.string() }),
  z.object({ keyword: z.string() }),
])
export type Given = z.infer<typeof Given>

export type ReadPage =
  | { readonly ok: true; readonly content: PageContent }
  | { readonly ok: false; readonly failure: PageFailure }

export interface ReadPageNeeds {
  readonly fetcher: SafeFetch
  readonly reader: PageReader
}

/**
 * Relative addresses are resolved against where the page was found; pins link to the address the
 * person gave.
 */
export async function readPage(
  { fetcher, reader }: ReadPageNeeds,
  page: Pick<PageRow, 'url' | 'given' | 'source'>,
  signal?: AbortSignal,
): Promise<ReadPage> {
  if (page.given !== null)
    return readGiven(reader, { given: Given.parse(JSON.parse(page.given)), url: page.url }, signal)
  const answer = await fetcher.page(page.url, signal)
  if (!answer.ok) return answer
  const read = await reader.ask(
    'html',
    { html: answer.text, url: answer.url, isPasted: false },
    signal,
  )
  if (!read.ok) return read
  return read.answer.ok
    ? { ok: true, content: { ...read.answer.content, url: page.url } }
    : { ok: false, failure: pageFailure(read.answer.code) }
}

const TOO_LITTLE_HTML = problem('pages.htmlTooShort', { least: MIN_PASTED_WORDS })
const NO_TEXT = problem('pages.textEmpty')

/** What was pasted, read at once: no request goes out. */
export async function readGiven(
  reader: PageReader,
  { given, url }: { readonly given: Given; readonly url: string },
  signal?: AbortSignal,
): Promise<ReadPage> {
  if ('keyword' in given)
    return { ok: true, content: contentFromKeyword({ keyword: given.keyword, url }) }
  if ('html' in given) {
    const read = await reader.ask('html', { html: given.html, url, isPasted: true }, signal)
    if (!read.ok) return read
    return read.answer.ok
      ? { ok: true, content: { ...read.answer.content, url } }
      : { ok: false, failure: pageFailure('empty_page', { problem: TOO_LITTLE_HTML }) }
  }
  if (given.text.trim() === '')
    return { ok: false, failure: pageFailure('empty_page', { problem: NO_TEXT }) }
  const read = await reader.ask('text', { title: given.title, text: given.text, url }, signal)
  return read.ok ? { ok: true, content: read.answer } : read
}
