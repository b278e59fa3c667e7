/** Headings of a page that a sentence can name: "light, water and soil". */
import { contentStems, wordsOf, type Language } from '../../language/language.ts'
import type { Fact } from '../../patterns/fill-pattern.ts'
import { isInstruction, listed } from '../../language/english-grammar.ts'
import type { Material } from '../../writer/material.ts'
import { lowerKnown, withProperCapitals } from '../../subject/proper-words.ts'
import type { Section } from './sections.ts'

const MAX_WORDS = 5
const MAX_LETTERS = 34
/** A list of fewer says nothing of the page. */
export const MIN_TOPICS_LISTED = 3
/** Signs, figures and words that need their page. */
const LEANING =
  /[?!:;,"“”„«»()[\]|/&+*#\d…]|(?<!\p{L})(?:i|my|our|we|it|its|them|this|that|these|those|here|ich|wir|mein\p{L}*|unser\p{L}*|hier|dies\p{L}*|je|nous|notre|nos|ici|yo|mi|nuestr\p{L}+|aquí|esto)(?!\p{L})/iu
const CHROME =
  /^(?:introduction|intro|conclusions?|final|summary|overview|faqs?|frequently|related|share|comments?|more|about|subscribe|newsletter|read|leave|tags?|categories|recent|popular|search|sources?|references?|resources|notes?|disclaimer|video|pin|shop|wrap|bottom line|key takeaways|table of|photo|credits?|author|contact|start|home|bio|download|bonus|einleitung|fazit|inhalt\p{L}*|kommentar\p{L}*|weitere\p{L}*|ähnliche\p{L}*|mehr|quellen?|über|teilen|das könnte|schreibe?|video\p{L}*|passende\p{L}*|unsere|nützliche|links?|commentaires?|articles?|partager?|sommaire|à lire|en savoir|à propos|laisser|voir|conclusión|comentarios?|artículos?|compartir?|índice|relacionad\p{L}+|deja|sobre|te puede|también|fuentes)(?!\p{L})/iu

/** The first three, and further threes as what else their slot may hold. */
export function inThrees(
  items: readonly string[],
  {
    join = listed,
    quote = '',
  }: { join?: (three: readonly string[]) => string; quote?: string } = {},
): Fact {
  const count = Math.max(1, Math.floor(items.length / MIN_TOPICS_LISTED))
  const [first = [], ...others] = Array.from({ length: count }, (_, index) =>
    items.slice(index * MIN_TOPICS_LISTED, (index + 1) * MIN_TOPICS_LISTED),
  )
  return { text: join(first), quote, others: others.map((three) => join(three)) }
}

/** "Choose four colors first" and "How to combine the pieces" are no topics after "sections on". */
export function isThing(heading: string, { tokens }: Language): boolean {
  const first = tokens(heading.toLowerCase())[0]
  const isAsking = /^(?:how|what|why|when|where|which|who|do|does|is|are|can|should)\b/iu
  return (
    !isAsking.test(heading) &&
    !isInstruction(heading) &&
    (first?.pos !== 'VERB' || first.text.endsWith('ing'))
  )
}

/** In reading order, each once, none that repeats the title. */
export function topicHeadings(
  { content, language }: Material,
  sections: readonly Section[],
): string[] {
  const titled = new Set(contentStems(content.title, language))
  const isNew = (heading: string): boolean =>
    contentStems(heading, language).some((stem) => !titled.has(stem))
  const found = sections
    .map(({ heading }) => heading.trim())
    .filter((heading) => isTopicHeading(heading) && isNew(heading))
  return [...new Set(found)]
}

export function isTopicHeading(heading: string): boolean {
  const count = wordsOf(heading).length
  return (
    count >= 1 &&
    count <= MAX_WORDS &&
    heading.length >= 4 &&
    heading.length <= MAX_LETTERS &&
    /\p{Ll}/u.test(heading) &&
    !LEANING.test(heading) &&
    !CHROME.test(heading)
  )
}

/** "Prepare Your Soil" as it reads inside a sentence: "prepare your soil". */
export function headingInSentence(heading: string, { language, letters }: Material): string {
  if (language.lang === 'de') return heading
  if (language.lang !== 'en')
    return heading.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
  const words = heading.split(' ').map((word) => lowerKnown(letters.running(word), language))
  return withProperCapitals(words.join(' '))
}

/** Names of places: every word with meaning has its capital. */
export function isPlaceName(heading: string): boolean {
  const words = wordsOf(heading).filter(
    (word) =>
      !/^(?:the|of|and|de|la|le|du|des|del|los|las|el|y|et|und|am|an|der|die|das|di|da)$/iu.test(
        word,
      ),
  )
  return words.length >= 1 && words.length <= 4 && words.every((word) => /^\p{Lu}/u.test(word))
}
