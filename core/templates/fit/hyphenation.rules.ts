/**
 * Where a word may be cut that is wider than its line at the least size: at the joint of a compound
 * when one of its parts is known, else between syllables, never inside the letters of one sound.
 * German pins are full of such words.
 */
import type { Piece } from './text-lines.rules.ts'

/**
 * Parts of the compounds that pages of recipes, homes, gardens and journeys are about; each ends or
 * begins at a joint.
 */
const PARTS =
  'advents|ausflugs|balkon|blumen|braten|brot|deko|einrichtungs|familien|frühlings|garten|gemüse|geschenk|gesundheits|gewürz|haushalts|herbst|hochzeits|ideen|kinder|kirsch|kräuter|kuchen|küchen|kürbis|lieblings|mischung|ordnungs|oster|pflanzen|rezepte|rezept|salat|schlafzimmer|sommer|soße|suppen|suppe|tipps|torten|urlaubs|vorrats|weihnachts|wanderungs|winter|wohnungs|wohnzimmer|zimmer'
const compoundParts = new RegExp(PARTS, 'giu')
/** "Ten-minute" has its own hyphen: the line ends with that one. */
const OWN_SEAM = /(?<=[\p{L}\p{N}][-‐–/])(?=[\p{L}\p{N}])/u
const MIN_PART = 3
/** Letters that are one sound. */
const sounds = /^(?:sch|ch|ck|ph|th|qu|sh)/iu

/**
 * Pieces of at most `limit` (in the measure's em) where that can be; all but the last end in a
 * hyphen that shows at a line's end only.
 */
export function hyphenated(
  piece: Piece,
  limit: number,
  widthOf: (text: string) => number,
): Piece[] {
  if (widthOf(piece.text) <= limit) return [piece]
  const parts = piece.text.split(OWN_SEAM)
  if (parts.length > 1)
    return parts.flatMap((text, index) =>
      hyphenated(
        {
          text,
          glued: piece.glued || index > 0,
          isSoft: piece.isSoft === true && index === parts.length - 1,
        },
        limit,
        widthOf,
      ),
    )
  const letters = [
    ...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(piece.text),
  ].map((part) => part.segment)
  if (letters.length < 8) return [piece]
  const cut = bestCut(letters)
  const head: Piece = {
    text: `${letters.slice(0, cut).join('')}-`,
    glued: piece.glued,
    isSoft: true,
  }
  const tail: Piece = { ...piece, text: letters.slice(cut).join(''), glued: true }
  return [...hyphenated(head, limit, widthOf), ...hyphenated(tail, limit, widthOf)]
}

function bestCut(letters: readonly string[]): number {
  const middle = letters.length / 2
  const joints = jointsOf(letters.join(''))
  const cuts = letters
    .map((_, index) => index)
    .filter((index) => index >= MIN_PART && index <= letters.length - MIN_PART)
  const cost = (index: number): number =>
    Math.abs(index - middle) + (joints.has(index) ? -4 : roughness(letters, index))
  return cuts.toSorted((a, b) => cost(a) - cost(b))[0] ?? Math.round(middle)
}

function jointsOf(word: string): Set<number> {
  return new Set(
    [...word.matchAll(compoundParts)].flatMap((match) => [
      match.index,
      match.index + match[0].length,
    ]),
  )
}

const isVowel = (letter = ''): boolean => /[aeiouyäöüáéíóúàèìòùâêîôûåæøœ]/iu.test(letter)

/** 0 between two consonants behind a vowel, 1 behind a vowel, more where it cannot be spoken. */
function roughness(letters: readonly string[], index: number): number {
  if (sounds.test(letters.slice(index - 1, index + 2).join(''))) return 6
  const [before, last, next] = [letters[index - 2], letters[index - 1], letters[index]]
  if (isVowel(next)) return 3
  if (isVowel(last)) return 1
  return isVowel(before) ? 0 : 3
}
