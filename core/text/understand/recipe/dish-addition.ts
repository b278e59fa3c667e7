/** What a title says of its dish behind a dash: "One Pan Pasta – Sausage, Tomato & Lentils". */
import { contentStems, wordsOf } from '../../language/language.ts'
import { listed } from '../../language/english-grammar.ts'
import type { Material } from '../../writer/material.ts'
import words from '../reading/fact-words.en.json' with { type: 'json' }
import { bareDishName } from './dish-name.ts'

const DASH = /\s+[–—|-]\s+|\s*:\s+/u
const MAX_WORDS = 6
/** "Creamy", "Tuscan", "Thai": how it tastes, or from where it comes. */
const TASTE = new RegExp(`^(?:${words.taste.join('|')})$`, 'iu')
const ORIGIN =
  /^(?:\p{Lu}\p{Ll}+(?:an|ish|ese)|Thai|Greek|French|Cajun|Szechuan|Sichuan|Swiss|Dutch)$/u

/**
 * The name with what the title adds to it in ingredients of the page ("with …") or in words for its
 * taste and origin (before it); the name alone where the title adds anything else.
 */
export function withAddition(name: string, material: Material): string {
  const { title } = material.content
  const parts = title.split(DASH).map((part) => part.trim())
  const at = parts.findIndex((part) => bareDishName(part) === name)
  const added = at < 0 ? '' : (parts[at + 1] ?? '')
  if (added === '' || wordsOf(added).length > MAX_WORDS || / with /iu.test(name)) return name
  const before = wordsOf(added)
  if (before.every((word) => TASTE.test(word) || ORIGIN.test(word))) return `${added} ${name}`
  const list = ingredientsIn(added, material)
  return list === '' ? name : `${name} with ${list}`
}

/** '' where it holds anything but ingredients. Words without a mark between them are one each. */
function ingredientsIn(added: string, { ingredients, language }: Material): string {
  const bought = ingredients.map((line) => new Set(contentStems(line, language)))
  const isBought = (entry: string): boolean => {
    const stems = contentStems(entry, language)
    return stems.length > 0 && bought.some((line) => stems.every((stem) => line.has(stem)))
  }
  const entries = added
    .split(/,\s*|\s+(?:and|&|\+)\s+/iu)
    .flatMap((entry) => (isBought(entry) ? [entry] : entry.split(' ')))
  return entries.every(isBought) ? listed(entries) : ''
}
