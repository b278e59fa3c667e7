/** Looks into a video without reading it whole: most of it are pictures and sound. */
import { BOX_HEADER_BYTES, MAX_BOXES, readBoxPlace, readMovie, type Movie } from './iso-boxes.ts'

export type VideoExtension = 'mp4' | 'mov' | 'm4v'

/** What of a file it needs: a `Blob` of the server's store or of the browser. */
export interface FileBytes {
  readonly size: number
  slice(from: number, to: number): { arrayBuffer(): Promise<ArrayBuffer> }
}

/** Of 15 minutes with sound it has one or two MB. */
const MAX_MOVIE_BYTES = 16 * 1024 * 1024

/** By its first bytes; null = it is no MP4, MOV or M4V. Some cameras begin without `ftyp`. */
export function videoExtension(start: Uint8Array): VideoExtension | null {
  const letters = String.fromCharCode(...start.subarray(0, 12))
  const type = letters.slice(4, 8)
  if (type === 'moov' || type === 'mdat' || type === 'wide' || type === 'free') return 'mov'
  if (type !== 'ftyp') return null
  const brand = letters.slice(8, 12)
  if (brand === 'qt  ') return 'mov'
  return brand.startsWith('M4V') ? 'm4v' : isPicture(brand) ? null : 'mp4'
}

/** AVIF and HEIC are made of the same boxes. */
const isPicture = (brand: string): boolean => /^(avi[fs]|hei[cfxs]|hev[cx]|mif1|msf1)$/.test(brand)

/** Null = there is no `moov` that can be read: the file is damaged or not complete. */
export async function movieIn(file: FileBytes): Promise<Movie | null> {
  let at = 0
  for (let count = 0; at < file.size && count < MAX_BOXES; count += 1) {
    const box = readBoxPlace(await bytesOf(file, at, at + BOX_HEADER_BYTES), at, file.size)
    if (box === null) return null
    if (box.type === 'moov') {
      const isTooLarge = box.end - box.contentAt > MAX_MOVIE_BYTES
      return isTooLarge ? null : readMovie(await bytesOf(file, box.contentAt, box.end))
    }
    at = box.end
  }
  return null
}

async function bytesOf(file: FileBytes, from: number, to: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(from, to).arrayBuffer())
}
