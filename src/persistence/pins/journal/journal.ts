/**
 * A file in front of the log: a change is in it a moment after it is made, long before a
 * transaction is through, so the log may take the changes of a tenth of a second in one row. Each
 * row says up to which record of which file it goes (`JournalReach`); a tab that finds a file whose
 * tab died puts the records beyond that into the log. Only changes of this tab's person go in, all
 * of them in order or none: after one that the log alone will hold, the next ones wait for the log
 * too.
 */
import { touchedIds } from '#core/pins/book/pin.reducer.ts'
import type { JournalFile } from './files.ts'
import { encodeRecord, HALF_BYTES, readRecords } from './record.ts'
import { decodeRow, encodeForJournal } from '../log/row.ts'
import type { UnwrittenEvent } from '../log/row.ts'
import { mergeReach } from '../log/stored-rows.schema.ts'
import type { JournalReach } from '../log/stored-rows.schema.ts'

/** Of a file whose tab is gone. */
export interface Recovered {
  /** The events that the log does not have. */
  readonly events: readonly UnwrittenEvent[]
  /** The file's last record. */
  readonly last: number
  /**
   * Not every record can be read, as when a later build wrote it: the file is not to be touched.
   */
  readonly isForeign: boolean
}

/** `mark`: of the database, as `encodeRecord` has it. */
export function recover(
  { slot, content }: JournalFile,
  { mark, reach }: { mark: number; reach: JournalReach },
): Recovered {
  const known = reach.get(slot) ?? 0
  const records = readRecords(content, mark)
  const beyond = records
    .filter(({ number }) => number > known)
    .map(({ row }) => decodeRow(ANY_ROW, row))
  return {
    events: beyond.flatMap(({ events }) => events),
    last: Math.max(known, records.at(-1)?.number ?? 0),
    isForeign: beyond.some(({ hasNewer, damage }) => hasNewer || damage !== null),
  }
}

/** Their place in the log is not known yet. */
const ANY_ROW = 1

interface Gathering {
  readonly events: UnwrittenEvent[]
  readonly kept: PromiseWithResolvers<boolean>
}

/** A change of more pins is the log's business: it would be packed twice. */
const MAX_PINS_PER_CHANGE = 64
/** A worker that hangs is not waited for: the log alone is faster. Records. */
const MAX_UNANSWERED_WRITES = 64

export class PinJournal {
  #file: JournalFile | null = null
  #mark = 0
  #last = 0
  #reach: JournalReach = new Map()
  #half = 0
  /** Where each half ends, in bytes, and its last record. */
  readonly #ends: [number, number] = [0, 0]
  readonly #lasts: [number, number] = [0, 0]
  #gathering: Gathering | null = null
  /** Something did not fit: nothing may follow it here before the log has it. */
  #isFull = false
  /**
   * It refuses, or does not answer any more: nothing goes in, but what it has must go on being
   * stated.
   */
  #isBroken = false
  #unanswered = 0

  /** `last`: the file's last record, which the log has. */
  begin(file: JournalFile, { mark, last }: { mark: number; last: number }): void {
    this.#file = file
    this.#mark = mark
    this.#last = last
    this.#lasts.fill(last)
    this.advanceReach(new Map([[file.slot, last]]))
  }

  /** Nothing more is taken in. */
  end(): void {
    this.#file = null
  }

  /**
   * Null, or false: only the log will hold them. True: a kill of the browser can't take them any
   * more.
   */
  keep(events: readonly UnwrittenEvent[]): Promise<boolean> | null {
    if (
      this.#file === null ||
      this.#isBroken ||
      this.#isFull ||
      this.#unanswered > MAX_UNANSWERED_WRITES ||
      events.some(isLogOnly)
    )
      return null
    if (this.#gathering === null) {
      const gathering: Gathering = { events: [], kept: Promise.withResolvers() }
      this.#gathering = gathering
      queueMicrotask(() => this.#writeOut(gathering))
    }
    this.#gathering.events.push(...events)
    return this.#gathering.kept.promise
  }

  /**
   * The log is about to take all that was kept up to now: gives how far that is. What comes after
   * it goes into the other half, once the log has that.
   */
  switchHalf(): JournalReach {
    if (this.#gathering !== null) this.#writeOut(this.#gathering)
    this.#isFull = false
    if (this.#file === null || this.#last === this.#stored) return new Map()
    const other = 1 - this.#half
    if ((this.#lasts[other] ?? 0) <= this.#stored) {
      this.#half = other
      this.#ends[other] = 0
    }
    return new Map([[this.#file.slot, this.#last]])
  }

  /** How far the log goes, in every file. */
  get reach(): JournalReach {
    return this.#reach
  }

  advanceReach(reach: JournalReach): void {
    this.#reach = mergeReach(this.#reach, reach)
  }

  /** The last record that the log has. */
  get #stored(): number {
    return this.#file === null ? 0 : (this.#reach.get(this.#file.slot) ?? 0)
  }

  #writeOut(gathering: Gathering): void {
    if (this.#gathering !== gathering) return
    this.#gathering = null
    void this.#write(gathering.events).then(gathering.kept.resolve)
  }

  async #write(events: readonly UnwrittenEvent[]): Promise<boolean> {
    const number = this.#last + 1
    const record = encodeRecord({ number, row: encodeForJournal(events) }, this.#mark)
    const at = this.#ends[this.#half] ?? 0
    this.#isFull = at + record.byteLength > HALF_BYTES
    if (this.#file === null || this.#isFull) return false
    this.#last = number
    this.#lasts[this.#half] = number
    this.#ends[this.#half] = at + record.byteLength
    this.#unanswered += 1
    try {
      await this.#file.write(this.#half * HALF_BYTES + at, record)
      return true
    } catch {
      // No room, or the file is gone: the log has its own way of saying so, and takes these.
      this.#isBroken = true
      return false
    } finally {
      this.#unanswered -= 1
    }
  }
}

/**
 * A design that comes back from a journal would have no picture drawn: that is asked for when the
 * account is opened, before.
 */
function isLogOnly({ event }: UnwrittenEvent): boolean {
  if (
    'pins' in event.data ||
    (event.type === 'pin.updated' && event.data.patch.design !== undefined)
  )
    return true
  return ('ids' in event.data ? event.data.ids : touchedIds(event)).length > MAX_PINS_PER_CHANGE
}
