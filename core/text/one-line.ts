/**
 * Text as a single line: Pinterest's CSV reader stumbles over line ends inside fields, and control
 * characters are of no use to anybody.
 */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/**
 * At most `longest` UTF-16 units, cut at the end of a sentence where one is near, else of a word,
 * never inside a character.
 */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text
  const head = text.slice(0, longest)
  const sentence = Math.max(head.lastIndexOf('. '), head.lastIndexOf('! '), head.lastIndexOf('? '))
  if (sentence > longest * 0.6) return head.slice(0, sentence + 1)
  const room = head.slice(0, longest - 1)
  const word = room.search(/\s\S*$/u)
  return `${(word > longest * 0.5 ? room.slice(0, word) : room.replace(/[\ud800-\udbff]$/u, '')).replace(/[\s,;:–-]+$/u, '')}…`
}
