/** Objects as files: the key is the path below the folder. */
import { createHash, randomBytes } from 'node:crypto'
import { constants, openAsBlob } from 'node:fs'
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
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

export function folderStore(root: string): ObjectStore {
  const pathOf = (key: string): string => join(root, checkKey(key))
  const head = async (key: string): Promise<ObjectFacts | null> => {
    const found = await stat(pathOf(key)).catch(nullWhenMissing)
    return found?.isFile() === true ? { key, size: found.size, modifiedAt: found.mtimeMs } : null
  }
  return {
    head,
    put: (key, content) => writeObject(pathOf(key), content),
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
  path: string,
  content: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<StoredObject> {
  const hash = createHash('sha256')
  let size = 0
  await writeFileWhole(path, async (file) => {
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
 * survives too.
 */
async function writeFileWhole(
  path: string,
  write: (file: FileHandle) => Promise<void>,
): Promise<void> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true })
  const draft = `${path}.${randomBytes(6).toString('hex')}.draft`
  // Mails with one-time links are among them.
  const file = await open(draft, 'w', 0o600)
  try {
    await write(file)
    await file.sync()
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  } finally {
    await file.close()
  }
  await rename(draft, path)
  await syncFolder(folder)
}

/** Windows cannot open folders; there the rename alone must do. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, constants.O_RDONLY)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
