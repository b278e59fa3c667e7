/** The rows of videos. */
import type { Video } from '#core/contract/content/media.contract.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { VideosTable } from '../../platform/database/tables/media.tables.ts'
import { mediaUrl } from '../../platform/images/stored/picture-files.ts'

export type VideoRow = VideosTable

export function presentVideo(row: VideoRow): Video {
  const { name, user_id: _, ...video } = row
  return { ...video, url: mediaUrl(name) }
}

export async function insertVideo(tx: Queries, row: VideoRow): Promise<void> {
  await tx.insertInto('videos').values(row).execute()
}

export async function findVideo(
  db: Queries,
  owner: string,
  id: string,
): Promise<VideoRow | undefined> {
  return db
    .selectFrom('videos')
    .selectAll()
    .where('user_id', '=', owner)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Oldest first. */
export async function listVideos(db: Queries, owner: string): Promise<VideoRow[]> {
  return db
    .selectFrom('videos')
    .selectAll()
    .where('user_id', '=', owner)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** The owners of videos that were uploaded before `time`. */
export async function ownersOfVideos(db: Queries, time: number): Promise<string[]> {
  const rows = await db
    .selectFrom('videos')
    .select('user_id')
    .distinct()
    .where('created_at', '<', time)
    .execute()
  return rows.map((row) => row.user_id)
}

export async function deleteVideo(db: Queries, owner: string, id: string): Promise<void> {
  await db.deleteFrom('videos').where('user_id', '=', owner).where('id', '=', id).execute()
}
