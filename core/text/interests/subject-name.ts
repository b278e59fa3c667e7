/** What a page is about, as a name that people search for. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { escaped } from '../language/escaped.ts'
import { contentStems, wordsOf, type Language } from '../language/language.ts'
import { thingOfTitle } from '../subject/subject.ts'
import { MIN_SURE, understandPage } from '../understand/page-model.ts'

const MAX_NAME_WORDS = 4
/** A dish is searched for by its whole name. */
export const MAX_DISH_WORDS = 6
/** "helpful tips to …", "good ideas for …", "the keys to": what follows is the topic. */
const WRAPPED_NAME =
  /\b(?:ways?|tips|ideas|reasons|places|things|secrets?|mistakes|steps|facts)\b(?: \p{L}+)? (?:to|for|you|that|of)\b|^(?:los|las|les|le|la|die|der|das)\s\p{L}+$/iu
const FORE =
  /^(?:for|of|about|to|from|with|and|in|on|at|und|für|mit|con|para|avec|pour)\s+|^cookbook:\s*/iu
const QUOTES = /[“”„«»"]/gu
/** Nouns of any subject, which alone or with a quality are none. */
export const EMPTY_NAME =
  /^(?:fact check|breaking news|must[ -]haves?|the truth|(?:\p{L}+ )?(?:secrets?|mistakes|tips|ideas|ways|reasons|things|truth|future|history|details|difference))$/iu

/**
 * The subject as the reader of this kind of page understood it, else as the title's noun phrase; ''
 * where neither is a name that people search for.
 */
export function subjectName(content: PageContent, language: Language): string {
  const titled = plainName(thingOfTitle(content, language))
  const read = readName(content, language)
  // A German title cut at its preposition leaves the dish; elsewhere it may leave a clause.
  if (content.kind === 'recipe')
    return language.lang === 'de' ? titled || dishTopic(read) : dishTopic(read) || titled
  const isTask = content.kind === 'how_to' && isName(titled, content, language)
  const names = isTask ? [titled] : [plainName(read), titled]
  return names.find((name) => isName(name, content, language)) ?? ''
}

/** As the reader of the page's kind understood it, '' where it is not sure. */
function readName(content: PageContent, language: Language): string {
  const { name, confidence } = understandPage(content, language).subject
  return confidence >= MIN_SURE ? name.replace(QUOTES, '') : ''
}

/** "Naturkosmetik- doch gesünder?", but not "Kinder- und Jugendbücher", "Kinder- & Jugendzimmer". */
const CLINGING_DASH =
  /(?<=\p{L})-\s(?!(?:und|oder|sowie|bis|statt|samt|bzw|en|of|and|or)\P{L}|u\.|[&/+,]).*$/iu

function plainName(name: string): string {
  return name.replace(FORE, '').replace(QUOTES, '').replace(CLINGING_DASH, '')
}

const ADJECTIVE = /(?:lich|isch|bar|sam)(?=e[mnrs]?$)/u

/**
 * "schöne", "Winterliche": German writes nouns with a capital, and sentences begin with one. "Fische"
 * and "Samen" end as adjectives do, but the page never has them in small letters.
 */
function isBareAdjective(name: string, content: PageContent, { lang }: Language): boolean {
  if (lang !== 'de' || wordsOf(name).length !== 1) return false
  if (/^\p{Ll}(?!\p{Ll}*\p{Lu})/u.test(name)) return true
  const ending = ADJECTIVE.exec(name)
  if (ending === null) return false
  const stem = name.slice(0, ending.index + ending[0].length).toLowerCase()
  const texts = [content.title, content.description, ...content.paragraphs]
  return new RegExp(`(?<!\\p{L})${escaped(stem)}(?:e[mnrs]?)?(?!\\p{L})`, 'u').test(texts.join(' '))
}

/** None that begins or ends in the middle of a clause: "Glück kommt von". */
function isName(name: string, content: PageContent, language: Language): boolean {
  const { isStopWord } = language
  const words = wordsOf(name.toLowerCase())
  return (
    words.length > 0 &&
    words.length <= MAX_NAME_WORDS &&
    !isStopWord(words[0] ?? '') &&
    !isStopWord(words.at(-1) ?? '') &&
    !WRAPPED_NAME.test(name) &&
    !/[,;:]|\s(?:an?|the|your)\s/i.test(name) &&
    !EMPTY_NAME.test(name) &&
    !isBareAdjective(name, content, language)
  )
}

/** "butternut squash mac and cheese" of "… with broccoli", where the whole is too long to type. */
function dishTopic(name: string): string {
  const plain = name.replace(FORE, '')
  if (wordsOf(plain).length <= MAX_NAME_WORDS) return plain
  const head = plain.split(/ (?:with|in|from|by|mit|aus|con|sin|avec|sans)(?: |$)/u)[0] ?? ''
  return wordsOf(head).length >= 2 && wordsOf(head).length <= MAX_DISH_WORDS ? head : ''
}

const MIN_PARAGRAPHS = 4

/** A short name must come again in the text: in the title alone it is a figure of speech as often. */
export function isSpokenOf(noun: string, content: PageContent, language: Language): boolean {
  const { kind, paragraphs, description } = content
  if (kind === 'recipe' || paragraphs.length < MIN_PARAGRAPHS || wordsOf(noun).length > 2)
    return true
  const text = contentStems([description, ...paragraphs].join(' '), language).join(' ')
  return ` ${text} `.includes(` ${contentStems(noun, language).join(' ')} `)
}

/** "Three Quiet Days" leaves out by what. */
export function isTelling(noun: string): boolean {
  return !/\b(?:days?|hours?|weeks?|minutes?|weekend|things|ways|reasons)$/i.test(noun)
}
