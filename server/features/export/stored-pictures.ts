/**
 * Pictures of pins as an export reads them: only what lies in our own store; an export never
 * fetches from the network.
 */
import {
  contentTypeOf,
  isFileName,
  isVideoName,
  mediaUrl,
} from '../../platform/images/picture-files.ts'
import type { ReadPicture } from './export-batch.ts'

/** `readFile`: the picture shelf's. */
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

/** `openBlob`: of the picture files. */
export function storedVideos(
  openBlob: (name: string) => Promise<Blob | null>,
): (url: string) => Promise<Blob | null> {
  return async (url) => {
    const name = url.split('/').at(-1) ?? ''
    return isVideoName(name) && url === mediaUrl(name) ? openBlob(name) : null
  }
}
