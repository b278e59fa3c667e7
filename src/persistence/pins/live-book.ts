/**
 * The book in memory, twice: as the log has it, and with what this tab has appended since on top.
 * When others' events come in before those, they are put on again behind them: every tab ends with
 * what one replay of the log gives.
 */
import { emptyBook } from '#core/pins/book/pin-book.ts'
import type { Bucket, PinBook } from '#core/pins/book/pin-book.ts'
import type { LogEnvelope } from '#core/pins/events/pin.events.ts'
import { applyPinEvent, backOf } from '#core/pins/book/pin.reducer.ts'
import { rowOf } from './log/row.ts'
import type { UnwrittenEvent } from './log/row.ts'

/** How many positions are remembered for snapshots of other tabs. */
const MAX_REMEMBERED_ROWS = 600

export class LiveBook {
  #book: PinBook
  #logged: PinBook
  #beingWritten: PinBook
  /** Before all chunks are read: the logged events to be put on the whole book. Null = complete. */
  #loggedWhileLoading: LogEnvelope[] | null = null
  /**
   * The rows as they were at latest positions of the log, so that a snapshot which another tab
   * wrote there need not be read.
   */
  #recentBuckets: { readonly row: number; readonly buckets: readonly Bucket[] }[] = []

  constructor(accountId: string) {
    this.#book = emptyBook(accountId)
    this.#logged = this.#book
    this.#beingWritten = this.#book
  }

  get current(): PinBook {
    return this.#book
  }

  /** At the last stored row. */
  get logged(): PinBook {
    return this.#logged
  }

  get isWhole(): boolean {
    return this.#loggedWhileLoading === null
  }

  begin(book: PinBook, { row, isWhole }: { row: number; isWhole: boolean }): void {
    this.#book = book
    this.#logged = book
    this.#loggedWhileLoading = isWhole ? null : []
    this.#remember(row)
  }

  /** The log is read again from its snapshot; what is shown stays until that is done. */
  restart(): void {
    this.#loggedWhileLoading = []
    this.#recentBuckets = []
  }

  /** The whole book at the position where reading began. */
  complete(
    whole: PinBook,
    { row, unwritten }: { row: number; unwritten: readonly UnwrittenEvent[] },
  ): void {
    this.#logged = replay(whole, this.#loggedWhileLoading ?? [])
    this.#loggedWhileLoading = null
    this.#book = replay(this.#logged, unwritten)
    this.#remember(row)
  }

  /** At once, before anything is stored. Gives the events with their way back. */
  append(events: readonly UnwrittenEvent[]): UnwrittenEvent[] {
    const placed: UnwrittenEvent[] = []
    this.#book = applyWithInverse(this.#book, events, placed)
    return placed
  }

  /** What is appended up to now is about to be written. */
  beginWrite(): void {
    this.#beingWritten = this.#book
  }

  /** The events as they are behind the others'. */
  rebase(peerEvents: readonly LogEnvelope[], events: readonly UnwrittenEvent[]): UnwrittenEvent[] {
    const placed: UnwrittenEvent[] = []
    applyWithInverse(replay(this.#logged, peerEvents), events, placed)
    return placed
  }

  /** The log ends with `behind`, then `own`. */
  recordLogged(
    peerEvents: readonly LogEnvelope[],
    own: readonly LogEnvelope[],
    unwritten: readonly UnwrittenEvent[],
  ): void {
    this.#loggedWhileLoading?.push(...peerEvents, ...own)
    // A row may hold only what the server has settled: then nothing of this tab has been stored,
    // and nothing changes.
    if (peerEvents.length === 0) {
      if (own.length > 0) this.#logged = this.#beingWritten
    } else {
      for (const envelope of peerEvents) {
        this.#logged = applyPinEvent(this.#logged, envelope.event, envelope.at)
        this.#remember(rowOf(envelope.seq))
      }
      this.#logged = replay(this.#logged, own)
      this.#book = replay(this.#logged, unwritten)
    }
    const last = own.at(-1)?.seq
    if (last !== undefined) this.#remember(rowOf(last))
  }

  reset(book: PinBook, unwritten: readonly UnwrittenEvent[]): void {
    this.#logged = book
    this.#loggedWhileLoading = null
    this.#recentBuckets = []
    this.#book = replay(book, unwritten)
  }

  /**
   * The buckets after a row of the log, null when they are not remembered (any more). Rows without
   * events change nothing.
   */
  bucketsAt(row: number): readonly Bucket[] | null {
    return this.#recentBuckets.findLast((entry) => entry.row <= row)?.buckets ?? null
  }

  forgetBefore(row: number): void {
    const first = this.#recentBuckets.findLastIndex((entry) => entry.row <= row)
    if (first > 0) this.#recentBuckets.splice(0, first)
  }

  #remember(row: number): void {
    if (this.#loggedWhileLoading !== null) return
    if (this.#recentBuckets.at(-1)?.row === row) this.#recentBuckets.pop()
    this.#recentBuckets.push({ row, buckets: this.#logged.buckets })
    if (this.#recentBuckets.length > MAX_REMEMBERED_ROWS)
      this.#recentBuckets.splice(0, MAX_REMEMBERED_ROWS / 2)
  }
}

export function replay(book: PinBook, events: readonly UnwrittenEvent[]): PinBook {
  return events.reduce((growing, { event, at }) => applyPinEvent(growing, event, at), book)
}

function applyWithInverse(
  book: PinBook,
  events: readonly UnwrittenEvent[],
  placed: UnwrittenEvent[],
): PinBook {
  return events.reduce((growing, envelope) => {
    const back = backOf(growing, envelope.event)
    // An older way back does not count any more: the event has another position now.
    placed.push(
      back === undefined && envelope.back === undefined ? envelope : { ...envelope, back },
    )
    return applyPinEvent(growing, envelope.event, envelope.at)
  }, book)
}
