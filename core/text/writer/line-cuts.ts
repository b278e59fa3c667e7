/**
 * Where a sentence may end early without saying more than it said: before a reason, before a second
 * order, before another choice. Never before a condition ("only after …", "… with a doctor at
 * hand", "… and you risk botulism"): what is left would be true of too much.
 */
import { wordsOf, type Language } from '../language.ts'
import { isInstruction } from './english-grammar.ts'

/** Joining words before which a line may end, where `mayEndAt` agrees. */
const PLACES: Record<string, RegExp> = {
  en: /[:;]\s|,?\s(?:because|so that)\s|,\s(?:or|so|which|then|when|where)\s|,?\sand(?: then)?\s|\sor\s|\sinstead of\s|\srather than\s/gu,
  de: /[:;]\s|,\s(?:oder|denn|damit|sonst|weil|so)\s|\s(?:und|oder)\s/gu,
}
/** Begins with what only leads to the point: cut off, the point would be missing. */
const LEADING: Record<string, RegExp> = {
  en: /^(?:if|when|while|because|as|after|before|once|although|unless|since|for|in|on|at|with|to|from|by|until|around|nobody|everyone)\b/i,
  de: /^(?:wenn|weil|als|nach|bevor|nachdem|sobald|obwohl|von|vom|am|im|in|mit|bei|für)\s/i,
}
/**
 * What is said reaches to the end of its sentence: neither half stands alone; "look lovely and blow
 * out" only leads to what to do instead.
 */
const BOUND: Record<string, RegExp> = {
  en: /\b(?:both|either|neither|most|only|never|not|no|nobody|none|few|hardly|cannot|(?:look|feel|sound|seem)s? \p{L}+ and)\b|n['’]t\b/iu,
  de: /(?<!\p{L})(?:sowohl|entweder|weder|meisten|nur|erst|nie|niemals|nicht|kein\w*|kaum|niemand|wenige)(?!\p{L})/iu,
}
/** What follows says where, when or for whom it is true. */
const CONDITION: Record<string, RegExp> = {
  en: /\b(?:only|never|not|no|unless|except|without|if|until|before|after|when|while|as long as|provided|but|at hand)\b|n['’]t\b/i,
  de: /(?<!\p{L})(?:nur|nie|niemals|nicht|kein\w*|ohne|wenn|falls|bis|bevor|nachdem|solange|außer|aber|erst)(?!\p{L})/iu,
}
/** Why, or what happens otherwise: less is said without it, and nothing else. */
const REASON =
  /^(?:,?\s(?:because|so that)\s|,\s(?:so|denn|damit|weil|sonst)\s|,\sor\s(?:you|it|they|the|your)\s)/u
/** "Travel in June or September, when the paths are free": the time is told already. */
const SEASON =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|mornings?|evenings?|weekends?)$/i
/** "A simple rule helps: …", "Cold is the usual reason: …": what is announced is the point. */
const ANNOUNCES =
  /\b(?:helps?|enough|rules?|reasons?|tricks?|secrets?|answers?|things?|this|following)$/i
const PAUSE = /^[:;]\s+(.*)$/u
/** An order not to do something, which stays one without its reason. */
const FORBIDS = /^(?:never|do not|don['’]t|avoid|nie|niemals)\b/iu
/** "Pour beer over the meat and watch it burn": what comes of it, not what to do next. */
const COMES_OF_IT =
  /^(?:watch|see|risk|lose|end|find|wait|regret|expect|get|face|wonder|wake|hope)\b/i
/** "und gieße sie": another order, not "und eine Prise" or "und die Hefe stirbt". */
const GERMAN_ORDER_NEXT =
  /^(?!eine|keine|seine|ihre|alle|viele|die|meine|deine|beide|solche|manche|andere)\p{Ll}+e\s/u
/** Ends in a measure that goes on. */
const OPEN_END =
  /(?:\d|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|least|most|more|as|than|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn))$/iu

/** "Oil all six sides": the tagger takes the verb for a noun. */
const ORDERS_A_THING = /^\p{Lu}\p{Ll}+ (?:all|the|your|each|every|both|an?) \p{L}/u

/**
 * The beginnings of a sentence that still say what it says, longest first; the sentence itself is
 * not among them.
 */
export function wholeBeginnings(whole: string, language: Language): string[] {
  const places = PLACES[language.lang]
  if (places === undefined || LEADING[language.lang]?.test(whole)) return []
  const found = [...whole.matchAll(places)].map(({ index }) => whole.slice(0, index)).toReversed()
  return found.filter((line) => mayEndAt(line, whole.slice(line.length), language))
}

/** Whether a line opens with what only leads to its point. */
export function isLeadingUp(line: string, { lang }: Language): boolean {
  return LEADING[lang]?.test(line) === true
}

/**
 * `line` is what stays of a sentence and `rest` what is left out, with the comma or space between
 * them.
 */
function mayEndAt(line: string, rest: string, language: Language): boolean {
  if (!isTold(line, rest, language)) return false
  if (/^,\s(?:when|where)\s/.test(rest)) return isInstruction(line) && SEASON.test(line)
  const behind = PAUSE.exec(rest)?.[1]
  return behind === undefined
    ? mayLose(line, rest, language)
    : !ANNOUNCES.test(line) && !isCondition(wordsOf(behind).slice(0, 4).join(' '), language)
}

/** A reason, another order or another choice. */
function mayLose(line: string, rest: string, language: Language): boolean {
  const isBound = BOUND[language.lang]?.test(line) === true
  if (REASON.test(rest)) return !isBound || FORBIDS.test(line)
  // "… and stir them in while reheating": when the second thing is done is no condition of the
  // first.
  return (
    !isBound &&
    isJoinedLoosely(line, rest, language) &&
    !isCondition(/^,?\sand\s/.test(rest) ? rest.replace(/ (?:while|when) /, ' ') : rest, language)
  )
}

/** Long enough, with a verb and no measure that goes on. */
function isTold(line: string, rest: string, language: Language): boolean {
  return (
    wordsOf(line).length >= (/^[,:;]/.test(rest) ? 3 : 5) &&
    !OPEN_END.test(line) &&
    isStatement(line, language)
  )
}

function isCondition(text: string, { lang }: Language): boolean {
  return CONDITION[lang]?.test(text) === true
}

/**
 * "Pour beer over the meat and ash flies up" warns: what stands behind "and" is no order but what
 * comes of it.
 */
export function saysWhatFollows(line: string, language: Language): boolean {
  const next = /,?\sand\s((?:you|it|they|the|your|all)\s.+|\p{L}+ \p{L}+.*)$/u.exec(line)?.[1]
  return (
    next !== undefined &&
    !isOrder(next, language) &&
    language
      .tokens(next)
      .slice(1)
      .some(({ pos }) => pos === 'VERB')
  )
}

/**
 * Behind "and" another order may be left out, never a clause of its own and never the other half of
 * what is so.
 */
function isJoinedLoosely(line: string, rest: string, language: Language): boolean {
  const next = /^,?\s(?:and(?: then)?|und)\s(.+)$/u.exec(rest)?.[1]
  if (next === undefined) return true
  if (line.includes(',')) return false
  if (language.lang === 'de') return GERMAN_ORDER_NEXT.test(next)
  return isInstruction(line) && isOrder(next, language) && !COMES_OF_IT.test(next)
}

/**
 * Begins with a verb as it stands in orders: "follow with a mild milk", not "rises" or "the roots
 * rot".
 */
function isOrder(text: string, language: Language): boolean {
  const [first] = language.tokens(text)
  return isInstruction(text) || (first?.pos === 'VERB' && !/(?:s|ed|ing)$/i.test(first.text))
}

/** Has a verb, as far as that can be told. */
function isStatement(line: string, language: Language): boolean {
  if (language.lang !== 'en' || ORDERS_A_THING.test(line)) return true
  return (
    isInstruction(line) || language.tokens(line).some(({ pos }) => pos === 'VERB' || pos === 'AUX')
  )
}
