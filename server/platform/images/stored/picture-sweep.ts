/**
 * Removes files that a crash left without a row, and rendered pictures that no pin uses. A picture
 * is kept for 30 days after its pin was deleted or last used it, so that every undo finds it.
 */
import type { Database, Queries } from '../../database/database.ts'
import type { Log } from '../../log.ts'
import type { CleanupJob } from '../../sweep.ts'
import type { PictureFiles } from './picture-files.ts'
import {
  deletePinPictures,
  knownFileNames,
  ownersOfPinPictures,
  pinPictureNames,
} from './pictures.store.ts'

const DAY = 86_400_000
/** A file is written a moment before its row. */
const FILE_AGE = DAY
const PICTURE_AGE = 30 * DAY

export interface SweepNeeds {
  readonly database: Database
  readonly log: Log
  readonly files: PictureFiles
  /**
   * File names of pictures that this owner's pins use, or that what happened to them since `since`
   * (ms UTC) names.
   */
  readonly picturesInUse: (
    queries: Queries,
    owner: string,
    since: number,
  ) => Promise<ReadonlySet<string>>
}

/** Once a day: it reads all pins of every user with old pictures, and lists all files. */
export function pictureSweep(needs: SweepNeeds): CleanupJob {
  return {
    name: 'rendered pictures and lost files',
    every: DAY,
    run: async (now) => (await sweepRows(needs, now)) + (await sweepFiles(needs, now)),
  }
}

async function sweepRows(
  { database, files, picturesInUse }: SweepNeeds,
  now: number,
): Promise<number> {
  const before = now - PICTURE_AGE
  let count = 0
  for (const owner of await ownersOfPinPictures(database.root, before)) {
    // No transaction: it would hold up everybody while all pins are read, and nothing takes up a
    // picture unspoken of for 30 days.
    const used = await picturesInUse(database.root, owner, before)
    const unused = (await pinPictureNames(database.root, owner, before)).filter(
      (name) => !used.has(name),
    )
    await deletePinPictures(database.root, owner, unused)
    for (const name of unused) await files.remove(name)
    count += unused.length
  }
  return count
}

/**
 * Leaves all as it is when most files are unknown: then it is the database that is the wrong one,
 * not the files.
 */
async function sweepFiles({ database, files, log }: SweepNeeds, now: number): Promise<number> {
  const names = await files.olderThan(now - FILE_AGE)
  const known = await knownFileNames(database.root, names)
  const lost = names.filter((name) => !known.has(name))
  if (lost.length > known.size) {
    log.warn('Most files among the pictures belong to no row of this database; none was removed', {
      unknown: lost.length,
      known: known.size,
    })
    return 0
  }
  for (const name of lost) await files.remove(name)
  return lost.length
}
