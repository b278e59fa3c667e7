/** What a heading is by its grammar, as far as its words show. */
import { wordsOf, type Language, type Token } from '../../language/language.ts'
import { isInstruction, isPlural } from '../../language/english-grammar.ts'
import { headingWords, type HeadingWords } from './heading-words.ts'

/** `task`: an order or an infinitive; `question`: "how to prune". */
export type ThingKind = 'thing' | 'task' | 'question'

/** Whether a line says something with a verb, as far as its words show. */
export function isClause(line: string, language: Language): boolean {
  const list = headingWords.get(language.lang)
  const bare = list ? line.replace(list.asks, '') : line
  if (list?.clause.test(bare) === true) return true
  return (
    language.lang === 'en' && bare === line && language.tokens(line.toLowerCase()).some(isFinite)
  )
}

const isFinite = ({ pos, text }: Token): boolean =>
  pos === 'AUX' || (pos === 'VERB' && !/(?:ed|ing)$/iu.test(text))

/** `null` for a clause, and for a line that leans on another. */
export function kindOf(name: string, list: HeadingWords, language: Language): ThingKind | null {
  if (list.asks.test(name)) return list.clause.test(name.replace(list.asks, '')) ? null : 'question'
  if (list.clause.test(name) || list.start.test(name)) return null
  if (language.lang === 'en') return englishKind(name, language)
  return language.lang === 'de' ? germanKind(name) : romanceKind(name, list, language.lang)
}

/**
 * "Choisir le pot" and "choisis le pot": no name of a thing has an article behind its first word.
 */
function romanceKind(name: string, list: HeadingWords, lang: string): ThingKind | null {
  const [first = '', ...rest] = wordsOf(name.toLowerCase())
  const isInfinitive = (lang === 'fr' ? /(?:er|ir|re)$/u : /(?:[aei]r)(?:se|te)?$/u).test(first)
  const isOrder = list.anyArticle.test(name) && !list.article.test(name)
  if (isOrder) return isInfinitive ? 'task' : null
  return first.endsWith('ez') || (isInfinitive && rest.length > 0) ? null : 'thing'
}

/** "Select your cleanser": no thing comes before an article. */
const WITH_OBJECT = /^\p{L}+ (?:the|an?|your) /iu

/** In words. */
const MAX_DIY = 5

/** They end as plurals do. */
const NO_THINGS =
  /^(?:outdoors|indoors|works|does|goes|has|perhaps|sometimes|always|thanks|besides|afterwards|towards|upstairs|downstairs|overseas|nowadays|yes|ours|yours|theirs|its|this|others|across|various)$/iu

/**
 * "Dresses", "Knits": no order without an object; of "DIY Plant Stand" many words are verbs, too.
 */
const isSurelyThing = (name: string, all: readonly Token[]): boolean =>
  all.length === 1
    ? isPlural(all[0]?.text ?? '')
    : /^DIY \p{L}/u.test(name) && all.length <= MAX_DIY

function englishKind(name: string, { tokens }: Language): ThingKind | null {
  const all = tokens(name.toLowerCase())
  const [first] = all
  if (!first || NO_THINGS.test(name)) return null
  if (/^\p{L}{3,}ing$/iu.test(first.text)) return 'thing'
  if (isSurelyThing(name, all)) return 'thing'
  const isOrder = isInstruction(name) || first.pos === 'VERB' || WITH_OBJECT.test(name)
  if (all.length > 1 && isOrder) return 'task'
  return isName(all) ? 'thing' : null
}

const NOUNS = new Set<Token['pos']>(['NOUN', 'PROPN', null])

const isName = (tokens: readonly Token[]): boolean =>
  !NO_STARTS.has(tokens[0]?.pos ?? null) && !tokens.some(isFinite) && isNoun(tokens.at(-1))

const NO_STARTS = new Set<Token['pos']>(['ADP', 'PRON'])

const isNoun = (token: Token | undefined): boolean =>
  token !== undefined && (NOUNS.has(token.pos) || isPlural(token.text))

/** A name ends with its noun, and what is done with it in small letters. */
function germanKind(name: string): ThingKind | null {
  const list = wordsOf(name)
  const last = list.at(-1) ?? ''
  if (/^\p{Lu}/u.test(last)) return /^\p{L}+e \p{Ll}{2,3} /u.test(name) ? null : 'thing'
  return list.length > 1 && /^\p{Lu}/u.test(list.at(-2) ?? '') && /(?:en|ern|eln)$/u.test(last)
    ? 'task'
    : null
}
