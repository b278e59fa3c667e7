/**
 * Holds a partition's journal files and writes into them, each answer after the bytes are with the
 * system. A file that is open here can be opened nowhere else; the browser closes it when this
 * worker, its tab or the browser itself dies.
 */
import { fileName, journalFolder, slotsOf } from './folder.ts'

export type ToJournalWorker =
  | { readonly type: 'take'; readonly id: number; readonly partition: string }
  | {
      readonly type: 'write'
      readonly id: number
      readonly slot: number
      readonly at: number
      readonly bytes: ArrayBuffer
    }
  | { readonly type: 'release'; readonly slot: number; readonly isKept: boolean }
  | { readonly type: 'close'; readonly id: number }

export type FromJournalWorker =
  | {
      readonly type: 'taken'
      readonly id: number
      readonly files: readonly { readonly slot: number; readonly content: Uint8Array }[]
    }
  | { readonly type: 'written' | 'closed'; readonly id: number }
  | { readonly type: 'failed'; readonly id: number; readonly message: string }

/** Workers only: the types of a page don't have it. Sizes and places in bytes. */
interface OpenFile {
  getSize(): number
  read(buffer: Uint8Array, options: { at: number }): number
  write(data: ArrayBuffer, options: { at: number }): number
  truncate(size: number): void
  close(): void
}

interface WorkerFileHandle extends FileSystemFileHandle {
  createSyncAccessHandle(): Promise<OpenFile>
}

/** The error names of browsers for a file that is open elsewhere. */
const BUSY = new Set(['NoModificationAllowedError', 'InvalidStateError'])
const openFiles = new Map<number, OpenFile>()
/**
 * After a failure nothing more is written: a later record must not be there without an earlier one.
 */
const broken = new Set<number>()

self.onmessage = ({ data }: MessageEvent<ToJournalWorker>) => {
  void handleMessage(data)
}

async function handleMessage(message: ToJournalWorker): Promise<void> {
  if (message.type === 'close') {
    closeAll()
    respond({ type: 'closed', id: message.id })
  } else if (message.type === 'release') release(message)
  else {
    try {
      if (message.type === 'take')
        respond({ type: 'taken', id: message.id, files: await acquireFiles(message.partition) })
      else {
        write(message)
        respond({ type: 'written', id: message.id })
      }
    } catch (error) {
      respond({
        type: 'failed',
        id: message.id,
        message: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
      })
    }
  }
}

function respond(message: FromJournalWorker): void {
  self.postMessage(message)
}

async function acquireFiles(partition: string): Promise<{ slot: number; content: Uint8Array }[]> {
  const folder = await journalFolder()
  const slots = await slotsOf(folder, partition)
  const files: { slot: number; content: Uint8Array }[] = []
  const tryOne = async (slot: number): Promise<void> => {
    const file = openFiles.has(slot) ? null : await open(folder, fileName(partition, slot))
    if (file === null) return
    openFiles.set(slot, file)
    const content = new Uint8Array(file.getSize())
    file.read(content, { at: 0 })
    files.push({ slot, content })
  }
  for (const slot of slots)
    await tryOne(slot).catch((error: unknown) =>
      console.warn('A journal file could not be opened.', error),
    )
  // Another tab may be making the same one: then the next.
  for (let slot = 0; openFiles.size === 0 && slot <= slots.length + 8; slot += 1)
    if (!slots.includes(slot)) await tryOne(slot)
  return files
}

/** Null: another tab holds it. */
async function open(folder: FileSystemDirectoryHandle, name: string): Promise<OpenFile | null> {
  const handle = (await folder.getFileHandle(name, { create: true })) as WorkerFileHandle
  try {
    return await handle.createSyncAccessHandle()
  } catch (error) {
    if (error instanceof DOMException && BUSY.has(error.name)) return null
    throw error
  }
}

function write({ slot, at, bytes }: Extract<ToJournalWorker, { type: 'write' }>): void {
  const file = openFiles.get(slot)
  if (file === undefined || broken.has(slot)) throw new Error('The journal file is not open.')
  broken.add(slot)
  const size = bytes.byteLength
  if (file.write(bytes, { at }) !== size)
    throw new Error('The journal file could not be written to the end.')
  broken.delete(slot)
}

function release({ slot, isKept }: Extract<ToJournalWorker, { type: 'release' }>): void {
  const file = openFiles.get(slot)
  openFiles.delete(slot)
  broken.delete(slot)
  try {
    if (!isKept) file?.truncate(0)
  } finally {
    file?.close()
  }
}

function closeAll(): void {
  for (const file of openFiles.values()) file.close()
  openFiles.clear()
}
