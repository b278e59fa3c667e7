/** Deleted pages and boards, kept for an undo. */

interface TrashTable {
  /** The id of what was deleted. */
  id: string
  user_id: string
  account_id: string
  /** JSON of TrashedRows: the rows of each table, parents first. */
  rows: string
  deleted_at: number
}

/** Pictures that a deleted page shows: they stay as long as the page can come back. */
interface TrashPicturesTable {
  trash_id: string
  picture_id: string
}

export interface TrashTables {
  trash: TrashTable
  trash_pictures: TrashPicturesTable
}
