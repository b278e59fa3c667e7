/**
 * A headline in two: what it is about, and the words that follow ("Creamy pumpkin soup" and "in 30
 * minutes"), so that a design can set them in two sizes or weights.
 */

export interface HeadlineParts {
  main: string
  tail: string
}

/** Words that begin the second part; all of a language are here, because a pin says none. */
const LINKS = new Set(
  'in for with without that by from at you under when using in für mit ohne aus auf zum zur von bei nach pour avec sans dans para con sin per senza في من مع بدون على'.split(
    ' ',
  ),
)
/** These may also be inside a first part: they need more words before them. */
const WEAK_LINKS = new Set('of to and und et y e on die'.split(' '))
/** What these begin is not over before a link: "How to", "Wie man". */
const OPENERS = new Set('how what why where when wie was warum comment cómo'.split(' '))

const MIN_MAIN = 8
const MIN_TAIL = 5
/** A tail that is longer than this many times the first part is the headline itself. */
const MAX_TAIL = 2.4

/** Null where a headline has no such place, as in scripts without spaces. */
export function headlineParts(headline: string): HeadlineParts | null {
  // "before and after" belongs together
  if (beforeAfter(headline)) return null
  const text = headline.trim()
  const clause = CLAUSE.exec(text)
  // a later break would split a phrase inside the punctuation
  if (clause) return clauseParts(clause)
  // "How much money should" says nothing without "you save each month?"
  if (/[?？؟]$/u.test(text)) return null
  const words = text.split(/\s+/u)
  const at = words.findIndex((_, index) => isLinkAt(words, index))
  return at < 0 ? null : { main: words.slice(0, at).join(' '), tail: words.slice(at).join(' ') }
}

function clauseParts([, main = '', mark = '', tail = '']: readonly string[]): HeadlineParts | null {
  // after "Short on time?" the dish itself would be the small line
  if (/[?!]/u.test(mark) || !isBalanced(main, tail)) return null
  return mark === ',' && isRow(tail) ? null : { main, tail }
}

/** Up to the first mark that ends a clause. */
const CLAUSE = /^(.{4,}?)(?:\s*(?=[:：|])|\s+(?=[–—-])|(?=[?!,]))(\S)\s+(\S.*)$/u

/** "Tofu, avocado and spinach": the text after the comma continues the list. */
const isRow = (tail: string): boolean =>
  /,|(?<![\p{L}])(?:and|&|und|et|y|e|o|or|oder|ou|و)(?![\p{L}])/iu.test(tail)

function isLinkAt(words: readonly string[], at: number): boolean {
  const word = (words[at] ?? '').toLowerCase()
  const isWeak = WEAK_LINKS.has(word)
  const isLink = LINKS.has(word) || (word.startsWith('لل') && word.length > 4)
  if (!isWeak && !isLink) return false
  const least = OPENERS.has((words[0] ?? '').toLowerCase()) ? 4 : isWeak ? 3 : 2
  return at >= least && isBalanced(words.slice(0, at).join(' '), words.slice(at).join(' '))
}

function isBalanced(main: string, tail: string): boolean {
  const [first, second] = [main.length, tail.length]
  return first >= MIN_MAIN && second >= MIN_TAIL && second <= first * MAX_TAIL
}

/** What a pin that shows two states of a thing calls them, in the words of its headline. */
const BEFORE_AFTER: readonly (readonly [RegExp, string, string])[] = [
  [/\bbefore\s*(?:and|&|\+|\/)?\s*after\b/iu, 'Before', 'After'],
  [/\b(?:make-?over|transformation)\b/iu, 'Before', 'After'],
  [/\bvorher\b.*\bnachher\b|\bvorher[-/]nachher\b/iu, 'Vorher', 'Nachher'],
  [/\bavant\b.*\bapr[eè]s\b/iu, 'Avant', 'Après'],
  [/\bantes\b.*\bdespu[eé]s\b/iu, 'Antes', 'Después'],
  [/قبل\s*وبعد/u, 'قبل', 'بعد'],
]

export function beforeAfter(headline: string): { before: string; after: string } | null {
  const found = BEFORE_AFTER.find(([pattern]) => pattern.test(headline))
  return found ? { before: found[1], after: found[2] } : null
}

/** Several short facts are in the small line of a pin, parted like this. */
export const FACT_GAP = ' · '

export const factsIn = (kicker: string): string[] =>
  kicker
    .split(/\s*·\s*/u)
    .map((fact) => fact.trim())
    .filter((fact) => fact !== '')

const PRICE = /^(?:[$€£¥]|USD|EUR|CHF|GBP|AED)\s?\d|\d\s?(?:[$€£¥]|USD|EUR|CHF|GBP|AED|kr|zł)$/u

/** The fact that is a price. */
export const priceIn = (kicker: string): string | undefined =>
  factsIn(kicker).find((fact) => PRICE.test(fact))

/*
 * The numbers of the kicker that a document can name separately: minutes, servings, a rating. The
 * patterns have the words of every language that pins are written in.
 */
const HOURS =
  /(\d{1,2})\s?(?:h|hrs?|hours?|std|stunden?|heures?|horas?|or[ae]|ساعات|ساعة)(?!\p{L})/iu
const MINUTES = /(\d{1,3})\s?(?:mins?|minutes?|minuten?|minutos?|minut[io]|دقائق|دقيقة)(?!\p{L})/iu
const SERVINGS =
  /(?:serves|الحصص:)\s(\d{1,3}(?:\s?[–-]\s?\d{1,3})?)|(\d{1,3}(?:\s?[–-]\s?\d{1,3})?)\s(?:servings?|portion(?:s|en)?|ración|raciones|porzion[ei]|حصص|حصة)(?!\p{L})/iu
const RATING =
  /[★⭐]\s?([0-5](?:[.,]\d)?)(?![\d.,])|(?<![\d.,])([0-5](?:[.,]\d)?)\s?(?:[★⭐]|\/\s?5(?!\d)|stars?(?!\p{L}))/iu

/** Of the first fact that is a time: hours are counted in minutes. */
export function minutesIn(kicker: string): string | undefined {
  for (const fact of factsIn(withLatinDigits(kicker))) {
    const [hours, minutes] = [HOURS.exec(fact)?.[1], MINUTES.exec(fact)?.[1]]
    if (hours !== undefined || minutes !== undefined)
      return String(Number(hours ?? 0) * 60 + Number(minutes ?? 0))
  }
  return undefined
}

export const servingsIn = (kicker: string): string | undefined => firstIn(kicker, SERVINGS)

export const ratingIn = (kicker: string): string | undefined => firstIn(kicker, RATING)

function firstIn(kicker: string, pattern: RegExp): string | undefined {
  const [, first, second] = pattern.exec(withLatinDigits(kicker)) ?? []
  return first ?? second
}

const ARABIC_ZERO = 0x660
const withLatinDigits = (text: string): string =>
  text.replace(/[٠-٩]/gu, (digit) => String((digit.codePointAt(0) ?? ARABIC_ZERO) - ARABIC_ZERO))
