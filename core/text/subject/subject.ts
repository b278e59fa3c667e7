/** What a page is about, cut out of its title: the ground of every template. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { wordsOf, type Language, type Token } from '../language/language.ts'
import { seriesTest } from './title-series.ts'
import { isWarning } from './warnings.ts'

export interface Subject {
  /**
   * The title without site name, emoji, brackets and praise of itself: `Lemon Blueberry Muffins`.
   */
  title: string
  /**
   * The thing named, as one noun phrase in the title's case, of a list of what to keep from with
   * all that is stated about it; '' when the title names none.
   */
  noun: string
  /** What follows "How to", as `Start Seeds Indoors`; '' when the title is none. */
  task: string
  /** The promise of a list: `25` of "25 Small Garden Ideas". */
  count: number | null
  /** What follows a colon or dash. */
  rest: string
}

const PICTOGRAPH = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F/gu
const BRACKETS = /\s*[([{][^)\]}]*[)\]}]/g
const PRAISE_EN =
  /^(?:the |my |our |these |this |a |an )?(?:(?:very |absolute |only )?(?:best(?: ever)?|favou?rite|ultimate|perfect|most amazing|amazing|famous|go-to)\s+)+(?=\p{L})|^(?:my|our|the|these|this|a|an)\s+/iu
/** "A Beginner's Guide to", "The Quiet Art of a": what follows is the thing. */
const WRAPPED_EN =
  /^(?:the |an? )?(?:[\p{L}'’-]+ ){0,3}(?:guide|introduction|intro) to (?:the |an? )?|^(?:the )?(?:[\p{L}'’-]+ )?(?:art|joy|magic|secret) of (?:the |an? )?/iu
const TAIL_EN =
  /\s+(?:recipes?|(?:you(?:'|’)ll|you will|we|i|that|which|who|nobody|everyone|you can)\s.*|ever|of all time)$/iu
const STEPS_EN = /\s+(?:in|with) (?:just |only )?(?:\d+|\p{L}+)(?: easy| simple)? steps$/iu
const COUNT = /^(?:the\s+|top\s+|best\s+|my\s+)*(\d{1,3})\+?\s+(?=\p{L})/iu
/** Praise that a search topic leaves out. */
const PLAIN_EN = /^(?:(?:simple|easy|quick|super|really|quiet|little|perfect)\s+)+(?=\p{L}+\s)/iu
const PLACES: Record<string, RegExp> = {
  de: /\s+(?:mit|für|aus|ohne|wie|vom|auf|in|im|und|knüpfen|selber)\s?/iu,
  es: /\s+(?:con|para|sin|en|que)\s/iu,
  fr: /\s+(?:pour|avec|sans|en|qui)\s/iu,
}
const PLACE = /\s+(?:for|in|with|without|from|to|on|at|and how|when|that|under|using|by)\s/iu

export function subjectOf(content: PageContent, language: Language): Subject {
  const whole = content.title.replace(PICTOGRAPH, '').replace(/\s+/g, ' ').trim()
  const parts = whole.split(/\s*[:|]\s+|\s+[–—-]\s+|(?<=[?!])\s+/)
  const at = content.kind === 'recipe' ? placeOfDish(parts, content, language) : 0
  const head = parts[at] ?? ''
  const others = parts.filter((_, place) => place !== at)
  const title = head
    .replace(BRACKETS, '')
    .replace(/[.!,;]+$/, '')
    .trim()
  const rest = others
    .join(', ')
    .replace(BRACKETS, '')
    .replace(/[.!]+$/, '')
    .trim()
  if (isWarningList(content, title))
    return { title, noun: title.replace(COUNT, ''), task: '', count: countOf(title), rest }
  if (language.lang !== 'en')
    return { title, noun: nounOf(title, language), task: '', count: countOf(title), rest }
  const task = taskOf(title)
  return {
    title,
    noun: task ? objectOf(task, language) : nounOf(title, language) || topicOf(content, language),
    task,
    count: task ? null : countOf(title),
    rest,
  }
}

/** "Dinner Tonight: Chicken Tagine": the first part that is no series of the site. */
function placeOfDish(parts: readonly string[], content: PageContent, language: Language): number {
  const isSeries = seriesTest(content, language)
  const isDish = (part: string, at: number): boolean =>
    !isSeries(
      part,
      parts.filter((_, place) => place !== at),
    )
  return Math.max(0, parts.findIndex(isDish))
}

/**
 * "10 Houseplants That Are Not Safe for Cats": cut to "Houseplants" every title would recommend
 * what the page warns of.
 */
export function isWarningList(
  { kind, lang }: Pick<PageContent, 'kind' | 'lang'>,
  title: string,
): boolean {
  return kind === 'list' && isWarning(title, lang)
}

/**
 * The thing that the title names, without what is stated about it: "Houseplants" even of a list of those
 * that are not safe.
 */
export function thingOfTitle(content: PageContent, language: Language): string {
  const { title, noun } = subjectOf(content, language)
  return isWarningList(content, title) ? nounOf(title, language) : noun
}

/** The verb phrase of "How to …" and of "When Should You …?". */
function taskOf(title: string): string {
  const match =
    /^how to (?!choose|tell|know)(.+)$/iu.exec(title) ??
    /^(?:when|how|why|where) (?:should|do|can) (?:you|i|we) (.+)\?$/iu.exec(title) ??
    /^how to (.+)$/iu.exec(title)
  return match?.[1]?.replace(STEPS_EN, '') ?? ''
}

/** How something is done, which is no part of its name. */
export const MANNER =
  /\s+(?:at home|yourself|fast|easily|safely|properly|correctly|like a pro|the \p{L}+ way)$/iu

/** "Build", "Grow and Care For". */
const VERBS_EN = /^\p{L}+(?: (?:and|&|or) \p{L}+(?: (?:for|of))?)?\s+/iu

/** "Build a Raised Garden Bed From Cedar Boards" → "Raised Garden Bed". */
function objectOf(task: string, language: Language): string {
  const object =
    task
      .replace(VERBS_EN, '')
      .replace(/^(?:an?|the|your|my)\s+/iu, '')
      .split(PLACE)[0]
      ?.replace(/\s+(?:indoors|outdoors)$/iu, '')
      .replace(MANNER, '') ?? ''
  return isNounPhrase(object, language) ||
    (/^\p{L}+\s+(?:an?|the)\s/iu.test(task) && isThing(object, language))
    ? object
    : ''
}

/**
 * What follows an article is a thing, whatever its last word is taken for: "a cast iron pan".
 */
function isThing(object: string, language: Language): boolean {
  const tags = language.tokens(object.toLowerCase())
  return (
    tags.length >= 2 &&
    tags.length <= 4 &&
    tags.slice(0, -1).every(({ pos }) => pos === 'NOUN' || pos === 'PROPN' || pos === 'ADJ') &&
    tags.at(-1)?.pos === 'VERB'
  )
}

/** A title that is a sentence: the author's keyword that its words hold, longest first. */
function topicOf(content: PageContent, language: Language): string {
  const words = new Set(wordsOf(content.title.toLowerCase()).map((word) => language.stem(word)))
  const keywords = content.facts
    .filter((fact) => fact.name === 'author_keyword')
    .map((fact) => fact.value)
  const held = keywords.filter((keyword) =>
    wordsOf(keyword.toLowerCase()).every((word) => words.has(language.stem(word))),
  )
  return held.toSorted((a, b) => b.length - a.length)[0] ?? ''
}

function countOf(title: string): number | null {
  const match = COUNT.exec(title)
  return match && !/^\d+\s*-?(?:minute|ingredient|hour|day|step|week)/i.test(title)
    ? Number(match[1])
    : null
}

/**
 * The noun phrase at the head: without count, praise, and what follows the first preposition when
 * the head alone names something.
 */
function nounOf(title: string, language: Language): string {
  if (language.lang !== 'en') return worldNoun(title, language.lang)
  const bare = title
    .replace(COUNT, '')
    .replace(WRAPPED_EN, '')
    .replace(PRAISE_EN, '')
    .replace(PRAISE_EN, '')
    .replace(TAIL_EN, '')
    .replace(PLAIN_EN, '')
    .trim()
  const head = bare.split(PLACE)[0] ?? ''
  return isNounPhrase(head, language) ? head : ''
}

/**
 * What comes before the first joining word; behind "ideas for" or "tips for" the thing they are
 * for, without its article.
 */
function worldNoun(title: string, lang: string): string {
  const topic = lang === 'de' ? statedIn(title) : ''
  if (topic !== '') return topic
  const head = title.replace(/^\d{1,3}\s+/, '').split(PLACES[lang] ?? /$^/)[0] ?? ''
  if (
    !/^(?:idées|ideen|ideas|consejos|trucos|tipps|conseils|astuces|recetas|rezepte|recettes|cómo|comment|wie)$/i.test(
      head,
    )
  )
    return head
  const thing =
    /\s(?:une?|votre|una?|tu|einen|eine?|den|die|das)\s+(\p{L}+(?:\s\p{L}+)?)$/iu.exec(
      title,
    )?.[1] ?? ''
  return lang === 'de' ? '' : thing
}

/** "So gelingt Hefeteig" is about Hefeteig. */
function statedIn(title: string): string {
  const [head = ''] = title.split(PLACES.de ?? /$^/)
  return (
    /^(?:so|wie|warum|wann) \p{Ll}+ (?:(?:du|man|ihr) )?(?:(?:den|die|das|der|deinen?|deine|eine?n?) )?(\p{Lu}[\p{L}-]+)$/iu.exec(
      head,
    )?.[1] ?? ''
  )
}

/** Signs of a sentence or a question. */
const CLAUSE =
  /^(?:why|what|when|where|who|how|do|does|can|should)\b|\b(?:i|we|my|our|you|your|is|are|was|were)\b|[?!,]/i

/** No verb, pronoun or question in it, and a noun at its end. */
export function isNounPhrase(text: string, language: Language): boolean {
  const words = wordsOf(text)
  if (words.length === 0 || words.length > 7 || CLAUSE.test(text)) return false
  const tags = language.tokens(text.toLowerCase())
  const last = tags.at(-1)
  if (last === undefined || /^(?:AUX|PRON)$/.test(tags[0]?.pos ?? '')) return false
  return [null, 'NOUN', 'PROPN'].includes(last.pos) || (words.length > 1 && isMistagged(last))
}

/**
 * The tagger takes the heads of some short phrases for verbs or adjectives: "journal prompts",
 * "skincare routine".
 */
function isMistagged({ text, pos }: Token): boolean {
  return pos === 'ADJ' || (pos === 'VERB' && text.endsWith('s'))
}
