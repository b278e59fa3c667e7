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
import type { PinLogWriter } from '../log/writer.ts'

/** A page that is loaded anew finds the file of the one before it still held. ms */
const SECOND_LOOK_MS = 2_000
/** How often a living tab looks for the file of one that died. ms */
const LOOK_MS = 10_000

export interface RecoveryParts {
  readonly files: JournalFiles | null
  readonly journal: PinJournal
  readonly storage: LogStorage
  readonly writer: PinLogWriter
  /** Takes in what other tabs have written; called inside the writer's queue. */
  readonly catchUp: () => Promise<void>
  /** Whether the log has had it, as another tab's or as the server's word. */
  readonly isKnown: (id: string) => boolean
  /** As any change, but storage may have some of them. Resolves when it has all, or refuses. */
  readonly append: (events: readonly UnwrittenEvent[], reach: JournalReach) => Promise<void>
  readonly onChange: () => void
  readonly isOver: () => boolean
  readonly warn: (message: string, error?: unknown) => void
}

interface Found extends Recovered {
  readonly file: JournalFile
}

export class PinRecovery {
  readonly #parts: RecoveryParts
  #mark: number | null = null
  #hasOwn = false
  #isRefused = false
  #lastLook = 0
  #running: Promise<number | null> | null = null
  #timer: ReturnType<typeof setTimeout> | null = null

  constructor(parts: RecoveryParts) {
    this.#parts = parts
  }

  /**
   * When the book is whole. Gives how many events came back; null = nobody knows what the files
   * hold.
   */
  async open(): Promise<number | null> {
    if (this.#parts.files === null || this.#parts.isOver()) return 0
    const count = await this.look()
    this.#lookIn(SECOND_LOOK_MS)
    return count
  }

  /** When the page is seen again, and the like: another tab may have died meanwhile. */
  lookSoon(): void {
    if (
      this.#timer !== null &&
      !this.#isRefused &&
      performance.now() - this.#lastLook > SECOND_LOOK_MS
    )
      void this.look()
  }

  async look(): Promise<number | null> {
    this.#lastLook = performance.now()
    this.#running ??= this.#recover().finally(() => (this.#running = null))
    return this.#running
  }

  /** No further look begins, and the one that is under way puts nothing into the log. */
  async close(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#parts.journal.end()
    await this.#parts.files?.close()
  }

  #lookIn(pause: number): void {
    if (this.#isRefused || this.#parts.isOver()) return
    this.#timer = setTimeout(() => void this.look().then(() => this.#lookIn(LOOK_MS)), pause)
  }

  async #recover(): Promise<number | null> {
    const { files, isOver, warn } = this.#parts
    try {
      if (files === null) return null
      const mark = (this.#mark ??= await this.#databaseMark(files))
      if (isOver()) return null
      return await this.#takeIn(await files.take(), mark)
    } catch (error) {
      // Without a journal a change is safe when the log has it.
      if (!isOver())
        warn('The journal of pins could not be opened: changes are stored without it.', error)
      this.#isRefused = true
      return null
    }
  }

  async #takeIn(taken: readonly JournalFile[], mark: number): Promise<number | null> {
    const { writer, isOver, warn } = this.#parts
    if (taken.length === 0) return 0
    const found = await writer
      .enqueue(async () => (isOver() ? null : this.#readInTurn(taken, mark)))
      .catch((error: unknown) => {
        warn(
          'What another tab has left could not be looked at: it is kept for the next time.',
          error,
        )
        return null
      })
    if (found !== null && !isOver()) return this.#putIntoLog(found, mark)
    for (const file of taken) file.leave()
    return null
  }

  /** What a dying tab has stored in its last moment is read first. */
  async #readInTurn(taken: readonly JournalFile[], mark: number): Promise<Found[]> {
    const { catchUp, journal } = this.#parts
    await catchUp()
    return taken.map((file) => ({ file, ...recover(file, { mark, reach: journal.reach }) }))
  }

  async #putIntoLog(found: readonly Found[], mark: number): Promise<number | null> {
    const { append, isKnown, journal, onChange } = this.#parts
    for (const { file, isForeign } of found) if (isForeign) file.leave()
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
    for (const one of done) this.#use(one, mark)
    if (lost.length > 0) onChange()
    return done.length < found.length
      ? null
      : lost.reduce((count, { events }) => count + events.length, 0)
  }

  /** The log has all of it: the first one becomes the file of this tab. */
  #use({ file, last }: Found, mark: number): void {
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
    const kept = await files.mark()
    const mark = await this.#storedMark(kept)
    // Without it the journal is as good as long as the database is there.
    if (mark !== kept)
      await files
        .keepMark(mark)
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
