/**
 * A page of anybody's with its topics and pictures, for pins that are only looked at: nothing of it
 * reaches the store.
 */
import type { Interest } from '#core/contract/content/pages.contract.ts'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { PageFailure } from '../../platform/fetch/page-failure.ts'
import type { SafeFetch } from '../../platform/fetch/safe-fetch.ts'
import { parseAddress } from '../../platform/fetch/web-address.ts'
import { fetchPictures } from './pictures/fetch-pictures.ts'
import { interestsOfPage } from './page-interests.ts'
import type { PageReader } from './page-reader.ts'
import type { PagePictureStorage } from './pictures/page-picture-storage-needs.ts'
import { readPage } from './read-page.ts'

export interface ReadingOnce {
  readonly address: string
  /** Where the pictures are put, for as long as they are needed. */
  readonly pictureStorage: Pick<PagePictureStorage, 'keep'>
  /** Fetched at most. */
  readonly mostPictures: number
  readonly signal: AbortSignal
}

export interface PageOnce {
  readonly content: PageContent
  readonly interests: readonly Interest[]
  readonly pictures: readonly {
    readonly id: string
    readonly alt: string
    readonly address: string
  }[]
}

export type ReadOnce =
  | { readonly ok: true; readonly page: PageOnce }
  | { readonly ok: false; readonly failure: PageFailure }

/** Without an owner: pages of such a reading belong to no user. */
const NOBODY = ''

export async function readOnce(
  { reader, fetcher }: { readonly reader: PageReader; readonly fetcher: SafeFetch },
  { address, pictureStorage, mostPictures, signal }: ReadingOnce,
): Promise<ReadOnce> {
  const parsed = parseAddress(address)
  if (!parsed.ok) return parsed
  parsed.url.hash = ''
  const read = await readPage(
    { fetcher, reader },
    { url: parsed.url.href, given: null, source: 'address' },
    signal,
  )
  if (!read.ok) return read
  const { content } = read
  const topics = await reader.ask('topics', { content, names: [], others: [] }, signal)
  if (!topics.ok) return topics
  const interests = interestsOfPage({
    content,
    topics: topics.answer,
    categorise: () => [],
    others: [],
  })
  const { pictures } = await fetchPictures(
    { fetcher, pictureStorage: { keep: pictureStorage.keep, find: async () => [] } },
    { owner: NOBODY, found: content.pictures.slice(0, mostPictures), known: [], signal },
  )
  return { ok: true, page: { content, interests, pictures } }
}
