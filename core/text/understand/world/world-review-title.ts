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
}

const FRAMES: Readonly<Record<WorldLang, ReviewFrames>> = {
  de: {
    product: [
      /^(?<name>\p{L}.{2,50}?)\s+im\s+(?:\p{L}+-?)?test(?!\p{L})/iu,
      /^(?:(?:produkt|praxis|langzeit)?test(?:bericht)?|erfahrungsbericht)\s*:\s*(?<name>\p{Lu}.{2,50})$/iu,
      /^(?<name>\p{Lu}.{2,50}?)\s*[-–:]?\s+testbericht$/iu,
    ],
    book: [
      /^(?:buchtipp|(?:buch)?rezension|buchkritik|buchvorstellung)\s*(?::|zu)\s*(?<name>.{3,60})$/iu,
      /^(?<name>.{3,60}?)\s*[-–:]?\s+(?:buch)?rezension$/iu,
    ],
    many: /^(?:die|top|\d+)\s|(?<!\p{L})(?:besten?|\d+ \p{Lu}\p{Ll}+|ich|wir|vergleich|buch(?:es)?)(?!\p{L})|[?!]/iu,
  },
  es: {
    product: [
      /^(?:Reseña|Análisis|Review)\s+(?:completo |honesta )?(?:de(?: la)?|del)\s+(?<name>\p{Lu}.{2,50})$/u,
      /^(?:Reseña|Review|Análisis)\s*:\s*(?<name>\p{Lu}.{2,50})$/u,
      /^(?:Probamos|Hemos probado)\s+(?:el |la |los |las )?(?<name>\p{Lu}.{2,50})$/u,
      /^(?<name>\p{Lu}.{2,50}?)\s*:\s+(?:reseña|análisis y opini|opini(?:ón|ones) y análisis|review)(?!\p{L})/u,
    ],
    book: [
      /^(?:reseña (?:del libro|literaria)|libro)\s*:?\s*(?:de )?(?<name>.{3,60})$/iu,
      /^reseña\s*(?::|de)?\s*(?<name>[«“"].{3,60}[»”"])/iu,
    ],
    many: /^(?:los|las|top|\d+)\s|(?<!\p{L})(?:mejores|yo|comparativa)(?!\p{L})|[?!¿¡]/iu,
  },
  fr: {
    product: [
      /^(?:mon |notre )?avis\s+sur\s+(?:(?:le|la|les)\s+|l['’])?(?<name>\p{Lu}.{2,50})$/iu,
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
const PAIR = /^(?<one>\p{Lu}.{1,28}?)\s+(?:vs\.?|versus)\s+(?<two>\p{Lu}.{1,28}?)(?:\s*:.*)?$/iu
const MAX_WORDS = 7
/** Of the author behind a book's name. */
const BY_AUTHOR = /[»”"“]?\s+(?:von|de|par)\s+\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)*$/u
const QUOTES = /^[«„“"‘']\s*|\s*[»“”"’']$/gu

/** `null` for a title that reviews nothing, or many things. */
export function readReviewTitle(title: string, lang: WorldLang): ReviewTitle | null {
  const frames = FRAMES[lang]
  const pair = PAIR.exec(title)?.groups
  if (pair) return pairIn([pair['one'] ?? '', pair['two'] ?? ''], frames)
  const book = nameIn(title, frames.book).replace(BY_AUTHOR, '').replace(QUOTES, '')
  if (isName(book, frames)) return { name: book, isBook: true }
  const head = nameIn(title, frames.product)
  const name = head.split(/\s*:\s+|,\s+/u)[0] ?? head
  return isName(name, frames) ? { name, isBook: false } : null
}

function pairIn(
  pair: readonly [one: string, two: string],
  { many }: ReviewFrames,
): ReviewTitle | null {
  const isOfMore = pair.some((side) => many.test(side) || / vs /iu.test(side))
  return isOfMore ? null : { name: '', isBook: false, pair }
}

function nameIn(text: string, frames: readonly RegExp[]): string {
  return frames.map((frame) => frame.exec(text)?.groups?.['name'] ?? '').find(Boolean) ?? ''
}

const isName = (name: string, { many }: ReviewFrames): boolean =>
  name !== '' && wordsOf(name).length <= MAX_WORDS && /\p{L}/u.test(name) && !many.test(name)
