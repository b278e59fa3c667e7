/**
 * Names for boards that a topic's pins could go to. A board collects more than one page, so a name
 * keeps the topic's last words and goes on to what it is a sort of: "Banana Bread Recipes", "Bread
 * Recipes", "Baking Recipes". The sorts, their words and their names are `data/board-grammar.json`.
 */
import { MAX_BOARD_NAME_LENGTH } from './board-name-limit.ts'
import { isSortName, withoutSort } from '../language/arabic-words.ts'
import grammar from '../data/board-grammar.json' with { type: 'json' }
import type { BoardGrammar } from '../data/word-lists.schema.ts'
import { wordsOf } from '../language/language.ts'
import { withDe } from '../patterns/elision.ts'
import { attributive, singular } from '../language/english-grammar.ts'
import { capitalFirst } from '../language/letter-case.ts'

const SORTS: BoardGrammar = grammar
type GrammarLanguage = 'en' | 'de' | 'es' | 'fr'

/**
 * Around a topic as it is typed, definite or not: nothing that its words would have to agree with.
 */
const ARABIC_FRAMES = [
  'أفكار {}',
  '{} للمبتدئين',
  '{} خطوة بخطوة',
  'نصائح حول {}',
  '{}: أفكار وإلهام',
  'كل شيء عن {}',
  '{} بأفكار بسيطة',
]

/** Of a topic of no known sort: what could be stated of any topic fits few. */
const PLAIN_NAMES = ['{T}']
/** What people type around a topic: a board is named for the topic. */
const SEARCHED: Readonly<Record<GrammarLanguage, RegExp>> = {
  en: /^(?:\d+\s+|(?:easy|best|simple|quick|homemade|the|how to make)\s+)+|\s(?:recipes?|ideas?|inspiration|reviews?)$|(?<=\s\S+)\s(?:tips|guide|checklist)$/giu,
  de: /^(?:\d+\s+|(?:einfache[rs]?|beste[rs]?|schnelle[rs]?)\s+|so \p{Ll}+ (?:du|man|ihr|sie) )+|[\s-](?:rezepte?|tipps|ideen|anleitung|inspiration)$/giu,
  es: /^(?:\d+\s+|(?:la |las )?(?:recetas?|ideas|consejos)(?: fácil(?:es)?)? (?:de|para)\s+)+|\s(?:recetas?|ideas|consejos|fácil(?:es)?)$/giu,
  fr: /^(?:\d+\s+|(?:la |les )?(?:recettes?|idées|conseils)(?: faciles?)? (?:de |d['’]|pour )?)+|\s(?:recettes?|idées|conseils|faciles?)$/giu,
}
/** What follows is a part of one dish or of one page, not of a board. */
const DETAIL: Readonly<Record<GrammarLanguage, RegExp>> = {
  en: /\s(?:with|for|in|from|without|on|at|by)\s.*$|^.*,\s*(?:and |or )?(?=\S)/giu,
  de: /\s(?:mit|für|aus|ohne|von|vom|im|in|auf)\s.*$/giu,
  es: /\s(?:con|sin|para|en)\s.*$/giu,
  fr: /\s(?:avec|sans|pour|au|aux|à)\s.*$/giu,
}
const DISHES: ReadonlySet<string> = new Set(['bake', 'sweet', 'soup', 'salad', 'main', 'drink'])
const RECIPE = /(?<!\p{L})(?:recipes?|rezepte?|recetas?|recettes?)(?!\p{L})/iu
/** Cuts of meat and sizes: what is cooked comes before them. */
const PIECE =
  /^(?:fillets?|thighs?|wings?|breasts?|ribs?|chops?|bites?|bars?|bowls?|balls?|rolls?|cups?|sticks?|squares?)$/iu
/** In English titles. */
const SMALL = /^(?:a|an|the|and|or|of|in|on|for|to|with|at|by)$/i
const MAX_WORDS = 4
const MAX_BASE_LENGTH = 28
const MAX_TYPED_WORDS = 4
/** More are a sentence, of which no part is a name. */
const MAX_TOPIC_WORDS = 8

/** Distinct names, the plainest first; few where little is known of the topic. */
export function suggestBoardNames(
  interest: string,
  { lang = 'en', count = 8 }: { lang?: string; count?: number } = {},
): string[] {
  const typed = interest.trim().replace(/\s+/g, ' ')
  const names = lang === 'ar' ? arabicNames(typed) : namesOf(typed, grammarLanguage(lang))
  return [...new Set(names)]
    .filter((name) => name !== '' && name.length <= MAX_BOARD_NAME_LENGTH && !repeatsWord(name))
    .slice(0, count)
}

/** A topic in another language is named as it is. */
function grammarLanguage(lang: string): GrammarLanguage | null {
  return lang === 'en' || lang === 'de' || lang === 'es' || lang === 'fr' ? lang : null
}

function namesOf(typed: string, lang: GrammarLanguage | null): string[] {
  if (lang === null) return [capitalFirst(typed)]
  if (wordsOf(typed).length > MAX_TOPIC_WORDS) return []
  const topic = typed.replace(SEARCHED[lang], '').trim() || typed
  const place = lang === 'en' ? placeOfOuting(topic) : null
  if (place === null) return topicNames(typed, topic, lang)
  return [titled(topic), ...(place === '' ? [] : placeNames(place))]
}

function topicNames(typed: string, topic: string, lang: GrammarLanguage): string[] {
  const base = shorten(topic, lang)
  const head = headOf(base, lang)
  const frames = framesFor({ base, head, isRecipe: RECIPE.test(typed) }, lang)
  const isShort = wordsOf(topic).length <= MAX_TYPED_WORDS && !/[,;:]/.test(topic)
  const whole = isShort && lang !== 'en' ? [capitalFirst(topic)] : []
  const fit = frames.filter((frame) => lang !== 'en' || fitsHead(frame, head))
  return [...whole, ...fit.map((frame) => fillFrame(frame, { base, head, lang }))]
}

/**
 * "Weekend" alone is no board: "Weekend in Prague" is one, and so is "Prague Travel". Without a
 * place, as in "what to wear to work", the whole topic is the only name.
 */
const OUTING =
  /^(?:(?:a |the )?(?<journey>(?:(?:long )?weekend|\d+ days|day trips?|honeymoon|road ?trip)(?! for ))|(?:a |the )?(?:weekend|honeymoon|week|one day|trip|packing lists?|what to (?:pack|wear|see|do)|where to (?:eat|stay)|things to (?:do|see))) (?:in|to|for|from|around) (?<place>\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+)?)$/iu
/** People are in these without a journey, or at any place. */
const NO_PLACE =
  /^(?:the|an?|my|your|our|this|that|all|any|every|no)\s|^(?:bed|home|work|school|class|college|hospital|town|nature|heaven|paradise|spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december)(?!\p{L})/iu

/**
 * Null where the topic is no outing, '' where it is one to no place. What is done at home, school and
 * work has a place too: there it must be a known one.
 */
function placeOfOuting(topic: string): string | null {
  const found = OUTING.exec(topic)
  if (found === null) return null
  const { journey, place = '' } = found.groups ?? {}
  const isKnown = SORTS['place']?.words.en.includes(place.toLowerCase()) ?? false
  return isKnown || (journey !== undefined && !NO_PLACE.test(place)) ? place : ''
}

const placeNames = (place: string): string[] =>
  (SORTS['place']?.names.en ?? []).map((frame) =>
    fillFrame(frame, { base: place, head: place, lang: 'en' }),
  )

/** What is written down or kept to has uses, and no inspiration. */
const WRITTEN =
  /^(?:lists?|checklists?|schedules?|routines?|prompts?|challenges?|budgets?|calendars?|printables?|hacks?)$/iu
/** Heads that say already what a board of their thing collects: "Pantry Organization". */
const COLLECTED =
  /^(?:care|decor|decoration|organi[sz]ation|storage|design|planning|lists?|checklists?|schedules?|routines?|prompts?|planners?|challenges?|hangings?|budgets?|games?|calendars?|printables?|hacks?)$/iu
/** What is made for a day, and needs no planning itself. */
const MADE_FOR =
  /^(?:centerpieces?|bouquets?|gifts?|invitations?|ornaments?|wreaths?|favors?|flavors?|cakes?)$/iu

/** "Hydrangea Care Growing Tips", "Sleep Routine for Beginners": two words for what it collects. */
function fitsHead(frame: string, head: string): boolean {
  if (frame.endsWith(' Planning') && MADE_FOR.test(head)) return false
  if (frame.endsWith(' Inspiration') && WRITTEN.test(head)) return false
  return !(
    COLLECTED.test(head) && /\} (?:Design|Planning|Care|Growing Tips|for Beginners)$/u.test(frame)
  )
}

/** The words that say what it is: "sandwich bread" of "maple oat sourdough sandwich bread". */
function shorten(topic: string, lang: GrammarLanguage): string {
  const plain = topic.replace(DETAIL[lang], '').trim() || topic
  const words = plain.split(' ')
  const isShort = words.length <= MAX_WORDS && plain.length <= MAX_BASE_LENGTH
  if (isShort || words.length <= 2 || lang !== 'en') return plain
  const isLinked = /^(?:and|&|of|n)$|['’]s$/iu.test(words.at(-2) ?? '')
  const isOwned = /['’]s$/u.test(words.at(-3) ?? '')
  return words.slice(isLinked || isOwned ? -3 : -2).join(' ')
}

/** English and German say last what a thing is, French and Spanish first. */
function headOf(base: string, lang: GrammarLanguage): string {
  const words = base.split(' ')
  if (lang === 'es' || lang === 'fr') return words[0] ?? ''
  const nouns = lang === 'de' ? words.filter((word) => /^\p{Lu}/u.test(word)) : words
  return nouns.at(-1) ?? words.at(-1) ?? ''
}

interface Topic {
  readonly base: string
  readonly head: string
}

/** Plants that things are made of: an "oak board" is none. */
const WOODS = new Set(['oak', 'maple', 'bamboo'])

/** Paper flowers need no water: what these come before is made, where it is a plant. */
const MATERIAL =
  /(?:^|\s)(?:paper|felt|silk|fabric|clay|ribbon|yarn|beaded|origami|crochet|crocheted|knit|knitted) (?<made>\p{L}+)/iu
const SHOWER = /(?:^|\s)(?:baby|bridal|wedding) shower(?!\p{L})/iu
/** Games and decor of a baby shower are for the party; its cakes and nails are what they are. */
const AT_SHOWER: ReadonlySet<string> = new Set(['family', 'home'])

type SortOf = [sort: string, BoardGrammar[string]] | undefined

const isMadePlant = (base: string, [sort, { words }]: NonNullable<SortOf>): boolean =>
  sort === 'plant' && isOfSort(MATERIAL.exec(base)?.groups?.['made'] ?? '', words.en)

/** The sort that a word before the last one names, where that counts for more than `found`. */
function sortInstead(base: string, found: NonNullable<SortOf>): SortOf {
  const isForParty = SHOWER.test(base) && AT_SHOWER.has(found[0])
  const named = isForParty ? 'party' : ''
  const sort = isMadePlant(base, found) ? 'craft' : named
  return Object.entries(SORTS).find(([name]) => name === sort)
}

/** Of a recipe only the sorts of dishes. */
const sortOfHead = (
  { base, head, isRecipe }: Topic & { readonly isRecipe: boolean },
  lang: GrammarLanguage,
): SortOf =>
  Object.entries(SORTS).find(
    ([sort, { words }]) =>
      (!isRecipe || DISHES.has(sort)) &&
      words[lang].some((word) => isWord({ base, head }, word, lang)),
  )

/** "crochet blanket": what it is of says as much. */
function sortOfAny(base: string): SortOf {
  const spoken = base.split(' ').toReversed()
  return Object.entries(SORTS).find(
    ([sort, { words }]) => !DISHES.has(sort) && spoken.some((word) => isOfSort(word, words.en)),
  )
}

const isOfSort = (word: string, words: readonly string[]): boolean =>
  !WOODS.has(word.toLowerCase()) && words.includes(singular(word).toLowerCase())

function sortOfEnglish(base: string, ofHead: SortOf): SortOf {
  const found = ofHead ?? sortOfAny(base)
  return found && (sortInstead(base, found) ?? found)
}

function framesFor(
  { base, head, isRecipe }: Topic & { readonly isRecipe: boolean },
  lang: GrammarLanguage,
): readonly string[] {
  const ofHead = sortOfHead({ base, head, isRecipe }, lang)
  const found = lang === 'en' && !isRecipe ? sortOfEnglish(base, ofHead) : ofHead
  const sort = found?.[1] ?? (isRecipe ? SORTS['main'] : undefined)
  return sort?.names[lang] ?? PLAIN_NAMES
}

/** In letters. "Reis" is no "Eis". */
const MIN_COMPOUND_END = 4

/** The listed word is the topic, or its head, in German as the end of a compound. */
function isWord({ base, head }: Topic, word: string, lang: GrammarLanguage): boolean {
  if (base.toLowerCase() === word.replaceAll('-', ' ')) return true
  if (lang === 'en') return singular(head).toLowerCase() === word
  const own = head.toLowerCase()
  if (lang !== 'de') return own === word || isPluralOf(own, word)
  return own === word || (word.length >= MIN_COMPOUND_END && own.endsWith(word))
}

function isPluralOf(word: string, one: string): boolean {
  return [`${one}s`, `${one}es`, `${one}x`].includes(word)
}

/** `{T}` the topic, `{A}` its form before a noun, `{H}` that of its head; `{t}`, `{h}` running. */
function fillFrame(
  frame: string,
  { base, head, lang }: Topic & { readonly lang: GrammarLanguage },
): string {
  const named = lang === 'en' ? titled(base) : capitalFirst(base)
  const running = base.charAt(0).toLowerCase() + base.slice(1)
  const of = (text: string): string => (lang === 'fr' ? withDe(text) : text)
  const values: Readonly<Record<string, string>> = {
    T: named,
    A: attributive(named),
    H: lang === 'en' ? attributive(titled(dishOf(base, head))) : head,
    t: of(running),
    h: of(head.toLowerCase()),
  }
  return frame.replaceAll(/\{([TAHth])\}/g, (whole, slot: string) => values[slot] ?? whole)
}

/** "salmon" of "honey salmon fillets". */
function dishOf(base: string, head: string): string {
  return PIECE.test(head) ? (base.split(' ').at(-2) ?? head) : head
}

/**
 * Arabic says what sort of thing it is first: "ideas for a small garden" is a board of the small
 * garden.
 */
function arabicNames(typed: string): string[] {
  const topic = withoutSort(typed)
  const frames = ARABIC_FRAMES.filter(
    (frame) => !isSortName(topic) || (frame.startsWith('{}') && !frame.includes('أفكار')),
  )
  return [typed, topic, ...frames.map((frame) => frame.replace('{}', () => topic))]
}

/** "Pour-Over", "Step-by-Step". */
function capitalParts(word: string): string {
  return word
    .split('-')
    .map((part, index) => (index > 0 && SMALL.test(part) ? part : capitalFirst(part)))
    .join('-')
}

function titled(text: string): string {
  return text
    .split(' ')
    .map((word, index) => (index > 0 && SMALL.test(word) ? word.toLowerCase() : capitalParts(word)))
    .join(' ')
}

function repeatsWord(name: string): boolean {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const stems = words.filter((word) => word.length > 2).map((word) => word.replace(/s$/, ''))
  return new Set(stems).size < stems.length
}
