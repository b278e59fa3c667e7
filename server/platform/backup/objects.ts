/** The files of a store: which are kept, copied from place to place, and what proves that they are equal. */
import { createHash } from 'node:crypto'
import type { ObjectFacts, ObjectStore, StoredObject } from '../objects/object-store.ts'

/** Thumbnails are made again when they are missing. */
const OBJECT_FOLDERS = ['pictures/', 'imports/', 'outbox/'] as const

export async function* listObjects(store: ObjectStore): AsyncGenerator<ObjectFacts> {
  for (const prefix of OBJECT_FOLDERS) yield* store.list(prefix)
}

/** Null: there is none. */
export async function copyObject(
  from: ObjectStore,
  to: ObjectStore,
  key: string,
): Promise<StoredObject | null> {
  const file = await from.open(key)
  return file === null ? null : to.put(key, file.slice(0, file.size).stream())
}

/** SHA-256 as hexadecimal digits. Null: there is none. */
export async function digestObject(store: ObjectStore, key: string): Promise<string | null> {
  const file = await store.open(key)
  if (file === null) return null
  const hash = createHash('sha256')
  for await (const chunk of file.slice(0, file.size).stream()) hash.update(chunk)
  return hash.digest('hex')
}
