/**
 * The journal's files: in the origin's private file system, each held by one tab alone and written
 * by a worker of it, for only workers may write at once. A browser that has no such files, or
 * refuses them, has no journal: then a change is safe when the log has it.
 */
import { fileName, journalFolder, keepMark, keptMark, removeName, slotsOf } from './folder.ts'
import type { FromJournalWorker, ToJournalWorker } from './journal-worker.ts'

/** A file that this tab holds alone, until it lets go of it or dies. */
export interface JournalFile {
  /** Its place among the partition's files. */
  readonly slot: number
  /** As it was found. */
  readonly content: Uint8Array
  /** Resolves when a kill of the browser can't take the bytes any more (a power cut may). */
  write(at: number, bytes: ArrayBuffer): Promise<void>
  /** Nothing of it is needed any more: it is emptied, and another tab may take it. */
  release(): void
  /** Another tab may take it as it is. */
  leave(): void
}

export interface JournalFiles {
  /** All files of the partition that nobody holds; a new one where this tab would have none. */
  take(): Promise<readonly JournalFile[]>
  /** Of the database that the files are for, as it was kept last; null = never. */
  mark(): Promise<number | null>
  keepMark(mark: number): Promise<void>
  /** Lets go of all, and takes none any more. */
  close(): Promise<void>
}

/** Of a browser, by partition. */
export interface Journals {
  open(partition: string): JournalFiles
  /** Deletes what no living tab holds. */
  remove(partition: string): Promise<void>
}

const PATIENCE_MS = 10_000
const CLOSING_MS = 1_000

/** Null: this browser has no files for it. */
export function browserJournals(): Journals | null {
  if (
    typeof Worker === 'undefined' ||
    typeof navigator === 'undefined' ||
    navigator.storage?.getDirectory === undefined
  )
    return null
  return { open: (partition) => new WorkerFiles(partition), remove: removeFiles }
}

class WorkerFiles implements JournalFiles {
  #worker: Worker | null = null
  #isClosed = false
  readonly #asked = new Map<number, PromiseWithResolvers<FromJournalWorker>>()
  readonly #partition: string
  #serial = 0

  constructor(partition: string) {
    this.#partition = partition
  }

  async take(): Promise<readonly JournalFile[]> {
    if (this.#isClosed) throw new Error('The journal is closed.')
    this.#worker ??= this.#start()
    // What it takes after that would be held by nobody.
    const timer = setTimeout(
      () => this.#end(new Error('The journal’s worker does not answer.')),
      PATIENCE_MS,
    )
    const answer = await this.#ask((id) => ({
      type: 'take',
      id,
      partition: this.#partition,
    })).finally(() => clearTimeout(timer))
    return answer.type === 'taken'
      ? answer.files.map(({ slot, content }) => this.#file(slot, content))
      : []
  }

  async mark(): Promise<number | null> {
    return keptMark(this.#partition)
  }

  async keepMark(mark: number): Promise<void> {
    return keepMark(this.#partition, mark)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    if (this.#worker === null) return
    const timer = setTimeout(
      () => this.#end(new Error('The journal’s worker does not answer.')),
      CLOSING_MS,
    )
    await this.#ask((id) => ({ type: 'close', id })).catch(() => undefined)
    clearTimeout(timer)
    this.#end(new Error('The journal is closed.'))
  }

  #start(): Worker {
    const worker = new Worker(new URL('./journal-worker.ts', import.meta.url), {
      type: 'module',
      name: 'journal',
    })
    worker.onmessage = ({ data }: MessageEvent<FromJournalWorker>) => {
      const asked = this.#asked.get(data.id)
      this.#asked.delete(data.id)
      if (data.type === 'failed') asked?.reject(new Error(data.message))
      else asked?.resolve(data)
    }
    worker.onerror = ({ message }) =>
      this.#end(new Error(`The journal’s worker has failed: ${message}`))
    return worker
  }

  #file(slot: number, content: Uint8Array): JournalFile {
    return {
      slot,
      content,
      write: async (at, bytes) =>
        void (await this.#ask((id) => ({ type: 'write', id, slot, at, bytes }), [bytes])),
      release: () => this.#tell({ type: 'release', slot, isKept: false }),
      leave: () => this.#tell({ type: 'release', slot, isKept: true }),
    }
  }

  async #ask(
    message: (id: number) => ToJournalWorker,
    moved: Transferable[] = [],
  ): Promise<FromJournalWorker> {
    this.#serial += 1
    const asked = Promise.withResolvers<FromJournalWorker>()
    this.#asked.set(this.#serial, asked)
    this.#worker?.postMessage(message(this.#serial), moved)
    return asked.promise
  }

  #tell(message: ToJournalWorker): void {
    this.#worker?.postMessage(message)
  }

  /** The browser closes what it held. */
  #end(error: Error): void {
    this.#worker?.terminate()
    this.#worker = null
    this.#isClosed = true
    for (const { reject } of this.#asked.values()) reject(error)
    this.#asked.clear()
  }
}

async function removeFiles(partition: string): Promise<void> {
  const folder = await journalFolder()
  await keepMark(partition, null)
  // What a living tab holds stays: the database that its records are meant for is gone, so nobody
  // will read them.
  for (const slot of await slotsOf(folder, partition))
    await removeName(folder, fileName(partition, slot))
}
