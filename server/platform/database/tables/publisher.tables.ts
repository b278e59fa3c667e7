/** What the publisher remembers beside the publications, which follow from the pins' events. */
import type { DelayRule } from '#core/contract/publishing/outbox.contract.ts'

/** One server at a time works on an account. */
export interface AccountOutboxesTable {
  account_id: string
  lease_until: number
  /** Grows with each lease. */
  fence: number
  /** Nothing is sent before. */
  next_at: number
  next_by: 'gap' | 'network' | 'unreachable'
  /** JSON of a `PublicationProblem`: nothing is sent until the person resumes. */
  stopped: string | null
  /** Sendings and readings in a row after which nothing was known. */
  failures: number
  /**
   * Pins whose turn came at or after it wait for others, and are not missed because of that. Null =
   * none waits.
   */
  backlog_from: number | null
}

export interface PublicationSendingsTable {
  account_id: string
  publication_id: string
  /** Of the lease under which it was last sent. */
  fence: number
  sent_at: number | null
  /** JSON of what was last sent, as `core/publishing/read-back.ts` has it. */
  sent: string | null
  /** Its link without campaign parameters; null = it was sent before this was kept. */
  page: string | null
  /** JSON of the ids of its source pictures. */
  picture_ids: string | null
  /** What its picture looks like, hexadecimal; null = not known. */
  picture_hash: string | null
  /** When the network is read next to see whether the pin is there. */
  look_at: number | null
  /** Since when the person is asked what became of it. */
  asked_at: number | null
  asked_url: string | null
  /** Board readings since it was sent that did not find it. */
  looks: number
  network_pin_id: string | null
  /** Milliseconds from sending to the first reading that had the pin. */
  shown_after: number | null
  /** The plan's time for which `held_until` was found: another plan is not held. */
  held_for: number | null
  held_until: number | null
  held_by: DelayRule | null
}

/** The ledger. A line is written before the network is asked, and completed after. */
export interface PublicationAttemptsTable {
  account_id: string
  publication_id: string
  number: number
  at: number
  kind: 'sent' | 'lookedBack' | 'prepared'
  asked: string
  status: number | null
  answer: string
  /** JSON of a `PublicationProblem`. */
  concluded: string
}

/** The last reading of a board for pins that its person, or a file of theirs, publishes. */
export interface BoardReadingsTable {
  account_id: string
  board_id: string
  read_at: number
  /** Requests that it took. */
  pages: number
  /** When it is read again for the same pins. */
  next_at: number
}

export interface PublisherTables {
  account_outboxes: AccountOutboxesTable
  publication_sendings: PublicationSendingsTable
  publication_attempts: PublicationAttemptsTable
  board_readings: BoardReadingsTable
}
