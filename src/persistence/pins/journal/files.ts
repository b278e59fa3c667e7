/**
 * The journal's files: in the origin's private file system, each held by one tab alone and written
 * by a worker of it, for only workers may write at once. A browser that has no such files, or
 * refuses them, has no journal: then a change is safe when the log has it.
 */
import { fileName, journalFolder, saveMark, readMark, removeName, slotsOf } from './folder.ts'
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
  releaseUnchanged(): void
}

export interface JournalFiles {
  /** All files of the partition that no tab holds; a new one when this tab would have none. */
  acquire(): Promise<readonly JournalFile[]>
  /** Of the database that the files are for, as it was kept last; null = never. */
  readMark(): Promise<number | null>
  saveMark(mark: number): Promise<void>
  /** Lets go of all, and takes none any more. */
  close(): Promise<void>
}

/** Of a browser, by partition. */
export interface Journals {
  open(partition: string): JournalFiles
  /** Deletes what no living tab holds. */
  remove(partition: string): Promise<void>
}

const ANSWER_TIMEOUT_MS = 10_000
const CLOSE_TIMEOUT_MS = 1_000

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
  readonly #pendingRequests = new Map<number, PromiseWithResolvers<FromJournalWorker>>()
  readonly #partition: string
  #serial = 0

  constructor(partition: string) {
    this.#partition = partition
  }

  async acquire(): Promise<readonly JournalFile[]> {
    if (this.#isClosed) throw new Error('The journal is closed.')
    this.#worker ??= this.#start()
    // A file taken after that would have no holder.
    const timer = setTimeout(
      () => this.#terminate(new Error('The journal’s worker does not answer.')),
      ANSWER_TIMEOUT_MS,
    )
    const answer = await this.#request((id) => ({
      type: 'take',
      id,
      partition: this.#partition,
    })).finally(() => clearTimeout(timer))
    return answer.type === 'taken'
      ? answer.files.map(({ slot, content }) => this.#file(slot, content))
      : []
  }

  async readMark(): Promise<number | null> {
    return readMark(this.#partition)
  }

  async saveMark(mark: number): Promise<void> {
    return saveMark(this.#partition, mark)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    if (this.#worker === null) return
    const timer = setTimeout(
      () => this.#terminate(new Error('The journal’s worker does not answer.')),
      CLOSE_TIMEOUT_MS,
    )
    await this.#request((id) => ({ type: 'close', id })).catch(() => undefined)
    clearTimeout(timer)
    this.#terminate(new Error('The journal is closed.'))
  }

  #start(): Worker {
    const worker = new Worker(new URL('./journal-worker.ts', import.meta.url), {
      type: 'module',
      name: 'journal',
    })
    worker.onmessage = ({ data }: MessageEvent<FromJournalWorker>) => {
      const asked = this.#pendingRequests.get(data.id)
      this.#pendingRequests.delete(data.id)
      if (data.type === 'failed') asked?.reject(new Error(data.message))
      else asked?.resolve(data)
    }
    worker.onerror = ({ message }) =>
      this.#terminate(new Error(`The journal’s worker has failed: ${message}`))
    return worker
  }

  #file(slot: number, content: Uint8Array): JournalFile {
    return {
      slot,
      content,
      write: async (at, bytes) =>
        void (await this.#request((id) => ({ type: 'write', id, slot, at, bytes }), [bytes])),
      release: () => this.#post({ type: 'release', slot, isKept: false }),
      releaseUnchanged: () => this.#post({ type: 'release', slot, isKept: true }),
    }
  }

  async #request(
    message: (id: number) => ToJournalWorker,
    moved: Transferable[] = [],
  ): Promise<FromJournalWorker> {
    this.#serial += 1
    const asked = Promise.withResolvers<FromJournalWorker>()
    this.#pendingRequests.set(this.#serial, asked)
    this.#worker?.postMessage(message(this.#serial), moved)
    return asked.promise
  }

  #post(message: ToJournalWorker): void {
    this.#worker?.postMessage(message)
  }

  /** The browser closes what it held. */
  #terminate(error: Error): void {
    this.#worker?.terminate()
    this.#worker = null
    this.#isClosed = true
    for (const { reject } of this.#pendingRequests.values()) reject(error)
    this.#pendingRequests.clear()
  }
}

async function removeFiles(partition: string): Promise<void> {
  const folder = await journalFolder()
  await saveMark(partition, null)
  // Files that a running tab has open are left: the database that their records belong to is gone,
  // so they are never read.
  for (const slot of await slotsOf(folder, partition))
    await removeName(folder, fileName(partition, slot))
}
