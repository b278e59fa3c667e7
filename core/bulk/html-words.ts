/**
 * The words of cells that hold HTML, as shops export the descriptions of their products. This file
 * is 0.7 kB (brotli) of the table screen; htmlparser2 with its entities would be 21 kB.
 */
import { oneLine } from '#core/text/one-line.ts'

const MARKUP =
  /<\/?(?:p|br|div|span|ul|ol|li|h[1-6]|strong|em|b|i|u|a|img|table|tbody|tr|td|meta|style|script|section|blockquote)\b[^<>]*>/i
const WORDLESS = /^(\/?)(?:style|script)\b/i
const INLINE = /^\/?(?:span|strong|em|b|i|u|a)\b/i

/** The names that editors of shops write; others are left as they are. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  deg: '°',
  times: '×',
  frac12: '½',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  euro: '€',
  reg: '®',
  copy: '©',
  trade: '™',
}

/** On one line. A cell without tags is returned unchanged. */
export function wordsOfHtml(cell: string): string {
  if (!MARKUP.test(cell)) return cell
  let text = ''
  let isWordless = false
  // Texts and tags take turns.
  for (const [nth, piece] of cell.split(/<([^<>]*)>/).entries()) {
    if (nth % 2 === 0) text += isWordless ? '' : piece
    else {
      const wordless = WORDLESS.exec(piece)
      if (wordless !== null) isWordless = wordless[1] === ''
      if (!INLINE.test(piece)) text += ' '
    }
  }
  return oneLine(text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{1,10}\d{0,2});/gi, decoded))
}

function decoded(entity: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name] ?? entity
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity
}
