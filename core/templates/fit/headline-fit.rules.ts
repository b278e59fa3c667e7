/**
 * Sets the headline of a pin so that it can be read on a phone, 170 px wide: never below 72 px in
 * 1000. First in the room that looks best, then in the most that the template can give, then with
 * fewer words; a word is never cut short.
 */
import { fitText, MIN_HEADLINE, type FitRequest } from './text-fit.rules.ts'
import { joined, piecesOf, type Piece } from './text-lines.rules.ts'
import type { Measure, TextNode } from '../document/template.model.ts'

export { MIN_HEADLINE }

export interface HeadlineRequest extends Omit<FitRequest, 'role'> {
  /**
   * The room may grow to this height for long words; it grows upwards when the words are at its
   * foot.
   */
  mostHeight?: number
}

/**
 * The node says `shortened` when it does not hold all words: the person is informed and can change
 * them.
 */
export function fitHeadline(
  { mostHeight = 0, ...request }: HeadlineRequest,
  measure: Measure,
): TextNode {
  const own = fitText({ ...request, role: 'headline' }, measure)
  if (own.size >= MIN_HEADLINE) return own
  const { mostLines: _, ...free } = request
  const grown = Math.max(0, mostHeight - request.room.height)
  const room = {
    ...request.room,
    height: request.room.height + grown,
    y: request.room.y - (request.anchor === 'bottom' ? grown : 0),
  }
  const roomy = (text: string): TextNode =>
    fitText(
      { ...free, room, text, role: 'headline', largest: MIN_HEADLINE, smallest: MIN_HEADLINE },
      measure,
    )
  const whole = roomy(request.text)
  if (whole.size >= MIN_HEADLINE) return whole
  for (const text of shorterHeadlines(request.text)) {
    const node = roomy(text)
    if (node.size >= MIN_HEADLINE) return { ...node, shortened: text }
  }
  return whole
}

/**
 * What may replace a long headline, longest first: its main clause, then its first words with an
 * ellipsis.
 */
export function shorterHeadlines(text: string): string[] {
  const pieces = piecesOf(text)
  const clause = text.split(/\s*[:：|(（–—]\s*|\s-\s|[,;、。]\s*/u)[0]?.trim() ?? ''
  const isClause = clause !== text.trim() && piecesOf(clause).length >= 2
  const starts = pieces
    .map((_, index) => pieces.slice(0, pieces.length - 1 - index))
    .filter((start) => start.length > 0 && !dangles(start))
  const clipped = starts.map((start) => `${joined(start).replace(/[\s\p{P}]+$/u, '')}…`)
  return isClause ? [clause, ...clipped] : clipped
}

/** "The guide to" waits for a word. */
const dangles = (start: readonly Piece[]): boolean =>
  start.length > 1 &&
  /^(?:a|an|the|of|to|in|on|at|by|for|from|and|or|with|your|that|der|die|das|den|dem|ein|eine|einen|und|oder|mit|für|von|zu|im|am|de|la|le|les|et|el|los|y|con|para|&)$/iu.test(
    start.at(-1)?.text ?? '',
  )
