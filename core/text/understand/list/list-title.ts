/** What the title of a list page promises: how many of what. */
import { isPlural } from '../../language/english-grammar.ts'
import { wordsOf } from '../../language/language.ts'
import words from './list-words.en.json' with { type: 'json' }

export interface ListTitle {
  /** Null where the title gives no number. */
  readonly count: number | null
  /** The number as the title writes it: "90+". */
  readonly counted: string
  /** The plural noun phrase without number and praise, in the title's case. */
  readonly name: string
  /** The title's own praise of the entries: "easy", "clever"; '' for none. */
  readonly praise: string
  readonly isBest: boolean
}

const AHEAD = /^(?:(?:the|my|our|these|top|here are|try these|try|check out|very|only)\s+)+/iu
const NUMBER = new RegExp(
  `^(?:best\\s+|top\\s+)?(\\d{1,3}|${Object.keys(words.numbers).join('|')})(\\+?)\\s+(?=\\p{L})`,
  'iu',
)
/** "30 minute meals", "5 ingredient soups", "3 day itinerary" count something else. */
const OTHER_COUNT =
  /^(?:minutes?|mins?|ingredients?|hours?|days?|weeks?|months?|years?|degrees?|steps?|percent|calories|pounds?|lbs?|feet|inch(?:es)?|key)\b/iu
const BEST = /^(?:(?:absolute|very)\s+)?best(?:[- ]ever)?\s+(?:and \p{L}+\s+)?/iu
/** "Hotels in the World" are the best of them, or nothing. */
const OF_ALL =
  /\s(?:in|of|around) (?:the|this|our) (?:world|planet|country|universe|year|decade)$|\son earth$/iu
const PRAISE =
  /^(easy|simple|fun|thoughtful|affordable|handy|useful|clever|creative|genius|brilliant|beautiful|gorgeous|stunning|cute|delicious|inspiring|stylish|unique|smart|amazing|awesome|fabulous|charming|adorable|pretty|festive|lovely|effective|proven|practical|powerful|helpful|unexpected|surprising|good|great|super easy|insanely easy|inexpensive|essential|must-have|must-try|perfect)\s*(?:,\s*|\s+(?:and|&|but)\s+|\s+)(?=\p{L})/iu
/** Praise that a pattern can use before the name. */
const USABLE =
  /^(?:easy|simple|fun|thoughtful|affordable|handy|useful|clever|creative|beautiful|cute|delicious|stylish|unique|smart|festive|practical|inexpensive|surprising|unexpected|charming)$/iu
const TAIL =
  /\s+(?:(?:that |which )?(?:you|your (?:family|kids|guests|children)|kids|children|toddlers|guests|everyone|they|the whole family)(?:['’]ll| will| need to| have to| must| should)(?: all)? (?:love|try|adore|want|obsess|need|enjoy|be ).*|(?:that )?(?:actually|really) work|to try(?: .*)?|worth (?:trying|making|saving)|right now|asap|today|of all time|ever|you can['’]t miss|to make (?:this|right|tonight|today).*)$/iu
/** "+ Free Printable", "When You’re Tight on Space": what the page adds to its list. */
const ADDED = /\s+\+ .*$|\s+(?:when|if|even if) you(?:['’]re| are| have| can['’]t)\b.*$/iu
const WHEN =
  /\s+(?:this|for|in)\s+(?:fall|autumn|winter|spring|summer|halloween|christmas|thanksgiving|easter)$/iu
const YEAR = /\s*(?:\(?(?:(?<!\p{L})(?:in|of|for) )?(?<!\d)20\d\d\)?)$/iu
/**
 * "Trends for 202", "Trends from the Harbor Fair 202": the site cut its title in the middle of a
 * year. "Sourdough 201" is the name of a lesson.
 */
export const CUT_YEAR =
  /\s+(?:[Ii]n|[Oo]f|[Ff]or|[Ff]rom) 20[12]$|(?<=\s(?:[Ff]rom|[Aa]t) (?:the )?(?:\p{Lu}[\p{L}’'-]*\s){0,3}\p{Lu}[\p{L}’'-]*)\s20[12]$/u
/** What may follow the head noun. */
const BEHIND =
  /\s+(?:for|in|with|without|from|to|on|at|that|which|who|you|every|of|under|using|by|when|where|your|and how|inspired|made)\s/iu
/** "My Top 3 Picks": of what, the rest of the title says. */
const OF_ANYTHING =
  /^(?:(?:top|best|favou?rite|own|personal) )*(?:picks|favou?rites|finds|options|choices|suggestions|recommendations|winners|contenders|takeaways|thoughts)$/iu
const PERSONAL = /(?<![\p{L}'’])(?:i|i['’](?:m|ve)|we|we['’](?:re|ve)|my|our|us)(?![\p{L}])/iu

/** `null` where no part of the title names many of a thing. */
export function readListTitle(title: string): ListTitle | null {
  const parts = title
    .replace(/\s*[([{][^)\]}]*[)\]}]/g, ' ')
    .replace(/[\p{Extended_Pictographic}\uFE0F]/gu, '')
    .replace(/\s+/g, ' ')
    .split(/\s*[:|•·]\s+|\s+[–—|-]\s+|(?<=[?!])\s+/u)
    .map((part) => part.replace(/[.!,;\s]+$/, ''))
  const read = parts.flatMap((part) => readPart(part) ?? [])
  return read.find(({ count }) => count !== null) ?? read[0] ?? null
}

function readPart(part: string): ListTitle | null {
  const { count, counted, behind } = splitNumber(
    part.replace(CUT_YEAR, '').replace(YEAR, '').replace(AHEAD, ''),
  )
  if (count !== null && OTHER_COUNT.test(behind)) return null
  const isBest = BEST.test(behind) || /^(?:the )?best\b/iu.test(part)
  if (isBest && OF_ALL.test(behind)) return bestOfAll({ count, counted, behind })
  const { rest, praise } = withoutPraise(behind.replace(BEST, ''))
  const name = bareName(rest)
  if (
    !isManyOf(name) ||
    OF_ANYTHING.test(name) ||
    PERSONAL.test(name) ||
    OTHER_COUNT.test(lastWord(listHead(name)))
  )
    return null
  return { count, counted, name, praise, isBest }
}

/** The name keeps its "best", so that no pattern says it again. */
function bestOfAll({ behind, ...numbers }: ReturnType<typeof splitNumber>): ListTitle | null {
  const name = bareName(behind.replace(BEST, ''))
  return isManyOf(name) ? { ...numbers, name: `best ${name}`, praise: '', isBest: false } : null
}

/** The number that a title begins with, and what follows it. */
function splitNumber(title: string): Pick<ListTitle, 'count' | 'counted'> & { behind: string } {
  const found = NUMBER.exec(title)
  if (!found) return { count: null, counted: '', behind: title }
  const [whole, digits = '', plus = ''] = found
  const spelled: Readonly<Record<string, number>> = words.numbers
  const count = spelled[digits.toLowerCase()] ?? Number(digits)
  return { count, counted: `${count}${plus}`, behind: title.slice(whole.length) }
}

/** The name without promises, occasion and filler words. */
function bareName(text: string): string {
  return text
    .replace(ADDED, '')
    .replace(TAIL, '')
    .replace(WHEN, '')
    .replace(TAIL, '')
    .replace(/^most common /iu, 'common ')
    .replace(/(?<=\bmistakes) (?:to avoid|you should avoid|to stop making)\b.*$/iu, '')
    .replace(/\b(?:actually|really|totally|seriously) (?=\p{L})/giu, '')
    .trim()
}

function withoutPraise(text: string): { rest: string; praise: string } {
  let rest = text
  let praise = ''
  for (let turn = 0; turn < 3; turn += 1) {
    const found = PRAISE.exec(rest)
    if (!found) break
    // "Easy crafts" would be just crafts.
    if (wordsOf(listHead(rest.slice(found[0].length))).length < 2 && turn === 0) break
    const word = (found[1] ?? '').toLowerCase()
    if (praise === '' && USABLE.test(word)) praise = word
    rest = rest.slice(found[0].length)
  }
  return { rest, praise }
}

/**
 * "Useful tips", "expert tips" of "expert tips for picking houseplants": on what, other words say.
 */
export const isOnAnything = (name: string): boolean =>
  /^(?:(?:expert|top|helpful|simple|easy|quick|practical|great|smart|pro|key|useful|essential|basic|common|best|effective|proven|genius|clever|creative) )?(?:tips|tricks|hacks|ideas|practices|secrets|strategies)$/iu.test(
    name,
  )

/** "small balcony ideas" of "small balcony ideas for renters". */
export function listHead(name: string): string {
  return name.split(BEHIND)[0] ?? name
}

export function lastWord(text: string): string {
  return (wordsOf(text).at(-1) ?? '').toLowerCase()
}

/** Ideas, recipes, plants and the like, which only lists count. */
export function isListedSort(name: string): boolean {
  const { tryable, makeable, growable, readable, edible } = words
  return [tryable, makeable, growable, readable, edible, ['ways', 'jokes', 'gifts']].some((sort) =>
    sort.includes(lastWord(listHead(name))),
  )
}

function isManyOf(name: string): boolean {
  const head = listHead(name)
  const last = lastWord(head)
  const count = wordsOf(head).length
  return (
    count >= 1 &&
    count <= 6 &&
    wordsOf(name).length <= 14 &&
    (isPlural(last) || words.plurals.includes(last)) &&
    !/^(?:how|what|why|when|where|who|is|are|do|does|can|should|and|or|if|don['’]t)\b/iu.test(
      name,
    ) &&
    // "18 Pieces, 40 Outfits" counts two things.
    !/[?!]|,\s*\d/.test(name)
  )
}
