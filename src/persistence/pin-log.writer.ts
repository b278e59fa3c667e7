/**
 * Group commit: whatever is appended within one microtask becomes one row of the log in one relaxed transaction; while that one runs,
 * the next row gathers. When storage refuses (disk full, connection gone for good) nothing is lost in this tab: events get their seq in
 * memory, the state becomes `memoryOnly`, and every later write tries again with all that is unwritten.
 */
import type { LogEnvelope } from '#core/pins/pin.events.ts'
import { readLogEnvelope } from '#core/pins/pin.upcast.ts'
import { Batch, Head } from './pin-log.schema.ts'
import type { SyncMark } from './pin-log.schema.ts'
import type { LogRow } from './pin-log.load.ts'
import { isQuotaError } from './pin-log.storage.ts'
import type { LogStorage } from './pin-log.storage.ts'

export type UnwrittenEvent = Omit<LogEnvelope, 'seq'>
export type WriterState = 'saved' | 'saving' | 'memoryOnly'

interface Waiting {
  readonly events: readonly UnwrittenEvent[]
  readonly done: (seqs: number[]) => void
}

export interface WriterHooks {
  /** Called when the waiting events are taken for a write: the book of this moment is the book at their seq. */
  readonly onTake: () => void
  /** Called in log order once an event has its seq. */
  readonly onLogged: (envelope: LogEnvelope) => void
  readonly onState: (state: WriterState) => void
  readonly warn: (message: string, error: unknown) => void
  /** Frees space when the disk is full; the write is tried once more after it. */
  readonly makeRoom: () => Promise<void>
}

export class PinLogWriter {
  readonly #storage: LogStorage
  readonly #hooks: WriterHooks
  #head = 0
  #rows: LogRow[] = []
  #state: WriterState = 'saved'
  #waiting: Waiting[] = []
  #unwritten: LogEnvelope[] = []
  #sync: SyncMark | null = null
  #tail: Promise<void> = Promise.resolve()
  #isScheduled = false

  constructor(storage: LogStorage, hooks: WriterHooks) {
    this.#storage = storage
    this.#hooks = hooks
  }

  begin(head: number, rows: readonly LogRow[]): void {
    this.#head = head
    this.#rows = [...rows]
  }

  get head(): number {
    return this.#head
  }

  get rows(): readonly LogRow[] {
    return this.#rows
  }

  get state(): WriterState {
    return this.#state
  }

  cutTo(rows: readonly LogRow[]): void {
    this.#rows = [...rows]
  }

  /** `sync`, where given, is put in the same transaction as the events. */
  async append(events: readonly UnwrittenEvent[], sync?: SyncMark): Promise<number[]> {
    if (sync !== undefined) this.#sync = sync
    const logged = new Promise<number[]>((resolve) => this.#waiting.push({ events, done: resolve }))
    if (!this.#isScheduled) {
      this.#isScheduled = true
      void this.enqueue(async () => this.#flush())
    }
    return logged
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

  /** Events that have no seq yet. */
  waiting(): readonly UnwrittenEvent[] {
    return this.#waiting.flatMap((entry) => entry.events)
  }

  /** Writes what is waiting, for callers that are inside `enqueue` already. */
  async flushNow(): Promise<void> {
    if (this.#waiting.length > 0 || this.#unwritten.length > 0) await this.#flush()
  }

  async #flush(): Promise<void> {
    this.#isScheduled = false
    const taken = this.#waiting
    const sync = this.#sync
    this.#waiting = []
    this.#sync = null
    this.#hooks.onTake()
    const fresh = taken.flatMap((entry) => entry.events).map((event, at) => ({ ...event, seq: this.#head + at + 1 }))
    const events = [...this.#unwritten, ...fresh]
    if (events.length === 0 && sync === null) {
      for (const { done } of taken) done([])
      return
    }
    this.#become('saving')
    const written = await this.#writeOrMakeRoom(events, sync)
    const logged = written ?? events
    this.#unwritten = written === null ? events : []
    // What could not be written must go with the next try, unless a newer mark replaced it meanwhile.
    if (written === null) this.#sync ??= sync
    this.#tell(taken, logged.slice(logged.length - fresh.length))
    this.#become(written === null ? 'memoryOnly' : 'saved')
  }

  #tell(taken: readonly Waiting[], logged: readonly LogEnvelope[]): void {
    this.#head = logged.at(-1)?.seq ?? this.#head
    for (const envelope of logged) this.#hooks.onLogged(envelope)
    let at = 0
    for (const { events, done } of taken) {
      done(logged.slice(at, at + events.length).map((envelope) => envelope.seq))
      at += events.length
    }
  }

  /** The events as they were written, or null. */
  async #writeOrMakeRoom(events: readonly LogEnvelope[], sync: SyncMark | null): Promise<readonly LogEnvelope[] | null> {
    try {
      return await this.#write(events, sync)
    } catch (error) {
      if (!isQuotaError(error)) {
        this.#hooks.warn('Changes of pins could not be stored: they are kept in memory only.', error)
        return null
      }
    }
    try {
      await this.#hooks.makeRoom()
      return await this.#write(events, sync)
    } catch (error) {
      this.#hooks.warn('The browser’s storage is full: changes of pins are kept in memory only.', error)
      return null
    }
  }

  /**
   * Gives the events the next free seqs. Normally those they have; another tab may have written meanwhile, and after a lost connection
   * they may stand in the log already.
   */
  async #write(events: readonly LogEnvelope[], sync: SyncMark | null): Promise<readonly LogEnvelope[]> {
    const written = await this.#storage.write(['log', 'meta'], 'relaxed', async (transaction) => {
      if (sync !== null) await transaction.put('meta', sync, 'sync')
      const wanted = events[0]?.seq
      if (wanted === undefined) return events
      const head = Head.safeParse(await transaction.get('meta', 'head'))
      const isTaken = head.success && head.data.seq >= wanted
      if (isTaken && isSameBatch(await transaction.get('log', wanted), events)) return events
      const first = isTaken ? head.data.seq + 1 : wanted
      const placed = events.map((event, at) => ({ ...event, seq: first + at }))
      await transaction.put('log', { first, events: placed }, first)
      await transaction.put('meta', { seq: first + placed.length - 1 } satisfies Head, 'head')
      return placed
    })
    const first = written[0]?.seq
    const last = written.at(-1)?.seq
    if (first !== undefined && last !== undefined) this.#rows.push({ first, last })
    return written
  }

  #become(state: WriterState): void {
    if (state === this.#state) return
    this.#state = state
    this.#hooks.onState(state)
  }
}

function isSameBatch(row: unknown, events: readonly LogEnvelope[]): boolean {
  const batch = Batch.safeParse(row)
  const first = batch.success ? readLogEnvelope(batch.data.events[0]) : null
  return first?.ok === true && first.envelope.id === events[0]?.id
}
