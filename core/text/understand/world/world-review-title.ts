/**
 * What a title in German, French or Spanish reviews: "Orlo Air 3 im Test", "Reseña de Orlo Air 3",
 * "Avis sur Orlo Air 3", or the two things that it compares.
 */
import { wordsOf } from '../../language/language.ts'
import type { WorldLang } from './recipe-words.ts'

export interface ReviewTitle {
  /** '' of a comparison. */
  readonly name: string
  readonly isBook: boolean
  readonly pair?: readonly [one: string, two: string]
}

interface ReviewFrames {
  /** The group `name` is the product. */
  readonly product: readonly RegExp[]
  readonly book: readonly RegExp[]
  /** Signs of many products, or that the rest of a title is no name. */
  readonly many: RegExp
  /** Things of a kind: "Kabellose Kopfhörer", "Akkusauger", which has the capital of any noun. */
  readonly kind?: RegExp
}

const FRAMES: Readonly<Record<WorldLang, ReviewFrames>> = {
  de: {
    product: [
      /^(?<name>\p{L}.{2,50}?)\s+im\s+(?:(?:praxis|langzeit|dauer|alltags|kurz)-?)?test(?: 20\d\d)?(?=\s*(?:[:,]|$))/iu,
      /^(?:(?:produkt|praxis|langzeit)?test(?:bericht)?|erfahrungsbericht)\s*:\s*(?<name>\p{Lu}.{2,50})$/iu,
      /^(?<name>\p{Lu}.{2,50}?)\s*[-–:]?\s+testbericht$/iu,
    ],
    book: [
      /^(?:buchtipp|(?:buch)?rezension|buchkritik|buchvorstellung)(?:\s*:\s*|\s+zu\s+)(?<name>.{3,60})$/iu,
      /^(?<name>.{3,60}?)\s*[-–:]?\s+(?:buch)?rezension$/iu,
    ],
    many: /^(?:die|top|\d+|mit|ohne|für|bei|nach|im|in|auf|wie|was|wo|warum|welche[rs]?|unsere?|meine?)\s|(?<!\p{L})(?:besten?|\d+ \p{Lu}\p{Ll}+|ich|wir|und|oder|vergleich|buch(?:es)?)(?!\p{L})|[?!]/iu,
    kind: /^(?:\p{Lu}?\p{Ll}+(?:los|lich|isch|ig|bar|sam|haft|iert)e[nrs]?\s[^\d]+|\p{Lu}\p{Ll}+)$/u,
  },
  es: {
    product: [
      /^(?:Reseña|Review)\s+(?:completo |completa |honesta )?(?:de(?: la)?|del)\s+(?<name>\p{Lu}.{2,50})$/u,
      // "Análisis de Mercado 2026", "Análisis del Quijote": only a model has another number.
      /^Análisis\s+(?:completo )?(?:de(?: la)?|del)\s+(?=.*(?<!\d)(?!(?:19|20)\d\d)\d)(?<name>\p{Lu}.{2,50})$/u,
      /^(?:Reseña|Review|Análisis)\s*:\s*(?<name>\p{Lu}.{2,50})$/u,
      /^(?:Probamos|Hemos probado)\s+(?:el |la |los |las )?(?<name>\p{Lu}.{2,50})$/u,
      /^(?<name>\p{Lu}.{2,50}?)\s*:\s+(?:reseña|análisis y opini|opini(?:ón|ones) y análisis|review)(?!\p{L})/u,
    ],
    book: [
      /^(?:(?:reseña (?:del libro|literaria)|libro)\s*:\s*|reseña del libro\s+)(?<name>.{3,60})$/iu,
      /^reseña\s*(?::|de)?\s*(?<name>[«“"].{3,60}[»”"])/iu,
    ],
    many: /^(?:los|las|top|\d+)\s|(?<!\p{L})(?:mejores|yo|comparativa)(?!\p{L})|[?!¿¡]/iu,
  },
  fr: {
    product: [
      /^(?:(?:Mon|Notre) )?[Aa]vis\s+sur\s+(?:(?:le|la|les)\s+|l['’])?(?<name>\p{Lu}.{2,50})$/u,
      /^Test\s*:\s*(?<name>\p{Lu}.{2,50})$/u,
      /^Test\s+(?:(?:de(?: la)?|du|des)\s+|d['’]|de l['’])(?<name>\p{Lu}.{2,50})$/u,
      /^(?:J['’]ai|On a|Nous avons) testé\s+(?:(?:le|la|les)\s+|l['’])?(?<name>\p{Lu}.{2,50})$/u,
      /^(?<name>\p{Lu}.{2,50}?)\s*:\s+(?:mon avis|notre avis|test complet|test et avis|le test)(?!\p{L})/u,
    ],
    book: [
      /^(?:chronique|critique|avis)\s+(?:livre|littéraire|lecture)\s*:\s*(?<name>.{3,60})$/iu,
      /^(?:avis sur|critique|chronique)\s*:?\s*(?<name>[«“"].{3,60}[»”"])/iu,
    ],
    many: /^(?:les|top|\d+)\s|(?<!\p{L})(?:meilleure?s?|je|vous|nous|comparatif)(?!\p{L})|[?!]/iu,
  },
}

const PAIR = /^(?<one>.{2,29}?)\s+(?:vs\.?|versus)\s+(?<two>.{2,29}?)(?:\s*:.*)?$/iu
/**
 * Two teams, or how their match ended: "(0-4)", ": 3-1 au stade". "Orlo 17-28", "(10-12 l)" and
 * ": 2-3 Personen" are sizes.
 */
const MATCH =
  /\(\d\s?[-–:]\s?\d\)|:\s+\d\s?[-–:]\s?\d(?=$|[,.;:]|\s(?:au|aux|en|à|dans|après|nach|im|in|bei|für|gegen|tras|para|con)(?!\p{L}))|(?<!\p{L})(?:FC|CF|SC|SV|VfB|VfL|Real|Atlético|Olympique|Vorschau|Spielbericht|Aufstellung(?:en)?|[Pp]revia|[Aa]lineaci(?:ón|ones)|[Cc]ompositions?)(?!\p{L})/u
const MAX_WORDS = 7
/** Of the author behind a book's name; "Der Graf von Monte Christo" has none. */
const BY_AUTHOR =
  /(?:(?<=[»”"“])|\s*,|\s+[–-])\s+(?:von|de|par)\s+\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)*$/u
/** Other things that people review. */
const OTHER_MEDIUM =
  /(?<!\p{L})(?:films?|kinofilms?|serien?|spiels?|album|albums|hörspiels?|konzerts?|películas?|series?|juegos?|discos?|conciertos?|séries?|jeux?|disques?|concerts?|restaurants?|restaurantes?)(?!\p{L})/iu
const OF_BOOK = /buch|(?<!\p{L})(?:libros?|livres?|literari[ao]|littéraire|lecture)(?!\p{L})/iu
/** A name has a capital; "iPhone" has it inside. */
const NAME_START = /^(?:\p{Ll}?\p{Lu}|\d|[«„“"‘'])/u
const QUOTES = /^[«„“"‘']\s*|\s*[»“”"’']$/gu

const BOOK_WORDS =
  /buch(?:es|s)?(?!\p{L})|buchtipp|bücher|(?<!\p{L})(?:romans?|romane|autorin|seiten|libros?|novelas?|literari[ao]|páginas|livres?|littéraire|lecture|pages)(?!\p{L})/giu
const FILM_WORDS =
  /(?<!\p{L})(?:films?|filme|kino|serien?|regie|regisseur(?:in)?|películas?|cine|director|séries?|réalisateur|cinéma)(?!\p{L})/giu

/** In its title, or more than of a film in its text. */
export function speaksOfBook(title: string, text: string): boolean {
  const count = (words: RegExp): number => text.match(words)?.length ?? 0
  return OF_BOOK.test(title) || count(BOOK_WORDS) > count(FILM_WORDS)
}

/**
 * "Rezension: Harlow – Der Garten im Winter": who wrote the book is before the dash. What follows is
 * a title by its article, its length or its number; else it is the author: "Momo – Michael Ende".
 */
const AUTHOR_FIRST =
  /:\s+(?!(?:Der|Die|Das|Ein|Eine|El|Los|Las|Un|Una|Le|Les|Une)\s)\p{Lu}[\p{L}.-]+(?:\s\p{Lu}[\p{L}.-]+)?\s+[–—-]\s+(?=\p{Lu})(?:(?:Der|Die|Das|Ein|Eine|El|La|Los|Las|Un|Una|Le|Les|Une)\s|(?:\S+\s+){3}\S|[^–—]*\d)/u
/** Last in a compound with a hyphen these name a kind: "Akku-Sauger", unlike "Harlow-Norwick". */
const HYPHENED_KIND =
  /^[\p{L}-]+-\p{L}*(?:sauger|stange|gerät|maschine|mixer|kocher|roller|rad|bike|uhr|lampe|leuchte|kamera|kopfhörer|lautsprecher|zelt|rucksack|matratze|stuhl|tisch|bett|grill|ofen|herd|pfanne|topf|messer|schuhe?|jacke|hose|tasche|helm|drucker|monitor|tastatur|maus|bohrer|säge|schrauber|mäher|pumpe|filter|reiniger|rasierer|bürste|waage|trage|wagen|creme)$/iu

/**
 * `null` for a title that reviews nothing, or many things. A title of two parts is read by its
 * first; `whole` has both.
 */
export function readReviewTitle(title: string, lang: WorldLang, whole = title): ReviewTitle | null {
  const frames = FRAMES[lang]
  const pair = PAIR.exec(title)?.groups
  if (pair) return MATCH.test(whole) ? null : pairIn([pair['one'] ?? '', pair['two'] ?? ''], frames)
  const book = AUTHOR_FIRST.test(whole) ? null : bookIn(title, frames)
  return book ?? productIn(title, frames)
}

function bookIn(title: string, frames: ReviewFrames): ReviewTitle | null {
  const name = nameIn(title, frames.book).replace(BY_AUTHOR, '').replace(QUOTES, '')
  const isOther = OTHER_MEDIUM.test(title) && !OF_BOOK.test(title)
  return isName(name, frames) && !isOther ? { name, isBook: true } : null
}

function productIn(title: string, frames: ReviewFrames): ReviewTitle | null {
  const head = nameIn(title, frames.product)
  const name = head.split(/\s*:\s+|,\s+/u)[0] ?? head
  const isKind = frames.kind !== undefined && (frames.kind.test(name) || HYPHENED_KIND.test(name))
  return isName(name, frames) && !isKind ? { name, isBook: false } : null
}

function pairIn(
  pair: readonly [one: string, two: string],
  { many }: ReviewFrames,
): ReviewTitle | null {
  const isOfMore = pair.some(
    (side) => !NAME_START.test(side) || many.test(side) || / vs /iu.test(side),
  )
  return isOfMore ? null : { name: '', isBook: false, pair }
}

function nameIn(text: string, frames: readonly RegExp[]): string {
  return frames.map((frame) => frame.exec(text)?.groups?.['name'] ?? '').find(Boolean) ?? ''
}

const isName = (name: string, { many }: ReviewFrames): boolean =>
  NAME_START.test(name) &&
  wordsOf(name).length <= MAX_WORDS &&
  /\p{L}/u.test(name) &&
  !many.test(name)
