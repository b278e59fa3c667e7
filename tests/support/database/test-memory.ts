/** Where tests keep a store that ends with them: nothing there waits for a disk. */
import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY_FOLDER = '/dev/shm'
/** A run needs some 100 MB at once. */
const MIN_FREE_BYTES = 4 * 1024 ** 3

/** The memory of the machine, else its folder for passing files. */
export function memoryFolder(): string {
  if (!existsSync(MEMORY_FOLDER)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER)
  return bavail * bsize >= MIN_FREE_BYTES ? MEMORY_FOLDER : tmpdir()
}
