/** What the rules of a batch of events know and answer. */
import type { z } from 'zod'
import type { EventsAccepted } from '#core/contract/content/sync.contract.ts'
import type { Counters } from './pin-log.store.ts'
import type { AccountKey, StoredPin } from './pins.store.ts'
import type { SlotHolders } from './plan/publications.store.ts'

export type Accepted = z.infer<typeof EventsAccepted>
export type Rejected = Accepted['rejected'][number]

/** What a batch has made of the account so far; rows are written once, at its end. */
export interface Ledger {
  readonly key: AccountKey
  readonly now: number
  readonly counters: Counters
  readonly rows: Map<string, StoredPin>
  readonly boards: ReadonlySet<string>
  readonly slots: SlotHolders
  /** Passed times that publications had (`keyOfTime`), as far as the batch asks for them. */
  readonly hadTimes: Set<string>
  /** Publications that a person has published by hand, as far as the batch asks for them. */
  readonly publishedByHand: Set<string>
}
