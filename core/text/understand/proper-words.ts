/** Words that keep their capital in any sentence: of countries and places, brands and devices. */
import type { Language } from '../language.ts'

const PROPER =
  'African|American|Argentine|Asian|Bavarian|Black Forest|Bolognese|Brazilian|British|Brussels|Cajun|California|Cantonese|Caribbean|Chinese|Colby|Creole|Cuban|Danish|Dijon|Dutch|English|French|German|Granny Smith|Greek|Hawaiian|Himalayan|Hungarian|Indian|Irish|Italian|Jamaican|Japanese|Kalamata|Kentucky|Korean|Lebanese|Louisiana|Mediterranean|Medjool|Mexican|Mississippi|Monterey Jack|Moroccan|Nutella|Oreos?|Persian|Peruvian|Philly|Polish|Portuguese|Roman|Russian|Scandinavian|Scottish|Sicilian|Southern|Spanish|Swedish|Swiss|Szechuan|Texas|Thai|Turkish|Tuscan|Ukrainian|Vietnamese|Whole30|Worcestershire|Yukon Gold|Instant Pot|Crock-Pot|Thermomix|Cookeo|Monsieur Cuisine|Airfryer'
const ENGLISH = new RegExp(String.raw`(?<![\p{L}\d-])(?:${PROPER})(?![\p{L}\d])`, 'giu')
const DEVICES = /(?<![\p{L}\d-])(?:thermomix|cookeo|whole30|nutella|oreos?)(?![\p{L}\d])/giu
const spelled = new Map(
  PROPER.replace('Oreos?', 'Oreo|Oreos')
    .split('|')
    .map((word) => [word.toLowerCase(), word] as const),
)
/** Two things that share their name with a people. */
const COMMON = /^(?:polish|dutch|roman|southern)$/iu

/** "greek yogurt" → "Greek yogurt". */
export function withProperCapitals(text: string): string {
  return text.replace(ENGLISH, (word) =>
    COMMON.test(word) ? word : (spelled.get(word.toLowerCase()) ?? word),
  )
}

/** In other languages only names: "au thermomix" → "au Thermomix". */
export function withDeviceCapitals(text: string): string {
  return text.replace(DEVICES, (word) => spelled.get(word.toLowerCase()) ?? word)
}

/** Short words in capitals that are no shouting. */
const LETTERS_ALONE =
  /^(?:BBQ|BLT|PB&J|PB|DIY|USA|UK|NYC|XXL|KFC|TV|IP|BRAT|AIP|MSG|HCLF|CBD|IPA)s?$/u

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

/** Words of the language have no capital of their own; names are not in its lexicon. */
export function lowerKnown(word: string, { tokens }: Language): string {
  const isTitled = /^\p{Lu}\p{Ll}+$/u.test(word) && !spelled.has(word.toLowerCase())
  const pos = isTitled ? tokens(word.toLowerCase())[0]?.pos : null
  return pos === undefined || pos === null || pos === 'PROPN' ? word : word.toLowerCase()
}
