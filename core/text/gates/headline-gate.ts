/**
 * What the words on a picture must pass: a headline that stops in the middle of a thought is worse
 * than a plain one.
 */
import { capitalFirst } from '../language/letter-case.ts'
import { endsInQuality } from '../language/english-grammar.ts'
import { contentStems, isUnspaced, wordsOf, type Language } from '../language/language.ts'
import { danglingWord, isBalanced, type TextFault } from './text-gates.ts'

export const HEADLINE_WORDS = { least: 2, most: 8 }
export const MAX_LETTERS = 52
/**
 * Eight words and more fit a picture while they are this short: "How to plan a slow weekend by a
 * lake".
 */
const MAX_LETTERS_OF_MANY_WORDS = 40
const MAX_UNSPACED = 24
/** Before these a noun phrase may end: what follows only adds to it. */
const JOINS =
  /^(?:with|for|in|from|plus|that|making|offering|and \d+ more|to save for later|to try|worth saving|mit|für|con|para|avec|pour)\b/i

export function headlineFaults(headline: string, title: string, language: Language): TextFault[] {
  if (isUnspaced(language.lang))
    return headline.length >= 2 && headline.length <= MAX_UNSPACED
      ? []
      : [{ code: 'length', detail: headline }]
  const found: [code: TextFault['code'], detail: string | null][] = [
    ['length', badLength(headline)],
    ['dangling', danglingWord(headline, language)],
    ['dangling', /[:,;–—-]$/.exec(headline)?.[0] ?? null],
    ['quotes', isBalanced(headline) ? null : headline],
    ['cut', clippedAt(headline, title, language)],
  ]
  return found.flatMap(([code, detail]) =>
    detail === null ? [] : [{ code, detail: code === 'cut' ? `${headline} … ${detail}` : detail }],
  )
}

function badLength(headline: string): string | null {
  const { length } = headline
  const words = wordsOf(headline).length
  const hasTooMany = words > HEADLINE_WORDS.most && !isShortOfMany(headline)
  return words < HEADLINE_WORDS.least || hasTooMany || length > MAX_LETTERS
    ? `${words} words, ${length} characters`
    : null
}

export const isShortOfMany = ({ length }: string): boolean => length <= MAX_LETTERS_OF_MANY_WORDS

/**
 * What of the title's own clause the headline leaves out behind it, unless it ends where a thought
 * may end.
 */
function clippedAt(headline: string, title: string, language: Language): string | null {
  const at = title.toLowerCase().indexOf(headline.toLowerCase())
  const rest = at < 0 ? '' : title.slice(at + headline.length)
  if (rest === '' || /^\s*[:：,;?!.…()[–—]|^\s+[–—-]\s/.test(rest)) return null
  if (!/^\s/.test(rest)) return rest
  if (isHalf(headline, language)) return rest.trim()
  // "Hang a Hammock Chair and 24 More Small Balcony Ideas": the entry is whole.
  if (/^\s+and \d+ more\b/i.test(rest)) return null
  return JOINS.test(rest.trim()) && endsLikeName(headline, language) ? null : rest.trim()
}

const isHalf = (headline: string, { lang }: Language): boolean =>
  HALF_CLAUSE.test(headline) || (lang === 'en' && endsInQuality(headline))

const DEFINITE =
  /(?:^|[:|]\s+|\s[–—-]\s+)(?<article>the |l[ea]s? |l['’]|el |los |las |der |die |das )$/iu
const INDEFINITE = /^(?<article>an? )$/iu
/** "Far, Far Better Cake" lacks its article, "Lemon Cake" of "A Lemon Cake" does not. */
const OF_DEGREE =
  /^(?:far|much|very|so|really|truly|quite|rather|better|bigger|more|most|little|few)(?!\p{L})/iu

/**
 * A name with the article that it has at the beginning of the title: "The Year in Gardening". A
 * dish (`isDish`) has none.
 */
export function withOwnArticle(name: string, title: string, isDish: boolean): string {
  const at = Math.max(0, title.toLowerCase().indexOf(name.toLowerCase()))
  const before = title.slice(0, at)
  const found =
    (isDish ? null : DEFINITE.exec(before)) ??
    (OF_DEGREE.test(name) ? INDEFINITE.exec(before) : null)
  const article = found?.groups?.['article'] ?? ''
  // English names have capitals on a picture, those of other languages as their page writes them.
  const isEnglish = /^(?:the|an?) $/iu.test(article)
  return article === '' || isEnglish
    ? `${capitalFirst(article)}${name}`
    : capitalFirst(`${article}${title.slice(at, at + name.length)}`)
}

/**
 * "5 Ways Solo Travel" of "5 Ways Solo Travel in Peru Changed Me": the clause has lost its verb.
 */
const HALF_CLAUSE =
  /^\d.*\s(?:ways|reasons|things|times|lessons|signs|places|mistakes)\s(?!(?:to|for|of|in|on|at|with|without|from|that|and|or|by|near|around|under|beyond|inside|you|your|we|every)\s)\p{L}/iu

/**
 * "Balcony Ideas: Begin" and "Cones That Turn Pink" are clauses: a lone verb behind a colon, or a
 * verb inside.
 */
function endsLikeName(headline: string, language: Language): boolean {
  const part = headline.split(/[:：]\s*/).at(-1) ?? headline
  if (part !== headline && wordsOf(part).length < 2) return false
  const tags = language.tokens(part.toLowerCase()).filter(({ pos }) => pos !== 'PUNCT')
  const isTask = /^(?:how to|\d)/i.test(part)
  const last = tags.at(-1)
  // "Most Succulents Die" of "… Die From Kindness": only a plural may be a noun taken for a verb.
  if (!isTask && last?.pos === 'VERB' && !/(?:s|ing|ed)$/.test(last.text)) return false
  return (
    contentStems(part, language).length > 0 &&
    (isTask ||
      !tags
        .slice(0, -1)
        .some(
          ({ text, pos }) =>
            (pos === 'VERB' && !/(?:ing|ed)$/.test(text)) || pos === 'AUX' || pos === 'PRON',
        ))
  )
}
