/** For how many people a recipe is, or what it makes, in whole words of the page's language. */
import { contentStems, wordsOf } from '../../language/language.ts'
import type { Fact } from '../../patterns/fill-pattern.ts'
import { headOfDish } from './dish-name.ts'
import { isPlural } from '../../language/english-grammar.ts'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Material } from '../../writer/material.ts'

/** A bare number above counts pieces, not people; with a word it may count guests. */
export const MAX_BARE = 12
const MAX_BARE_WORLD = 8
const MAX_SERVED = 24
const YIELD = /^(?:makes |ergibt |pour )?(\d{1,3})\s+(\p{L}[\p{L} ]{2,24})$/iu
export const PEOPLE: Readonly<Record<string, RegExp>> = {
  en: /serv|people|persons?|guests?|adults?|portion/iu,
  de: /portion|person|leute|esser|serving/iu,
  es: /raci[oó]n|person|comensal|porci[oó]n|serving/iu,
  fr: /pers(?:onne|\.)|convive|portion|serving/iu,
}
/** What recipes are counted in, beside the dish itself. */
const PIECES: Readonly<Record<string, RegExp>> = {
  en: /^(?:cups?|loaf|loaves|jars?|pints?|quarts?|dozen|cookies|muffins|bars|rolls|buns|cupcakes|pancakes|balls|bites|squares|sandwiches|pizzas|pies|tacos|burgers|slices)$/iu,
  de: /^(?:stück|stücke|scheiben|gläser|glas|flaschen?|liter|blech|muffins|plätzchen|brote?|brötchen|kekse)$/iu,
  es: /^(?:piezas|unidades|vasos|copas|tarros?|litros?|rebanadas|trozos|galletas|magdalenas)$/iu,
  fr: /^(?:pièces|parts|pots?|verres|verrines|bocaux|bocal|litres?|tranches|biscuits|muffins)$/iu,
}
/** "Makes 1 slice" of a slice says nothing; "1 loaf" and "1 jar" say how much. */
const MEASURE = /^(?:loaf|jar|pint|quart|dozen|glas|liter|blech|tarro|litro|pot|bocal|litre)$/iu
/** One taco serves one person. */
const EATEN_ALONE =
  /(?:taco|burger|grinder|sandwich|wrap|burrito|muffin|cookie|pancake|slider|bun|biscuit|scone|donut|doughnut|bagel|cupcake|quesadilla|enchilada|dumpling|meatball|hot dog|popsicle|waffle|panini|empanada|pretzel|turnover|croissant|smoothie|cocktail|latte)$/iu
/** A bare number counts them, and not the people who eat them. */
const COUNTED =
  /(?:cookie|snickerdoodle|brownie|blondie|macaron|macaroon|truffle|muffin|cupcake|scone|biscuit|cake pop|cinnamon roll|dinner roll|tartlet|whoopie pie|cream puff)s$|biscotti$/iu
/**
 * Cut or poured as each guest likes: judges refused "Serves 12" of all of them. Crab cakes and meat
 * loaf are meals.
 */
const PORTIONED: Readonly<Record<string, RegExp>> = {
  en: /(?<!\b(?:crab|fish|potato|rice|corn|salmon|meat) )\b(?:(?:cheese|cup|pan|short|pound|coffee|fruit)?cakes?|cookies?|biscuits?|biscotti|shortbread|snickerdoodles?|macaro{1,2}ns?|truffles?|brownies?|blondies?|bars?|muffins?|scones?|(?:short|corn|flat|ginger)?breads?|loaf|loaves|rolls?|buns?|bagels?|sourdough|focaccia|baguettes?|challah|brioche|smoothies?|(?:milk)?shakes?|cocktails?|mocktails?|lattes?|tea|coffee|lemonade|punch|margaritas?|mojitos?|sangria|juice|drinks?|cider|eggnog|hot chocolate)$/iu,
  de: /(?:kuchen|torten?|brote?|brötchen|plätzchen|kekse?|muffins?|cookies?|brownies?|zopf|limonade|punsch|smoothies?|saft|tee|kaffee|likör)$/iu,
  es: /^(?:bizcochos?|pastel|tartas?|galletas?|magdalenas?|muffins?|brownies?|pan|panes|panecillos|batidos?|zumo|licuado|limonada|cóctel|té|café|chocolate caliente)(?!\p{L})/iu,
  fr: /^(?:gâteaux?|cakes?|cookies?|biscuits?|sablés?|madeleines?|muffins?|brownies?|pains?|brioches?|smoothies?|jus|limonade|cocktails?|thé|café|chocolat chaud)(?!\p{L})/iu,
}

/** Meals whose name ends or begins as the above do. */
const MEALS: Readonly<Record<string, RegExp>> = {
  en: /\b(?:(?:spring|summer|egg|cabbage|lobster|crab|shrimp|sushi) rolls?|(?:shrimp|prawn|crab|lobster|seafood) cocktails?|(?:tuna|cod|shrimp|lentil|bean) cakes?|(?:lentil|bean|veggie|vegetable|turkey|chicken|ham) loaf)$/iu,
  de: /(?:zwiebel|pfann|pfannen|eier|flamm|speck|lauch|spinat|gemüse|kartoffel|fleisch|fisch)(?:kuchen|torten?)$/iu,
  es: /^(?:(?:pastel|tarta) (?:salad[oa]|de (?:carne|papas?|patatas?|choclo|pollo|pescado|atún|salmón|verduras?|puerros?|cebollas?|espinacas|tomates?|setas|champiñones))|pan de (?:carne|pollo|pescado|atún)|cóctel de (?:gambas|camarones|langostinos|mariscos))(?!\p{L})/iu,
  fr: /^(?:(?:cakes?|gâteaux?) (?:salés?|(?:\p{L}+ )?(?:au |aux |de |d['’]|à la )(?:jambon|olives?|thon|saumon|lardons|poulet|légumes|chèvre|poireaux|épinards|pommes de terre|foies?))|pains? de (?:viande|poisson|thon|saumon|poulet|légumes))(?!\p{L})/iu,
}
const isMeal = (name: string, lang: string): boolean =>
  MEALS[lang]?.test(lang === 'en' ? headOfDish(name) : name.trim()) === true

/** Whether a number of guests says little of the dish. */
export const isPortioned = (name: string, lang: string): boolean =>
  !isMeal(name, lang) &&
  PORTIONED[lang]?.test(lang === 'en' ? headOfDish(name) : name.trim()) === true

/** A rub or a jam is not eaten by the serving: a page that states 20 of them is wrong. */
const NEVER_SERVED =
  /\b(?:seasoning|spice mix|rub|dressing|sauce|syrup|jam|extract|paste|crust|dough|frosting|glaze)\b/iu

export function servingFacts(material: Material, name: string): Map<string, Fact> {
  const made = material.content.facts.find((fact) => fact.name === 'servings')?.value.trim() ?? ''
  const number = Number(material.servings) || 0
  const { lang } = material.language
  const isBare = /^\d+$/u.test(made)
  if (isMiscounted({ number, isBare }, material.content)) return new Map()
  if (isServed(made, { number, lang, name })) {
    const text = spanOf(made, number, material)
    // "2 to 3" are not two.
    const count = number === 2 ? Number(/\d+$/.exec(text)?.[0]) : number
    return new Map([['servings', { text, number: count, quote: made }]])
  }
  const text = yieldOf(made, name, material)
  return text === null ? new Map() : new Map([['yield', { text, number, quote: made }]])
}

type Page = Pick<PageContent, 'headings' | 'paragraphs'>

const STATED =
  /(?<!\p{L})(?:servings?|serves|yields?|portions?|portionen|personen|porciones|raciones|comensales|personas|personnes|convives)\s*:\s*(?:para |für |pour |ca\.? )?(\d{1,2})(?![\d.,/]|\s?(?:k?g|ml|cl|oz|k?cal)(?!\p{L}))/giu

/** "Porciones: 8" among the page's lines, where another number was read. */
function isStatedOtherwise(number: number, paragraphs: readonly string[]): boolean {
  const stated = paragraphs.flatMap((text) => [...text.matchAll(STATED)].map(([, count]) => count))
  return stated.length > 0 && stated.every((count) => Number(count) !== number)
}

const isMiscounted = (
  { number, isBare }: { readonly number: number; readonly isBare: boolean },
  page: Page,
): boolean => isStatedOtherwise(number, page.paragraphs) || (isBare && isOfPieces(number, page))

/** "Zutaten für 6 Stück": a bare "6" counts pieces, and a piece may be no serving. */
function isOfPieces(number: number, { headings, paragraphs }: Page): boolean {
  const stated = new RegExp(
    String.raw`(?<!\p{L})(?:für|ergibt|menge:?|makes|yields?:?|pour|para|rinde) (?:ca\. |etwa |about )?${number} (?:stück|stk|pieces|pièces|piezas|unidades)(?!\p{L})`,
    'iu',
  )
  return [...headings.map(({ text }) => text), ...paragraphs].some((line) => stated.test(line))
}

const TO: Readonly<Record<string, string>> = { en: 'to', de: 'bis', fr: 'à', es: 'a' }

/** "10 to 12" where the page says so, in the value or in a sentence; else the number. */
function spanOf(made: string, number: number, { content, language }: Material): string {
  const span = String.raw`${number} ?(?:-|–|to|bis|à|a) ?(\d{1,2})(?!\d)`
  const most =
    new RegExp(String.raw`(?<!\d)${span}`, 'iu').exec(made)?.[1] ??
    new RegExp(String.raw`\b(?:serves|feeds|servings:|yields?:?) ${span}`, 'iu').exec(
      [content.description, ...content.paragraphs].join(' '),
    )?.[1]
  return most !== undefined && Number(most) > number
    ? `${number} ${TO[language.lang] ?? '–'} ${most}`
    : String(number)
}

interface Served {
  readonly number: number
  readonly lang: string
  /** Of the dish. */
  readonly name: string
}

function isServed(made: string, { number, lang, name }: Served): boolean {
  const isBare = /^\d{1,3}$/.test(made)
  return (
    number >= (isBare ? 2 : 1) &&
    number <= mostServed(isBare, lang) &&
    (isBare || PEOPLE[lang]?.test(made) === true) &&
    !NEVER_SERVED.test(name) &&
    !(lang === 'en' && !isMeal(name, lang) && isEatenSingly(headOfDish(name), isBare, number))
  )
}

const isEatenSingly = (dish: string, isBare: boolean, number: number): boolean =>
  (isBare && COUNTED.test(dish)) || (number > 1 && EATEN_ALONE.test(dish))

/** "12 cookies"; `null` where the page does not say pieces of the dish. */
function yieldOf(made: string, name: string, material: Material): string | null {
  const { lang } = material.language
  const [, count, noun] = YIELD.exec(made) ?? []
  if (count === undefined || noun === undefined) return null
  const isMade = PEOPLE[lang]?.test(noun) === false && isOfDish(noun, name, material)
  if (!isMade || (count === '1' ? !MEASURE.test(noun) : isLone(noun, lang))) return null
  return `${count} ${lang === 'de' ? noun : noun.toLowerCase()}`
}

/** "4 pizza": a noun in the singular behind another number than one. */
const isLone = (noun: string, lang: string): boolean =>
  (lang === 'en' && !/^dozen\b/iu.test(noun) && !isPlural(wordsOf(noun).at(-1) ?? '')) ||
  ((lang === 'es' || lang === 'fr') && !/[sx](?= |$)/iu.test(noun))

function mostServed(isBare: boolean, lang: string): number {
  if (!isBare) return MAX_SERVED
  return lang === 'en' ? MAX_BARE : MAX_BARE_WORLD
}

/** Waffles are no yield of a cake. */
function isOfDish(noun: string, name: string, { language }: Material): boolean {
  const last = wordsOf(noun).at(-1) ?? ''
  if (PIECES[language.lang]?.test(last)) return true
  const own = contentStems(name, language)
  return contentStems(last, language).some((stem) => own.includes(stem))
}
