/**
 * Finds the weights that order a page's phrases, from pages whose authors say their keywords: `npm
 * run train:phrases -- --pages DIR… --texts DIR [--write]`. Recipes are learned from the open pages
 * of each `--pages`, all else from public sets of texts with keywords, as `SET/docsutf8/*.txt` and
 * `SET/keys/*.key` in `--texts`. Prints F1@10 on pages apart. The same input gives the same file.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { measurePhrases } from '#core/text/keyphrases/phrase-features.ts'
import { contentStems, type Language } from '#core/text/language/language.ts'
import { probabilityOf, type Weights } from '#core/text/keyphrases/logistic.ts'
import { extractPage } from '../server/features/pages/extraction/extract-page.ts'
import { openLanguages } from '../server/features/pages/extraction/languages.ts'
import { findPageFiles, isKeptAside, readHtml } from './judge/page-files.ts'
import { fitScaledWeights, foldsByPage, type Example } from './ranker/fit.ts'

/** Unwanted phrases, together, against each wanted one. */
const UNWANTED_WEIGHT = 1 / 40
const MAX_CHARACTERS = 40_000
const PHRASES = 10
/** Texts of a set, by name, and how much each counts: the news are few among abstracts. */
const SETS = [
  { name: 'Inspec', texts: 300, weight: 1 },
  { name: 'SemEval2010', texts: 60, weight: 1 },
  { name: '500N-KPCrowd-v1.1', texts: 120, weight: 1.4 },
  { name: 'Nguyen2007', texts: 60, weight: 1 },
]
const RECIPE_FOLDER = /^(?:english-)?recipes$/
const FILE = join(import.meta.dirname, '../core/text/keyphrases/phrase-weights.json')

const say = (line: string): void => void process.stderr.write(`${line}\n`)
const stemmed = (text: string, language: Language): string => contentStems(text, language).join(' ')

interface Tagged {
  readonly name: string
  readonly content: PageContent
  readonly keywords: readonly string[]
  readonly weight: number
}

function examplesOf({ name, content, keywords, weight }: Tagged): Example[] {
  const language = openLanguages()(content.lang)
  const wanted = new Set(keywords.map((keyword) => stemmed(keyword, language)).filter(Boolean))
  if (wanted.size === 0) return []
  const measured = measurePhrases(content, language).map(({ candidate, features }) => ({
    id: candidate.phrase,
    page: name,
    features,
    target: Number(wanted.has(stemmed(candidate.phrase, language))),
  }))
  const hits = measured.filter(({ target }) => target === 1).length
  // A page with thirty keywords does not count thirty times as much.
  const wantedWeight = 1 / Math.max(1, Math.sqrt(hits))
  return measured.map((example) => ({
    ...example,
    weight: weight * (example.target === 1 ? wantedWeight : UNWANTED_WEIGHT),
  }))
}

function recipesIn(pages: string): Tagged[] {
  const folders = readdirSync(pages).filter((folder) => RECIPE_FOLDER.test(folder))
  return findPageFiles(pages, folders.toSorted()).flatMap((file) => {
    if (isKeptAside(file.name)) return []
    const extraction = extractPage(readHtml(file), file.url)
    if (!extraction.ok) return []
    const { facts } = extraction.content
    const [keywords, others] = [
      facts.filter(({ name }) => name === 'author_keyword'),
      facts.filter(({ name }) => name !== 'author_keyword'),
    ]
    return [
      {
        name: file.name,
        content: { ...extraction.content, facts: others },
        keywords: keywords.map(({ value }) => value),
        weight: 1,
      },
    ]
  })
}

function textsIn(texts: string): Tagged[] {
  return SETS.flatMap(({ name: set, texts: most, weight }) =>
    readdirSync(join(texts, set, 'docsutf8'))
      .filter((file) => file.endsWith('.txt'))
      .toSorted()
      .slice(0, most)
      .flatMap((file) => {
        const keys = join(texts, set, 'keys', file.replace('.txt', '.key'))
        if (!existsSync(keys)) return []
        const text = readFileSync(join(texts, set, 'docsutf8', file), 'utf8')
        return [
          {
            name: `${set}/${file}`,
            content: pageOf(text.slice(0, MAX_CHARACTERS)),
            keywords: readFileSync(keys, 'utf8').split('\n'),
            weight,
          },
        ]
      }),
  )
}

/** The first line is the title; lines are joined up to one that ends a sentence. */
function pageOf(text: string): PageContent {
  const [title = '', ...lines] = text.split(/[\r\n]+/).map((line) => line.trim())
  const paragraphs = lines
    .join('\n')
    .split(/(?<=[.!?:])\n/)
    .map((paragraph) => paragraph.replaceAll('\n', ' ').trim())
    .filter(Boolean)
  return {
    url: '',
    title,
    site_name: '',
    description: '',
    kind: 'other',
    lang: 'en',
    headings: [],
    paragraphs,
    facts: [],
    pictures: [],
  }
}

/** Of wanted keywords that are phrases of the page: only those can be found. */
function scoreOf(examples: readonly Example[], weights: Weights): number {
  const found = examples
    .map(({ features, target }) => ({ target, chance: probabilityOf(features, weights) }))
    .toSorted((a, b) => b.chance - a.chance)
    .slice(0, PHRASES)
  const wanted = examples.filter(({ target }) => target === 1).length
  const hits = found.filter(({ target }) => target === 1).length
  return (2 * hits) / (found.length + wanted)
}

function learn(name: string, pages: readonly Tagged[]): Weights {
  const examples = pages.flatMap(examplesOf)
  const scores = foldsByPage(examples).flatMap(({ train, test }) => {
    const weights = fitScaledWeights(train)
    return [...Map.groupBy(test, ({ page }) => page).values()].map((of) => scoreOf(of, weights))
  })
  const mean = scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length)
  say(`${name}: ${scores.length} pages, F1@${PHRASES} ${(100 * mean).toFixed(1)} on pages apart`)
  const { bias, features } = fitScaledWeights(examples)
  return {
    bias: rounded(bias),
    features: Object.fromEntries(
      Object.entries(features).map(([feature, weight]) => [feature, rounded(weight)]),
    ),
  }
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

const { values } = parseArgs({
  options: {
    pages: { type: 'string', multiple: true },
    texts: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
if (!values.pages || values.texts === undefined) {
  say('Which pages and texts? Give the folders: --pages DIR --pages DIR --texts DIR')
  process.exit(1)
}
const weights = {
  recipe: learn('recipe', values.pages.flatMap(recipesIn)),
  other: learn('other', textsIn(values.texts)),
}
if (values.write) {
  writeFileSync(FILE, `${JSON.stringify(weights, null, 2)}\n`)
  say(`Written to ${FILE}.`)
}
