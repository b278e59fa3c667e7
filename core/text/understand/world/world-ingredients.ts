/** What a dish is made of, in German, French or Spanish, as its titles and sentences name it. */
import { contentStems, wordsOf } from '../../language/language.ts'
import { readIngredientLine } from '../../lines/ingredient-line.ts'
import type { Fact, Facts } from '../../patterns/fill-pattern.ts'
import { MAX_NAME_LENGTH } from '../../patterns/spoken-name.ts'
import type { Material } from '../../writer/material.ts'
import { readSummary } from '../lead/summary.ts'
import { groupedLines, isGroupHeading, mainLines } from '../../lines/ingredient-groups.ts'
import type { RecipeWords, WorldLang } from './recipe-words.ts'
import { frenchSome, frenchThe, spokenList } from './spoken-facts.ts'
import { hasWord } from './word-match.ts'
import { shortWorldName } from './world-dish-name.ts'

const MAX_INGREDIENTS = 3
const MIN_MORE = 2
/** The broth of a chicken is no chicken. */
const BROTH = /brühe|fond(?!ant|ue)|(?<!\p{L})(?:bouillon|caldo|consommé|stock)/iu
/** A measure: there is no coffee in "1 cuillère à café de rhum". */
const SPOON =
  /(?<!\p{L})(?:cuill\p{L}*\.?|c\.?) ?à ?(?:café|soupe|thé)|cucharad\p{L}+ de (?:café|postre)/giu
/** Named after what they are for: there is no gingerbread in a spoon of its spices. */
const SPICES_FOR =
  /(?<!\p{L})(?:mélange(?: d['’]épices)?|épices|mezcla(?: de especias)?|especias) (?:à|pour|para|de) (?:(?:pain|pan) d(?:['’]|e )(?:épices|especias)|speculoos|curry)/giu
/** What a dish is made of before all else: a list without it would be of another dish. */
const MAIN =
  /hackfleisch|rinderhack|(?:rind|schweine|kalb|lamm|puten|hähnchen)(?:fleisch|brust|schnitzel|keulen?|gulasch)|hähnchen|würstchen|lachs|thunfisch|kabeljau|garnelen|tofu|kichererbsen|linsen|(?:weiße|kidney|schwarze) ?bohnen|(?<!\p{L})(?:carne|ternera|cerdo|cordero|pavo|pollo|salmón|atún|bacalao|merluza|gambas|tofu|garbanzos|lentejas|alubias|viande|b(?:œ|oe)uf|porc|veau|agneau|dinde|canard|poulet|saumon|thon|cabillaud|crevettes|saucisses|pois chiches|lentilles|haricots (?:rouges|blancs))(?!\p{L})/iu
/** What goes into many dishes comes behind what makes this one. */
const PLAIN =
  /^(?:zimt|vanille|petersilie|basilikum|schnittlauch|thymian|rosmarin|oregano|dill|minze|knoblauch|zwiebeln?|muskat|ingwer|milch|butter|reis|cannelle|vanille|persil|basilic|ciboulette|thym|romarin|origan|aneth|menthe|ail|oignons?|gingembre|lait|beurre|riz|canela|vainilla|perejil|albahaca|cebollino|tomillo|romero|orégano|menta|ajo|cebollas?|jengibre|leche|mantequilla|arroz)$/iu
const SPICE =
  /^(?:curry|currypulver|paprikapulver|kurkuma|kreuzkümmel|kümmel|pfeffer|chili|safran|comino|cúrcuma|pimentón|pimienta|azafrán|cumin|curcuma|poivre|piment|limón|zitronen?|citron)$/iu
/**
 * A leaf on top or a pinch of it makes no dish, unless it is a bunch or the title or summary says
 * so.
 */
const GARNISH =
  /^(?:petersilie|basilikum|schnittlauch|thymian|rosmarin|oregano|dill|minze|muskat|persil|basilic|ciboulette|thym|romarin|origan|aneth|menthe|perejil|albahaca|cebollino|cilantro|tomillo|romero|orégano|menta|comino|cúrcuma)$/iu
const BUNCH = /(?<!\p{L})(?:bund|bündel|bouquets?|bottes?|manojos?|ramilletes?)(?!\p{L})/iu
const OPTIONAL =
  /(?<!\p{L})(?:optional|nach belieben|wer mag|zum (?:garnieren|bestreuen|dekorieren|servieren|einfetten)|zur deko\p{L}*|als beilage|dazu|de acompañamiento|en accompagnement|à côté|opcional|al gusto|para (?:decorar|adornar|servir|acompañar|engrasar)|facultati\p{L}+|au goût|pour (?:la )?(?:décor\p{L}*|servir|le moule|parsemer|saupoudrer))(?!\p{L})/iu
/** Of a spice: it is named only where the title or the summary names it. */
const PINCH = /(?<!\p{L})(?:prisen?|msp\.?|messerspitzen?|pincées?|pizcas?)(?!\p{L})/iu
/** "Harina de almendras" holds no almonds to name, and "crème de riz" no cream. */
const MADE_OF =
  /(?<!\p{L})(?:cr[èe]me|crema|nata|flocons|copos|fécule|fécula|harina|aceite|leche|bebida|mantequilla|extracto|esencia|vinagre|azúcar|sirope|licor|zumo|jugo|ralladura|corteza|cáscara|jus|zestes?|farine|huile|lait|boisson|beurre|extrait|arôme|vinaigre|sucre|sirop|liqueur|poudre) (?:de (?:la |los |las )?|d['’]|du |aux? )\p{L}+/giu
/** Dishes whose name says an ingredient that it does not spell. */
const IMPLIED: readonly (readonly [RegExp, RegExp])[] = [
  [/risotto|paella|sushi|maki|milchreis|biryani/iu, /^(?:reis|riz|arroz)$/iu],
  [/hum+us|houmous|falafel/iu, /^(?:kichererbsen?|pois chiches|garbanzos)$/iu],
  [/carrot/iu, /^(?:karotten?|möhren?|carottes?|zanahorias?)$/iu],
  [/banana(?! )|banana bread/iu, /^(?:bananen?|bananes?|plátanos?|bananas?)$/iu],
  [/pumpkin/iu, /^(?:kürbis|citrouilles?|potirons?|courges?|calabazas?)$/iu],
  [/lemon(?! ?grass)/iu, /^(?:zitronen?|citrons?|limón|limones)$/iu],
  [/apple (?:pie|crumble|cake)/iu, /^(?:apfel|äpfel|pommes?|manzanas?)$/iu],
  [/guacamole/iu, /^(?:avocados?|avocat|aguacates?)$/iu],
]

interface Reading {
  readonly material: Material
  readonly lang: WorldLang
  readonly name: string
  readonly words: RecipeWords
  /** Where the page says what the dish is like. */
  readonly lead: string
  /** Its title and its summary. */
  readonly top: string
}

/**
 * `withPair`, `withList`, `needPair`, `needList`, `thePair`, `need1` and `need2` name what comes to
 * what the dish's name says, `withOne` and `needOne` where that is one thing alone and the page
 * has no summary. `firstOf` and `more`: the first of them, and how many ingredients the page
 * lists beside these. Nothing where the list has meat that neither they nor the name say.
 */
export function worldIngredientFacts(reading: Reading): Facts {
  const { lang, name, material } = reading
  const found = ingredientsOf(reading)
  const spoken = name.length > MAX_NAME_LENGTH ? shortWorldName(name, lang) : name
  const isNamed = ownOf(name, material)
  const isOwn = ownOf(spoken, material)
  const lines = material.ingredients.filter((line) => !isGroupHeading(line))
  const isWithoutMain =
    lines.some((line) => MAIN.test(line) && !BROTH.test(line)) &&
    ![name, ...found].some((word) => MAIN.test(word))
  if (isWithoutMain) return new Map()
  if (leavesOutTitled([name, ...found.slice(0, MAX_INGREDIENTS)], lines, material)) return new Map()
  const telling = found.filter((word) => !isNamed(word))
  const beside = [...found.filter((word) => isNamed(word) && !isOwn(word)), ...telling].slice(
    0,
    MAX_INGREDIENTS,
  )
  const facts = new Map<string, Fact>()
  telling
    .slice(0, MAX_INGREDIENTS)
    .forEach((word, index) => facts.set(`ingredient${index + 1}`, said(word)))
  const list = (key: string, of: readonly string[], count: number): void => {
    if (of.length >= count) facts.set(key, said(spokenList(of.slice(0, count), lang), found[0]))
  }
  const behind = (of: readonly string[]): string[] =>
    of.map((word) => reading.words.ingredients[word] ?? word)
  const needed = (of: readonly string[]): string[] =>
    lang === 'fr' ? behind(of).map(frenchSome) : [...of]
  if (standsAlone(telling, reading)) {
    list('withOne', behind(telling), 1)
    list('needOne', needed(telling), 1)
  }
  list('withPair', behind(telling), 2)
  list('withList', behind(telling), MAX_INGREDIENTS)
  list('needPair', needed(beside), 2)
  list('needList', needed(beside), MAX_INGREDIENTS)
  if (beside.length >= 2)
    beside.slice(0, 2).forEach((word, at) => facts.set(`need${at + 1}`, said(word)))
  const more = lines.length - MAX_INGREDIENTS
  if (beside.length === MAX_INGREDIENTS && more >= MIN_MORE) {
    facts.set('firstOf', said(needed(beside).join(', '), found[0]))
    facts.set('more', { text: String(more), number: more, quote: '' })
  }
  if (lang === 'fr') list('thePair', behind(beside).map(frenchThe), 2)
  return facts
}

/** One thing that makes the dish, of which the page's own summary says nothing. */
function standsAlone(telling: readonly string[], { material, name }: Reading): boolean {
  const [only = ''] = telling
  return (
    telling.length === 1 &&
    !PLAIN.test(only) &&
    !SPICE.test(only) &&
    readSummary(material, name) === ''
  )
}

/** A list beside "pumpkin and figs" of the page's title names both. */
function leavesOutTitled(
  said: readonly string[],
  lines: readonly string[],
  { content, language }: Material,
): boolean {
  const known = new Set(contentStems(said.join(' ').toLowerCase(), language))
  const made = new Set(
    lines.flatMap((line) => contentStems(readIngredientLine(line).name.toLowerCase(), language)),
  )
  return contentStems(content.title.toLowerCase(), language).some(
    (stem) => made.has(stem) && !known.has(stem),
  )
}

/** "1/2 zanahoria", "2 tomates cerises": less than one of them, or few of the smallest. */
const LITTLE =
  /^(?:½|¼|⅓|1\/[234]) (?!kg|l(?: |\b)|taza|vaso|bund|becher|würfel|pack|tasse|verre|paquet|botte|manojo|paquete|liter|litro|litre)|^[1-5] (?:kirsch|cherry|cocktail)?tomat\p{L}* (?:cerises?|cherry)|^[1-5] (?:kirsch|cherry|cocktail)-?tomaten/iu

function said(text: string, quote = text): Fact {
  return { text, quote }
}

/** Meat and what makes the dish first; of kin such as "Tomaten" and "Kirschtomaten" the first. */
function ingredientsOf({ material, name, words, lang, lead, top }: Reading): string[] {
  const found = mainLines(groupedLines(material.content))
    .filter((line) => !BROTH.test(line) && !OPTIONAL.test(line) && !LITTLE.test(line))
    .map((line) => line.replace(SPOON, ' ').replace(SPICES_FOR, ' '))
    .flatMap((line) => {
      const word = ownWordIn(readIngredientLine(line).name || line, words, lang)
      const isLittle = (GARNISH.test(word) && !BUNCH.test(line)) || PINCH.test(line)
      return word === '' || (isLittle && !hasWord(word, top)) ? [] : word
    })
    .filter((word) => !IMPLIED.some(([dish, of]) => dish.test(name) && of.test(word)))
  const distinct = found.filter(
    (word, place) => !found.slice(0, place).some((other) => isKin(word, other, material)),
  )
  // Words of the lead move up by a place or two.
  const worthOf = (word: string, place: number): number =>
    place -
    (hasWord(word, material.content.title) ? 60 : 0) -
    (MAIN.test(word) ? 40 : 0) -
    (hasWord(word, lead) ? 2.5 : 0) +
    (PLAIN.test(word) ? 20 : 0)
  return distinct
    .map((word, place) => ({ word, worth: worthOf(word, place) }))
    .toSorted((a, b) => a.worth - b.worth)
    .map(({ word }) => word)
}

function isKin(word: string, other: string, { language }: Material): boolean {
  const [a, b] = [word.toLowerCase(), other.toLowerCase()]
  const stems = contentStems(word, language)
  return a.endsWith(b) || b.endsWith(a) || contentStems(other, language).join() === stems.join()
}

/** "Kürbis" of the German "Kürbissuppe", and "Äpfel" of "Äpfeltarte". */
function ownOf(name: string, { language }: Material): (word: string) => boolean {
  const own = new Set(contentStems(name, language))
  const low = withoutMarks(name)
  const isInside = (word: string): boolean =>
    wordsOf(withoutMarks(word)).some(
      (part) => part.length > 3 && low.includes(part.slice(0, Math.max(4, part.length - 2))),
    )
  return (word) => contentStems(word, language).some((stem) => own.has(stem)) || isInside(word)
}

/** "apfel" of "Äpfel". */
const withoutMarks = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')

/** What German puts behind the thing: "Lachsfilet", "Hähnchenbrust". */
const GERMAN_FORMS = String.raw`(?:filets?|brust|brustfilets?|steaks?|würfel|scheiben|püree|stücke)?`

/**
 * The name of a thing itself, or what is made of it where the list of words has that ("leche de
 * coco").
 */
function ownWordIn(line: string, words: RecipeWords, lang: WorldLang): string {
  const word = longestIn(line, words, lang) ?? ''
  const rest = line.replaceAll(MADE_OF, (made) =>
    hasWord(word, made) && made.length > word.length ? ' ' : made,
  )
  return hasWord(word, rest.replaceAll('’', "'")) || lang === 'de'
    ? word
    : (longestIn(rest, words, lang) ?? '')
}

function longestIn(
  line: string,
  { ingredients }: RecipeWords,
  lang: WorldLang,
): string | undefined {
  const form = lang === 'de' ? GERMAN_FORMS : ''
  return Object.keys(ingredients)
    .filter((word) => hasWord(`${word}${form}`, line.replaceAll('’', "'")))
    .toSorted((a, b) => b.length - a.length)[0]
}
