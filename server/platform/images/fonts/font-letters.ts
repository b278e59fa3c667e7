/** Letters and marks that a person will miss in a font, before it is used. */
import { coversCharacter } from '#core/templates/paint/own-faces.ts'

/** Beyond A to Z: those of German, French and Spanish, and what titles and prices need. */
export const LETTERS = Array.from('äöüßÄÖÜéèêëàâçîïôûùœæÉÈÀÇŒñáíóúÑ¿¡’“”„«»–—…½¼°€£&')

/** `ranges`: first and last of each range of characters that the font draws, in order. */
export const lettersMissing = (ranges: readonly number[]): string[] =>
  LETTERS.filter((letter) => !coversCharacter(ranges, letter.codePointAt(0) ?? 0))
