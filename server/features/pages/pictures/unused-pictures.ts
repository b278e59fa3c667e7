/**
 * Pictures of websites that no page shows and no pin is made of: of deleted pages, of earlier
 * readings, of readings that failed half way. A picture stays for a day after it was kept (its page
 * may still be read), and for 30 days after a pin of it was deleted or last spoken of, so that
 * every undo finds it.
 */
import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '../../../platform/database/tables/database.tables.ts'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { BATCH, type CleanupJob } from '../../../platform/sweep.ts'

const DAY = 86_400_000
const AGE = DAY
const DAYS_A_PIN_IS_UNDONE = 30

export interface UnusedPicturesNeeds {
  readonly database: Database
  readonly removeFile: (name: string) => Promise<void>
  /**
   * Ids of pictures that this owner's pins are made of, or that what happened to them since `since`
   * (ms UTC) names.
   */
  readonly sourcePicturesInUse: (
    queries: Queries,
    owner: string,
    since: number,
  ) => Promise<ReadonlySet<string>>
}

export function unusedPictures({
  database,
  removeFile,
  sourcePicturesInUse,
}: UnusedPicturesNeeds): CleanupJob {
  return {
    name: 'pictures of pages',
    run: async (now) => {
      const before = now - AGE
      let count = 0
      for (const owner of await ownersOfUnshown(database.root, before)) {
        const used = await sourcePicturesInUse(
          database.root,
          owner,
          now - DAYS_A_PIN_IS_UNDONE * DAY,
        )
        for await (const batch of unshown(database.root, owner, before)) {
          const unused = batch.filter(({ id }) => !used.has(id))
          const gone = await deleteUnshown(
            database.root,
            owner,
            unused.map(({ id }) => id),
          )
          for (const name of gone) await removeFile(name)
          count += gone.length
        }
      }
      return count
    },
  }
}

/** On no page and on no deleted page that can still come back. */
const isUnshown = (row: ExpressionBuilder<Tables, 'pictures'>) => {
  const shown = row.selectFrom('page_pictures').select('page_id')
  const trashed = row.selectFrom('trash_pictures').select('trash_id')
  return row.and([
    row.not(row.exists(shown.whereRef('page_pictures.picture_id', '=', 'pictures.id'))),
    row.not(row.exists(trashed.whereRef('trash_pictures.picture_id', '=', 'pictures.id'))),
  ])
}

/** Kept before `before`. */
const unshownOf = (db: Queries, before: number) =>
  db
    .selectFrom('pictures')
    .where('kind', '=', 'page')
    .where('created_at', '<', before)
    .where(isUnshown)

async function ownersOfUnshown(db: Queries, before: number): Promise<string[]> {
  return (await unshownOf(db, before).select('user_id').distinct().execute()).map(
    (row) => row.user_id,
  )
}

async function* unshown(
  db: Queries,
  owner: string,
  before: number,
): AsyncGenerator<{ id: string; name: string }[]> {
  for (let after = ''; ;) {
    const rows = await unshownOf(db, before)
      .select(['id', 'name'])
      .where('user_id', '=', owner)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    yield rows
    if (rows.length < BATCH) return
    after = rows.at(-1)?.id ?? after
  }
}

/** Names of the files whose rows are gone; one that a page took up a moment ago stays. */
async function deleteUnshown(
  db: Queries,
  owner: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .deleteFrom('pictures')
    .where('user_id', '=', owner)
    .where('id', 'in', [...ids])
    .where(isUnshown)
    .returning('name')
    .execute()
  return rows.map(({ name }) => name)
}
