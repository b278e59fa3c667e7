/**
 * Whatever kind of list a person gives, the same comes out: addresses to read, and a sentence for
 * each that can't be.
 */
import type { SourceRequest } from '#core/contract/pages.contract.ts'
import type { SafeFetch } from '../../../platform/fetch/safe-fetch.ts'
import { collect, type Collected, namedInLines } from './candidates.ts'
import { addressesInCsv } from './csv-addresses.ts'
import { addressesInFeed } from './feed-addresses.ts'
import { addressesInSitemap } from './sitemap-addresses.ts'

export type ListSource = Extract<SourceRequest, { kind: 'addresses' | 'sitemap' | 'feed' | 'csv' }>

export async function addressesOf(
  fetcher: SafeFetch,
  source: ListSource,
  signal: AbortSignal,
): Promise<Collected> {
  switch (source.kind) {
    case 'addresses':
      return collect(namedInLines(source.addresses.flatMap((entry) => entry.split('\n'))))
    case 'csv': {
      const { named, errors } = addressesInCsv(source.text, source.from)
      return collect(named, errors)
    }
    case 'sitemap': {
      const { named, errors } = await addressesInSitemap(fetcher, { ...source, signal })
      return collect(named, errors)
    }
    case 'feed': {
      const { named, errors } = await addressesInFeed(fetcher, { ...source, signal })
      return collect(named, errors)
    }
  }
  source satisfies never
}
