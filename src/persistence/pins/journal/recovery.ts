/**
 * Opens the journal of this tab, and puts into the log what the journals of tabs that died had not
 * got there: as changes of this tab's, so they have their place behind all that is stored. A file
 * is let go, or used again, only when the log has everything in it.
 */
import { recover } from './journal.ts'
import type { PinJournal, Recovered } from './journal.ts'
import type { JournalFile, JournalFiles } from './files.ts'
import type { UnwrittenEvent } from '../log/row.ts'
import { StoredJournal } from '../log/stored-rows.schema.ts'
import type { JournalReach } from '../log/stored-rows.schema.ts'
import type { LogStorage } from '../log/database.ts'
import type { LogWriter } from '../log/writer.ts'

/** A page that is reloaded finds the file of the one before it still held. ms */
const SECOND_SCAN_DELAY_MS = 2_000
/** How often a living tab looks for the file of one that died. ms */
const SCAN_INTERVAL_MS = 10_000

export interface RecoveryParts {
  readonly files: JournalFiles | null
  readonly journal: PinJournal
  readonly storage: LogStorage
  readonly writer: LogWriter
  /** Takes in what other tabs have written; called inside the writer's queue. */
  readonly catchUp: () => Promise<void>
  /** Whether the log has had it, as another tab's or as the server's word. */
  readonly isKnown: (id: string) => boolean
  /** As any change, but storage may have some of them. Resolves when it has all, or refuses. */
  readonly append: (events: readonly UnwrittenEvent[], reach: JournalReach) => Promise<void>
  readonly onChange: () => void
  readonly isClosed: () => boolean
  readonly warn: (message: string, error?: unknown) => void
}

interface Found extends Recovered {
  readonly file: JournalFile
}

export class JournalRecovery {
  readonly #parts: RecoveryParts
  #mark: number | null = null
  #hasOwn = false
  #isRefused = false
  #lastScanAt = 0
  #running: Promise<number | null> | null = null
  #timer: ReturnType<typeof setTimeout> | null = null

  constructor(parts: RecoveryParts) {
    this.#parts = parts
  }

  /**
   * Called when the book is complete. Resolves to the number of recovered events; null = the
   * content of the files is unknown.
   */
  async open(): Promise<number | null> {
    if (this.#parts.files === null || this.#parts.isClosed()) return 0
    const count = await this.scan()
    this.#scheduleScan(SECOND_SCAN_DELAY_MS)
    return count
  }

  /** When the page is seen again, and the like: another tab may have died meanwhile. */
  scanIfDue(): void {
    if (
      this.#timer !== null &&
      !this.#isRefused &&
      performance.now() - this.#lastScanAt > SECOND_SCAN_DELAY_MS
    )
      void this.scan()
  }

  async scan(): Promise<number | null> {
    this.#lastScanAt = performance.now()
    this.#running ??= this.#recover().finally(() => (this.#running = null))
    return this.#running
  }

  /** No further look begins, and the one that is under way puts nothing into the log. */
  async close(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#parts.journal.end()
    await this.#parts.files?.close()
  }

  #scheduleScan(pause: number): void {
    if (this.#isRefused || this.#parts.isClosed()) return
    this.#timer = setTimeout(
      () => void this.scan().then(() => this.#scheduleScan(SCAN_INTERVAL_MS)),
      pause,
    )
  }

  async #recover(): Promise<number | null> {
    const { files, isClosed: isOver, warn } = this.#parts
    try {
      if (files === null) return null
      const mark = (this.#mark ??= await this.#databaseMark(files))
      if (isOver()) return null
      return await this.#recoverFiles(await files.acquire(), mark)
    } catch (error) {
      // Without a journal a change is safe when the log has it.
      if (!isOver())
        warn('The journal of pins could not be opened: changes are stored without it.', error)
      this.#isRefused = true
      return null
    }
  }

  async #recoverFiles(taken: readonly JournalFile[], mark: number): Promise<number | null> {
    const { writer, isClosed: isOver, warn } = this.#parts
    if (taken.length === 0) return 0
    const found = await writer
      .enqueue(async () => (isOver() ? null : this.#readInQueue(taken, mark)))
      .catch((error: unknown) => {
        warn(
          'What another tab has left could not be looked at: it is kept for the next time.',
          error,
        )
        return null
      })
    if (found !== null && !isOver()) return this.#putIntoLog(found, mark)
    for (const file of taken) file.releaseUnchanged()
    return null
  }

  /** The last rows that a closing tab stored are read first. */
  async #readInQueue(taken: readonly JournalFile[], mark: number): Promise<Found[]> {
    const { catchUp, journal } = this.#parts
    await catchUp()
    return taken.map((file) => ({ file, ...recover(file, { mark, reach: journal.reach }) }))
  }

  async #putIntoLog(found: readonly Found[], mark: number): Promise<number | null> {
    const { append, isKnown, journal, onChange } = this.#parts
    for (const { file, isForeign } of found) if (isForeign) file.releaseUnchanged()
    const known = found.filter(({ isForeign }) => !isForeign)
    // Where several died, the later change of a field counts.
    const lost = known
      .filter(({ events }) => events.length > 0)
      .toSorted((a, b) => (a.events.at(-1)?.at ?? 0) - (b.events.at(-1)?.at ?? 0))
    const stored = lost.map(async ({ events, file, last }) =>
      append(
        events.filter(({ id }) => !isKnown(id)),
        new Map([[file.slot, last]]),
      ),
    )
    if (lost.length > 0) onChange()
    await Promise.all(stored)
    // Where storage has refused something, the file stays as it is.
    const done = known.filter(
      ({ file, events, last }) =>
        events.length === 0 || (journal.reach.get(file.slot) ?? 0) >= last,
    )
    for (const one of done) this.#adoptOrRelease(one, mark)
    if (lost.length > 0) onChange()
    return done.length < found.length
      ? null
      : lost.reduce((count, { events }) => count + events.length, 0)
  }

  /** The log has all of it: the first one becomes the file of this tab. */
  #adoptOrRelease({ file, last }: Found, mark: number): void {
    if (this.#hasOwn) return file.release()
    this.#hasOwn = true
    return this.#parts.journal.begin(file, { mark, last })
  }

  /**
   * Of this database: made when the first journal is opened for it. Where a browser has put an
   * empty one in its place (Chromium deletes what it cannot read after a crash), it gets the old
   * mark: the files' last changes, sent or not, come back, and the server knows those that it has.
   */
  async #databaseMark(files: JournalFiles): Promise<number> {
    const kept = await files.readMark()
    const mark = await this.#storedMark(kept)
    // Without it the journal is as good as long as the database is there.
    if (mark !== kept)
      await files
        .saveMark(mark)
        .catch((error: unknown) =>
          this.#parts.warn(
            'The mark of the stored pins could not be kept beside their journals.',
            error,
          ),
        )
    return mark
  }

  async #storedMark(kept: number | null): Promise<number> {
    const { storage } = this.#parts
    const stored = StoredJournal.safeParse(
      await storage.read(['meta'], async (transaction) => transaction.get('meta', 'journal')),
    )
    if (stored.success) return stored.data.mark
    const fresh = kept ?? crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
    return storage.write(['meta'], 'relaxed', async (transaction) => {
      const there = StoredJournal.safeParse(await transaction.get('meta', 'journal'))
      if (there.success) return there.data.mark
      await transaction.put('meta', { mark: fresh, reach: [] } satisfies StoredJournal, 'journal')
      return fresh
    })
  }
}
