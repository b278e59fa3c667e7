/** How far the video of a publication is on its way to the network. */
import type { Queries } from '../../../../platform/database/database.ts'
import type { NetworkVideosTable } from '../../../../platform/database/tables/media.tables.ts'
import type { OfPublication } from './attempts.store.ts'

export type NetworkVideo = Omit<NetworkVideosTable, 'account_id' | 'publication_id'>

export async function findNetworkVideo(
  db: Queries,
  { accountId, publicationId }: OfPublication,
): Promise<NetworkVideo | undefined> {
  return db
    .selectFrom('network_videos')
    .select(['video_id', 'grant_id', 'state', 'media_id', 'asked', 'started_at'])
    .where('account_id', '=', accountId)
    .where('publication_id', '=', publicationId)
    .executeTakeFirst()
}

export async function putNetworkVideo(
  db: Queries,
  { accountId, publicationId }: OfPublication,
  video: NetworkVideo,
): Promise<void> {
  await db
    .insertInto('network_videos')
    .values({ account_id: accountId, publication_id: publicationId, ...video })
    .onConflict((conflict) => conflict.columns(['account_id', 'publication_id']).doUpdateSet(video))
    .execute()
}

export async function forgetNetworkVideo(
  db: Queries,
  { accountId, publicationId }: OfPublication,
): Promise<void> {
  await db
    .deleteFrom('network_videos')
    .where('account_id', '=', accountId)
    .where('publication_id', '=', publicationId)
    .execute()
}
