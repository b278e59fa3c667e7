/**
 * Deleted pictures. Their rows move here and back, so no other query has to leave deleted pictures
 * out. The files stay until the row is removed: a day after the deletion, or earlier when the
 * owner's storage needs the room.
 */
import type { Config } from '../../config.ts'
import type { Database, Queries, Tx } from '../../database/database.ts'
import { lockOwner } from '../../database/lock-owner.ts'
import { storedBytes } from '../../usage/stored-bytes.store.ts'
import { inBatches, type CleanupJob } from '../../sweep.ts'
import { KEPT_MS } from '../../trash.store.ts'
import type { PictureRow } from './pictures.store.ts'

type RemoveFile = (name: string) => Promise<void>

/** False when the owner has no such picture. */
export async function trashPicture(
  tx: Tx,
  owner: string,
  { id, now }: { readonly id: string; readonly now: number },
): Promise<boolean> {
  const row = await tx
    .deleteFrom('pictures')
    .where('id', '=', id)
    .where('user_id', '=', owner)
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) return false
  await tx
    .insertInto('trashed_pictures')
    .values({ ...row, deleted_at: now })
    .execute()
  return true
}

/** The picture that is back; undefined when it is not in the owner's trash. */
export async function restorePicture(
  tx: Tx,
  owner: string,
  id: string,
): Promise<PictureRow | undefined> {
  const found = await tx
    .deleteFrom('trashed_pictures')
    .where('id', '=', id)
    .where('user_id', '=', owner)
    .returningAll()
    .executeTakeFirst()
  if (found === undefined) return undefined
  const { deleted_at: _, ...row } = found
  await tx.insertInto('pictures').values(row).execute()
  return row
}

export async function trashedFileNames(db: Queries, owner: string): Promise<string[]> {
  const rows = await db
    .selectFrom('trashed_pictures')
    .select('name')
    .where('user_id', '=', owner)
    .execute()
  return rows.map(({ name }) => name)
}

export interface TrashedPicturesNeeds {
  readonly database: Database
  readonly removeFile: RemoveFile
}

export function emptyPictureTrash({ database, removeFile }: TrashedPicturesNeeds): CleanupJob {
  return {
    name: 'deleted pictures',
    run: async (now) =>
      inBatches(async (most) => {
        const names = await database.transaction(async (tx) => {
          const old = await tx
            .selectFrom('trashed_pictures')
            .select('id')
            .where('deleted_at', '<', now - KEPT_MS)
            .limit(most)
            .execute()
          return removeRows(
            tx,
            old.map(({ id }) => id),
          )
        })
        for (const name of names) await removeFile(name)
        return BigInt(names.length)
      }),
  }
}

/**
 * Removes the oldest deleted pictures while the owner's files and the deleted ones together exceed
 * the limit. Called after each file that was stored, so the trash never takes room that the limit
 * doesn't allow.
 */
export async function trimPictureTrash(
  { database, removeFile }: TrashedPicturesNeeds,
  owner: string,
  { storedBytes: most }: Pick<Config['limits'], 'storedBytes'>,
): Promise<void> {
  if (most === 0) return
  const names = await database.transaction(async (tx) => {
    await lockOwner(tx, owner)
    const trashed = await limitedTrash(tx, owner)
    let excess = (await storedBytes(tx, owner)) - most
    for (const { bytes } of trashed) excess += bytes
    const ids: string[] = []
    for (const { id, bytes } of trashed) {
      if (excess <= 0) break
      ids.push(id)
      excess -= bytes
    }
    return removeRows(tx, ids)
  })
  for (const name of names) await removeFile(name)
}

/** Oldest deletion first; only the kinds that `storedBytes` counts. */
async function limitedTrash(tx: Tx, owner: string): Promise<{ id: string; bytes: number }[]> {
  return tx
    .selectFrom('trashed_pictures')
    .select(['id', 'bytes'])
    .where('user_id', '=', owner)
    .where('kind', 'in', ['upload', 'page'])
    .orderBy('deleted_at')
    .orderBy('id')
    .execute()
}

const IDS_A_QUERY = 500

/** Names of the files whose rows are gone; no page has these pictures any more. */
async function removeRows(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const names: string[] = []
  for (let at = 0; at < ids.length; at += IDS_A_QUERY) {
    const rows = await tx
      .deleteFrom('trashed_pictures')
      .where('id', 'in', ids.slice(at, at + IDS_A_QUERY))
      .returning(['id', 'name'])
      .execute()
    if (rows.length === 0) continue
    await tx
      .deleteFrom('page_pictures')
      .where(
        'picture_id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute()
    names.push(...rows.map(({ name }) => name))
  }
  return names
}
