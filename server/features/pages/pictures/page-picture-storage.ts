/** The pictures of websites in the server's picture store. */
import { Refused } from '../../../platform/http/failures/refusal.ts'
import { mediaUrl } from '../../../platform/images/stored/picture-files.ts'
import type { PictureStorage } from '../../../platform/images/stored/picture-storage.ts'
import { findPictures, type PictureRow } from '../../../platform/images/stored/pictures.store.ts'
import type { PagePictureStorage, PictureToStore } from './page-picture-storage-needs.ts'

export function pagePictureStorage(pictureStorage: PictureStorage): PagePictureStorage {
  return {
    async keep(owner, bytes, signal) {
      try {
        const added = await pictureStorage.addPicture(owner, bytes, { kind: 'page', signal })
        return added.ok ? presented(added.row) : null
      } catch (error) {
        if (error instanceof Refused && error.refusal.body.code === 'quota_reached') return 'full'
        throw error
      }
    },
    async find(db, owner, ids) {
      const rows = new Map((await findPictures(db, owner, ids)).map((row) => [row.id, row]))
      return ids.flatMap((id) => {
        const row = rows.get(id)
        return row && row.kind !== 'pin' ? [presented(row)] : []
      })
    },
  }
}

const presented = ({ id, name, width, height }: PictureRow): PictureToStore => ({
  id,
  url: mediaUrl(name),
  width,
  height,
})
