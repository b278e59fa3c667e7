/** Whether a dish is one thing, several, or a mass: "a mug cake", "cowboy cookies", "tomato soup". */
import { escaped } from '../../language/escaped.ts'
import { wordsOf } from '../../language/language.ts'
import { isPlural } from '../../language/english-grammar.ts'
import { soundArticle } from '../../writer/english-articles.ts'
import type { Material } from '../../writer/material.ts'
import { headOfDish } from './dish-name.ts'

/** Things of which one makes one: "how to make a grinder", but "how to make apple pie". */
const COUNTED =
  /(?:taco|burger|toastie|appetizer|loaf|milkshake|mocktail|baguette|flatbread|pavlova|souffl[ée]|grinder|sandwich|wrap|burrito|muffin|cookie|pancake|slider|bun|roll|biscuit|scone|donut|doughnut|bagel|cupcake|quesadilla|enchilada|dumpling|meatball|crêpe|crepe|omelette|omelet|frittata|quiche|smoothie|pickle|chili dog|cocktail|hot dog|popsicle|waffle|sub|panini|calzone|empanada|pretzel|parfait|bowl|board|platter|wreath|cheesecake|tart|bundt cake|layer cake|smash cake|galette|casserole|trifle|strudel|turnover|croissant)$/iu

/** In uses: fewer may be a slip of the page. */
const MIN_COUNTED = 2

/**
 * The name as it is written after a verb: "a smash burger taco", "lemon bars", "tomato soup". What no
 * word list counts is counted where the page does, with "a" and never without.
 */
export function withDishArticle(name: string, material: Material): string {
  if (/^(?:the|an?|\p{Lu}?\p{L}+['’]s) /iu.test(name)) return name
  if (!COUNTED.test(headOfDish(name)) && !isCounted(name, material)) return name
  return `${soundArticle(name)} ${name}`
}

/** What of the name says what it is: its last two words. */
const coreOf = (name: string): string => wordsOf(headOfDish(name)).slice(-2).join(' ').toLowerCase()

function isCounted(name: string, { content, ingredients }: Material): boolean {
  const core = coreOf(name)
  const last = core.split(' ').at(-1) ?? ''
  if (core === '' || isPlural(last)) return false
  // Chicken of a list is a mass on the table, too.
  if (ingredients.some((line) => wordsOf(line.toLowerCase()).includes(last))) return false
  const text = [content.description, ...content.paragraphs].join(' ')
  const countOf = (before: string): number =>
    text.match(new RegExp(`\\b${before} (?:[\\p{L}-]+ ){0,3}?${escaped(core)}${ENDS}`, 'giu'))
      ?.length ?? 0
  return countOf('an?') >= MIN_COUNTED && countOf(BARE) === 0
}

/** No noun follows the name: "a mug cake recipe" counts recipes. */
const ENDS = String.raw`(?=[.,;:!?)]|\s(?:is|are|was|that|which|with|for|in|on|and|or|to|from|at|as|when|if|you|has|will|can)\b)`
/** Words that come before a name without an article. */
const BARE =
  '(?:make|makes|making|of|love|enjoy|eat|some|more|much|serve)(?! (?:an?|the|this|these|your|my|our|each|one)\\b)'

/**
 * "Cowboy Cookie" of a page that speaks of cowboy cookies: several are made, and the title names one.
 * What no word list counts, such as a bar, is counted by its last two words: "pie bars".
 */
export function inNumberOfPage(name: string, { content }: Material): string {
  const head = headOfDish(name)
  const last = wordsOf(head).at(-1) ?? ''
  if (last === '' || isPlural(last) || !name.endsWith(last)) return name
  const said = COUNTED.test(head) ? last : coreOf(name)
  const text = [content.description, ...content.paragraphs].join(' ')
  const pluralOf = (noun: string): string =>
    `${noun}${/(?:s|x|z|ch|sh)$/iu.test(noun) ? 'es' : 's'}`
  const countOf = (pattern: string): number => text.match(new RegExp(pattern, 'giu'))?.length ?? 0
  const many = countOf(`\\b${escaped(pluralOf(said))}\\b`)
  const one = countOf(`\\b(?:an?|this|the|your) (?:[\\p{L}-]+ ){0,3}?${escaped(said)}${ENDS}`)
  return many >= MIN_COUNTED && many > 2 * one
    ? name.replace(new RegExp(`${escaped(last)}$`, 'u'), pluralOf(last))
    : name
}
