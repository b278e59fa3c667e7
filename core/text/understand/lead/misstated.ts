/** Sentences whose time, servings or number of ingredients contradict the recipe. */
import { contentStems, type Language } from '../../language/language.ts'
import type { Material } from '../../writer/material.ts'
import { MAX_BARE, PEOPLE } from '../recipe/servings.ts'

const ARTICLE = 'an?|eine?[rnm]?|une?|una'
/** In English, German, French and Spanish. */
const NUMBER_WORDS: readonly (readonly [value: number, words: string])[] = [
  [0.5, 'half|halbe[nr]?|demi|media'],
  [1, `one|${ARTICLE}`],
  [1.5, 'anderthalb|eineinhalb'],
  [2, 'two|zwei|deux|dos'],
  [2.5, 'zweieinhalb'],
  [3, 'three|drei|trois|tres'],
  [4, 'four|vier|quatre|cuatro'],
  [5, 'five|fünf|cinq|cinco'],
  [6, 'six|sechs|seis'],
  [7, 'seven|sieben|sept|siete'],
  [8, 'eight|acht|huit|ocho'],
  [9, 'nine|neun|neuf|nueve'],
  [10, 'ten|zehn|dix|diez'],
  [12, 'twelve|zwölf|douze|doce'],
  [15, 'fifteen|fünfzehn|quinze|quince'],
  [20, 'twenty|zwanzig|vingt|veinte'],
  [25, 'twenty[ -]five|fünfundzwanzig|vingt-cinq|veinticinco'],
  [30, 'thirty|dreißig|trente|treinta'],
  [35, 'thirty[ -]five|fünfunddreißig|trente-cinq|treinta y cinco'],
  [40, 'forty|vierzig|quarante|cuarenta'],
  [45, 'forty[ -]five|fünfundvierzig|quarante-cinq|cuarenta y cinco'],
  [50, 'fifty|fünfzig|cinquante|cincuenta'],
]
const wordsFrom = (least: number): string =>
  NUMBER_WORDS.filter(([value]) => value >= least)
    .map(([, words]) => words)
    .join('|')
const NUMBER = String.raw`\d{1,3}(?:[.,]5| ?½| 1/2)?|${wordsFrom(0)}`
/** Of people, pieces and ingredients, where an article counts nothing. */
const COUNT = String.raw`\d{1,3}|${wordsFrom(2)}`
const VALUES = NUMBER_WORDS.map(
  ([value, words]) => [new RegExp(`^(?:${words})$`, 'iu'), value] as const,
)

const MINUTES = String.raw`min(?:\.|s|ute[ns]?|utos?)?`
const AND = '(?:,? (?:and |und |et |y |con )?)'
/**
 * "Ready in half an hour", "a 15-minute meal", and as one time "an hour and a half", "2 Stunden und
 * 10 Minuten", "2 heures 30". Groups: hours, a half before the unit, a half or quarter behind it,
 * minutes above the hours, minutes alone.
 */
const TIME = new RegExp(
  String.raw`(?<![\p{L}\d.,/–-]|quarters? of )(?:(${NUMBER})( and a half)?[ -](?:an? )?(?:hours?|hrs?|stunden?|heures?|horas?)(?!\p{L})(?:${AND}((?:an? )?(?:half|quarter)|eine halbe|demie?|quart|media|cuarto)(?!\p{L}))?(?:${AND}(${NUMBER})[ -]${MINUTES}(?!\p{L})| ([1-5]\d)(?!\d))?|(${NUMBER})[ -]${MINUTES}(?!\p{L}))`,
  'giu',
)
/** "1h30", "1 h 30 min". */
const CLOCK = /(?<![\p{L}\d.,/–-])(\d{1,2}) ?h ?(\d{2})(?: ?min)?(?![\p{L}\d])/giu
const QUARTER = /quart|cuarto/iu
/** "Wait a minute" and "it takes a minute" count none. */
const A_MINUTE = new RegExp(`^(?:${ARTICLE})[ -]min`, 'iu')
/** What comes before a time of waiting. */
const WAITED =
  /(?<!\p{L})(?:wait(?:ed|ing)?|warten?|attend(?:s|ez|re)|esper(?:a|e|ar))(?: (?:for|about|just|another|etwa|noch|encore|unos))* $/iu
/** How fast the dish was eaten, in the time's own clause. */
const EATEN = String.raw`(?:gone(?! are)|disappear|vanish|devour|gobbl|eaten|demolish|polished off|verschw[iu]nd|verputz|aufgegessen|vernasch|weg(?!\p{L})|dispar|dévor|englouti|avalé|desapar|devor|vuel[ae])`
const CLAUSE = String.raw`(?:(?! (?:and|und|et|y) )[^,;:.!?–—])*`
const EATEN_BEFORE = new RegExp(String.raw`(?<!\p{L})${EATEN}${CLAUSE}$`, 'iu')
const EATEN_BEHIND = new RegExp(String.raw`^${CLAUSE}(?<!\p{L})${EATEN}`, 'iu')
/** Words around a time of a part of the work, which is not compared with the recipe's total. */
const PART =
  /(?<!\p{L})(?:prep(?!ared)(?:ping)?|hands-on|active|bak|cook|fry|fried|grill|roast|simmer|sear|oven|boil|steam|smok|chill|cool|marinat|rest|ris(?:e|ing)|mix|assembl|extra|more|back|gebacken|koch|gekocht|brat|gebraten|ofen|vorbereit|ruh|kühl|gar(?:en|t)|gegart|zieh|cuisson|cuire|four|préparation|repos|marin|cocci|coc(?:er|ina)|horn|preparación|microw|mikrow|micro-ondes)/iu
/** "Under an hour" is also true of a shorter time. */
const AT_MOST =
  /(?<!\p{L})(?:under|less than|within|no more than|up to|or less|unter|weniger als|moins|menos)(?!\p{L})/iu
const NEAR_BEFORE = 28
const NEAR_BEHIND = 14
/** Authors round times by up to these factors. */
const SHORTER = 1.25
const LONGER = 1.5

/** A span ("4–6 people") is not compared. */
const SERVED = new RegExp(
  String.raw`(?<!\p{L})(?:serves|feeds|(?:meal|dinner|lunch|dessert|dish|recipe|enough) for|(?:essen|gericht|rezept|menü) für|(?:plat|repas|dîner|recette) pour|(?:plato|cena|receta|comida) para) (${COUNT})(?= ?(?:people|persons?|servings|guests|adults|personen|personnes|personas|with|mit|avec|con)(?!\p{L})|[.,!;:]|–(?! ?\d))`,
  'iu',
)
const MADE = new RegExp(
  String.raw`(?<!\p{L})(?:makes|yields|ergibt|ergeben|donne|rinde) (?:(?:about|around|etwa|environ|unos|unas) )?(${COUNT}) ((?:[\p{L}-]+ ?){1,3})`,
  'iu',
)
/** Words near a number of pieces that is not the recipe's, or is counted by the dozen. */
const NOT_ALL =
  /(?<!\p{L})(?:half|halve|double|triple|each|per|trays?|batch|dozen|hälfte|doppelte|pro|blech|dutzend|moitié|chaque|par|douzaines?|mitad|cada|por|docenas?)(?!\p{L})/iu
/** "6", "4-6", "pour 6": for so many people. */
const BARE = /^(?:für |pour |para )?\d{1,3}(?: ?(?:-|–|to|bis|à|a) ?\d{1,3})?$/iu
/** "Serves 8", "8 to 10 servings", "24 small cookies". Groups: served, from, to, unit. */
const YIELDED =
  /(?:(serves|feeds):? )?(\d{1,3})(?: ?(?:-|–|to|or|bis|oder|à|ou|a|o) ?(\d{1,3}))? ?((?:(?!(?:serves|feeds|per|of|for|pro|für|de|par|pour|por|para)(?!\p{L}))\p{L}+ ?){0,3})/giu
/** "One ingredient more than jam" counts the difference. */
const COUNTED = new RegExp(
  String.raw`(?<!\p{L})(?:only|just|with|needs?|takes?|uses?|requires?|calls for|nur|mit|avec|seulement|con|solo) (?:only |just |about |nur |seulement |solo )?(one|${COUNT}) (?:(?:simple|basic|main|key|common|easy|real|whole|everyday|fresh|healthy|wholesome|einfachen?|ingrédients?) )*(?:ingredients?|zutaten|ingrédients?|ingredientes?)(?!\p{L})(?! (?:more|less|fewer|extra|mehr|weniger|de plus|de moins|en plus|más|menos)(?!\p{L}))`,
  'iu',
)
/** What authors do not count. */
const STAPLE =
  /(?<!\p{L})(?:salt|pepper|water|oil|spray|ice|salz|pfeffer|wasser|öl|sel|poivre|eau|huile|sal|pimienta|agua|aceite|optional|garnish|topping|serving)(?!\p{L})/iu

/** `NaN` of what is no number, 0 of nothing. */
function valueOf(text: string): number {
  const word = VALUES.find(([pattern]) => pattern.test(text))
  if (word !== undefined) return word[1]
  const [, whole = text, half = ''] = /^(\d+)(\D.*)$/u.exec(text) ?? []
  return Number(whole) + (half === '' ? 0 : 0.5)
}

export function misstatesRecipe(sentence: string, material: Material): boolean {
  if (material.content.kind !== 'recipe') return false
  return (
    misstatesTime(sentence, material) ||
    misstatesServings(sentence, material) ||
    misstatesPieces(sentence, material) ||
    misstatesIngredients(sentence, material)
  )
}

function misstatesTime(sentence: string, { minutes }: Material): boolean {
  if (minutes === null) return false
  const text = sentence.replace(CLOCK, '$1 hours $2 min')
  return [...text.matchAll(TIME)].some((time) => {
    const before = text.slice(0, time.index)
    const behind = text.slice(time.index + time[0].length)
    const around = `${before.slice(-NEAR_BEFORE)} ${behind.slice(0, NEAR_BEHIND)}`
    if (PART.test(around) || isOfOther(time[0], before, behind)) return false
    const stated = minutesOf(time)
    const isTooLong = stated > minutes * LONGER && !AT_MOST.test(around)
    return stated * SHORTER < minutes || isTooLong
  })
}

/** Of `TIME`. */
function minutesOf([, hours, half, fraction, over, bare, minutes]: RegExpMatchArray): number {
  if (hours === undefined) return valueOf(minutes ?? '')
  const share = QUARTER.test(fraction ?? '') ? 0.25 : 0.5
  const isMore = half !== undefined || fraction !== undefined
  return (valueOf(hours) + (isMore ? share : 0)) * 60 + valueOf(over ?? bare ?? '')
}

/** Whether it is a time of waiting or eating. */
const isOfOther = (time: string, before: string, behind: string): boolean =>
  A_MINUTE.test(time) ||
  WAITED.test(before) ||
  EATEN_BEFORE.test(before) ||
  EATEN_BEHIND.test(behind)

function misstatesServings(sentence: string, { content, language }: Material): boolean {
  const stated = valueOf(SERVED.exec(sentence)?.[1] ?? '')
  return isOutside(stated, servingsOf(yieldOf(content), language))
}

/** Pieces are compared with the same pieces only. */
function misstatesPieces(sentence: string, { content, language }: Material): boolean {
  const yielded = yieldOf(content)
  if (NOT_ALL.test(sentence) || NOT_ALL.test(yielded)) return false
  const [, stated = '', pieces = ''] = MADE.exec(sentence) ?? []
  return isOutside(valueOf(stated), countsOf(yielded, pieces, language))
}

const yieldOf = ({ facts }: Material['content']): string =>
  facts.find(({ name }) => name === 'servings')?.value.trim() ?? ''

const isOutside = (stated: number, counts: readonly number[]): boolean =>
  stated > 0 && counts.length > 0 && (stated < Math.min(...counts) || stated > Math.max(...counts))

function servingsOf(yielded: string, { lang }: Language): number[] {
  if (BARE.test(yielded)) {
    const counts = (yielded.match(/\d+/gu) ?? []).map(Number)
    return Math.max(...counts) > MAX_BARE ? [] : counts
  }
  const people = PEOPLE[lang] ?? /serv/iu
  return [...yielded.matchAll(YIELDED)]
    .filter(([, isServed, , , unit = '']) => isServed !== undefined || people.test(unit))
    .flatMap(numbersOf)
}

/** How many of these pieces: their noun is the last word of the yield's unit. */
function countsOf(yielded: string, pieces: string, language: Language): number[] {
  const stems = contentStems(pieces, language)
  return [...yielded.matchAll(YIELDED)]
    .filter(([, , , , unit = '']) => stems.includes(contentStems(unit, language).at(-1) ?? ''))
    .flatMap(numbersOf)
}

/** Of `YIELDED`. */
const numbersOf = ([, , from, to]: RegExpMatchArray): number[] =>
  [from, to].filter((one) => one !== undefined).map(Number)

function misstatesIngredients(sentence: string, { ingredients }: Material): boolean {
  const stated = valueOf(COUNTED.exec(sentence)?.[1] ?? '')
  if (Number.isNaN(stated) || stated === 0 || ingredients.length === 0) return false
  const counted = ingredients.filter((one) => !STAPLE.test(one)).length
  return stated > ingredients.length || stated < counted - 1
}
