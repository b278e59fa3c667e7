/**
 * Judged words as examples to learn from: each found again among what this checkout would write.
 */
import { z } from 'zod'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { DescriptionCandidate } from '#core/text/describe/passages/description-candidate.ts'
import { runOf } from '#core/text/describe/pick/page-runs.ts'
import { runFeatures } from '#core/text/describe/pick/run-features.ts'
import { descriptionsFor } from '#core/text/describe/description-candidates.ts'
import { wholeText } from '#core/text/language/page-text.ts'
import { contentStems, type Language } from '#core/text/language/language.ts'
import { splitSentences } from '#core/text/language/sentences.ts'
import type { PatternTitle } from '#core/text/titles/fill-titles.ts'
import { descriptionFeatures, underTitle } from '#core/text/rank/description-features.ts'
import { titleCandidates } from '#core/text/rank/rank-words.ts'
import { titleFeatures } from '#core/text/rank/title-features.ts'
import { understandPage, type PageModel } from '#core/text/understand/page-model.ts'
import type { Example } from './fit.ts'

export const JudgedRow = z.object({
  id: z.string(),
  page: z.string(),
  title: z.string(),
  description: z.string(),
})
export type JudgedRow = z.infer<typeof JudgedRow>

const Verdict = z.enum(['as is', 'small edit', 'no'])
export const JudgedMark = z.object({
  id: z.string(),
  title: Verdict.optional(),
  description: Verdict.optional(),
})
export type JudgedMark = z.infer<typeof JudgedMark>

/** A small edit is nearer to a refusal than to a pin that goes out as it is. */
const TARGETS: Readonly<Record<z.infer<typeof Verdict>, number>> = {
  'as is': 1,
  'small edit': 0.35,
  no: 0,
}

export interface Examples {
  /** Each once, with the mean of its marks. */
  readonly titles: Example[]
  readonly descriptions: Example[]
  /** Descriptions that are one or two sentences of a page without a recipe. */
  readonly runs: Example[]
  /** Judged words that this checkout no longer writes. */
  readonly lost: number
}

/** Of one page. */
export function examplesOf(
  { content, language }: { readonly content: PageContent; readonly language: Language },
  rows: readonly JudgedRow[],
  marks: ReadonlyMap<string, JudgedMark>,
): Examples {
  const model = understandPage(content, language)
  const candidates = titleCandidates(model)
  const titles = new Map<string, Example>()
  const descriptions: Example[] = []
  const runs: Example[] = []
  let lost = 0
  for (const row of rows) {
    const mark = marks.get(row.id)
    if (!mark) continue
    const entries = candidates.filter(({ title }) => title === row.title)
    lost += mark.title && !addTitle(titles, { row, mark, entries }, model) ? 1 : 0
    if (!mark.description) continue
    const { id, page } = row
    const target = TARGETS[mark.description]
    const run = model.kind === 'recipe' ? null : runOf(row.description, model.material)
    if (run) runs.push({ id, page, target, features: runFeatures(run, model) })
    const features = featuresOf(row, entries, model)
    if (!features) lost += 1
    else descriptions.push({ id, page, target, features })
  }
  return { titles: [...titles.values()], descriptions, runs, lost }
}

interface Judged {
  readonly row: JudgedRow
  readonly mark: JudgedMark
  readonly entries: readonly PatternTitle[]
}

/** False for one that this checkout no longer writes. */
function addTitle(
  titles: Map<string, Example>,
  { row, mark, entries: [entry] }: Judged,
  model: PageModel,
): boolean {
  if (!mark.title || !entry) return false
  const { target = 0, weight = 0 } = titles.get(row.title) ?? {}
  titles.set(row.title, {
    id: row.id,
    page: row.page,
    target: (target * weight + TARGETS[mark.title]) / (weight + 1),
    weight: weight + 1,
    features: titleFeatures(entry, model),
  })
  return true
}

/** Of what this checkout writes, else of the page's own sentences, which any checkout may choose. */
function featuresOf(
  row: JudgedRow,
  entries: readonly PatternTitle[],
  model: PageModel,
): Example['features'] | null {
  for (const entry of entries) {
    const found = descriptionsFor(entry, model, model.patterns).find(
      ({ text }) => text === row.description,
    )
    if (found) return featuresUnder(entry, found, model)
  }
  const own = ownCandidate(row.description, model)
  return own && featuresUnder(entries[0] ?? { ...NO_ENTRY, title: row.title }, own, model)
}

/** Of a title that is no longer written. */
const NO_ENTRY: PatternTitle = {
  id: '',
  title: '',
  promise: 'whole',
  about: '',
  section: null,
  headlines: [],
  kicker: '',
  worth: 0,
  proof: '',
  sources: [],
}

/** `null` for a text that is not all the page's. */
function ownCandidate(
  text: string,
  { material, sections }: PageModel,
): DescriptionCandidate | null {
  const { content, language } = material
  const split = splitSentences(text, language.lang)
  const page = wholeText(content).toLowerCase()
  if (split.some((one) => !page.includes(one.toLowerCase()))) return null
  const known = split.flatMap(
    (one) => material.sentences.find((other) => isSame(other.text, one)) ?? [],
  )
  const [first = ''] = split
  const isSummary = content.description.toLowerCase().includes(first.toLowerCase())
  const section = sections.find(({ sentences }) => sentences.includes(known[0]?.text ?? '')) ?? null
  return {
    kind: isSummary ? 'summary' : 'passage',
    text,
    sources: split.map((quote) => ({ kind: 'sentence', quote })),
    sentences: split,
    passage: isSummary || known.length < split.length ? null : { sentences: known, section },
    section: isSummary ? null : section,
  }
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

function featuresUnder(
  entry: PatternTitle,
  candidate: DescriptionCandidate,
  model: PageModel,
): Example['features'] {
  const { language } = model.material
  const stems = new Set(contentStems(candidate.text, language))
  const isOfSection = candidate.section !== null
  return {
    ...descriptionFeatures(candidate, model),
    ...underTitle(entry, { stems, isOfSection }, language),
  }
}
