/**
 * Whether a picture's own words say otherwise than a headline: "Mix three greens" over one plant,
 * "pots in one colour" over pots in three.
 */
import { wordsOf, type Language } from '../language/language.ts'

const NUMBERS: readonly (readonly string[])[] = [
  ['one', 'single', 'a', 'an', 'ein', 'eine', 'einen', 'einem', 'einer', 'un', 'una', 'une'],
  ['two', 'pair', 'zwei', 'dos', 'deux'],
  ['three', 'drei', 'tres', 'trois'],
  ['four', 'vier', 'cuatro', 'quatre'],
  ['five', 'fünf', 'cinco', 'cinq'],
  ['six', 'sechs', 'seis', 'six'],
  ['seven', 'sieben', 'siete', 'sept'],
  ['eight', 'acht', 'ocho', 'huit'],
  ['nine', 'neun', 'nueve', 'neuf'],
  ['ten', 'zehn', 'diez', 'dix'],
]
/** What is counted but can't be seen as a thing of its own. */
const UNSEEN =
  /^(?:days?|weeks?|months?|years?|hours?|minutes?|nights?|weekends?|times?|ways?|steps?|ideas?|tips?|rules?|reasons?|mistakes?|sides?|grams?|lit(?:er|re)s?|finger.*|tage?n?|wochen?|monate?|jahre?|stunden?|minuten?|nächte?|schritte?n?|ideen|tipps?|regeln?|gründe?|fehler|seiten?|mal|third|quarter|half)$/iu
const COLOURS = new Map(
  [
    'white weiß weiss weiße weißen weißer blanco blanc',
    'black schwarz schwarze schwarzen negro noir',
    'red rot rote roten rojo rouge',
    'blue blau blaue blauen blauer azul bleu',
    'green grün grüne grünen grüner verde vert',
    'yellow gelb gelbe gelben amarillo jaune',
    'orange',
    'purple violet lila violett',
    'pink rosa rose',
    'brown braun braune braunen',
    'grey gray grau graue grauen gris',
    'terracotta terrakotta',
  ].flatMap((row) => row.split(' ').map((word) => [word, row] as const)),
)
const ONE_COLOUR =
  /\b(?:one|a single|the same) colou?r\b|\b(?:einer|derselben|gleicher) farbe\b|einfarbig/iu

export interface Translatable {
  readonly headline: string
  readonly section: string
}

/** The picture shows another number of things, or several colours where one is asked for. */
export function denies(
  alt: string,
  { headline, section }: Translatable,
  language: Language,
): boolean {
  return (
    isOtherCount(alt, headline, language) ||
    (ONE_COLOUR.test(`${headline} ${section}`) && coloursIn(alt) > 1)
  )
}

/** "A terracotta wall" and "a green wall": the same thing in another colour. */
export function isOtherColour(
  alt: string,
  { headline, section }: Translatable,
  language: Language,
): boolean {
  const wanted = colouredThings(`${headline}. ${section}`, language)
  const shown = colouredThings(alt, language)
  return [...shown].some(([thing, colours]) => {
    const asked = wanted.get(thing)
    return asked !== undefined && [...colours].every((colour) => !asked.has(colour))
  })
}

function isOtherCount(alt: string, headline: string, language: Language): boolean {
  const asked = countedIn(headline)
  if (!asked || asked.count < 2) return false
  const shown = countedIn(alt)
  const names = wordsOf(alt.toLowerCase()).map((word) => language.stem(word))
  const isOfIt = asked.words.some((word) => names.includes(language.stem(word)))
  return shown !== null && shown.count !== asked.count && (isOfIt || shown.isFirst)
}

/** The first number of things, and the words behind it. */
function countedIn(text: string): { count: number; words: string[]; isFirst: boolean } | null {
  const words = wordsOf(text.toLowerCase())
  for (const [index, word] of words.entries()) {
    const count = countOf(word, index)
    const behind = words.slice(index + 1, index + 3)
    if (count > 0 && behind.length > 0 && !behind.some((thing) => UNSEEN.test(thing)))
      return { count, words: behind, isFirst: index === 0 }
  }
  return null
}

/** An article counts only where the text begins with it. */
function countOf(word: string, index: number): number {
  const count = NUMBERS.findIndex((names) => names.includes(word)) + 1
  if (count === 1) return index === 0 && word !== 'one' ? 1 : 0
  return count > 0 ? count : /^[2-9]$/.test(word) ? Number(word) : 0
}

const coloursIn = (text: string): number =>
  new Set(wordsOf(text.toLowerCase()).flatMap((word) => COLOURS.get(word) ?? [])).size

function colouredThings(text: string, language: Language): Map<string, Set<string>> {
  const things = new Map<string, Set<string>>()
  for (const [, first = '', second = ''] of text
    .toLowerCase()
    .matchAll(/(?=(?<!\p{L})(\p{L}+)\s+(\p{L}+))/gu)) {
    const colour = COLOURS.get(first)
    if (colour === undefined || COLOURS.has(second)) continue
    const thing = language.stem(second)
    things.set(thing, (things.get(thing) ?? new Set()).add(colour))
  }
  return things
}
