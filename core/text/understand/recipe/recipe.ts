/** The facts of a recipe page in English. */
import { spokenMinutes } from '../../language/english-grammar.ts'
import type { Material } from '../../writer/material.ts'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { contentStems, wordsOf, type Language } from '../../language/language.ts'
import type { Fact, Facts } from '../../patterns/fill-pattern.ts'
import { withAddition } from './dish-addition.ts'
import { dishName, headOfDish, runningDishName, shortDishName } from './dish-name.ts'
import { inNumberOfPage } from './dish-number.ts'
import words from '../reading/fact-words.en.json' with { type: 'json' }
import { allowsDiet } from './diets.ts'
import { has } from '../../language/has-word.ts'
import type { KindReading, Subject } from '../reading/kind-reading.ts'
import {
  bearsOut,
  beginsWithPraise,
  claimsOfDish,
  isBoughtDish,
  isMethodOf,
  isPartAhead,
  isStatedHard,
  tastesOf,
} from './dish-claims.ts'
import { grammarFacts, NOT_HOMEMADE } from './name-facts.ts'
import { isGroupHeading } from '../../lines/ingredient-groups.ts'
import { withProperCapitals } from '../../subject/proper-words.ts'
import { ingredientFacts } from './recipe-ingredients.ts'
import { seasoningFacts } from './recipe-seasonings.ts'
import { ofSubject, type Section } from '../reading/sections.ts'
import { servingFacts } from './servings.ts'
import { stepFacts } from './stated-steps.ts'
import { countsRecipes, seriesTest } from '../../subject/title-series.ts'
import { waitsOverHalfDay, wholeMinutes } from './whole-time.ts'

export function readRecipe(material: Material, found: readonly Section[]): KindReading {
  const { content, language } = material
  const named = content.facts.find(({ name }) => name === 'recipe_name')?.value ?? ''
  const own = dishName(content.title, seriesTest(content, language))
  const plain = own || dishName(named)
  const name = withAddition(plain, material)
  const running = inNumberOfPage(runningDishName(name, content, language), material)
  const subject: Subject = {
    name: running,
    confidence: isNoDish(name, material) ? 0.4 : own !== '' ? 1 : name !== '' ? 0.7 : 0,
  }
  const short = shortDishName(running)
  const sections = ofSubject(found, running, material)
  const facts = new Map<string, Fact>([
    ...numberFacts(material, running),
    ...wordFacts(material, name),
    ...ingredientFacts(material, name),
    ...seasoningFacts(material, name),
    ...sectionFacts(sections),
    ...grammarFacts(running, short, material),
  ])
  // "Easy One Pan Pasta Recipe" would be any of them.
  if (name !== plain) facts.delete('attributive')
  return { subject, facts, sections }
}

/**
 * "Pickling Veggies at Home" is work and no dish, "Miso, Honey Salmon" a list that lost its end: no
 * pattern fits them. Nor "Side Dishes for Fish".
 */
const ROUNDUP = /\b(?:dishes|recipes|ideas|meals|sides|menus?)\b/iu

function isNoDish(name: string, { content, language }: Material): boolean {
  return countsRecipes(content.title) || isActivityOrFragment(name, language)
}

/** "Method for Reheating Turkey", "Faster, Better, Spaghetti": nothing that one makes. */
const ABOUT_COOKING =
  /^(?:method|ways?|tricks?|tips?|guide|secrets?|rules?|reasons?) (?:for|to|of|behind) |^\p{L}+er, \p{L}+er\b/iu

function isActivityOrFragment(name: string, language: Language): boolean {
  const [first = '', second] = wordsOf(name)
  if (name.includes(',') && !/ (?:and|&) /iu.test(name)) return true
  if (ROUNDUP.test(name) || ABOUT_COOKING.test(name)) return true
  return (
    second !== undefined &&
    /\p{L}{3}ing$/iu.test(first) &&
    language.tokens(name.toLowerCase())[0]?.pos === 'VERB'
  )
}

function text(value: string, quote = value): Fact {
  return { text: value, quote }
}

function numberFacts(material: Material, name: string): Facts {
  return new Map<string, Fact>([
    ...timeFacts(wholeMinutes(material)),
    ...servingFacts(material, name),
    ...stepFacts(material),
    ...countFacts('ingredients', countedIngredients(material), ''),
    ...fewIngredients(material),
  ])
}

/** More are nothing to speak of. */
const MAX_FEW_INGREDIENTS = 5
/** A line that is counted in two ways. */
const UNSURE_LINE =
  /\boptional\b|\bany \p{L}+ (?:that )?you (?:want|like|have)\b|\b(?:to|for) (?:serve|serving|garnish|taste|topping)\b|\b(?:and|&|\+|plus) (?:\p{L}+ )?(?:pepper|salt|water)\b/iu
/**
 * A line that ends with, or puts in brackets after, what a kitchen has: "1 oven-safe pan". No "oil in
 * the pan", and no food that is named by it: "chicken skewers".
 */
const EQUIPMENT =
  /^(?:(?!,|(?<!\p{L})(?:for|to|in|on|the|per|of|from|with|tbsp|tsp|tablespoons?|teaspoons?|(?<!-)cups?|m?l|k?g|oz|ounces?|lbs?|pounds?)(?!\p{L})|\s[–-]\s).)*\b(?:pans?|dish(?:es)?|trays?|skillets?|ramekins?|m[ou]{1,2}lds?|toothpicks?|(?<=(?:^|\d|wooden|metal|bamboo|long|short|soaked) ?)skewers?|(?:baking|parchment) paper|(?:tin|aluminium|aluminum) foil|thermometer|blender|food processor)\b(?=\s*(?:$|[(,]| or ))/iu

/** Only where the ingredients can be counted in one way. */
function fewIngredients(material: Material): Facts {
  const lines = material.ingredients.filter((line) => !isGroupHeading(line))
  const isSure =
    lines.length === countedIngredients(material) &&
    lines.length <= MAX_FEW_INGREDIENTS &&
    !lines.some((line) => UNSURE_LINE.test(line))
  return new Map(isSure ? [['fewIngredients', text('')]] : [])
}

const TITLE_COUNT = /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)[- ]ingredients?\b/iu
const COUNTS = 'two three four five six seven eight nine ten'.split(' ')

/** 0 where the page's title counts them in another way. */
function countedIngredients({ content, ingredients }: Material): number {
  const listed = ingredients.filter((line) => !isGroupHeading(line) && !EQUIPMENT.test(line)).length
  const titled = TITLE_COUNT.exec(content.title)?.[1]?.toLowerCase()
  if (titled === undefined) return listed
  const count = COUNTS.includes(titled) ? COUNTS.indexOf(titled) + 2 : Number(titled)
  return count === listed ? listed : 0
}

function countFacts(name: string, number: number, quote: string): Facts {
  return new Map(number > 0 ? [[name, { text: String(number), number, quote }]] : [])
}

/** Titles promise round times: 40 minutes, and not 41. */
const ROUND_MINUTES = 5
/** A total of one minute is what a form was left at. */
const MIN_MINUTES = 2

function timeFacts(minutes: number | null): Facts {
  if (minutes === null || minutes < MIN_MINUTES) return new Map()
  const facts = new Map<string, Fact>(countFacts('minutes', minutes, `${minutes} min`))
  if (minutes % ROUND_MINUTES === 0) facts.set('roundTime', text('', `${minutes} min`))
  if (spokenMinutes(minutes) !== '')
    facts.set('time', { text: spokenMinutes(minutes), number: minutes, quote: `${minutes} min` })
  return facts
}

function wordFacts(material: Material, name: string): Facts {
  const { content, language, ingredients } = material
  const facts = new Map<string, Fact>()
  const tags = content.facts
    .filter(({ name: kind }) => kind === 'author_keyword' || kind === 'category')
    .map(({ value }) => value)
    .join(' · ')
  const top = `${content.title} · ${content.description}`
  const head = wordsOf(shortDishName(name)).at(-1) ?? name
  const near = claimsOfDish(content, head)
  const whole = `${top} ${content.paragraphs.join(' ')}`
  const fresh = (list: readonly string[], isMentioned: (word: string) => boolean): string[] =>
    list.some((word) => mentionedIn(word, name)) ? [] : list.filter(isMentioned)
  const put = (key: string, values: readonly string[]): void =>
    values.slice(0, 3).forEach((value, index) => {
      facts.set(index === 0 ? key : `${key}${index + 1}`, text(value))
    })
  put(
    'taste',
    beginsWithPraise(name) || words.taste.some((word) => mentionedIn(word, name))
      ? []
      : tastesOf(content, head, language).filter((word) => bearsOut(word, name, ingredients)),
  )
  const owned = `${top} · ${tags}`
  put(
    'method',
    fresh(words.method, (word) => has(word, owned) && isMethodOf(word, head, whole)).map(
      withProperCapitals,
    ),
  )
  put(
    'diet',
    fresh(
      words.diet.filter((word) => allowsDiet(word, [name, ...ingredients])),
      (word) => has(word, withoutOptions(owned)) && !(FREE_OF.test(word) && FREE_OF.test(name)),
    ),
  )
  for (const [key, value] of occasionFacts({ top, near }, name)) facts.set(key, value)
  const tool = words.tools.find((word) => has(word, `${owned} ${name}`))
  if (tool) facts.set('tool', text(withProperCapitals(tool)))
  const ofDish = claimsOfDish(content, head, { isWhole: true })
  const flags = dishFlags({ top, near, whole, ofDish })
  if (isPartAhead(ofDish, words.flags.makeAhead, name)) flags.delete('makeAhead')
  for (const key of contradicted(material, name)) flags.delete(key)
  for (const [key, value] of flags) facts.set(key, value)
  return facts
}

/**
 * `occasion` and `season`, two of each, with the words for a title and for a text. An occasion is
 * the page's own only where its title or its summary names it.
 */
function occasionFacts(where: { top: string; near: string }, name: string): Facts {
  const facts = new Map<string, Fact>()
  // A Christmas cookie is for no other day.
  if (words.occasion.some(({ pattern }) => new RegExp(pattern, 'iu').test(name))) return facts
  for (const key of ['occasion', 'season'] as const) {
    const place = key === 'season' ? where.near : where.top
    const said = words[key].flatMap((entry) => {
      const quote = meantIn(place, entry.pattern)
      return quote === undefined || has(entry.title, name) ? [] : [{ ...entry, quote }]
    })
    said.slice(0, 2).forEach((entry, index) => {
      const slot = index === 0 ? key : `${key}${index + 1}`
      facts.set(slot, text(entry.title, entry.quote))
      facts.set(`${slot}.text`, text(entry.text, entry.quote))
    })
  }
  return facts
}

/** "My mom's potluck favorite", "not a cake for a party": it is somebody else's, or none at all. */
const SPOKEN_AGAINST =
  /(?:\b(?:not|never|no|instead of|rather than|unlike|without|skip(?:ping)?|isn['’]t|aren['’]t|don['’]t|doesn['’]t)\b(?! only| just)[^.!?·,;]*|\p{L}['’]s (?:\p{L}+ )?)$/iu

function meantIn(place: string, pattern: string): string | undefined {
  const found = [...place.matchAll(new RegExp(pattern, 'giu'))]
  return found.find(({ index }) => !SPOKEN_AGAINST.test(place.slice(0, index)))?.[0]
}

/** Also "no churn" of "no-churn", "crockpot" of "Crock Pot", and "slow-cooked" of "slow cooker". */
function mentionedIn(word: string, name: string): boolean {
  const spaced = word.replaceAll('-', ' ')
  const root = spaced.replace(/(?<=\s\p{L}{3,})(?:e[rd]|ing)$/u, '')
  const isForm = root !== spaced && name.toLowerCase().replaceAll('-', ' ').includes(root)
  const joined = (text: string): string => text.toLowerCase().replaceAll(/[ -]/gu, '')
  const isJoined = joined(word).length > 7 && joined(name).includes(joined(word))
  return has(word, name) || has(spaced, name) || isForm || isJoined
}

interface Claimed {
  /** The title and the summary. */
  readonly top: string
  /** Of the dish, where the page begins. */
  readonly near: string
  /** Of the dish, anywhere. */
  readonly ofDish: string
  readonly whole: string
}

function dishFlags(places: Claimed): Map<string, Fact> {
  const facts = new Map<string, Fact>()
  for (const [key, pattern] of Object.entries(words.flags)) {
    const found = new RegExp(pattern, 'iu').exec(places[PLACES[key] ?? 'whole'])
    if (found) facts.set(key, { text: '', quote: found[0] })
  }
  return facts
}

/**
 * Where a claim must be: what a dish is praised for in its title or summary; what it is, in a
 * sentence on the dish. Any other is stated of the dish wherever it is.
 */
const PLACES: Readonly<Record<string, keyof Claimed>> = {
  family: 'top',
  healthy: 'top',
  easy: 'near',
  quick: 'near',
  kids: 'near',
  scratch: 'near',
  comfort: 'near',
  weeknight: 'near',
  beginner: 'near',
  crowd: 'near',
  pantry: 'near',
  storeBought: 'near',
  budget: 'near',
  makeAhead: 'ofDish',
  leftover: 'ofDish',
}

/** "Egg-Free Grain Free Bars" leave out one food after another. "Mess-Free Tacos" leave out none. */
const FREE_OF = /(?<!\p{L})(?:gluten|dairy|egg|grain|nut|sugar|oil|soy)[ -]free(?!\p{L})/iu

/** What takes longer is called easy only where its title or summary says so. */
const MAX_EASY_MINUTES = 90

const isLongWork = (minutes: number | null): boolean =>
  minutes !== null && minutes > MAX_EASY_MINUTES

/** Flags that the page's sentences raise and its facts speak against. */
function contradicted(material: Material, name: string): string[] {
  const { content, minutes, ingredients, language } = material
  const top = `${content.title} · ${content.description}`
  return [
    ...((isLongWork(minutes) && !has('easy', top)) ||
    isStatedHard(content) ||
    waitsOverHalfDay(material)
      ? ['easy']
      : []),
    ...([name, ...ingredients].some((line) => STRONG.test(line)) ? ['kids', 'family'] : []),
    ...(isOfSite(content, name, language) ? ['healthy'] : []),
    ...PRAISED.filter((word) => has(word, name)),
    ...(NOT_HOMEMADE.test(name) ? ['scratch', 'homemade', 'storeBought'] : []),
    ...(isBoughtDish(headOfDish(name), ingredients, language)
      ? ['scratch', 'homemade', 'storeBought']
      : []),
  ]
}

/** Flags that a title states by the word itself: "Easy Over Easy Eggs". */
const PRAISED = ['easy', 'quick', 'healthy', 'budget', 'comfort']

/** "Healthy gluten-free recipes" in a description that all pages of the site have. */
function isOfSite(
  { title, description, paragraphs }: PageContent,
  name: string,
  language: Language,
): boolean {
  const said = contentStems(description, language)
  const isOnDish = contentStems(name, language).some((stem) => said.includes(stem))
  return !isOnDish && !HEALTHY.test(`${title} ${paragraphs.join(' ')}`)
}

const HEALTHY = new RegExp(words.flags.healthy, 'iu')

/** A drink for grown-ups. */
const STRONG =
  /\b(?:cocktails?|margaritas?|mojitos?|martinis?|sangria|daiquiris?|mimosas?|tequila|vodka|gin|mezcal|whisk(?:e)?y(?! sauce)|aperol|prosecco|champagne)\b/iu

/** "Gluten-free and dairy-free options": the dish itself is neither. */
function withoutOptions(where: string): string {
  return where.replace(
    /[^.!?·]*\b(?:options?|optional|adaptable|can be made|variations?|substitut\p{L}*|if)\b[^.!?·]*/giu,
    ' ',
  )
}

function sectionFacts(sections: readonly Section[]): Facts {
  return new Map(
    sections
      .filter(({ role }) => role !== '')
      .map(({ role, heading }) => [`section.${role}`, { text: '', quote: heading }]),
  )
}
