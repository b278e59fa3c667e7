/** What reading pages needs of a picture store. */
import type { Queries } from '../../../platform/database/database.ts'

export interface PictureToStore {
  readonly id: string
  readonly url: string
  readonly width: number
  readonly height: number
}

export interface PagePictureStorage {
  /**
   * A website's picture, made safe and kept; null when it can't be read as a picture or is too
   * small, `full` when it does not fit as it would be stored. Rejects when the signal is aborted.
   * Not inside a transaction.
   */
  keep(
    owner: string,
    bytes: Uint8Array,
    signal?: AbortSignal,
  ): Promise<PictureToStore | 'full' | null>
  /** Those of the ids that are the owner's, in the order of the ids. */
  find(db: Queries, owner: string, ids: readonly string[]): Promise<PictureToStore[]>
}
