/**
 * Group commit: whatever is appended within one microtask becomes one row of the log in one relaxed transaction; while that one runs,
 * the next row gathers. Nobody looks before he writes: the store numbers the rows, and a row whose number is not the next one says that another
 * tab was faster. What the server has settled rides with the next row, or follows within a second. When storage refuses
 * (disk full, connection gone for good) nothing is lost in this tab: events get a seq in memory, the state becomes `memoryOnly`, and
 * every later write tries again with all that is unwritten.
 */
import type { LogEnvelope } from '#core/pins/pin.events.ts'
import { nothingBehind, readBehind, readBetween } from './pin-log.behind.ts'
import type { Behind } from './pin-log.behind.ts'
import { encodeRow, encodeRows, firstSeqOfRow, placeEvents, rowOf } from './pin-log.row.ts'
import type { UnwrittenEvent } from './pin-log.row.ts'
import type { SyncMark } from './pin-log.schema.ts'
import { isQuotaError } from './pin-log.storage.ts'
import type { LogStorage } from './pin-log.storage.ts'

/** A crash within it makes the events be sent once more; the server knows them by their ids. */
const SETTLE_MS = 1_000
/** While storage refuses. */
const RETRY_MS = 5_000

export type WriterState = 'saved' | 'saving' | 'memoryOnly'

/** What a transaction has found and added. `behind` stands in the log before `own`. */
export interface Written {
  readonly behind: Behind
  readonly own: readonly LogEnvelope[]
}

/** What the server has answered for; `revision`: the one that it gave. */
export interface Settled {
  readonly id: string
  readonly revision?: number | undefined
}

interface Waiting {
  readonly events: readonly UnwrittenEvent[]
  readonly done: (seqs: number[]) => void
}

export interface WriterHooks {
  /** Called when the waiting events are taken for a write: the book of this moment is the book at their seq, if nobody was faster. */
  readonly onTake: () => void
  /** The events once more, as they are when others' come before them. */
  readonly rebase: (behind: readonly LogEnvelope[], events: readonly UnwrittenEvent[]) => readonly UnwrittenEvent[]
  readonly onWritten: (written: Written) => void
  /** Storage refused: these have a seq in this tab only, and may get another one later. */
  readonly onHeld: (envelopes: readonly LogEnvelope[]) => void
  readonly onState: (state: WriterState) => void
  readonly warn: (message: string, error: unknown) => void
  /** Frees space when the disk is full; the write is tried once more after each step, until there is none left. */
  readonly makeRoom: readonly (() => Promise<void>)[]
}

export class PinLogWriter {
  readonly #storage: LogStorage
  readonly #hooks: WriterHooks
  #row = 0
  #state: WriterState = 'saved'
  #waiting: Waiting[] = []
  #held: LogEnvelope[] = []
  #mark: SyncMark | null = null
  #tail: Promise<void> = Promise.resolve()
  #isScheduled = false
  /** After a failure: what was to be written may stand in the log. */
  #isUnsure = false
  #timer: ReturnType<typeof setTimeout> | null = null

  constructor(storage: LogStorage, hooks: WriterHooks) {
    this.#storage = storage
    this.#hooks = hooks
  }

  begin(row: number): void {
    this.#row = row
  }

  /** The log goes as far as there; what stands in it need not be written once more. */
  follow({ row, events }: Pick<Behind, 'row' | 'events'>): void {
    this.#row = row
    if (this.#held.length === 0) return
    const isThere = new Set(events.map(({ id }) => id))
    this.#keepHeld(({ id }) => !isThere.has(id))
  }

  /** Storage has the server's word up to that revision: what only memory holds of it goes. */
  forgetTold(upTo: number): void {
    this.#keepHeld(({ revision }) => revision === undefined || revision > upTo)
  }

  /** Whether there are events that only memory has. */
  get isHolding(): boolean {
    return this.#held.length > 0
  }

  /** The last row of the log that this tab knows. */
  get row(): number {
    return this.#row
  }

  get state(): WriterState {
    return this.#state
  }

  /** `mark`, where given, is put in the same transaction as the events. */
  async append(events: readonly UnwrittenEvent[], mark?: SyncMark): Promise<number[]> {
    if (mark !== undefined) this.#mark = mark
    const logged = new Promise<number[]>((resolve) => this.#waiting.push({ events, done: resolve }))
    if (!this.#isScheduled) {
      this.#isScheduled = true
      void this.enqueue(async () => this.#flush())
    }
    return logged
  }

  /** What the server has settled goes with the next row, or soon. */
  settle(mark: SyncMark): void {
    this.#mark = mark
    this.#wakeIn(SETTLE_MS)
  }

  /** Runs `work` after all writes before it and before all after it. */
  async enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(work)
    this.#tail = result.then(
      () => undefined,
      () => undefined,
    )
    return result
  }

  /** Events that are not stored, in order. */
  unwritten(): readonly UnwrittenEvent[] {
    return [...this.#held, ...this.#waiting.flatMap((entry) => entry.events)]
  }

  /** Events that only memory holds and that are settled with the server are its word from now on: they are never sent again. */
  settleHeld(settled: readonly Settled[], known: number): void {
    if (this.#held.length === 0) return
    const revisions = new Map(settled.map(({ id, revision = known }) => [id, revision]))
    this.#held = this.#held.map((envelope) => ({ ...envelope, ...(envelope.revision === undefined && revisions.has(envelope.id) && { revision: revisions.get(envelope.id) }) }))
  }

  #keepHeld(isKept: (envelope: LogEnvelope) => boolean): void {
    const kept = this.#held.filter(isKept)
    if (kept.length === this.#held.length) return
    this.#held = kept
    this.#hooks.onHeld(kept)
  }

  /** Writes events that are waiting, for callers that are inside `enqueue` already. */
  async flushNow(): Promise<void> {
    if (this.#waiting.length > 0 || this.#held.length > 0) await this.#flush()
  }

  /** Writes all that is not stored. */
  async settled(): Promise<void> {
    await this.enqueue(async () => this.#mark === null ? this.flushNow() : this.#flush())
  }

  /** A snapshot has been stored together with that. */
  hasStored(mark: SyncMark): void {
    if (this.#mark === mark) this.#mark = null
  }

  /** A fresh start has been stored: what was known before it may be more than the list has. */
  forgetMark(): void {
    this.#mark = null
  }

  /** Nothing wakes it any more. */
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }

  #wakeIn(pause: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      void this.settled()
    }, pause)
  }

  async #flush(): Promise<void> {
    this.#isScheduled = false
    const taken = this.#waiting
    const mark = this.#mark
    this.#waiting = []
    this.#mark = null
    this.#hooks.onTake()
    const fresh = taken.flatMap((entry) => entry.events)
    // The server's word may come once more while storage refuses; its later place counts.
    const again = new Set(this.#held.length === 0 ? [] : fresh.map(({ id }) => id))
    const events = [...this.#held.filter(({ id }) => !again.has(id)), ...fresh]
    if (events.length === 0 && mark === null) {
      for (const { done } of taken) done([])
      return
    }
    if (this.#state !== 'memoryOnly') this.#become('saving')
    const written = await this.#writeOrHold(events, mark)
    if (written === null) this.#hold(events, mark)
    else this.#accept(written)
    const logged = written === null ? this.#held : [...written.behind.events, ...written.own]
    const seqs = new Map(logged.map(({ id, seq }) => [id, seq]))
    for (const { events: own, done } of taken) done(own.flatMap(({ id }) => seqs.get(id) ?? []))
    this.#become(written === null ? 'memoryOnly' : 'saved')
  }

  #accept({ behind, own, row }: Written & { row: number }): void {
    this.#held = []
    this.#row = row
    this.#hooks.onWritten({ behind, own })
  }

  #hold(events: readonly UnwrittenEvent[], mark: SyncMark | null): void {
    this.#held = events.map((event, at) => ({ ...event, seq: firstSeqOfRow(this.#row + 1) + at }))
    // What could not be written must go with the next try, unless a newer mark replaced it meanwhile.
    this.#mark ??= mark
    this.#hooks.onHeld(this.#held)
    this.#wakeIn(RETRY_MS)
  }

  /** While the disk is full, `work` is tried once more after each step that frees space. */
  async withRoom<T>(work: () => Promise<T>): Promise<T> {
    const steps = [...this.#hooks.makeRoom]
    for (;;) {
      try {
        return await work()
      } catch (error) {
        const step = isQuotaError(error) ? steps.shift() : undefined
        if (step === undefined) throw error
        // What it could not free is seen at the next try.
        await step().catch((refusal: unknown) => this.#hooks.warn('The browser’s storage is full, and nothing could be cleared.', refusal))
      }
    }
  }

  async #writeOrHold(events: readonly UnwrittenEvent[], mark: SyncMark | null): Promise<(Written & { row: number }) | null> {
    try {
      return await this.withRoom(async () => this.#write(events, mark))
    } catch (error) {
      if (this.#state !== 'memoryOnly') this.#hooks.warn(isQuotaError(error) ? 'The browser’s storage is full: changes of pins are kept in memory only.' : 'Changes of pins could not be stored: they are kept in memory only.', error)
      return null
    }
  }

  async #write(events: readonly UnwrittenEvent[], mark: SyncMark | null): Promise<Written & { row: number }> {
    // What was held may stand in the log by now: another tab has fetched it from the server.
    if (!this.#isUnsure && this.#held.length === 0) {
      try {
        return await this.#writeAtOnce(events, mark)
      } catch (error) {
        // A full disk keeps nothing of a transaction; after anything else the rows may be there.
        if (isQuotaError(error) && !this.#isUnsure) throw error
        this.#isUnsure = true
      }
    }
    const written = await this.#lookAndWrite(events, mark)
    this.#isUnsure = false
    return written
  }

  async #writeAtOnce(events: readonly UnwrittenEvent[], mark: SyncMark | null): Promise<Written & { row: number }> {
    const rows = await this.#storage.append(() => encodeRows(events, mark))
    const [first, last] = [rows[0] ?? this.#row, rows.at(-1) ?? this.#row]
    if (first <= this.#row + 1) return { behind: nothingBehind(this.#row), own: placeEvents(events, rows), row: last }
    // Stored; until it is known what stands before them, a failure must not make them be written again.
    this.#isUnsure = true
    const behind = await readBetween(this.#storage, this.#row, first)
    const own = placeEvents(this.#hooks.rebase(behind.events, events), rows)
    if (own.some(({ back }, at) => back !== events[at]?.back)) await this.#correct(own, mark)
    this.#isUnsure = false
    return { behind, own, row: last }
  }

  /** They are stored; only their way back is another one behind the others'. Cut off before that, undo knows what their author saw. */
  async #correct(own: readonly LogEnvelope[], mark: SyncMark | null): Promise<void> {
    const rows = [...Map.groupBy(own, ({ seq }) => rowOf(seq))]
    await this.#storage.write(['log'], 'relaxed', async (transaction) => {
      await Promise.all(rows.map(async ([row, events], nth) => transaction.put('log', encodeRow(events, nth === 0 ? mark : null), row)))
    })
  }

  async #lookAndWrite(events: readonly UnwrittenEvent[], mark: SyncMark | null): Promise<Written & { row: number }> {
    return this.#storage.write(['log', 'meta'], 'relaxed', async (transaction) => {
      const behind = await readBehind(transaction, this.#row)
      const isThere = new Set(behind.events.map((event) => event.id))
      const fresh = behind.events.length === 0 ? events : this.#hooks.rebase(behind.events, events.filter(({ id }) => !isThere.has(id)))
      const rows = await Promise.all(encodeRows(fresh, mark).map(async (row) => Number(await transaction.put('log', row))))
      return { behind, own: placeEvents(fresh, rows), row: rows.at(-1) ?? behind.row }
    })
  }

  #become(state: WriterState): void {
    if (state === this.#state) return
    this.#state = state
    this.#hooks.onState(state)
  }
}
