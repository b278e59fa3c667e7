/** What a page carries beside its article: by class, by heading, by the words of a line. */
import type { Block } from './block.ts'
import { CHROME_HEADINGS, TOPICLESS_HEADINGS } from './chrome-words.ts'

const CHROME_CLASS =
  /\b(?:comment|respond|sidebar|widget|related|share|sharing|social|newsletter|subscribe|signup|cookie|consent|breadcrumb|pagination|post-nav|author-box|byline|advert|promo|popup|toc|table-of-contents|jump-to|rating|print)/i
const BESIDE_CLASS = /(?:\b|_)(?:caption|pull-?quote|testimonial)/i

/** Lines that belong to the machinery of blogs, in the languages that we write. */
const BOILERPLATE =
  /^(?:jump to|print (?:this )?recipe|pin (?:it|this|for later)|share (?:this|on)|leave a (?:comment|reply)|advertisement|table of contents|affiliate|disclosure|posted (?:on|by|in)|filed under|tagged|read more|continue reading|by \w+ \w+$|skip to|zum rezept|rezept drucken|kommentar|werbung|inhaltsverzeichnis|teilen|ir a la receta|imprimir|compartir|deja un comentario|publicidad|aller à la recette|imprimer|partager|laisser un commentaire|publicité)|affiliate (?:links?|commission)|(?:sign up|subscribe).{0,40}newsletter|all rights reserved|privacy policy|cookie(?:s)? policy|we use cookies|©|^[\d.,]+ (?:from|von|de|sur) \d+ (?:votes?|ratings?|reviews?|stimmen|votos|avis)/i

/** When a page was written, who wrote it and how it is filed. */
const FILED =
  /^(?:(?:last )?updated|posted|published|veröffentlicht|aktualisiert|publié|mis à jour|publicado|actualizado|pubblicato|aggiornato|gepubliceerd)\b.{0,70}\d|^(?:tags?|labels?|categories|schlagwörter|etiquetas|mots-clés)\s*:?\s.{1,200}(?<![.!?])$|^[^.!?]{0,50}\b\d{4}\b[^.!?]{0,12}\b\d{1,2}[:.]\d{2}\b[^.!?]{0,12}$/iu

const wholeHeading = (lines: readonly string[]): RegExp =>
  new RegExp(`^(?:${lines.join('|')})$`, 'iu')
const CHROME_HEADING = wholeHeading(CHROME_HEADINGS)
const TOPICLESS_HEADING = wholeHeading(TOPICLESS_HEADINGS)
/** Many recipe cards have buttons in their heading that multiply the amounts. */
const MULTIPLIERS = /\s*(?:\d+(?:\/\d+)?\s?x\s*){2,}$/iu
/** A section of this share of the article is no chrome, whatever its heading says. */
const MAX_CHROME_SHARE = 0.25

export const isBoilerplate = (text: string): boolean =>
  BOILERPLATE.test(text.slice(0, 300)) || (text.length < 240 && FILED.test(text))

/** Quoted text, or text about a picture: `wp-caption`, `pull-quote`. */
export const isBesideClass = (name: string): boolean => BESIDE_CLASS.test(name)

export const isChromeClass = (names: string): boolean => CHROME_CLASS.test(names)

const bare = (text: string): string => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, '')

/** "Ingredients 1x 2x 3x" is "Ingredients". */
export const withoutMultipliers = (heading: string): string => heading.replace(MULTIPLIERS, '')

/** "When to Prune: #": the sign of a link to the heading itself. */
const ANCHOR = /(?:\s*(?:(?<=\s|:)#|[¶§🔗⚓]\uFE0F?))+\s*$/u

export const withoutAnchor = (heading: string): string => {
  const bare = heading.replace(ANCHOR, '')
  return bare === heading ? heading : bare.replace(/\s*:$/u, '')
}

/** A heading of the site's machinery, such as "Navigation" or "Trending Stories". */
export const isChromeHeading = (heading: string): boolean => CHROME_HEADING.test(bare(heading))

/** Whether a heading's words say what the page is about. */
export const namesTopic = (heading: string): boolean => !TOPICLESS_HEADING.test(bare(heading))

/** Removes chrome headings with everything below them, up to the next heading of the same level. */
export function withoutChromeSections(blocks: Block[]): Block[] {
  const maxSize = sizeOf(blocks) * MAX_CHROME_SHARE
  let chromeEnd = 0
  return blocks.filter((_, at) => {
    if (at < chromeEnd) return false
    chromeEnd = at + chromeLength(blocks, at, maxSize)
    return chromeEnd === at
  })
}

/** How many blocks from `at` on are chrome. */
function chromeLength(blocks: readonly Block[], at: number, maxSize: number): number {
  const block = blocks[at]
  if (block === undefined) return 0
  if (isChromeLabel(block)) return 1 + teasersAfter(blocks, at)
  if (block.type !== 'heading') return 0
  if (isLoneChrome(block.text)) return 1
  if (block.level === 1 || !CHROME_HEADING.test(bare(block.text))) return 0
  const next = blocks.findIndex(
    (other, index) => index > at && other.type === 'heading' && other.level <= block.level,
  )
  const end = next < 0 ? blocks.length : next
  return sizeOf(blocks.slice(at, end)) <= maxSize ? end - at : 1
}

function teasersAfter(blocks: readonly Block[], at: number): number {
  let count = 0
  while (isTeaser(blocks[at + 1 + count])) count += 1
  return count
}

const isLoneChrome = (heading: string): boolean =>
  isBoilerplate(heading) && !CHROME_HEADING.test(bare(heading))

/** "You may also like", written as a line. */
const isChromeLabel = ({ type, text }: Block): boolean =>
  type === 'paragraph' && text.length < 60 && CHROME_HEADING.test(bare(text))

/** A line that leads to another page: short, without a full stop. */
const isTeaser = (block: Block | undefined): boolean =>
  block !== undefined &&
  block.type !== 'heading' &&
  block.text.length < 100 &&
  !/[.!?…:]["”’)]*$/u.test(block.text)

function sizeOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { text }) => sum + text.length, 0)
}
