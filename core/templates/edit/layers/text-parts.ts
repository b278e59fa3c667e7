/** The parts of a text while its words are typed, and parts that are added, moved and removed. */
import type { TextLayer } from '../../document/template.schema.ts'

export type TextParts = TextLayer['parts']

export const MAX_PARTS = 20

export const wordsOfParts = (parts: TextParts): string => parts.map(({ text }) => text).join('')

/**
 * The parts with other words: what was typed belongs to the part in which it was typed, and what was
 * deleted is deleted from its parts. A part that loses all its words stays, with its style. An emoji
 * is two UTF-16 units, which always change together.
 */
export function retypedParts(parts: TextParts, words: string): TextParts {
  const before = wordsOfParts(parts)
  const most = Math.min(before.length, words.length)
  let start = 0
  while (start < most && before[start] === words[start]) start++
  if (isInsidePair(before, start) || isInsidePair(words, start)) start--
  let same = 0
  while (same < most - start && before.at(-1 - same) === words.at(-1 - same)) same++
  if (isInsidePair(before, before.length - same) || isInsidePair(words, words.length - same)) same--
  const end = before.length - same
  const typed = words.slice(start, words.length - same)
  const typedIn = partAt(parts, start, end > start)
  let from = 0
  return parts.map((part, at) => {
    const kept = {
      before: part.text.slice(0, Math.max(0, start - from)),
      after: part.text.slice(Math.max(0, end - from)),
    }
    from += part.text.length
    return { ...part, text: kept.before + (at === typedIn ? typed : '') + kept.after }
  })
}

const isInsidePair = (text: string, place: number): boolean =>
  /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(Math.max(0, place - 1), place + 1))

/**
 * At the border of two parts, words are added to the first one, and words that replace others are
 * in the part of those.
 */
function partAt(parts: TextParts, place: number, isReplaced: boolean): number {
  let end = 0
  const found = parts.findIndex(({ text }) => {
    end += text.length
    return isReplaced ? place < end : place <= end
  })
  return Math.max(0, found)
}

/** `by`: -1 moves it before the part in front of it. */
export function movedPart(parts: TextParts, at: number, by: -1 | 1): TextParts {
  const [part, other] = [parts[at], parts[at + by]]
  return part && other ? parts.with(at, other).with(at + by, part) : parts
}
