/** Questions of a page as a list can name them: "how often to water", "how puppies learn". */
import { wordsOf } from '../../language/language.ts'

const MAX_WORDS = 8

/** The first person of a question becomes "you", the reader of the pin. */
const OF_ASKER: readonly (readonly [RegExp, string])[] = [
  [/\bI am\b/gu, 'you are'],
  [/\b(?:I|we)\b/gu, 'you'],
  [/\b(?:my|our)\b/giu, 'your'],
  [/\b(?:me|us)\b/gu, 'you'],
]
const ENGLISH_WAY =
  /^(?<asks>how (?:often|long|much|many \p{L}+)|how|when|where|what|which \p{L}+) (?:should|do|can|could|would) (?:i|you|we|one) (?<rest>.+)$/iu
const ENGLISH_OF_OTHERS =
  /^(?<asks>how|why|when|where) do (?<who>(?:the )?(?:\p{L}+ ){0,2}\p{L}+s) (?<rest>\p{L}+(?: .+)?)$/iu
const SPANISH = /^(?:cómo|cuándo|cuánt[oa]s?|dónde|qué|cuál(?:es)?|por qué|para qué)(?!\p{L})/iu
const SPANISH_ASKER =
  /(?<!\p{L})(?:mi|mis|me|yo|tu|tus|te|su|sus|esto|este|esta)(?!\p{L})|o(?= )\b$/iu
const FRENCH =
  /^(?:comment|quand|où|pourquoi|quel(?:le)?s? \p{L}+|combien de \p{L}+) (?:bien )?\p{L}+(?:er|ir|re)(?!\p{L})/iu
const POINTS =
  /(?<!\p{L})(?:this|that|it|these|those|they|ça|cela|il|elle|ce|on)(?!\p{L})|[,;:()"“”{}]/iu

/** The indirect question; '' where its words leave that open. */
export function askedAs(heading: string, lang: string): string {
  const bare = heading.replace(/^[¿\s]+|^\d+[.)]\s*|\s*\?$/gu, '').trim()
  if (!heading.trim().endsWith('?') || POINTS.test(bare)) return ''
  if (wordsOf(bare).length > MAX_WORDS) return ''
  const text = lang === 'en' ? english(bare) : romance(bare, lang)
  return text.replace(/^\p{Lu}/u, (first) => first.toLowerCase())
}

function romance(bare: string, lang: string): string {
  if (lang === 'es') return SPANISH.test(bare) && !SPANISH_ASKER.test(bare) ? bare : ''
  return lang === 'fr' && FRENCH.test(bare) ? bare : ''
}

function english(bare: string): string {
  const way = ENGLISH_WAY.exec(bare)?.groups
  if (way) return toReader(`${way['asks']?.toLowerCase()} to ${way['rest']}`)
  const others = ENGLISH_OF_OTHERS.exec(bare)?.groups
  return others
    ? toReader(`${others['asks']?.toLowerCase()} ${others['who']} ${others['rest']}`)
    : ''
}

const toReader = (text: string): string =>
  OF_ASKER.reduce((said, [pattern, word]) => said.replace(pattern, word), text)
