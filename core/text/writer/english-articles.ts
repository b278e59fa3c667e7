/**
 * "a rug" or "oil": which article a thing takes is read off the page, since no word list knows what
 * can be counted.
 */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Language } from '../language/language.ts'
import { wholeText } from '../language/page-text.ts'
import { remember } from '../language/remember.ts'
import { isPlural } from '../language/english-grammar.ts'

/** Third persons that the tagger takes for plurals. */
const VERBS =
  /^(?:costs|needs|takes|holds|carries|works|keeps|makes|looks|feels|means|starts|gives|saves|lasts|comes|goes)$/

const textOf = remember(
  (content) =>
    ` ${wholeText(content)
      .toLowerCase()
      .replace(/[.,:;!?()\n]+/g, ' | ')
      .replace(/[^\p{L}\p{N}'’|]+/gu, ' ')} `,
)

/** The article that the page puts before the name, '' when it puts none, and the name. */
export function withArticle(
  { content, language }: { content: PageContent; language: Language },
  name: string,
): [article: string, name: string] {
  const low = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'’]+/gu, ' ')
    .trim()
  if (low === '' || isPlural(low)) return ['', name]
  const text = textOf(content, language)
  // "a winter skincare routine" gives no article to winter skincare.
  const isOver = (rest: string): boolean => {
    const next = rest.split(' ', 1)[0] ?? ''
    return (
      rest.startsWith('|') ||
      language.isStopWord(next) ||
      language.tokens(`the ${low} ${next}`).at(-1)?.pos === 'VERB' ||
      VERBS.test(next)
    )
  }
  const isBefore = (word: string): boolean => text.split(` ${word} ${low} `).slice(1).some(isOver)
  return [['a', 'an', 'the'].find(isBefore) ?? '', name]
}

/** Handmade things that are counted: "a rice picture", though "rice" takes no "a". */
const COUNTED_WORK =
  /(?<!\p{L})(?:picture|frame|ornament|garland|wreath|lantern|bracelet|necklace|puppet|mask|costume|dress|skirt|apron|bag|pouch|purse|tote|blanket|quilt|rug|pillow|cushion|card|kite|toy|doll|table|chair|bench|shelf|bookshelf|lamp|candle|birdhouse|planter|terrarium|fence|gate|trellis|headband|scarf|hat|shawl|sweater|cardigan|coaster|banner|bunting|centerpiece|calendar|journal|notebook|mobile|mosaic|collage|vase|sign|game|bookmark|keychain|dreamcatcher|pinata|piñata|magnet)$/iu

export const isCountedWork = (name: string): boolean => COUNTED_WORK.test(name.trim())

/** "a" or "an" by the sound of a name's beginning. */
export const soundArticle = (name: string): string =>
  /^(?:[aeio]|u(?!ni|se)|8|11(?!\d)|18(?!\d))/iu.test(name) ? 'an' : 'a'
