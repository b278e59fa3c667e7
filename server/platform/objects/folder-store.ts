/** Objects as files: the key is the path below the folder. */
import { createHash, randomBytes } from 'node:crypto'
import { constants, openAsBlob } from 'node:fs'
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { nullWhenMissing } from '../disk/missing-file.ts'
import {
  checkKey,
  checkPrefix,
  contentTypeOf,
  isBytes,
  isKey,
  type ObjectFacts,
  type ObjectStore,
  type StoredObject,
} from './object-store.ts'

interface OpenFile {
  writeFile(chunk: Uint8Array): Promise<void>
  sync(): Promise<void>
  close(): Promise<void>
}

/** How objects are written; another one in a test of power loss. */
export interface FolderDisk {
  mkdir(path: string, options: { readonly recursive: true }): Promise<string | undefined>
  open(path: string, flags: string | number, mode?: number): Promise<OpenFile>
  rename(from: string, to: string): Promise<void>
  rm(path: string, options: { readonly force: true }): Promise<void>
}

interface Writing {
  readonly disk: FolderDisk
  /** Absolute. */
  readonly base: string
  /** Folders whose names are known to be synced. */
  readonly named: Set<string>
}

const MAX_NAMED = 10_000

export function folderStore(
  root: string,
  disk: FolderDisk = { mkdir, open, rename, rm },
): ObjectStore {
  const writing: Writing = { disk, base: resolve(root), named: new Set() }
  const pathOf = (key: string): string => join(writing.base, checkKey(key))
  const head = async (key: string): Promise<ObjectFacts | null> => {
    const found = await stat(pathOf(key)).catch(nullWhenMissing)
    return found?.isFile() === true ? { key, size: found.size, modifiedAt: found.mtimeMs } : null
  }
  return {
    head,
    put: (key, content) => writeObject(writing, pathOf(key), content),
    get: (key) => readFile(pathOf(key)).catch(nullWhenMissing),
    open: async (key) =>
      (await head(key)) === null ? null : openAsBlob(pathOf(key), { type: contentTypeOf(key) }),
    remove: (key) => rm(pathOf(key), { force: true }),
    removeAll: (prefix) => rm(join(root, checkPrefix(prefix)), { recursive: true, force: true }),
    list: (prefix) => listFolder(join(root, checkPrefix(prefix)), prefix, head),
    probe: () => access(root, constants.W_OK),
  }
}

/** Folder by folder: one that is removed meanwhile hides none of the others. */
async function* listFolder(
  folder: string,
  prefix: string,
  head: ObjectStore['head'],
): AsyncGenerator<ObjectFacts> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(nullWhenMissing)
  for (const entry of entries ?? []) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* listFolder(path, `${prefix}${entry.name}/`, head)
    if (!entry.isFile() || !isKey(`${prefix}${entry.name}`)) continue
    const found = await head(`${prefix}${entry.name}`)
    if (found !== null) yield found
  }
}

async function writeObject(
  writing: Writing,
  path: string,
  content: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<StoredObject> {
  const hash = createHash('sha256')
  let size = 0
  await writeFileWhole(writing, path, async (file) => {
    for await (const chunk of isBytes(content) ? [content] : content) {
      hash.update(chunk)
      size += chunk.byteLength
      await file.writeFile(chunk)
    }
  })
  return { size, sha256: hash.digest('hex') }
}

/**
 * Whole or not at all: written beside, synced, renamed, and the folder synced so that the name
 * survives too. So are the folders that have the names of new folders.
 */
async function writeFileWhole(
  writing: Writing,
  path: string,
  write: (file: OpenFile) => Promise<void>,
): Promise<void> {
  const { disk } = writing
  const folder = dirname(path)
  await makeFolder(writing, folder)
  const draft = `${path}.${randomBytes(6).toString('hex')}.draft`
  // Mails with one-time links are among them.
  const file = await disk.open(draft, 'w', 0o600)
  try {
    await write(file)
    await file.sync()
  } catch (error) {
    await disk.rm(draft, { force: true })
    throw error
  } finally {
    await file.close()
  }
  await disk.rename(draft, path)
  await syncFolder(disk, folder)
}

/**
 * The name of a folder survives by a sync of the one above it. It may have been made a moment ago by
 * another call, or by a process that was killed before its sync.
 */
async function makeFolder({ disk, base, named }: Writing, folder: string): Promise<void> {
  const first = await disk.mkdir(folder, { recursive: true })
  if (first === undefined && named.has(folder)) return
  const isBaseNew = first !== undefined && `${base}${sep}`.startsWith(`${first}${sep}`)
  const end = isBaseNew ? dirname(first) : base
  for (let made = folder; made !== end; made = dirname(made)) await syncFolder(disk, dirname(made))
  if (named.size >= MAX_NAMED) named.clear()
  named.add(folder)
}

/** Windows cannot open folders; there the rename alone must do. */
async function syncFolder(disk: FolderDisk, folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await disk.open(folder, constants.O_RDONLY)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
