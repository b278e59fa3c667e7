/**
 * Every stored picture and own font with its owner; the bytes lie in the picture files under
 * `name`.
 */
export interface PicturesTable {
  id: string
  user_id: string
  /**
   * `upload`: brought by the person; `page`: found on a website; `pin`: rendered by us; `cover`: of a
   * video.
   */
  kind: 'upload' | 'page' | 'pin' | 'cover'
  name: string
  width: number
  height: number
  bytes: number
  /** JSON of PictureFacts; null for rendered pins. */
  facts: string | null
  created_at: number
}

/** Deleted pictures, whose files stay for an undo. */
interface TrashedPicturesTable extends PicturesTable {
  deleted_at: number
}

/** Words on rendered pins, as they were measured; pins of earlier versions have no row. */
export interface DrawnTextsTable {
  picture_id: string
  contrast: number
  /** Of the smallest, in thousandths of the width. */
  size: number
}

export interface FontsTable {
  id: string
  user_id: string
  family: string
  name: string
  bytes: number
  created_at: number
}

/** Fonts of earlier versions have no row until they are first needed. */
interface FontFactsTable {
  font_id: string
  /** JSON of a FontAnalysis. */
  analysis: string
}

export interface PictureTables {
  pictures: PicturesTable
  trashed_pictures: TrashedPicturesTable
  drawn_texts: DrawnTextsTable
  fonts: FontsTable
  font_facts: FontFactsTable
}
