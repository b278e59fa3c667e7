/** What a dish is made of, as its titles and sentences name it. */
import { wordsOf, type Language } from '../../language/language.ts'
import type { Fact, Facts } from '../../patterns/fill-pattern.ts'
import { MAX_NAME_LENGTH } from '../../patterns/spoken-name.ts'
import { listed } from '../../language/english-grammar.ts'
import type { Material } from '../../writer/material.ts'
import { readIngredientLine } from '../../lines/ingredient-line.ts'
import { headOfDish, shortDishName } from './dish-name.ts'
import {
  GENERIC,
  isMentioned,
  isSureIngredient,
  mentionedIngredient,
} from './mentioned-ingredient.ts'
import { groupedLines, isGroupHeading, mainLines } from '../../lines/ingredient-groups.ts'
import { plainnessOf, spokenIngredient } from './ingredient-words.ts'
import { lowerKnown, withDishCapitals } from '../../subject/proper-words.ts'

const LEAD_PARAGRAPHS = 8
const MAX_INGREDIENTS = 4
const MIN_INGREDIENTS = 2
/** Beside what the dish's name says. */
const MIN_LISTED = 3
const MAX_WHOLE = 6
/** Beside a count of the others. */
const MAX_FIRST = 3
const MIN_MORE = 2

/**
 * `madeWith`: the telling ones beside what the dish's name says, since a sentence that names both
 * reads as a repetition; `pairOf`: the first two of them. `madeFew`: telling ones with common ones
 * such as onions and butter, where `madeWith` has too few. `madeAll`: a short list, whole.
 * `firstOf` and `more`: the first of a longer list, and how many others it has.
 */
export function ingredientFacts(material: Material, name: string): Facts {
  if (OF_MANY.test(headOfDish(name))) return new Map()
  const names = namesOf(material)
  const spoken = name.length > MAX_NAME_LENGTH ? shortDishName(name) : name
  const isNamed = (entry: string): boolean =>
    ownOf(name, material)(entry) || sharesWord(entry, name, material) || isMisspelledOf(entry, name)
  const beside = names.filter((entry) => !isNamed(entry) && !isOfSide(entry, name, material))
  const fresh = beside.filter((entry) => plainnessOf(entry) < 2)
  const facts = new Map<string, Fact>()
  const put = (key: string, entries: readonly string[], least: number): void => {
    if (entries.length >= least) facts.set(key, said(listed(entries)))
  }
  // Herbs and toppings alone are of any dish, and two things are not what a dish is made of.
  const hasMain = fresh.some((entry) => plainnessOf(entry) === 0)
  if (hasMain) {
    put('madeWith', fresh.slice(0, MAX_INGREDIENTS), MIN_LISTED)
    if (fresh.length >= MIN_LISTED) put('pairOf', fresh.slice(0, 2), MIN_INGREDIENTS)
  }
  put('madeFew', fewOf(beside, name), MIN_INGREDIENTS)
  const whole = wholeList(names, spoken, material)
  put('madeAll', whole, MIN_INGREDIENTS)
  const more = material.ingredients.filter((line) => !isGroupHeading(line)).length - MAX_FIRST
  if (hasMain && whole.length === 0 && fresh.length >= MAX_FIRST && more >= MIN_MORE) {
    facts.set('firstOf', said(listed(fresh.slice(0, MAX_FIRST))))
    facts.set('more', { text: String(more), number: more, quote: '' })
  }
  return facts
}

/** Ingredients that say nothing about a dish: they only season, sweeten or bind it. */
const FILLS =
  /(?<!condensed )\bmilk\b|\b(?:sugar|yeast|starch|cornstarch|margarine|shortening|vanilla|syrup|sweetener|paste|ketchup)\b/iu

/** Telling ingredients with common ones, if fewer than three are telling. */
function fewOf(beside: readonly string[], name: string): string[] {
  const fresh = beside.filter((entry) => plainnessOf(entry) < 2)
  if (fresh.length >= MIN_LISTED || / with /iu.test(name)) return []
  const main = beside.filter((entry) => plainnessOf(entry) === 0)
  const plain = beside.filter((entry) => plainnessOf(entry) === 2 && !FILLS.test(entry))
  const few = [...main, ...plain].slice(0, MAX_FIRST)
  return main.length > 0 ? few : []
}

/** Empty where a line of the list has no spoken name. */
function wholeList(names: readonly string[], spoken: string, material: Material): string[] {
  if (names.length !== material.ingredients.length || names.length > MAX_WHOLE) return []
  const isOwn = ownOf(spoken, material)
  return [...names.filter(isOwn), ...names.filter((entry) => !isOwn(entry))]
}

/** A list without its meat would be of another dish. */
const MAIN =
  /\b(?:beef|steak|brisket|pork|chicken|turkey|lamb|veal|duck|sausages?|chorizo|ham|salmon|tuna|cod|shrimp|prawns?|fish|crab|tofu|tempeh|chickpeas|lentils|(?:black|white|kidney|pinto|cannellini|navy|butter) beans)\b(?! (?:sauce|powder|paste|seasoning|dressing|soup))/iu

/** As the page says them, the telling ones first, each once, in the order of their list. */
function namesOf(material: Material): string[] {
  const { content, letters, language } = material
  const prose = proseOf(material)
  const lead = leadOf(material).join('\n').toLowerCase()
  const title = material.content.title.toLowerCase()
  const names = largestFirst(withoutOptional(mainLines(groupedLines(content))), material)
    .filter((line) => isSureIngredient(line, material))
    .map((line) => spokenIngredient(line, letters.running))
    .filter((entry) => entry !== '')
    .map((entry) => mentionedIngredient(lowerFirst(entry, material), prose))
    .map((entry) => withoutBrand(entry, prose, language))
    .filter((entry) => namesThing(entry, language))
  const stemOf = (entry: string): string => language.stem(lastWord(entry))
  const hasEggs = names.some((entry) => /^eggs?$/.test(entry))
  // What the title names comes first, whatever else is in many dishes; then what fills a plate.
  const placeOf = (entry: string): number =>
    isMentioned(entry, title) || MAIN.test(entry)
      ? -2
      : 2 * plainnessOf(entry) - (isMentioned(entry, lead) ? 1 : 0)
  return names
    .filter((entry) => !(hasEggs && /^egg (?:yolks|whites)$/.test(entry)))
    .filter(
      (entry, place, all) => all.findIndex((other) => stemOf(other) === stemOf(entry)) === place,
    )
    .map((entry) => ({ entry, place: placeOf(entry) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ entry }) => entry)
}

/** Of many kinds and uses: alone they show nothing. */
const OF_ANY_DISH =
  /^(?:sauce|toppings?|breasts?|thighs?|legs?|wings?|drumsticks?|cream|peppers?|paste|fillets?|filets?|herbs?|spices?|fillings?|mix|mixtures?|powder|blends?|glaze|crusts?|dough|dressing|parts?|stems?|roots?|wash|marinade|garnish(?:es)?|seeds?|chunks?|pieces?|strips?|cubes?|swiss|american|italian|greek|cooking|candy|candies|mince|juice|granules|fruits?|veggies|vegetables?|shells?|dip|measure|vines?|(?:egg )?wash|serving|base|rub|all[- ]purpose|carrot sticks|celery seeds?|squeeze|dash|splash|drizzle|pinch|handful|pastry|packets?|packages?|jars?|cans?|tins?|bags?|boxes|box|msg)$/iu

/** "Westacre tasty cheese": a word that neither the page nor the language knows is a brand. */
function withoutBrand(entry: string, prose: string, { rarity }: Language): string {
  const [first = '', ...rest] = entry.split(' ')
  const isBrand =
    rest.length >= 2 && rarity(first.toLowerCase()) === 1 && !isMentioned(first, prose)
  return isBrand ? rest.join(' ') : entry
}

/** "Unbleached all-purpose", "cheddar low-fat": what is so was left out. */
const LOST_NOUN =
  /(?:^|[- ])(?:savoy|napa|iceberg|jasmine|puff|shortcrust|raising|rising|purpose|free|fat|sized?|style|quality|grain|virgin|salted|cut|sodium|baked|ready|ripened)$/iu
/** "Yellow mix", "dry blend": adjectives and a word for anything that comes in a box. */
const OF_BOX = /^(?:mix|mixture|blend|powder|filling|crumbs|pieces|chips|cubes|topping|spread)$/iu

function isBareMix(entry: string, tokens: Language['tokens']): boolean {
  const words = entry.toLowerCase().split(' ')
  const before = words.slice(0, -1)
  return (
    OF_BOX.test(words.at(-1) ?? '') &&
    before.length > 0 &&
    before.every((word) => COLOUR.test(word) || tokens(word)[0]?.pos === 'ADJ')
  )
}

const COLOUR = /^(?:yellow|white|red|green|brown|orange|pink|blue|black|golden|dark|light)$/iu

/**
 * "Peas and carrots" would be two in a list. "Desiccated" and "sauce" lost the word that names
 * them.
 */
function namesThing(entry: string, language: Language): boolean {
  const last = language.tokens(entry.toLowerCase()).at(-1)?.pos
  return (
    !OF_ANY_DISH.test(entry) &&
    !/^(?:with|for|to|of|in) /iu.test(entry) &&
    !/ (?:and|or|&) /iu.test(entry) &&
    !LOST_NOUN.test(entry) &&
    !isBareMix(entry, language.tokens) &&
    !/^\p{L}*[^e\s]ed$/u.test(entry) &&
    last !== 'ADJ' &&
    last !== 'DET'
  )
}

/** What goes on top or to the table, and what may be left out. */
const OPTIONAL =
  /\b(?:optional|for (?:serving|garnish(?:ing)?|topping|dusting|greasing|brushing|drizzling|sprinkling|frying|rolling|decorating)|to (?:serve|garnish|decorate)|as needed|(?:served )?(?:on the side|alongside))\b/iu

function withoutOptional(lines: readonly string[]): readonly string[] {
  const needed = lines.filter((line) => !OPTIONAL.test(line))
  return needed.length >= MIN_INGREDIENTS ? needed : lines
}

/** Several dishes: what one of them is made of is nothing to say of all. */
const OF_MANY = /\b(?:meals|dishes|recipes|menus?|dinners|lunches|breakfasts|meal prep)$/iu
/** Of what only seasons, raises or thickens. */
const LITTLE = /^(?:tsps?|teaspoons?|pinch(?:es)?|dash(?:es)?|drops?|sprigs?|splash|squeeze)\b/iu
const SPOONS = /^(?:tbsps?|tablespoons?)\b/iu
/** Of a list that measures what it names. */
const MEASURED = 0.6

/** What is measured, spoons of it last; without what only seasons, unless the title names it. */
function largestFirst(lines: readonly string[], material: Material): readonly string[] {
  const read = lines.map((line) => ({ line, ...readIngredientLine(line) }))
  const isListMeasured =
    read.filter(({ line }) => /[\p{N}]/u.test(line)).length >= lines.length * MEASURED
  const kept = read.filter(
    ({ line, name, unit }) =>
      sharesWord(name, material.content.title, material) ||
      (!LITTLE.test(unit) && (!isListMeasured || /\p{N}/u.test(line))),
  )
  return [
    ...kept.filter(({ unit }) => !SPOONS.test(unit)),
    ...kept.filter(({ unit }) => SPOONS.test(unit)),
  ].map(({ line }) => line)
}

/** Names are as rare as this. */
const RARE = 0.8

/**
 * "Red Spanish wine" at the start of its line, "heavy Whipping cream"; "Granny Smith apples" are a
 * name.
 */
function lowerFirst(entry: string, { language, letters }: Material): string {
  const [first = '', ...rest] = entry.split(' ')
  if (letters.isName(first)) return withDishCapitals(entry)
  const isPlain = (word: string): boolean =>
    /^\p{Ll}/u.test(first) && language.rarity(word.toLowerCase()) < RARE
  const others = rest.map((word) => (isPlain(word) ? lowerKnown(word, language) : word))
  return withDishCapitals([lowerKnown(first, language), ...others].join(' '))
}

/** What is written in sentences: paragraphs that end like one, and the steps. */
function proseOf({ content, steps }: Material): string {
  const sentences = content.paragraphs.filter((text) => /[.!?…]["”)]?$/u.test(text))
  return [content.title, content.description, ...sentences, ...steps].join('\n').toLowerCase()
}

function leadOf({ content }: Material): string[] {
  return [content.title, content.description, ...content.paragraphs.slice(0, LEAD_PARAGRAPHS)]
}

/** Cuts and states, which don't make another thing of it: "swordfish steaks", "pumpkin puree". */
const FORM =
  /^(?:steaks?|fillets?|filets?|breasts?|thighs?|wings?|legs?|drumsticks?|chunks?|pieces?|slices?|florets?|leaves|pur[eé]e|wedges|halves|pods?|tenders?|chops?|loin|shoulder|ears|cobs?|heads?|flesh|meat|parts)$/iu
/** "Ricotta cheese" is ricotta. */
const OF_IT = /^(?:cheese|juice|zest)$/iu
/** Whether the name says the ingredient already: "pumpkin seeds with pumpkin seeds". */
function ownOf(name: string, { language }: Material): (entry: string) => boolean {
  const own = new Set(wordsOf(name.toLowerCase()).map(language.stem))
  const isKnown = (word: string): boolean => own.has(language.stem(word.toLowerCase()))
  return (entry) => {
    const words = wordsOf(entry)
    const bare = words.filter((word) => !FORM.test(word))
    const core = bare.length > 0 ? bare : words
    const head = core.at(-1) ?? ''
    const bareOfKind = core.filter((word) => !OF_IT.test(word))
    return (
      (bareOfKind.length > 0 && bareOfKind.every(isKnown)) ||
      core.every(isKnown) ||
      (isKnown(head) && !GENERIC.test(head))
    )
  }
}

function sharesWord(entry: string, name: string, { language }: Material): boolean {
  // "Plum-filled rolls" have plums.
  const own = new Set(wordsOf(name.toLowerCase().replaceAll('-', ' ')).map(language.stem))
  if (/\bmac\b/iu.test(name) && /macaroni|pasta|noodles/iu.test(entry)) return true
  return wordsOf(entry).some((word) => own.has(language.stem(word.toLowerCase())))
}

/** In letters: shorter words have too many neighbours. */
const MIN_MISSPELLED = 7

/** "Pasta tortelleni" of "stuffed tortellini": the page's slip for what its name says. */
function isMisspelledOf(entry: string, name: string): boolean {
  const own = wordsOf(name.toLowerCase()).filter(({ length }) => length >= MIN_MISSPELLED)
  const differs = (word: string, other: string): number =>
    word.split('').filter((letter, at) => letter !== other[at]).length
  return wordsOf(entry.toLowerCase()).some((word) =>
    own.some((other) => word.length === other.length && differs(word, other) === 1),
  )
}

/** Cauliflower of "ribs with cauliflower mash" is not what the ribs are made of. */
function isOfSide(entry: string, name: string, material: Material): boolean {
  const side = / with (.+)$/iu.exec(name)?.[1] ?? ''
  const words = wordsOf(side)
  const made = words.slice(0, -1).join(' ')
  return words.length >= 2 && !side.includes(' and ') && sharesWord(entry, made, material)
}

const lastWord = (entry: string): string => (wordsOf(entry).at(-1) ?? '').toLowerCase()

const said = (text: string): Fact => ({ text, quote: text })
