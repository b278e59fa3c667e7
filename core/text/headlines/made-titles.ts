/**
 * Titles of a recipe in a language without patterns, in the forms of its headlines. Without these
 * titles, all pins would have the recipe's own.
 */
import { formTitles } from './more-headlines.ts'
import type { PageModel } from '../understand/page-model.ts'
import { isHeadline, type PatternTitle } from '../titles/fill-titles.ts'

const WORTH = 0.7

export function madeTitles(model: PageModel): PatternTitle[] {
  const { kind, patterns, material } = model
  if (patterns || kind !== 'recipe') return []
  return formTitles(model).map((title) => ({
    id: 'own-clause',
    title,
    promise: 'whole',
    about: '',
    section: null,
    headlines: [title].filter(isHeadline),
    kicker: '',
    worth: WORTH,
    proof: '',
    sources: [{ kind: 'heading', quote: material.content.title.slice(0, 500) }],
  }))
}
