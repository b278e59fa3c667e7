/** What this feature needs of the picture store, which is another feature's: handed in as functions. */
import type { Queries, Tx } from '../../platform/database/database.ts'

export interface ShelfPicture {
  readonly id: string
  readonly url: string
  readonly width: number
  readonly height: number
}

export interface KeptPicture extends ShelfPicture {
  /** Writes the row; the file is there already. */
  record(tx: Tx): Promise<void>
}

export interface PictureShelf {
  /** A website's picture, made safe and written as a file; null when it can't be read as a picture or is too small. */
  keep(owner: string, bytes: Uint8Array): Promise<KeptPicture | null>
  /** Those of the ids that are the owner's. */
  find(db: Queries, owner: string, ids: readonly string[]): Promise<ShelfPicture[]>
}
