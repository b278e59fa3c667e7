/** Markup and odd spaces out of strings that should be plain text: JSON-LD values, attributes, headings. */
import { Parser } from 'htmlparser2'

const INVISIBLE = /\u00AD|\u200B|\u200C|\u200D|\u2060|\uFEFF|(?![\t\n\r])\p{Cc}/gu

/** One line, single spaces, without invisible characters; emoji joiners go too, since they only matter on pictures. */
export function oneLine(text: string): string {
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim()
}

/** Tags removed, entities decoded (twice encoded ones too), on one line. */
export function plainText(markup: string): string {
  const once = withoutTags(markup)
  return oneLine(/&(?:[a-z]+|#\d+);/i.test(once) ? withoutTags(once) : once)
}

/** Whether elements stand in each other deeper than any true page: the tree algorithms are quadratic in depth. Linear itself. */
export function isNestedTooDeep(markup: string, most = 400): boolean {
  let depth = 0
  let deepest = 0
  const parser = new Parser({
    onopentag: () => {
      depth += 1
      deepest = Math.max(deepest, depth)
    },
    onclosetag: () => {
      depth -= 1
    },
  })
  parser.write(markup)
  return deepest > most
}

function withoutTags(markup: string): string {
  if (!/[<&]/.test(markup)) return markup
  let text = ''
  const parser = new Parser({ ontext: (piece) => (text += piece), onclosetag: () => (text += ' ') }, { decodeEntities: true })
  parser.write(markup)
  parser.end()
  return text
}
