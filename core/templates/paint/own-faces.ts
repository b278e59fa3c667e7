/**
 * The files of a person's own font, drawn alike by the server and by the browser: which of them
 * serves what is asked of the family, and the names under which the engine knows them.
 */
import type { FontFile } from './font-library.ts'

export interface FaceFacts {
  readonly weight: number
  readonly is_italic: boolean
  /** 1-9; 5 is neither condensed nor expanded. */
  readonly width: number
  /** The characters that it draws: first and last of each range, in order. */
  readonly ranges: readonly number[]
}

export interface OwnFace extends FontFile {
  readonly isItalic: boolean
  readonly width: number
  readonly weight: number
}

/** What is asked of a family. */
export interface FaceRequest {
  weight: number
  isItalic: boolean
}

/** `id`: of the font; what it means never changes. */
export const ownFace = (
  id: string,
  { ranges, is_italic: isItalic, width, weight }: FaceFacts,
  bytes: FontFile['bytes'],
): OwnFace => ({
  name: `own-${id}`,
  covers: (codePoint) => coversCharacter(ranges, codePoint),
  ranges: () => rangePairs(ranges),
  isItalic,
  isSlanted: isItalic,
  width,
  weight,
  bytes,
})

/** Upright, or slanted where that is asked, and of normal width before weight; of two alike the newer. */
export function nearestFace<Face extends OwnFace>(
  faces: readonly Face[],
  { weight, isItalic }: FaceRequest,
): Face | undefined {
  const rank = (face: Face): number =>
    (face.isItalic === isItalic ? 0 : 100_000) +
    Math.abs(face.width - 5) * 5_000 +
    Math.abs(face.weight - weight)
  return faces.toReversed().toSorted((a, b) => rank(a) - rank(b))[0]
}

/** Whether one of the ranges holds the character. */
export function coversCharacter(ranges: readonly number[], codePoint: number): boolean {
  let [low, high] = [0, ranges.length / 2 - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    if (codePoint < (ranges[2 * middle] ?? 0)) high = middle - 1
    else if (codePoint > (ranges[2 * middle + 1] ?? 0)) low = middle + 1
    else return true
  }
  return false
}

export const rangePairs = (ranges: readonly number[]): [number, number][] =>
  Array.from({ length: ranges.length / 2 }, (_, at) => [
    ranges[2 * at] ?? 0,
    ranges[2 * at + 1] ?? 0,
  ])
