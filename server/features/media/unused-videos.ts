/**
 * Videos that no pin shows. One stays for a day after it came, and for 30 days after its pin was
 * deleted or last spoken of, so that every undo finds it.
 */
import type { Database, Queries } from '../../platform/database/database.ts'
import type { PictureFiles } from '../../platform/images/picture-files.ts'
import type { Chore } from '../../platform/sweep.ts'
import { deleteVideo, listVideos, ownersOfVideos } from './videos.store.ts'

const DAY = 86_400_000
const AGE = DAY
const DAYS_A_PIN_IS_UNDONE = 30

export interface UnusedVideosNeeds {
  readonly database: Database
  readonly files: Pick<PictureFiles, 'remove'>
  /** File names that the owner's pins have, or that events recorded since `since` name. */
  readonly picturesInUse: (
    queries: Queries,
    owner: string,
    since: number,
  ) => Promise<ReadonlySet<string>>
}

export function unusedVideos({ database, files, picturesInUse }: UnusedVideosNeeds): Chore {
  return {
    name: 'videos',
    every: DAY,
    run: async (now) => {
      let count = 0
      for (const owner of await ownersOfVideos(database.root, now - AGE)) {
        const used = await picturesInUse(database.root, owner, now - DAYS_A_PIN_IS_UNDONE * DAY)
        for (const { id, name, created_at } of await listVideos(database.root, owner)) {
          if (used.has(name) || created_at >= now - AGE) continue
          await deleteVideo(database.root, owner, id)
          await files.remove(name)
          count += 1
        }
      }
      return count
    },
  }
}
