/** Whether a picture shows one thing cut out on white, as shops and stickers do. */
import { LIGHT_GRID, type PictureFacts } from '../document/picture-facts.schema.ts'

/** A grey that only a drawn white reaches over a whole cell: tables and plates in photos are darker. */
const WHITE = 250
/**
 * Of about 460 pictures of blogs: cut-outs have 0.75 and more of each side white, photos in a
 * magazine's white page up to 0.79, but then little of the whole.
 */
const LEAST = { ofSide: 0.7, ofAll: 0.45 }

/** By `lights`; of facts stored before those were kept nothing is concluded. */
export function isCutOut({ lights }: Pick<PictureFacts, 'lights'>): boolean {
  if (lights === undefined) return false
  const isWhite = (at: number): boolean =>
    Number.parseInt(lights.slice(at * 2, at * 2 + 2), 16) >= WHITE
  const share = (count: number, place: (index: number) => number): number =>
    Array.from({ length: count }, (_, index) => place(index)).filter(isWhite).length / count
  const last = LIGHT_GRID - 1
  const sides = [
    share(LIGHT_GRID, (column) => column),
    share(LIGHT_GRID, (column) => last * LIGHT_GRID + column),
    share(LIGHT_GRID, (row) => row * LIGHT_GRID),
    share(LIGHT_GRID, (row) => row * LIGHT_GRID + last),
  ]
  return (
    Math.min(...sides) >= LEAST.ofSide &&
    share(LIGHT_GRID * LIGHT_GRID, (index) => index) >= LEAST.ofAll
  )
}
