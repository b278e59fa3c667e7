/**
 * The journal files of a browser that lives in memory: each held by one tab alone, until that lets
 * go of it or dies.
 */
import type { JournalFile, JournalFiles } from '../../../src/persistence/pins/journal/files.ts'
import { HALF_BYTES } from '../../../src/persistence/pins/journal/record.ts'

interface Kept {
  bytes: Uint8Array
  holder: object | null
}

/** A tab's way to them. `kill`: nothing it writes arrives any more, and what it held is free. */
export interface TabFiles extends JournalFiles {
  kill(): void
}

/** `former`: files of tabs that have died, and the mark of their database. */
export function memoryJournals(
  former: { readonly mark: number | null; readonly files: readonly Uint8Array[] } = {
    mark: null,
    files: [],
  },
) {
  const slots: Kept[] = former.files.map((bytes) => ({ bytes, holder: null }))
  const tabs: TabFiles[] = []
  const kept: { mark: number | null } = { mark: former.mark }
  /** `isFull`: it refuses what is written. */
  const open = (
    _partition: string,
    disk: { readonly isFull: boolean } = { isFull: false },
  ): TabFiles => {
    const files = new MemoryFiles({ slots, kept }, disk)
    tabs.push(files)
    return files
  }
  const remove = async (): Promise<void> => {
    slots.splice(0)
    kept.mark = null
  }
  /** The browser gives no files any more. */
  const refuse = (): void => {
    slots.push = () => {
      throw new DOMException('refused', 'SecurityError')
    }
  }
  const killAll = (): void => tabs.splice(0).forEach((files) => files.kill())
  return { open, remove, refuse, killAll, kept, slots: slots as readonly Kept[] }
}

class MemoryFiles implements TabFiles {
  readonly #slots: Kept[]
  readonly #kept: { mark: number | null }
  readonly #disk: { readonly isFull: boolean }
  #isDead = false
  #isClosed = false

  constructor(
    { slots, kept }: { slots: Kept[]; kept: { mark: number | null } },
    disk: { readonly isFull: boolean },
  ) {
    this.#slots = slots
    this.#kept = kept
    this.#disk = disk
  }

  async acquire(): Promise<readonly JournalFile[]> {
    await soon()
    if (this.#isDead) return new Promise(() => undefined)
    if (this.#isClosed) throw new Error('The journal is closed.')
    const isHolding = this.#slots.some(({ holder }) => holder === this)
    const free = this.#slots.filter(({ holder }) => holder === null)
    if (free.length === 0 && !isHolding) {
      const fresh: Kept = { bytes: new Uint8Array(), holder: null }
      this.#slots.push(fresh)
      free.push(fresh)
    }
    return free.map((kept) => this.#hold(kept))
  }

  async readMark(): Promise<number | null> {
    return this.#kept.mark
  }

  async saveMark(mark: number): Promise<void> {
    this.#kept.mark = mark
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#letGo()
  }

  kill(): void {
    this.#isDead = true
    this.#letGo()
  }

  #letGo(): void {
    for (const kept of this.#slots) if (kept.holder === this) kept.holder = null
  }

  #hold(kept: Kept): JournalFile {
    kept.holder = this
    return {
      slot: this.#slots.indexOf(kept),
      content: kept.bytes.slice(),
      write: async (at, bytes) => {
        await soon()
        if (this.#isDead) return new Promise(() => undefined)
        if (this.#disk.isFull || kept.holder !== this)
          throw new DOMException('full', 'QuotaExceededError')
        const longer = new Uint8Array(
          Math.min(2 * HALF_BYTES, Math.max(kept.bytes.length, at + bytes.byteLength)),
        )
        longer.set(kept.bytes)
        longer.set(new Uint8Array(bytes), at)
        kept.bytes = longer
        return soon()
      },
      release: () => {
        kept.bytes = new Uint8Array()
        kept.holder = null
      },
      releaseUnchanged: () => {
        kept.holder = null
      },
    }
  }
}

async function soon(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
}
