/**
 * Where the bytes of pictures, videos and fonts lie: a folder here, an S3-compatible store when outgrown.
 * Names are unguessable and their content never changes, because Pinterest fetches them without
 * cookies and caches hold them for ever.
 */
import { randomBytes } from 'node:crypto'
import { constants, openAsBlob } from 'node:fs'
import { mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { VideoExtension } from '#core/media/read-movie.ts'
import { nullWhenMissing } from '../missing-file.ts'

export interface PictureFiles {
  /** Resolves when the bytes would survive a crash. */
  put: (name: string, bytes: Uint8Array) => Promise<void>
  get: (name: string) => Promise<Uint8Array | null>
  /** As `put`, of a file that is too large for the memory. Rejects with what the chunks throw. */
  putStream: (name: string, chunks: AsyncIterable<Uint8Array>) => Promise<void>
  /** Its bytes are read when they are asked for. */
  openBlob: (name: string) => Promise<Blob | null>
  /** Deleting what is gone is no error. */
  remove: (name: string) => Promise<void>
  /**
   * Names of files written before `time` (ms UTC), and of drafts that a crash left; anything else
   * in the store is passed over.
   */
  olderThan: (time: number) => Promise<string[]>
}

export type FileExtension = 'jpg' | 'png' | 'woff2' | 'woff' | 'ttf' | 'otf' | VideoExtension

export const newFileName = (extension: FileExtension): string =>
  `${randomBytes(16).toString('hex')}.${extension}`
const namePattern = /^[0-9a-f]{32}\.(jpg|png|woff2|woff|ttf|otf|mp4|mov|m4v)$/
const videoPattern = /\.(mp4|mov|m4v)$/
const draftPattern = /^[0-9a-f]{32}\.\w+\.[0-9a-f]{12}\.draft$/
export const isFileName = (name: string): boolean => namePattern.test(name)
export const isVideoName = (name: string): boolean => isFileName(name) && videoPattern.test(name)

const contentTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
  otf: 'font/otf',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  m4v: 'video/x-m4v',
}
export const contentTypeOf = (name: string): string =>
  contentTypes[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'

/** The public address of a file; a path on our own server. */
export const mediaUrl = (name: string): string => `/media/${name}`

/** Files two letters deep: a folder of a hundred thousand entries is slow to list and to copy. */
export function folderFiles(folder: string): PictureFiles {
  const pathOf = (name: string): string => {
    if (!isFileName(name) && !draftPattern.test(name))
      throw new Error(`Not a file name of ours: ${name}`)
    return join(folder, name.slice(0, 2), name)
  }
  return {
    put: (name, bytes) => writeWhole(pathOf(name), bytes),
    putStream: (name, chunks) => writeFileWhole(pathOf(name), (file) => writeChunks(file, chunks)),
    openBlob: async (name) => {
      const path = pathOf(name)
      const found = await stat(path).catch(nullWhenMissing)
      return found === null ? null : openAsBlob(path, { type: contentTypeOf(name) })
    },
    get: (name) => readFile(pathOf(name)).catch(nullWhenMissing),
    remove: (name) => rm(pathOf(name), { force: true }),
    olderThan: async (time) => {
      const names = await readdir(folder, { recursive: true }).catch(nullWhenMissing)
      const ours = (names ?? [])
        .map((path) => basename(path))
        .filter((name) => isFileName(name) || draftPattern.test(name))
      const old: string[] = []
      for (const name of ours) {
        const found = await stat(pathOf(name)).catch(nullWhenMissing)
        if (found !== null && found.mtimeMs < time) old.push(name)
      }
      return old
    },
  }
}

/** For the command line and tests. */
export function memoryFiles(): PictureFiles {
  const kept = new Map<string, Uint8Array>()
  return {
    put: async (name, bytes) => void kept.set(name, bytes),
    get: async (name) => kept.get(name) ?? null,
    putStream: async (name, chunks) => {
      const parts: Uint8Array[] = []
      for await (const chunk of chunks) parts.push(chunk)
      kept.set(name, Buffer.concat(parts))
    },
    openBlob: async (name) => {
      const bytes = kept.get(name)
      return bytes === undefined
        ? null
        : new Blob([new Uint8Array(bytes)], { type: contentTypeOf(name) })
    },
    remove: async (name) => void kept.delete(name),
    olderThan: async () => [],
  }
}

/**
 * Whole or not at all: written beside, synced, renamed, and the folder synced so that the name
 * survives too.
 */
export const writeWhole = (path: string, bytes: Uint8Array): Promise<void> =>
  writeFileWhole(path, (file) => file.writeFile(bytes))

async function writeFileWhole(
  path: string,
  write: (file: FileHandle) => Promise<void>,
): Promise<void> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true })
  const draft = `${path}.${randomBytes(6).toString('hex')}.draft`
  const file = await open(draft, 'w')
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

async function writeChunks(file: FileHandle, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const chunk of chunks) await file.writeFile(chunk)
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
