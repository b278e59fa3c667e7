/**
 * Bytes that a browser writes. `FileGrowth` looks at the files of one origin's databases many times
 * a second and adds up what they grow by: a LevelDB log only grows, a large value becomes a file of
 * its own, and a file that goes gives nothing back. Its sorted tables are left out: they are
 * written later, in the background, for whatever is in the log. Databases that write inside of a
 * file (OPFS) don't grow: there `processWrites` says what all processes of the browser have handed
 * to the kernel.
 */
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const LOOK_MS = 4

export class FileGrowth {
  readonly #folders: readonly string[]
  readonly #sizes = new Map<string, number>()
  #grown = 0
  #timer: NodeJS.Timeout | null = null

  constructor(folders: readonly string[]) {
    this.#folders = folders
  }

  start(): void {
    this.#sizes.clear()
    this.#look()
    this.#grown = 0
    this.#timer = setInterval(() => this.#look(), LOOK_MS)
  }

  stop(): number {
    if (this.#timer !== null) clearInterval(this.#timer)
    this.#look()
    return this.#grown
  }

  #look(): void {
    for (const file of this.#folders.flatMap(filesBelow).filter((name) => !name.endsWith('.ldb'))) {
      const size = sizeOf(file)
      const before = this.#sizes.get(file) ?? 0
      if (size > before) this.#grown += size - before
      this.#sizes.set(file, size)
    }
  }
}

/** Where Chromium keeps the IndexedDB of an origin. */
export function databaseFolders(profile: string, origin: string): string[] {
  const name = new URL(origin).origin.replace('://', '_').replace(':', '_')
  return ['leveldb', 'blob'].map((kind) =>
    join(profile, 'Default', 'IndexedDB', `${name}.indexeddb.${kind}`),
  )
}

export function processWrites(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + writtenBy(pid), 0)
}

function writtenBy(pid: number): number {
  try {
    return Number(/wchar: (\d+)/.exec(readFileSync(`/proc/${pid}/io`, 'utf8'))?.[1] ?? 0)
  } catch {
    // It has ended meanwhile.
    return 0
  }
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
  } catch {
    // Not made yet, or a folder that goes while it is read.
    return []
  }
}

function sizeOf(file: string): number {
  try {
    return statSync(file).size
  } catch {
    return 0
  }
}
