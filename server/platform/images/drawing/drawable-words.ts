/** The part of a text that can be drawn when the fonts lack some of its letters. */

/**
 * Scripts that the built-in fonts contain completely, and digits: words in them are kept. Japanese is
 * recognised by its kana, since Chinese uses Han too.
 */
const SUPPORTED_SCRIPTS =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hiragana}\p{Script=Katakana}\p{N}]/u
const LETTER = /[\p{L}\p{N}]/u
const BRACKETED =
  /\s*[([{（［【「『《〈][^()[\]{}（）［］【】「」『』《》〈〉]*[)\]}）］】」』》〉]/gu
const OPENING = /[([{（［【「『《〈]/gu
const CLOSING = /[)\]}）］】」』》〉]/gu
/** What follows a dropped bracket without a space: the end, a space, punctuation. */
const NEEDS_NO_SPACE = /^(?:$|[\s,.;:!?…、。，；：！？)\]}）］】」』》〉])/u
const SEPARATOR = /(\s*[|｜:：/／·•,，;；]\s*|\s+[-–—]\s+|—)/u

export interface DrawableWords {
  text: string
  /** What was left out, in order. */
  dropped: string[]
}

/**
 * Leaves out complete words only: those in brackets, those between separators, and those at either
 * end. Null = letters that no font draws are among the others, or no word is left.
 */
export function drawableWords(text: string, missing: readonly string[]): DrawableWords | null {
  const lacks = (part: string): boolean => missing.some((letter) => part.includes(letter))
  const isOther = (part: string): boolean => lacks(part) && !SUPPORTED_SCRIPTS.test(part)
  const dropped: string[] = []
  const drop = (part: string): '' => {
    dropped.push(part.trim())
    return ''
  }
  const open = text.replace(BRACKETED, (part, at: number) => {
    if (!isOther(part)) return part
    drop(part)
    return NEEDS_NO_SPACE.test(text.slice(at + part.length)) ? '' : ' '
  })
  const rest = withoutEnds(withoutParts(open, isOther, drop), isOther, drop).trim()
  if (lacks(rest) || !LETTER.test(rest) || !dropped.every(isBalanced)) return null
  return { text: rest, dropped }
}

/** False for `饭)` of `Rice (with 饭)`: an open bracket would stay. */
function isBalanced(part: string): boolean {
  return part.match(OPENING)?.length === part.match(CLOSING)?.length
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
