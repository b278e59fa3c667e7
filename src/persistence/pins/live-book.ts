/**
 * The book in memory, twice: as the log has it, and with what this tab has appended since on top.
 * When others' events come in before those, they are put on again behind them: every tab ends with
 * what one replay of the log gives.
 */
import { backOf } from '#core/pins/pin.back.ts'
import { emptyBook } from '#core/pins/pin-book.ts'
import type { Bucket, PinBook } from '#core/pins/pin-book.ts'
import type { LogEnvelope } from '#core/pins/pin.events.ts'
import { applyPinEvent } from '#core/pins/pin.reducer.ts'
import { rowOf } from './log/row.ts'
import type { UnwrittenEvent } from './log/row.ts'

/** How many positions are remembered for snapshots of other tabs. */
const TRAIL = 600

export class LiveBook {
  #book: PinBook
  #logged: PinBook
  #taken: PinBook
  /** Before all chunks are read: the logged events to be put on the whole book. Null = complete. */
  #since: LogEnvelope[] | null = null
  /**
   * The rows as they were at latest positions of the log, so that a snapshot which another tab
   * wrote there need not be read.
   */
  #trail: { readonly row: number; readonly buckets: readonly Bucket[] }[] = []

  constructor(accountId: string) {
    this.#book = emptyBook(accountId)
    this.#logged = this.#book
    this.#taken = this.#book
  }

  get current(): PinBook {
    return this.#book
  }

  /** At the last stored row. */
  get logged(): PinBook {
    return this.#logged
  }

  get isWhole(): boolean {
    return this.#since === null
  }

  begin(book: PinBook, { row, isWhole }: { row: number; isWhole: boolean }): void {
    this.#book = book
    this.#logged = book
    this.#since = isWhole ? null : []
    this.#remember(row)
  }

  /** The log is read anew from its snapshot; what is shown stays until that is done. */
  beginAgain(): void {
    this.#since = []
    this.#trail = []
  }

  /** The whole book at the position where reading began. */
  complete(
    whole: PinBook,
    { row, unwritten }: { row: number; unwritten: readonly UnwrittenEvent[] },
  ): void {
    this.#logged = replay(whole, this.#since ?? [])
    this.#since = null
    this.#book = replay(this.#logged, unwritten)
    this.#remember(row)
  }

  /** At once, before anything is stored. Gives the events with their way back. */
  append(events: readonly UnwrittenEvent[]): UnwrittenEvent[] {
    const placed: UnwrittenEvent[] = []
    this.#book = place(this.#book, events, placed)
    return placed
  }

  /** What is appended up to now is about to be written. */
  take(): void {
    this.#taken = this.#book
  }

  /** The events as they are behind the others'. */
  rebase(behind: readonly LogEnvelope[], events: readonly UnwrittenEvent[]): UnwrittenEvent[] {
    const placed: UnwrittenEvent[] = []
    place(replay(this.#logged, behind), events, placed)
    return placed
  }

  /** `behind`, then `own`, stand in the log. */
  note(
    behind: readonly LogEnvelope[],
    own: readonly LogEnvelope[],
    unwritten: readonly UnwrittenEvent[],
  ): void {
    this.#since?.push(...behind, ...own)
    // A row may hold only what the server has settled: then nothing of this tab has been stored,
    // and nothing changes.
    if (behind.length === 0) {
      if (own.length > 0) this.#logged = this.#taken
    } else {
      for (const envelope of behind) {
        this.#logged = applyPinEvent(this.#logged, envelope.event, envelope.at)
        this.#remember(rowOf(envelope.seq))
      }
      this.#logged = replay(this.#logged, own)
      this.#book = replay(this.#logged, unwritten)
    }
    const last = own.at(-1)?.seq
    if (last !== undefined) this.#remember(rowOf(last))
  }

  startAfresh(book: PinBook, unwritten: readonly UnwrittenEvent[]): void {
    this.#logged = book
    this.#since = null
    this.#trail = []
    this.#book = replay(book, unwritten)
  }

  /**
   * The buckets after a row of the log, null when they are not remembered (any more). Rows without
   * events change nothing.
   */
  bucketsAt(row: number): readonly Bucket[] | null {
    return this.#trail.findLast((entry) => entry.row <= row)?.buckets ?? null
  }

  forgetBefore(row: number): void {
    const first = this.#trail.findLastIndex((entry) => entry.row <= row)
    if (first > 0) this.#trail.splice(0, first)
  }

  #remember(row: number): void {
    if (this.#since !== null) return
    if (this.#trail.at(-1)?.row === row) this.#trail.pop()
    this.#trail.push({ row, buckets: this.#logged.buckets })
    if (this.#trail.length > TRAIL) this.#trail.splice(0, TRAIL / 2)
  }
}

export function replay(book: PinBook, events: readonly UnwrittenEvent[]): PinBook {
  return events.reduce((growing, { event, at }) => applyPinEvent(growing, event, at), book)
}

function place(
  book: PinBook,
  events: readonly UnwrittenEvent[],
  placed: UnwrittenEvent[],
): PinBook {
  return events.reduce((growing, envelope) => {
    const back = backOf(growing, envelope.event)
    // An older way back does not count any more: the event has got another place.
    placed.push(
      back === undefined && envelope.back === undefined ? envelope : { ...envelope, back },
    )
    return applyPinEvent(growing, envelope.event, envelope.at)
  }, book)
}
