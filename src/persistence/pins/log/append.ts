/**
 * How events get into the log: at once, finding out afterwards who was faster; or, where some of
 * them may stand there already, by looking first in the same transaction.
 */
import type { LogEnvelope } from '#core/pins/pin.events.ts'
import { nothingBehind, readBehind, readBetween } from './peer-rows.ts'
import type { Behind } from './peer-rows.ts'
import { encodeRow, encodeRows, noNotes, placeEvents, rowOf } from './row.ts'
import type { RowNotes, UnwrittenEvent } from './row.ts'
import { isQuotaError } from './database.ts'
import type { LogStorage } from './database.ts'

/**
 * What a transaction has found and added. `behind` stands in the log before `own`; `row` is the
 * log's last one by that.
 */
export interface Placed {
  readonly behind: Behind
  readonly own: readonly LogEnvelope[]
  readonly row: number
}

/** `known`: the last row that this tab knows. */
interface Job {
  readonly notes: RowNotes
  readonly known: number
}

/** The events once more, as they are when others' come before them. */
export type Rebase = (
  behind: readonly LogEnvelope[],
  events: readonly UnwrittenEvent[],
) => readonly UnwrittenEvent[]

export class RowPlacing {
  readonly #storage: LogStorage
  readonly #rebase: Rebase
  /** What is to be written next may stand in the log. */
  #isUnsure = false

  constructor(storage: LogStorage, rebase: Rebase) {
    this.#storage = storage
    this.#rebase = rebase
  }

  /**
   * `mustLook`: some of them may stand in the log, for storage has refused them before, or another
   * tab has tried to store them.
   */
  async write(
    events: readonly UnwrittenEvent[],
    { notes, known, mustLook }: Job & { readonly mustLook: boolean },
  ): Promise<Placed> {
    // What was held may stand in the log by now: another tab has fetched it from the server.
    if (!this.#isUnsure && !mustLook) {
      try {
        return await this.#writeAtOnce(events, { notes, known })
      } catch (error) {
        // A full disk keeps nothing of a transaction; after anything else the rows may be there.
        if (isQuotaError(error) && !this.#isUnsure) throw error
        this.#isUnsure = true
      }
    }
    const written = await this.#lookAndWrite(events, { notes, known })
    this.#isUnsure = false
    return written
  }

  async #writeAtOnce(events: readonly UnwrittenEvent[], { notes, known }: Job): Promise<Placed> {
    const rows = await this.#storage.append(() => encodeRows(events, notes))
    const [first, last] = [rows[0] ?? known, rows.at(-1) ?? known]
    if (first <= known + 1)
      return { behind: nothingBehind(known), own: placeEvents(events, rows), row: last }
    // Stored; until it is known what stands before them, a failure must not make them be written
    // again.
    this.#isUnsure = true
    const behind = await readBetween(this.#storage, known, first)
    const own = placeEvents(this.#rebase(behind.events, events), rows)
    if (own.some(({ back }, at) => back !== events[at]?.back)) await this.#correct(own, notes)
    this.#isUnsure = false
    return { behind, own, row: last }
  }

  /**
   * They are stored; only their way back is another one behind the others'. Cut off before that,
   * undo knows what their author saw.
   */
  async #correct(own: readonly LogEnvelope[], notes: RowNotes): Promise<void> {
    const rows = [...Map.groupBy(own, ({ seq }) => rowOf(seq))]
    await this.#storage.write(['log'], 'relaxed', async (transaction) => {
      await Promise.all(
        rows.map(async ([row, events], nth) =>
          transaction.put('log', encodeRow(events, nth === 0 ? notes : noNotes), row),
        ),
      )
    })
  }

  async #lookAndWrite(events: readonly UnwrittenEvent[], { notes, known }: Job): Promise<Placed> {
    return this.#storage.write(['log', 'meta'], 'relaxed', async (transaction) => {
      const behind = await readBehind(transaction, known)
      const isThere = new Set(behind.events.map((event) => event.id))
      const fresh =
        behind.events.length === 0
          ? events
          : this.#rebase(
              behind.events,
              events.filter(({ id }) => !isThere.has(id)),
            )
      const rows = await Promise.all(
        encodeRows(fresh, notes).map(async (row) => Number(await transaction.put('log', row))),
      )
      return { behind, own: placeEvents(fresh, rows), row: rows.at(-1) ?? behind.row }
    })
  }
}
