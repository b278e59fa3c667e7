/**
 * Videos that no pin shows. One stays for a day after it came, and for 30 days after its pin was
 * deleted or last spoken of, so that every undo finds it.
 */
import type { Database, Queries } from '../../platform/database/database.ts'
import { lockOwner } from '../../platform/database/lock-owner.ts'
import type { PictureFiles } from '../../platform/images/stored/picture-files.ts'
import type { CleanupJob } from '../../platform/sweep.ts'
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

export function unusedVideos({ database, files, picturesInUse }: UnusedVideosNeeds): CleanupJob {
  return {
    name: 'videos',
    every: DAY,
    run: async (now) => {
      let count = 0
      for (const owner of await ownersOfVideos(database.root, now - AGE)) {
        const unusedOf = async (db: Queries) => {
          const used = await picturesInUse(db, owner, now - DAYS_A_PIN_IS_UNDONE * DAY)
          return (await listVideos(db, owner)).filter(
            ({ name, created_at }) => !used.has(name) && created_at < now - AGE,
          )
        }
        if ((await unusedOf(database.root)).length === 0) continue
        // A pin may have been made of one meanwhile: making one waits for this lock too.
        const deleted = await database.transaction(async (tx) => {
          await lockOwner(tx, owner)
          const unused = await unusedOf(tx)
          for (const { id } of unused) await deleteVideo(tx, owner, id)
          return unused
        })
        for (const { name } of deleted) await files.remove(name)
        count += deleted.length
      }
      return count
    },
  }
}
