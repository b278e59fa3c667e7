/**
 * Group commit: whatever is appended within one microtask becomes one row of the log in one relaxed
 * transaction; while that one runs, the next row gathers, and so does what the journal keeps, for
 * up to a tenth of a second. No tab reads before it writes: the store numbers the rows, and a row
 * whose number is not the next one says that another tab was faster. What the server has settled
 * rides with the next row, or follows within a second. When storage refuses (disk full, connection
 * gone for good) nothing is lost in this tab: events get a seq in memory, the state becomes
 * `memoryOnly`, and every later write tries again with all that is unwritten.
 */
import type { LogEnvelope } from '#core/pins/events/pin.events.ts'
import type { PeerRows } from './peer-rows.ts'
import { RowAppender } from './append.ts'
import type { AppendedRows, Rebase } from './append.ts'
import { firstSeqOfRow } from './row.ts'
import type { RowMeta, UnwrittenEvent } from './row.ts'
import { mergeReach } from './stored-rows.schema.ts'
import type { JournalReach, SyncMark } from './stored-rows.schema.ts'
import { isQuotaError } from './database.ts'
import type { LogStorage } from './database.ts'

/** A crash within it makes the events be sent again; the server knows them by their ids. */
const SETTLE_MS = 1_000
/** While storage refuses. */
const RETRY_MS = 5_000
/**
 * How long changes gather for a row of the log while the journal keeps them: other tabs learn of
 * them that much later.
 */
const GATHER_MS = 100
/** A slower row is reported, if no caller waits for it. */
const SLOW_MS = 1_000

export type WriterState = 'saved' | 'saving' | 'memoryOnly'

export interface Written extends Pick<AppendedRows, 'peerRows' | 'own'> {
  /** How far the log goes in the journal files. */
  readonly reach: JournalReach
  /** No caller waited for it: the changes were safe before. */
  readonly isLate: boolean
}

/** A change that the server has answered; `revision`: the one that it gave. */
export interface Settled {
  readonly id: string
  readonly revision?: number | undefined
}

/** How an append differs from any other. */
interface Appended {
  /** Put in the same row. */
  readonly mark?: SyncMark | undefined
  /** The journal's answer. */
  readonly kept?: Promise<boolean> | null
  /**
   * From the journal of a tab that died: that far. What its last transaction stored may be in the
   * log by now.
   */
  readonly recovered?: JournalReach
}

export interface WriterHooks {
  /**
   * Called when the waiting events are taken for a write: the book of this moment is the book at
   * their seq, if no other tab was faster.
   */
  readonly onWriteStart: () => void
  /** How far the journal goes with them. */
  readonly switchJournalHalf: () => JournalReach
  readonly rebase: Rebase
  readonly onWritten: (written: Written) => void
  /** Storage refused: these have a seq in this tab only, and may get another one later. */
  readonly onHeld: (envelopes: readonly LogEnvelope[]) => void
  readonly onState: (state: WriterState) => void
  readonly warn: (message: string, error: unknown) => void
  /**
   * Frees space when the disk is full; the write is retried after each step, until there is
   * none left.
   */
  readonly evictionSteps: readonly (() => Promise<void>)[]
}

export class LogWriter {
  readonly #appender: RowAppender
  readonly #hooks: WriterHooks
  #row = 0
  #state: WriterState = 'saved'
  readonly #pending = new PendingChanges()
  #held: LogEnvelope[] = []
  #mark: SyncMark | null = null
  #reach: JournalReach = new Map()
  #tail: Promise<void> = Promise.resolve()
  #isScheduled = false
  #timer: ReturnType<typeof setTimeout> | null = null
  #gatherTimer: ReturnType<typeof setTimeout> | null = null
  /** Storage may have some of what waits. */
  #mustReadFirst = false
  #isStopped = false

  constructor(storage: LogStorage, hooks: WriterHooks) {
    this.#appender = new RowAppender(storage, hooks.rebase)
    this.#hooks = hooks
  }

  begin(row: number): void {
    this.#row = row
  }

  /** The log ends here. Earlier events need not be written again. */
  advanceTo({ row, events }: Pick<PeerRows, 'row' | 'events'>): void {
    this.#row = row
    if (this.#held.length === 0) return
    const isThere = new Set(events.map(({ id }) => id))
    this.#keepHeld(({ id }) => !isThere.has(id))
  }

  /** Storage has the server's word up to that revision: what only memory holds of it goes. */
  dropServerEvents(upTo: number): void {
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

  /** Whether what the journal keeps now is safe: nothing before it waits for the log alone. */
  get isJournalInOrder(): boolean {
    return this.#pending.isSafe
  }

  /**
   * Resolves when a kill of the browser can't take the events any more, or storage has refused
   * them.
   */
  async append(
    events: readonly UnwrittenEvent[],
    { mark, kept = null, recovered }: Appended = {},
  ): Promise<void> {
    if (mark !== undefined) this.#mark = mark
    if (recovered !== undefined) {
      this.#reach = mergeReach(this.#reach, recovered)
      this.#mustReadFirst = true
    }
    const safe = this.#pending.add(events, kept, () => this.#flushNext())
    if (kept === null) this.#flushNext()
    else this.#gatherTimer ??= setTimeout(() => this.#flushNext(), GATHER_MS)
    return safe
  }

  /** What the server has settled goes with the next row, or soon. */
  settle(mark: SyncMark): void {
    this.#mark = mark
    this.#scheduleWrite(SETTLE_MS)
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
    return [...this.#held, ...this.#pending.events()]
  }

  /**
   * Events that only memory holds and that are settled with the server are its word from now on:
   * they are never sent again.
   */
  settleHeld(settled: readonly Settled[], known: number): void {
    if (this.#held.length === 0) return
    const revisions = new Map(settled.map(({ id, revision = known }) => [id, revision]))
    this.#held = this.#held.map((envelope) => ({
      ...envelope,
      ...(envelope.revision === undefined &&
        revisions.has(envelope.id) && { revision: revisions.get(envelope.id) }),
    }))
  }

  #keepHeld(isKept: (envelope: LogEnvelope) => boolean): void {
    const kept = this.#held.filter(isKept)
    if (kept.length === this.#held.length) return
    this.#held = kept
    this.#hooks.onHeld(kept)
  }

  /** Writes events that are waiting, for callers that are inside `enqueue` already. */
  async flushNow(): Promise<void> {
    if (!this.#pending.isEmpty || this.#held.length > 0) await this.#flush()
  }

  /** Writes all that is not stored. */
  async settled(): Promise<void> {
    await this.enqueue(async () => (this.#mark === null ? this.flushNow() : this.#flush()))
  }

  /** A snapshot has been stored together with that. */
  markStored(mark: SyncMark): void {
    if (this.#mark === mark) this.#mark = null
  }

  /** A fresh start has been stored: what was known before it may be more than the list has. */
  forgetMark(): void {
    this.#mark = null
  }

  /** Nothing wakes it any more. */
  stop(): void {
    this.#isStopped = true
    this.#stopGathering()
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }

  #scheduleWrite(pause: number): void {
    if (this.#isStopped) return
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      void this.settled()
    }, pause)
  }

  #stopGathering(): void {
    if (this.#gatherTimer !== null) clearTimeout(this.#gatherTimer)
    this.#gatherTimer = null
  }

  #flushNext(): void {
    if (this.#isScheduled || this.#isStopped) return
    this.#isScheduled = true
    void this.enqueue(async () => this.#flush())
  }

  async #flush(): Promise<void> {
    this.#isScheduled = false
    this.#stopGathering()
    const isLate = this.#pending.isSafe && !this.#pending.isEmpty
    this.#hooks.onWriteStart()
    const { meta, mustReadFirst } = this.#collectMeta()
    const fresh = this.#pending.beginWrite()
    // The server's word may come once more while storage refuses; its later place counts.
    const again = new Set(this.#held.length === 0 ? [] : fresh.map(({ id }) => id))
    const events = [...this.#held.filter(({ id }) => !again.has(id)), ...fresh]
    if (events.length === 0 && meta.mark === null && meta.reach.size === 0)
      return this.#pending.finishWrite(true)
    const slowTimer = setTimeout(() => this.#setState('saving'), SLOW_MS)
    if (!isLate) this.#setState('saving')
    const written = await this.#writeOrHold(events, { meta, mustReadFirst })
    clearTimeout(slowTimer)
    if (written === null) this.#hold(events, meta)
    else this.#accept(written, { reach: meta.reach, isLate })
    this.#pending.finishWrite(written !== null)
    this.#setState(written === null ? 'memoryOnly' : 'saved')
  }

  /** The fields of the row beside the events. */
  #collectMeta(): { meta: RowMeta; mustReadFirst: boolean } {
    const meta = {
      mark: this.#mark,
      reach: mergeReach(this.#reach, this.#hooks.switchJournalHalf()),
    }
    const mustReadFirst = this.#mustReadFirst || this.#held.length > 0
    this.#mark = null
    this.#reach = new Map()
    this.#mustReadFirst = false
    return { meta, mustReadFirst }
  }

  #accept({ peerRows, own, row }: AppendedRows, about: Pick<Written, 'reach' | 'isLate'>): void {
    this.#held = []
    this.#row = row
    this.#hooks.onWritten({ peerRows, own, ...about })
  }

  #hold(events: readonly UnwrittenEvent[], { mark, reach }: RowMeta): void {
    this.#reach = mergeReach(reach, this.#reach)
    this.#held = events.map((event, at) => ({ ...event, seq: firstSeqOfRow(this.#row + 1) + at }))
    // What could not be written must go with the next try, unless a newer mark replaced it
    // meanwhile.
    this.#mark ??= mark
    this.#hooks.onHeld(this.#held)
    this.#scheduleWrite(RETRY_MS)
  }

  /** While the disk is full, `work` is retried after each step that frees space. */
  async withEviction<T>(work: () => Promise<T>): Promise<T> {
    const steps = [...this.#hooks.evictionSteps]
    for (;;) {
      try {
        return await work()
      } catch (error) {
        const step = isQuotaError(error) ? steps.shift() : undefined
        if (step === undefined) throw error
        // What it could not free is seen at the next try.
        await step().catch((refusal: unknown) =>
          this.#hooks.warn('The browser’s storage is full, and nothing could be cleared.', refusal),
        )
      }
    }
  }

  async #writeOrHold(
    events: readonly UnwrittenEvent[],
    { meta, mustReadFirst }: { meta: RowMeta; mustReadFirst: boolean },
  ): Promise<AppendedRows | null> {
    try {
      return await this.withEviction(async () =>
        this.#appender.write(events, { meta, known: this.#row, mustReadFirst }),
      )
    } catch (error) {
      if (this.#state !== 'memoryOnly')
        this.#hooks.warn(
          isQuotaError(error)
            ? 'The browser’s storage is full: changes of pins are kept in memory only.'
            : 'Changes of pins could not be stored: they are kept in memory only.',
          error,
        )
      return null
    }
  }

  #setState(state: WriterState): void {
    if (state === this.#state || (state === 'saving' && this.#state === 'memoryOnly')) return
    this.#state = state
    this.#hooks.onState(state)
  }
}

interface Change {
  readonly events: readonly UnwrittenEvent[]
  readonly done: () => void
  /** The journal has it, or is about to. */
  isInJournal: boolean
}

/**
 * Changes that are being written to the log. Each append resolves as soon as its change survives a
 * kill of the browser. The journal may confirm a change before the log does, but not while an
 * earlier change is confirmed by the log only.
 */
class PendingChanges {
  #pending: Change[] = []
  /** Being written; or refused by storage and in memory. */
  #inFlight: readonly Change[] = []

  get isEmpty(): boolean {
    return this.#pending.length === 0
  }

  /** All that is not in the log is in the journal. */
  get isSafe(): boolean {
    return (
      this.#pending.every(({ isInJournal }) => isInJournal) &&
      this.#inFlight.every(({ isInJournal }) => isInJournal)
    )
  }

  events(): UnwrittenEvent[] {
    return this.#pending.flatMap(({ events }) => events)
  }

  /** Resolves when it is safe. `onRefused`: the journal does not have it after all. */
  async add(
    events: readonly UnwrittenEvent[],
    kept: Promise<boolean> | null,
    onRefused: () => void,
  ): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const change: Change = { events, done: resolve, isInJournal: kept !== null }
    this.#pending.push(change)
    void kept?.then((isKept) => {
      if (isKept && this.isSafe) resolve()
      if (isKept) return
      change.isInJournal = false
      onRefused()
    })
    return promise
  }

  /** They are about to be written. */
  beginWrite(): UnwrittenEvent[] {
    const events = this.events()
    this.#inFlight = [...this.#inFlight, ...this.#pending]
    this.#pending = []
    return events
  }

  /**
   * What was taken has been written, or (while storage refuses) is held in memory only: then it
   * stays on its way.
   */
  finishWrite(isWritten: boolean): void {
    for (const { done } of this.#inFlight) done()
    if (isWritten) this.#inFlight = []
  }
}
