/**
 * Pictures, videos and fonts in the object store. Names are unguessable and their content never changes, because Pinterest fetches them without
 * cookies and caches hold them for ever.
 */
import { randomBytes } from 'node:crypto'
import type { VideoExtension } from '#core/media/read-movie.ts'
import { memoryStore } from '../../objects/memory-store.ts'
import type { ObjectStore, StoredFile } from '../../objects/object-store.ts'

export interface PictureFiles {
  /** Resolves when the bytes would survive a crash. */
  put: (name: string, bytes: Uint8Array) => Promise<void>
  get: (name: string) => Promise<Uint8Array | null>
  /** As `put`, of a file that is too large for the memory. Rejects with what the chunks throw. */
  putStream: (name: string, chunks: AsyncIterable<Uint8Array>) => Promise<void>
  /** Its bytes are read when they are asked for. */
  openFile: (name: string) => Promise<StoredFile | null>
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

/** The public address of a file; a path on our own server. */
export const mediaUrl = (name: string): string => `/media/${name}`

const PREFIX = 'pictures/'

/** Two letters deep: a folder of a hundred thousand entries is slow to list and to copy. */
export function pictureKey(name: string): string {
  if (!isFileName(name) && !draftPattern.test(name))
    throw new Error(`Not a file name of ours: ${name}`)
  return `${PREFIX}${name.slice(0, 2)}/${name}`
}

export function pictureFiles(objects: ObjectStore): PictureFiles {
  const put = async (
    name: string,
    content: Uint8Array | AsyncIterable<Uint8Array>,
  ): Promise<void> => void (await objects.put(pictureKey(name), content))
  return {
    put,
    putStream: put,
    get: async (name) => objects.get(pictureKey(name)),
    openFile: async (name) => objects.open(pictureKey(name)),
    remove: async (name) => objects.remove(pictureKey(name)),
    olderThan: async (time) => {
      const old: string[] = []
      for await (const { key, modifiedAt } of objects.list(PREFIX)) {
        const name = key.slice(key.lastIndexOf('/') + 1)
        const isOurs = isFileName(name) || draftPattern.test(name)
        if (isOurs && modifiedAt < time) old.push(name)
      }
      return old
    },
  }
}

/** For the command line and tests, where nothing is swept. */
export const memoryFiles = (): PictureFiles => ({
  ...pictureFiles(memoryStore()),
  olderThan: async () => [],
})
