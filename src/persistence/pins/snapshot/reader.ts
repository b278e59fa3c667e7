/**
 * Reads the partition's rows for the log, and sets bad ones aside with one warning a reading. What
 * it gives is as it was stored; what has happened meanwhile is the log's business.
 */
import type { LogEnvelope } from '#core/pins/events/pin.events.ts'
import { requireRefetch, quarantine } from '../damage.ts'
import type { DamagedRow } from '../damage.ts'
import { readHistoryRows, readStored, readWhole } from './read.ts'
import type { Stored, WholeSnapshot } from './read.ts'
import type { LogStorage } from '../log/database.ts'

export interface ReaderParts {
  readonly storage: LogStorage
  readonly accountId: string
  readonly idle: () => Promise<void>
  readonly warn: (message: string, error?: unknown) => void
}

/** The other chunks, and what the log keeps for the history. */
export interface StoredRest {
  readonly whole: WholeSnapshot | null
  readonly older: readonly LogEnvelope[]
}

export class StoredReader {
  readonly #parts: ReaderParts

  constructor(parts: ReaderParts) {
    this.#parts = parts
  }

  /** What the first paint needs; null = the storage can't be read. */
  async readFront(): Promise<Stored | null> {
    try {
      const stored = await readStored(this.#parts.storage)
      await this.#quarantine(stored.bad)
      return stored
    } catch (error) {
      this.#parts.warn('The stored pins could not be read.', error)
      return null
    }
  }

  /**
   * `moved`: another tab has written the next snapshot, begin again. Null = it can't be read to the
   * end.
   */
  async readRest({
    snapshot,
    olderThan,
  }: Pick<Stored, 'snapshot' | 'olderThan'>): Promise<StoredRest | 'moved' | null> {
    const { storage, accountId, idle, warn } = this.#parts
    try {
      const whole =
        snapshot === null ? null : await readWhole(storage, { accountId, snapshot }, idle)
      if (whole === null && snapshot !== null) return 'moved'
      await this.#quarantine(whole?.bad ?? [])
      return { whole, older: await readHistoryRows(storage, olderThan, idle) }
    } catch (error) {
      warn('The stored pins could not be read to the end.', error)
      return null
    }
  }

  /** The server's list is wanted, also by the next load. */
  async requireRefetch(): Promise<void> {
    await requireRefetch(this.#parts.storage).catch((error: unknown) =>
      this.#parts.warn('That pins are to be fetched again could not be noted.', error),
    )
  }

  async #quarantine(bad: readonly DamagedRow[]): Promise<void> {
    if (bad.length === 0) return
    this.#parts.warn(
      `${bad.length} stored entries of pins are corrupt: they are set aside and the pins fetched again.`,
      bad[0]?.why,
    )
    // Where there is no room for it, it is found again by the next reading.
    await quarantine(this.#parts.storage, bad).catch((error: unknown) =>
      this.#parts.warn('Corrupt entries of pins could not be set aside.', error),
    )
  }
}
