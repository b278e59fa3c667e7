/** The name of a dish out of a recipe's title, as it reads inside a sentence. */
import { wordsOf } from '../language.ts'

/** Praise and haste that are no part of the name. */
const PRAISE =
  /^(?:(?:the|my|our|an?|this)\s+)?(?:(?:very|absolute(?:ly)?|ridiculously|super|insanely|really|so)\s+)?(?:best(?:[- ]ever)?|easiest|easy|perfect|ultimate|simple|quick|homemade|amazing|delicious|favou?rite|incredible|irresistible|foolproof|famous|obsession-worthy|overloaded|authentic|yummy|special|fantastic|awesome|to-die-for|award[- ]winning|world['’]s best)(?:\s*(?:,|&|\+|and)\s*|\s+)/iu
const ARTICLE = /^(?:the|my|our|an?|this)\s+/iu
/** "Mom's Homemade Preserves". A cook's own name is not taken off. */
const RELATIVE = /^(?:mom|mum|mama|grandma|grandmother|granny|nana|dad|grandpa|auntie)['’]s\s+/iu
const ORDER = /^(?:how to )?(?:make|cook|bake|prepare|grill|roast|fry)\s+(?:the |an? )?/iu
const MINUTES = /^(?:\d{1,3}|five|ten|fifteen|twenty|thirty)[ -]min(?:ute|\.)?s?\s+/iu
const INGREDIENTS = /^(?:\d{1,2}|two|three|four|five|six)[ -]ingredients?\s+/iu
const ENDING =
  /\s+(?:recipes?(?:\s+(?:by|for|from|ideas?)\s.*)?|\(?video\)?|ever|i{1,3}|made easy|from scratch|at home|simplified|clone|step by step)$/iu

/** `''` where the title is no name: a question, a joke, another page's heading. */
export function dishName(title: string): string {
  const whole = title
    .replace(/\([^)]*\)|\[[^\]]*\]|\{[^}]*\}/g, ' ')
    .replace(/[\p{Extended_Pictographic}\uFE0F™®]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  const parts = whole.split(/\s*[:|•·]\s+|\s+[–—|-]\s+/u).map(bareName)
  const named = parts.find((part) => isName(part))
  return named ?? ''
}

function bareName(part: string): string {
  let name = part.replace(/[.!,;\s]+$/, '').replace(/^["“'‘](.+)["”'’]$/, '$1')
  let before = ''
  while (before !== name) {
    before = name
    name = [MINUTES, INGREDIENTS, PRAISE, RELATIVE, ORDER, ARTICLE]
      .reduce((text, pattern) => withoutStart(text, pattern), name)
      .replace(/\s+recipes?\s+(?=with\b)/iu, ' ')
      .replace(ENDING, '')
      .replace(/,\s*(?:simplified|made easy|step by step)$/iu, '')
      .trim()
  }
  return name
}

/** A name keeps at least one word. */
function withoutStart(text: string, pattern: RegExp): string {
  const rest = text.replace(pattern, '')
  return wordsOf(rest).length > 0 ? rest : text
}

const SENTENCE =
  /[?!]|^(?:why|what|when|where|who|how|do|does|can|should|is|are|if|\d+ (?:best|easy|ways|tips|ideas|recipes))\b|(?<![\p{L}'’])(?:i|i['’]m|we|you|you['’]ll|your|our|want|will|that|which|because)(?![\p{L}])/iu

function isName(text: string): boolean {
  const words = wordsOf(text)
  return words.length >= 1 && words.length <= 9 && text.length <= 70 && !SENTENCE.test(text)
}

/** "Tofu mixed greens salad with broccoli" → "tofu mixed greens salad"; the name itself if short. */
export function shortDishName(name: string): string {
  const [head = name] = name.split(/\s+(?:with|in|on|from|without|and a|&)\s+/iu)
  return wordsOf(head).length >= 2 ? head.replace(/,$/, '') : name
}
