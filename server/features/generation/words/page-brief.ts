/**
 * The page as the writer understands it, for a model to choose from: what it is about, its facts, its
 * sections, and the promises that it keeps.
 */
import { fillTitles } from '#core/text/titles/fill-titles.ts'
import { MIN_SURE, understandPage, type PageModel } from '#core/text/understand/page-model.ts'
import type { WriteInput } from '#core/text/gates/written-text.ts'

const MAX_SECTIONS = 12
const MAX_SENTENCE = 200
/** The facts that a text may state, as a reader calls them. */
const FACT_LABELS: Readonly<Record<string, string>> = {
  time: 'time in all',
  servings: 'serves',
  yield: 'makes',
  ingredients: 'number of ingredients',
  needs: 'main ingredients',
  steps: 'number of steps',
  taste: 'taste or texture',
  taste2: 'also',
  diet: 'diet',
  method: 'method',
  'occasion.text': 'occasion',
  'season.text': 'season',
  audience: 'readers',
  price: 'price',
  rating: 'rating',
  days: 'days',
  stops: 'stops',
  count: 'number of entries',
  topics: 'topics',
}

export function pageBrief({ content, language }: Pick<WriteInput, 'content' | 'language'>): string {
  const model = understandPage(content, language)
  const facts = Object.entries(FACT_LABELS).flatMap(([key, label]) => {
    const text = model.facts.get(key)?.text ?? ''
    return text === '' ? [] : [`${label}: ${text}`]
  })
  return [
    `Kind of page: ${model.kind}`,
    ...(model.subject.confidence >= MIN_SURE ? [`Subject: ${model.subject.name}`] : []),
    ...listOf('Facts', facts),
    ...listOf('Sections', sectionsOf(model)),
    ...listOf('Promises that the page keeps', promisesOf(model)),
  ].join('\n')
}

function listOf(label: string, entries: readonly string[]): string[] {
  return entries.length === 0 ? [] : [`${label}:`, ...entries.map((entry) => `- ${entry}`)]
}

function sectionsOf({ sections }: PageModel): string[] {
  return sections
    .slice(0, MAX_SECTIONS)
    .map(({ heading, sentences }) => `${heading}: ${(sentences[0] ?? '').slice(0, MAX_SENTENCE)}`)
}

/** What the patterns that fit the page promise: a model has to keep to the same. */
function promisesOf(model: PageModel): string[] {
  const { patterns } = model
  const titles = patterns ? fillTitles(model, patterns) : []
  return [...new Set(titles.map(({ promise }) => promise))].filter((promise) => promise !== 'whole')
}
