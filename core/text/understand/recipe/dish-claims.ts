/**
 * What an English recipe page claims of its dish: taste, season, for whom. A word counts only where
 * it is stated of the dish: "crispy bacon" makes no crispy pasta.
 */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { wordsOf, type Language, type Token } from '../../language/language.ts'
import words from '../reading/fact-words.en.json' with { type: 'json' }
import { escaped } from '../../language/escaped.ts'
import { singular } from '../../language/english-grammar.ts'
import { has } from '../../language/has-word.ts'

/** Where the page says what the dish is like; further down other dishes are spoken of. */
const LEAD_PARAGRAPHS = 8
/** In words: so far into its sentence the dish is named when the sentence is about it. */
const SUBJECT_WORDS = 7
const POINTING = /^(?:they|it|this|these)\b/iu
const PRONOUN = /\b(?:they|it|they['’]re|it['’]s|this|these)\b/iu
/** What any dish may be called. */
const ANY_DISH =
  /^(?:recipes?|dish|dishes|desserts?|treats?|meals?|dinners?|lunch|breakfasts?|snacks?|sides?|appetizers?|starters?|textures?|bites?|mouthfuls?|goodness|versions?|comfort|classics?|flavou?rs?|favou?rites?|ones?|food|delights?|creations?|bakes?)$/iu

/**
 * The title, the summary, and the sentences of the beginning, or of the whole page, on the dish.
 */
export function claimsOfDish(
  { title, description, paragraphs }: PageContent,
  head: string,
  { isWhole = false } = {},
): string {
  const lead = isWhole ? paragraphs : paragraphs.slice(0, LEAD_PARAGRAPHS)
  const sentences = lead
    .flatMap((line) => line.split(/(?<=[.!?])\s+/))
    .filter((line) => has(head, line) || POINTING.test(line))
  return [title, description, ...sentences].join(' · ')
}

/** Words of taste and texture, those of the title and the summary first. */
export function tastesOf(content: PageContent, head: string, language: Language): string[] {
  const { title, description, paragraphs } = content
  const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/)
  const top = [title, ...sentencesOf(description)]
  const lead = paragraphs.slice(0, LEAD_PARAGRAPHS).flatMap(sentencesOf)
  const isIn = (word: string, lines: readonly string[], isLead = false): boolean =>
    lines.some((line) => has(word, line) && isOfDish(word, line, { head, language, isLead }))
  const first = words.taste.filter((word) => isIn(word, top))
  const named = lead.filter((line) => has(head, line) || POINTING.test(line))
  const further = words.taste.filter((word) => !first.includes(word) && isIn(word, named, true))
  return [...first, ...further]
}

interface Dish {
  readonly head: string
  readonly language: Language
  /** Below the summary, where sentences also speak of parts of the dish. */
  readonly isLead: boolean
}

/** "It is so rich and creamy", up to the word. */
const IS_SO =
  /\b(?:is|are|stays?|tastes?|comes? out|turns? out)(?: (?:so|super|very|\p{L}+ly))*(?: [\p{L}-]+,?){0,2}(?: and| yet| but)? $/iu

/** Before the dish's name, or behind "is" in a sentence that begins with it. */
function isOfDish(word: string, line: string, { head, language, isLead }: Dish): boolean {
  const tokens = language.tokens(line)
  const at = tokens.findIndex(({ text }) => text.toLowerCase() === word.toLowerCase())
  if (at < 0) return false
  const noun = nounBehind(tokens.slice(at + 1), head)
  if (noun !== '')
    return (
      (!isLead && ANY_DISH.test(noun)) || language.stem(noun) === language.stem(head.toLowerCase())
    )
  if (isLead && !IS_SO.test(line.slice(0, line.toLowerCase().indexOf(word.toLowerCase()))))
    return false
  const beginning = wordsOf(line).slice(0, SUBJECT_WORDS).join(' ')
  return has(head, beginning) || PRONOUN.test(beginning) || at === 0 || !hasVerb(tokens)
}

const hasVerb = (tokens: readonly Token[]): boolean =>
  tokens.some(({ pos }) => pos === 'VERB' || pos === 'AUX')

/** The last noun of the run that the word begins: "soup" of "creamy and rich tomato soup". */
function nounBehind(following: readonly Token[], head: string): string {
  let noun = ''
  for (const { text, pos } of following) {
    // "Bake" of a pasta bake may be taken for a verb.
    const isNoun = pos === 'NOUN' || pos === 'PROPN' || has(head, text)
    const isBetween = pos === 'ADJ' || /^(?:,|-|and|but|yet|&|\p{L}+ly)$/iu.test(text)
    if (!isNoun && (!isBetween || noun !== '')) break
    if (isNoun) noun = text.toLowerCase()
  }
  return noun
}

/** What may be done to one part of a dish only: the chicken on a salad. */
const OF_ONE_PART = /^(?:pan-fried|grilled|smoked|sourdough|skillet)$/iu

/**
 * Whether the page puts the method before what the dish is: "grilled fish", not "grilled chicken
 * salad".
 */
export function isMethodOf(method: string, head: string, whole: string): boolean {
  if (!OF_ONE_PART.test(method)) return true
  const named = `${escaped(method)} (?:(?!(?:and|or|with|in|on|for) )[\\p{L}'’-]+ ){0,1}?${escaped(singular(head))}`
  return new RegExp(`(?<!\\p{L})${named}`, 'iu').test(whole)
}

/** "It can be difficult to get right", "takes practice"; not "isn't tricky", "sounds difficult". */
const SAID_HARD =
  /\b(?:difficult|tricky|hard|challenging) to (?:get|make|master|perfect|pull off)\b|\btakes? (?:some |a little |a bit of )?practi[cs]e\b/iu
const SAID_OTHERWISE =
  /n['’]t\b|\b(?:not|no|never|nothing|without|seems?|sounds?|looks?|thinks?|thought|if|too|intimidating)\b/iu

const saysHard = (text: string): boolean =>
  text
    .split(/(?<=[.!?])\s+/)
    .some((sentence) => SAID_HARD.test(sentence) && !SAID_OTHERWISE.test(sentence))

/** What a page may speak of beside the whole dish. */
const PART =
  /\b(?:dough|crust|pastry|filling|sauce|dressing|vinaigrette|frosting|icing|glaze|topping|marinade|batter|curd|custard|stock|broth|syrup|base|shells?|meringue|patties|spice mix|rub)\b/giu

/**
 * Whether all that a page says of making ahead is on its dough, or on another part that its name
 * has not.
 */
export function isPartAhead(text: string, pattern: string, name: string): boolean {
  const said = text
    .split(/(?<=[.!?])\s+|\s·\s/)
    .filter((sentence) => new RegExp(pattern, 'iu').test(sentence))
  return (
    said.length > 0 &&
    said.every((sentence) => sentence.match(PART)?.some((part) => !has(part, name)) ?? false)
  )
}

/** A salad or a smoothie is not bought ready-made, so that none is "at home" or "homemade". */
export const isAlwaysHomemade = (name: string): boolean =>
  /\b(?:salads?|slaws?|smoothies?|cocktails?|mocktails?|margaritas?|mojitos?|martinis?|sangrias?|spritz(?:es)?|shakes?|milkshakes?|punch|lattes?|drinks?|sandwich(?:es)?|toasts?|bowls?)$/iu.test(
    name,
  )

/** Where a line goes on with how the ingredient is prepared, or with another one. */
const LINE_END =
  /[,;(]|\s[–-]\s|\s(?:or|for|to|such as|like|plus|from|in|with|about|at|of your)\s/iu

/** They come out of a packet in whatever is done with them: "Creamy Garlic Noodles". */
const PASTA =
  /^(?:gnocchi|noodles?|pasta|spaghetti|linguine|fettuccine|penne|rigatoni|macaroni|orzo|ravioli|tortellini)$/iu

/**
 * "Gnocchi with Tomato Sauce" of a page that takes a pound of gnocchi: the sauce is made, and the
 * gnocchi are bought. A teriyaki sauce with soy sauce is made: the line must have the whole name.
 */
export function isBoughtDish(
  head: string,
  ingredients: readonly string[],
  language: Language,
): boolean {
  const stemsOf = (text: string): string[] =>
    wordsOf(text).map((word) => language.stem(singular(word.toLowerCase())))
  const last = wordsOf(head).at(-1) ?? ''
  const named = stemsOf(PASTA.test(last) ? last : head)
  return ingredients.some((line) => {
    const thing = stemsOf(line.split(LINE_END)[0] ?? '')
    return (
      named.length > 0 &&
      thing.at(-1) === named.at(-1) &&
      named.every((stem) => thing.includes(stem))
    )
  })
}

/** "Comforting Healthy Chili": a name that begins with praise takes no second. */
export const beginsWithPraise = (name: string): boolean =>
  /^(?:healthy|healthier|easy|simple|quick|best|perfect|ultimate|classic|traditional|homemade|skinny|light|lighter|delicious|tasty|comforting|favou?rite)\b/iu.test(
    name,
  )

/** "Difficulty: intermediate" */
export const isStatedHard = ({ paragraphs, facts }: PageContent): boolean =>
  paragraphs.some(saysHard) ||
  [...paragraphs, ...facts.map(({ name, value }) => `${name}: ${value}`)].some((text) =>
    /\b(?:difficulty|skill level)\W{0,12}(?:medium|moderate|intermediate|hard|advanced|difficult|challenging)\b/iu.test(
      text,
    ),
  )

/** What a taste is named after. */
const NAMED_AFTER: Readonly<Record<string, RegExp>> = {
  cheesy:
    /cheese|cheddar|mozzarella|parmesan|gruy[eè]re|gouda|feta|ricotta|brie|provolone|pecorino|monterey|yeast/iu,
  buttery: /butter|ghee|margarine/iu,
  garlicky: /garlic/iu,
  lemony: /lemon/iu,
  chocolatey: /chocolate|cocoa/iu,
  nutty: /nuts?\b|almond|pecan|pistachio|tahini|sesame|buckwheat|brown butter/iu,
}

/** What has the taste in its name: "Creamy Plum Ice Cream" says it twice. */
const NAMES_TASTE: Readonly<Record<string, RegExp>> = {
  creamy: /(?<!\p{L})creams?(?!\p{L})/iu,
  crispy: /(?<!\p{L})crisps?(?!\p{L})/iu,
  crunchy: /(?<!\p{L})crunch(?!\p{L})/iu,
  fudgy: /(?<!\p{L})fudge(?!\p{L})/iu,
  juicy: /(?<!\p{L})juices?(?!\p{L})/iu,
  spicy: /(?<!\p{L})spices?(?!\p{L})/iu,
  zesty: /(?<!\p{L})zest(?!\p{L})/iu,
}

/** "Cheesy" needs cheese, and says nothing of a cheese bread. */
export function bearsOut(word: string, name: string, ingredients: readonly string[]): boolean {
  const taste = word.toLowerCase()
  if (NAMES_TASTE[taste]?.test(name)) return false
  const after = NAMED_AFTER[taste]
  return after === undefined || (!after.test(name) && ingredients.some((line) => after.test(line)))
}
