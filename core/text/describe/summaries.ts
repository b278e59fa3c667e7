/** The page's summaries, alone and with a fact that they lack. */
import type { PatternFile } from '../patterns/pattern.schema.ts'
import { isSlipshod } from '../understand/lead/slipshod.ts'
import type { PageModel } from '../understand/page-model.ts'
import { candidateOf, factParts, lengthOf, namesTime, sentencePart } from './parts/parts.ts'
import type { DescriptionCandidate } from './passages/description-candidate.ts'
import { namesOtherMeat } from './place/other-ingredient.ts'
import { readsWhole } from './promise/hook-and-offer.ts'

/** What judges made of such a summary, alone or with a fact. */
const WRITTEN_WORTH = 0.86
const MAX_SUMMARY = 440

/**
 * What says what the page is, alone and with a fact that it lacks: its time, and the last one
 * behind a short summary.
 */
export function summaries(
  model: PageModel,
  patterns: PatternFile | undefined,
): DescriptionCandidate[] {
  return [model.summary, ...model.leads]
    .filter((summary) => summary !== '')
    .flatMap((summary) => {
      const own = sentencePart(summary, model)
      const lacking = patterns && /[.!?]$/u.test(summary) ? factParts(model, patterns, summary) : []
      const isWhole = readsWhole(summary, model.material.language.lang, model.kind === 'recipe')
      const facts = isWhole ? lacking.filter(({ text }) => namesTime(text)) : lacking
      const together = [...new Set([...facts.slice(0, 1), ...facts.slice(-1)])]
        .map((fact) => [own, fact])
        .filter((parts) => lengthOf(parts) <= MAX_SUMMARY)
      return [[own], ...together]
        .map((parts) => candidateOf('summary', parts, [summary]))
        .map((one) =>
          summary === model.summary && model.isSummaryWritten
            ? { ...one, worth: WRITTEN_WORTH, isWritten: true }
            : one,
        )
    })
}

const clean = new WeakMap<PageModel, boolean>()

/**
 * Whether the page's author wrote a summary that reads whole and that an editor would not touch up.
 * It describes the whole page under every title.
 */
export function hasCleanSummary(model: PageModel): boolean {
  const known = clean.get(model) ?? isClean(model)
  clean.set(model, known)
  return known
}

function isClean(model: PageModel): boolean {
  const { kind, summary, isSummaryWritten, material } = model
  const { content, language } = material
  const isRecipe = kind === 'recipe'
  if (!isSummaryWritten || !readsWhole(summary, language.lang, isRecipe)) return false
  const { text } = sentencePart(summary, model)
  return (
    !isSlipshod(text, [summary], { isRecipe, material }) &&
    !namesOtherMeat(text, content.title, model)
  )
}
