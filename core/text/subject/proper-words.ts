/** Words that keep their capital in any sentence: of countries and places, brands and devices. */
import properWords from '../data/proper-words.json' with { type: 'json' }
import { escaped } from '../language/escaped.ts'
import type { Language } from '../language/language.ts'

/** Regions without those whose name is a common word too, or holds signs. */
const NOT_PLAIN =
  /[^\p{L} ]|\bUN\b|^(?:Turkey|China|Chad|Jersey|Guinea|Georgia|Chile|World|Unknown Region)$/u

/** Countries, by the names that the platform knows: a list of codes is shorter than one of names. */
function countryNames(): string[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at))
  return letters
    .flatMap((first) => letters.map((second) => names.of(`${first}${second}`)))
    .filter((name): name is string => name !== undefined && !NOT_PLAIN.test(name))
}

const proper = [...new Set([...properWords, ...countryNames()])]

/** Longer names first: "New York" before "York". */
const PROPER = proper
  .toSorted((a, b) => b.length - a.length)
  .map(escaped)
  .join('|')
const ENGLISH = new RegExp(String.raw`(?<![\p{L}\d-])(?:${PROPER})(?![\p{L}\d])`, 'giu')
const DEVICES = /(?<![\p{L}\d-])(?:thermomix|cookeo|whole30|nutella|oreos?)(?![\p{L}\d])/giu
const spelled = new Map(proper.map((word) => [word.toLowerCase(), word] as const))
/** Words that mean something else too. */
const COMMON = /^(?:polish|dutch|roman|southern|spam|memphis)$/iu

/** "greek yogurt" → "Greek yogurt". */
export function withProperCapitals(text: string): string {
  return text.replace(ENGLISH, (word) =>
    COMMON.test(word) ? word : (spelled.get(word.toLowerCase()) ?? word),
  )
}

/** The same in the name of a dish, where "polish" is no verb: "polish dumplings" → "Polish dumplings". */
export function withDishCapitals(text: string): string {
  return text.replace(ENGLISH, (word) => spelled.get(word.toLowerCase()) ?? word)
}

/** In other languages only names: "au thermomix" → "au Thermomix". */
export function withDeviceCapitals(text: string): string {
  return text.replace(DEVICES, (word) => spelled.get(word.toLowerCase()) ?? word)
}

/** Short words in capitals that are no shouting. */
const LETTERS_ALONE =
  /^(?:BBQ|BLT|PB&J|PB|FODMAP|WW|DIY|USA|UK|NYC|XXL|KFC|TV|IP|BRAT|AIP|MSG|HCLF|CBD|IPA)s?$/u

/** "Slow Cooker SPICY Chili", "PAN DE MANZANA": no word is shouted. */
export function withoutShouting(name: string): string {
  const isShouted = !/\p{Ll}/u.test(name)
  return name
    .split(' ')
    .map((word) => {
      const isLoud = !/[\p{Ll}\d]/u.test(word) && (isShouted || /\p{Lu}{3,}/u.test(word))
      return isLoud && !LETTERS_ALONE.test(word) ? capitalized(word) : word
    })
    .join(' ')
}

function capitalized(word: string): string {
  return word.toLowerCase().replace(/\p{L}/u, (letter) => letter.toUpperCase())
}

/** Cheeses that became common nouns, which taggers take for names. */
const COMMON_CHEESE = /^(?:mozzarella|cheddar|ricotta|feta|provolone|gouda|brie)$/iu

/** Words of the language have no capital of their own; names are not in its lexicon. */
export function lowerKnown(word: string, { tokens }: Language): string {
  if (COMMON_CHEESE.test(word)) return word.toLowerCase()
  const isTitled = /^\p{Lu}\p{Ll}+$/u.test(word) && !spelled.has(word.toLowerCase())
  const pos = isTitled ? tokens(word.toLowerCase())[0]?.pos : null
  return pos === undefined || pos === null || pos === 'PROPN' ? word : word.toLowerCase()
}
