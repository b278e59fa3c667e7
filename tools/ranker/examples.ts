/** Judged words as examples to learn from: each found again among what this checkout would write. */
import { z } from 'zod'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { descriptionsFor } from '#core/text/describe/description-candidates.ts'
import { contentStems, type Language } from '#core/text/language/language.ts'
import { patternsFor } from '#core/text/patterns/pattern-files.ts'
import type { PatternTitle } from '#core/text/patterns/fill-titles.ts'
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
  let lost = 0
  for (const row of rows) {
    const mark = marks.get(row.id)
    const entries = candidates.filter(({ title }) => title === row.title)
    const [entry] = entries
    if (!mark || !entry) {
      lost += 1
      continue
    }
    if (mark.title) {
      const { target = 0, weight = 0 } = titles.get(row.title) ?? {}
      titles.set(row.title, {
        id: row.id,
        page: row.page,
        target: (target * weight + TARGETS[mark.title]) / (weight + 1),
        weight: weight + 1,
        features: titleFeatures(entry, model),
      })
    }
    const features = entries
      .map((one) => featuresUnder(one, row.description, model))
      .find((found) => found !== null)
    if (!features) lost += 1
    else if (mark.description)
      descriptions.push({ id: row.id, page: row.page, target: TARGETS[mark.description], features })
  }
  return { titles: [...titles.values()], descriptions, lost }
}

function featuresUnder(
  entry: PatternTitle,
  description: string,
  model: PageModel,
): Example['features'] | null {
  const { language } = model.material
  const candidate = descriptionsFor(entry, model, patternsFor(model.kind, language.lang)).find(
    ({ text }) => text === description,
  )
  if (!candidate) return null
  const stems = new Set(contentStems(candidate.text, language))
  const isOfSection = candidate.section !== null
  return {
    ...descriptionFeatures(candidate, model),
    ...underTitle(entry, { stems, isOfSection }, language),
  }
}
