/**
 * Whatever kind of list a person gives, the same comes out: addresses to read, and a problem for
 * each that can't be.
 */
import type { SourceRequest } from '#core/contract/content/pages.contract.ts'
import { pageError } from '../../../platform/fetch/page-failure.ts'
import { collect, type Collected } from './candidates.ts'
import { addressesInFeed } from './feed-addresses.ts'
import { addressesInSitemap } from './sitemap-addresses.ts'
import type { SourceNeeds } from './source-needs.ts'

export type ListSource = Extract<SourceRequest, { kind: 'addresses' | 'sitemap' | 'feed' | 'csv' }>

export async function addressesOf(
  needs: SourceNeeds,
  source: ListSource,
  signal: AbortSignal,
): Promise<Collected> {
  switch (source.kind) {
    case 'addresses':
    case 'csv': {
      const read = await needs.reader.ask('list', { list: source }, signal)
      return read.ok ? read.answer : { candidates: [], errors: [pageError('', read.failure)] }
    }
    case 'sitemap': {
      const { named, errors } = await addressesInSitemap(needs, { ...source, signal })
      return collect(named, errors)
    }
    case 'feed': {
      const { named, errors } = await addressesInFeed(needs, { ...source, signal })
      return collect(named, errors)
    }
  }
  source satisfies never
}
