/**
 * Pictures of pins as an export reads them: only what lies in our own store; an export never
 * fetches from the network.
 */
import { isFileName, isVideoName, mediaUrl } from '../../platform/images/stored/picture-files.ts'
import type { ReadPicture } from './export-batch.ts'
import { contentTypeOf, type StoredFile } from '../../platform/objects/object-store.ts'

/** `readFile`: of the picture storage. */
export function storedPictures(
  readFile: (name: string) => Promise<Uint8Array | null>,
): ReadPicture {
  return async (url) => {
    const name = url.split('/').at(-1) ?? ''
    if (!isFileName(name) || url !== mediaUrl(name)) return null
    const bytes = await readFile(name)
    return bytes === null ? null : { bytes, type: contentTypeOf(name) }
  }
}

/** `openFile`: of the picture files. */
export function storedVideos(
  openFile: (name: string) => Promise<StoredFile | null>,
): (url: string) => Promise<StoredFile | null> {
  return async (url) => {
    const name = url.split('/').at(-1) ?? ''
    return isVideoName(name) && url === mediaUrl(name) ? openFile(name) : null
  }
}
