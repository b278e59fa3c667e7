/**
 * Appends events to the log. Usually it writes at once and finds out afterwards which tab was
 * first. When some events may be in the log already, it reads first, in the same transaction.
 */
import type { LogEnvelope } from '#core/pins/events/pin.events.ts'
import { noPeerRows, readPeerRows, readPeerRowsBetween } from './peer-rows.ts'
import type { PeerRows } from './peer-rows.ts'
import { encodeRow, encodeRows, noRowMeta, placeEvents, rowOf } from './row.ts'
import type { RowMeta, UnwrittenEvent } from './row.ts'
import { isQuotaError } from './database.ts'
import type { LogStorage } from './database.ts'

/**
 * What a transaction has found and added. `behind` is in the log before `own`; `row` is the
 * log's last one by that.
 */
export interface AppendedRows {
  readonly peerRows: PeerRows
  readonly own: readonly LogEnvelope[]
  readonly row: number
}

/** `known`: the last row that this tab knows. */
interface Job {
  readonly meta: RowMeta
  readonly known: number
}

/** The events again, as they are when others' come before them. */
export type Rebase = (
  peerEvents: readonly LogEnvelope[],
  events: readonly UnwrittenEvent[],
) => readonly UnwrittenEvent[]

export class RowAppender {
  readonly #storage: LogStorage
  readonly #rebase: Rebase
  /** The next rows may already be in the log. */
  #mayBeStored = false

  constructor(storage: LogStorage, rebase: Rebase) {
    this.#storage = storage
    this.#rebase = rebase
  }

  /**
   * `mustReadFirst`: some may be in the log, because storage has refused them before, or another
   * tab has tried to store them.
   */
  async write(
    events: readonly UnwrittenEvent[],
    { meta, known, mustReadFirst }: Job & { readonly mustReadFirst: boolean },
  ): Promise<AppendedRows> {
    // The log may hold these events by now: another tab has fetched them from the server.
    if (!this.#mayBeStored && !mustReadFirst) {
      try {
        return await this.#writeDirectly(events, { meta, known })
      } catch (error) {
        // A full disk keeps nothing of a transaction; after anything else the rows may be there.
        if (isQuotaError(error) && !this.#mayBeStored) throw error
        this.#mayBeStored = true
      }
    }
    const written = await this.#readThenWrite(events, { meta, known })
    this.#mayBeStored = false
    return written
  }

  async #writeDirectly(
    events: readonly UnwrittenEvent[],
    { meta, known }: Job,
  ): Promise<AppendedRows> {
    const rows = await this.#storage.append(() => encodeRows(events, meta))
    const [first, last] = [rows[0] ?? known, rows.at(-1) ?? known]
    if (first <= known + 1)
      return { peerRows: noPeerRows(known), own: placeEvents(events, rows), row: last }
    // Stored. If the rows before them can't be read, they must not be written again.
    this.#mayBeStored = true
    const peerRows = await readPeerRowsBetween(this.#storage, known, first)
    const own = placeEvents(this.#rebase(peerRows.events, events), rows)
    if (own.some(({ back }, at) => back !== events[at]?.back))
      await this.#rewriteInverses(own, meta)
    this.#mayBeStored = false
    return { peerRows, own, row: last }
  }

  /**
   * They are stored; only their way back is another one behind the others'. Cut off before that,
   * undo knows what their author saw.
   */
  async #rewriteInverses(own: readonly LogEnvelope[], meta: RowMeta): Promise<void> {
    const rows = [...Map.groupBy(own, ({ seq }) => rowOf(seq))]
    await this.#storage.write(['log'], 'relaxed', async (transaction) => {
      await Promise.all(
        rows.map(async ([row, events], nth) =>
          transaction.put('log', encodeRow(events, nth === 0 ? meta : noRowMeta), row),
        ),
      )
    })
  }

  async #readThenWrite(
    events: readonly UnwrittenEvent[],
    { meta, known }: Job,
  ): Promise<AppendedRows> {
    return this.#storage.write(['log', 'meta'], 'relaxed', async (transaction) => {
      const peerRows = await readPeerRows(transaction, known)
      const isThere = new Set(peerRows.events.map((event) => event.id))
      const fresh =
        peerRows.events.length === 0
          ? events
          : this.#rebase(
              peerRows.events,
              events.filter(({ id }) => !isThere.has(id)),
            )
      const rows = await Promise.all(
        encodeRows(fresh, meta).map(async (row) => Number(await transaction.put('log', row))),
      )
      return { peerRows, own: placeEvents(fresh, rows), row: rows.at(-1) ?? peerRows.row }
    })
  }
}
