/** What of a text can be set when the fonts lack some of its letters. */

/** Scripts that the built-in fonts hold whole: words in them are kept. */
const HELD = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{N}]/u
const LETTER = /[\p{L}\p{N}]/u
const BRACKETED =
  /\s*[([{（［【「『《〈][^()[\]{}（）［］【】「」『』《》〈〉]*[)\]}）］】」』》〉]/gu
const SEPARATOR = /(\s*[|｜:：/／·•,，;；]\s*|\s+[-–—]\s+|—)/u

export interface DrawableWords {
  text: string
  /** What was left out, in order. */
  dropped: string[]
}

/**
 * Leaves out whole words only: those in brackets, those between separators, and those at either
 * end. Null = letters that no font draws stand among the others, or no word is left.
 */
export function drawableWords(text: string, missing: readonly string[]): DrawableWords | null {
  const lacks = (part: string): boolean => missing.some((letter) => part.includes(letter))
  const isOther = (part: string): boolean => lacks(part) && !HELD.test(part)
  const dropped: string[] = []
  const drop = (part: string): '' => {
    dropped.push(part.trim())
    return ''
  }
  const open = text
    .replace(BRACKETED, (part) => (lacks(part) ? ` ${drop(part)}` : part))
    .replaceAll(/\s+(?=[\s,.;:!?])/gu, '')
  const rest = withoutEnds(withoutParts(open, isOther, drop), isOther, drop).trim()
  return lacks(rest) || !LETTER.test(rest) ? null : { text: rest, dropped }
}

type Test = (part: string) => boolean
type Drop = (part: string) => ''

/** A separator goes with the part behind it, or with the first part. */
function withoutParts(text: string, isOther: Test, drop: Drop): string {
  const pieces = text.split(SEPARATOR)
  let kept = ''
  for (let at = 0; at < pieces.length; at += 2) {
    const part = pieces[at] ?? ''
    if (isOther(part)) drop(part)
    else if (part.trim() !== '') kept += (kept === '' ? '' : (pieces[at - 1] ?? '')) + part
  }
  return kept
}

function withoutEnds(text: string, isOther: Test, drop: Drop): string {
  const words = text.split(/\s+/u)
  const first = words.findIndex((word) => !isOther(word))
  const last = words.findLastIndex((word) => !isOther(word))
  if (first === -1) return text
  for (const word of [...words.slice(0, first), ...words.slice(last + 1)]) drop(word)
  return words.slice(first, last + 1).join(' ')
}
