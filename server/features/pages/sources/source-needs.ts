/** What finding the addresses of a source needs, and what it comes to. */
import type { PageError } from '#core/contract/call/errors.contract.ts'
import type { SafeFetch } from '../../../platform/fetch/safe-fetch.ts'
import type { PageReader } from '../page-reader.ts'
import type { Named } from './candidates.ts'

export interface SourceNeeds {
  readonly fetcher: SafeFetch
  /** Lists are parsed in its threads. */
  readonly reader: Pick<PageReader, 'ask'>
}

export interface NamedSource {
  readonly named: Named[]
  readonly errors: PageError[]
}
