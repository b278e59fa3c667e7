/**
 * Pages that compare many products or places: "The Best Drip Coffee Makers". A section is about one
 * of them, so that it can't speak for the page.
 */
import { isPlural } from '../language/english-grammar.ts'
import { contentStems, wordsOf, type Language } from '../language/language.ts'
import { splitTitle } from '../language/split-title.ts'

/** "The Best", "12 of the Best", "My Top 3", and none of the phrases in which it ranks nothing. */
const RANKS =
  /^(?:(?:the|our|my|these|here are(?: the| our| my)?|what(?:['’]s| is| are) the|which) )?(?:(?<many>\d{1,3}|two|three|four|five|six|seven|eight|nine|ten) (?:of the )?)?(?:(?:absolute|very|ultimate) )?(?:best|top)(?: (?<first>\d{1,3}))? (?!(?:ways?|practices?|times?|parts?|friends?|chances?|shot|version|self|secrets?|kept|man|buy|down|shelf|ever)\b)(?<named>[\p{L}\d$-].*)$/iu
/** What follows the noun that is ranked: "Coffee Makers for Small Kitchens". */
const BEHIND_NOUN =
  /\s+(?:of|for|in|with|without|from|to|on|at|under|by|that|which|you|we)\s.*$|[?!.,(].*$|\s+20\d\d.*$/iu
/** "Top Tips", "Best Tools": they belong to one task or thing. */
const OF_ONE = /(?<!\p{L})(?:tips|tools|ideas|tricks|results|advice)$/iu
/** "Best Fitness Tracker: Reviewed and Compared": several were. */
const COMPARED = /(?<!\p{L})(?:tested|compared|ranked)(?!\p{L})/iu
const YEAR = /(?<!\d)20\d\d(?!\d)/u
/** "How to Prune Roses: The Best Tools": the page is about the task. */
const TASK = /^(?:how|when|where|why)(?: and \p{L}+)? to\s|^\p{L}{3,}ing\s/iu

/** Whether an English title names the best of a sort. */
export function isRoundUp(title: string, kind: string): boolean {
  if (kind === 'recipe' || kind === 'howTo') return false
  const [lead = '', ...later] = splitTitle(title).flatMap((part) => part.split(/(?<=[?!])\s+/u))
  if (COMPARED.test(title) && RANKS.test(lead)) return true
  return ranksMany(lead) || (!TASK.test(lead) && later.some(ranksMany))
}

/** Whether it ranks several: by its plural, a number or the year. "The Best Banana Bread" is one. */
function ranksMany(part: string): boolean {
  const { many, first, named = '' } = RANKS.exec(part)?.groups ?? {}
  const noun = named.replace(BEHIND_NOUN, '')
  if (noun === '' || OF_ONE.test(noun)) return false
  return (
    many !== undefined ||
    first !== undefined ||
    YEAR.test(named) ||
    isPlural(wordsOf(noun).at(-1) ?? '')
  )
}

/** What a reader asks of the whole sort: "How to Choose a Drip Coffee Maker". */
const OF_SORT =
  /^(?:how to (?:choose|pick|select|find|buy|shop for|use|clean|wear|style|care for|store)|what to (?:look for|consider|know)|what (?:is|are)|which|why|do you need|are|types of|kinds of|tips for)\s(?!(?:we|i|you can trust)\b)/iu

/** Whether a heading of a round-up is about all that the page compares. */
export function isOfSort(heading: string, title: string, language: Language): boolean {
  if (!OF_SORT.test(heading) || /:\s/u.test(heading)) return false
  const titled = new Set(contentStems(title, language))
  const stems = contentStems(heading, language)
  return stems.some((stem) => titled.has(stem) && !/^(?:best|top|\d+)$/u.test(stem))
}
