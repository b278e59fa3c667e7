/**
 * How wide words are about, without their fonts: enough to know how many lines they take when designs are
 * compared by dozens. A design that was chosen is drawn with the font's own widths.
 */
import type { Measure } from '../document/template.model.ts'

/** Mean width of a letter in em, of headlines in English and German. */
const WIDTHS: Readonly<Record<string, number>> = {
  'playfair-display': 0.52,
  'dm-serif-display': 0.49,
  lora: 0.53,
  montserrat: 0.61,
  poppins: 0.57,
  inter: 0.56,
  'bebas-neue': 0.39,
  caveat: 0.39,
}
const USUAL = 0.53
/** Capitals are wider than small letters. */
const CAPITALS = 1.2
/** Of ideographs. */
const WIDE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/gu

export const roughWidth: Measure = (piece, { family, spacing, uppercase }) => {
  const wide = piece.match(WIDE)?.length ?? 0
  const letters = piece.length - wide
  const own = (WIDTHS[family] ?? USUAL) * (uppercase && family !== 'bebas-neue' ? CAPITALS : 1)
  return letters * (own + spacing) + wide
}
