/**
 * Pins as rows and as the facts that made them. The log is never cut; it goes only with its
 * account.
 */
import type { Generated, Selectable } from 'kysely'
import type { PauseReason } from '#core/contract/publishing/schedule.contract.ts'

export interface PinCountersTable {
  account_id: string
  /** The newest event's revision. Also the row that writers of one account queue at. */
  revision: number
  /** The highest position given so far: the front of the list. */
  front: number
  /** Of all envelopes of the log. */
  bytes: Generated<number>
}

export interface PinsTable {
  id: string
  account_id: string
  user_id: string
  page_id: string
  status: string
  /** Place in the list, the highest first. A restored pin has its old one. */
  position: number
  /** Set = deleted, kept for 30 days. */
  deleted_at: number | null
  /** JSON of the contract's `Pin`. */
  pin: string
}

export interface PinEventsTable {
  account_id: string
  /** Gapless per account, from 1. */
  revision: number
  /** The event's own id: sent twice, it is the same event. */
  id: string
  user_id: string
  /** The server's clock; the envelope has the maker's. */
  recorded_at: number
  /** JSON of the contract's `SharedEnvelope`. */
  envelope: string
}

/** What the pins' events have made of their publications, written with them. */
export interface PublicationsTable {
  account_id: string
  id: string
  user_id: string
  pin_id: string
  board_id: string
  /** `PublicationState` of the contract. */
  state: string
  due_at: number
  /** The instant of the slot that it holds, once an account; null = its time was set by hand. */
  slot_at: number | null
  /** Of what planned it, if that was traced. */
  trace: string | null
}

export interface AccountSchedulesTable {
  account_id: string
  /** JSON of the contract's `AccountSchedule`. */
  schedule: string
  updated_at: number
  /** Counts the changes of `schedule`. */
  revision: Generated<number>
  /** Null = not paused, and then without a remark. */
  paused_at: Generated<number | null>
  pause_remark: Generated<string | null>
  /** `PauseReason` of the contract; null = its person has paused it. */
  pause_reason: Generated<PauseReason | null>
}

/** The week of an account and whether it is paused. */
export type ScheduleRow = Pick<
  Selectable<AccountSchedulesTable>,
  'schedule' | 'updated_at' | 'paused_at' | 'pause_remark' | 'pause_reason'
>

export interface DevicesTable {
  user_id: string
  /** As in the author of an event. */
  device: string
  user_agent: string
  first_seen_at: number
  /** When a change of this device was last taken; may be an hour behind. */
  last_seen_at: number
}

export interface PinTables {
  pin_counters: PinCountersTable
  pins: PinsTable
  pin_events: PinEventsTable
  devices: DevicesTable
  publications: PublicationsTable
  account_schedules: AccountSchedulesTable
}
