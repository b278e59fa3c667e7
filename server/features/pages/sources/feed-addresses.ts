/** The pages that a feed names; a page that only points to its feed is followed once. */
import { problem } from '#core/contract/call/problems.contract.ts'
import { pageError, pageFailure } from '../../../platform/fetch/page-failure.ts'
import type { NamedSource, SourceNeeds } from './source-needs.ts'

export async function addressesInFeed(
  { fetcher, reader }: SourceNeeds,
  source: { readonly address: string; readonly limit: number; readonly signal: AbortSignal },
): Promise<NamedSource> {
  let address = source.address
  for (let hop = 0; hop < 2; hop += 1) {
    const answer = await fetcher.list(address, source.signal)
    if (!answer.ok) return { named: [], errors: [pageError(address, answer.failure)] }
    const { bytes, contentType, url } = answer
    const read = await reader.ask(
      'feed',
      { bytes, contentType, url, limit: source.limit },
      source.signal,
    )
    const feed = read.ok ? read.answer : { failure: read.failure }
    if ('failure' in feed) return { named: [], errors: [pageError(address, feed.failure)] }
    if ('entries' in feed)
      return { named: feed.entries.map(({ address: one }) => ({ address: one })), errors: [] }
    address = feed.feedAt
  }
  return {
    named: [],
    errors: [
      pageError(source.address, pageFailure('bad_feed', { reason: problem('reason.webPage') })),
    ],
  }
}
