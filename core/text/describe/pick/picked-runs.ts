/**
 * The sentences that say best what a page without a clean summary gives, chosen among all that
 * could be its description by weights that were learned from judged ones.
 */
import { probabilityOf, type Weights } from '../../keyphrases/logistic.ts'
import runWeights from './run-weights.json' with { type: 'json' }
import { remember } from '../../language/remember.ts'
import type { PageModel } from '../../understand/page-model.ts'
import { candidateOf, sentencePart } from '../parts/parts.ts'
import type { DescriptionCandidate } from '../passages/description-candidate.ts'
import { repeatsTitle } from '../place/under-title.ts'
import { keyOf } from '../../language/title-key.ts'
import { pageRuns, runOf, type PageRun } from './page-runs.ts'
import { runFeatures } from './run-features.ts'

const MOST = 3
/** From here on most runs were signed. */
const GOOD = 0.5
/** Of a sentence that is not, beside one that is; and of the scene that a page begins with. */
const BESIDE = 0.68
const SCENE = 0.4
const weights: Weights = runWeights

/** What a good run is worth among descriptions of other kinds: it is above their gate. */
const worthOf = (chance: number): number => 0.7 + (chance - GOOD) * 0.3

/** Best first; none for a recipe, which its facts describe. */
export function pickedRuns(model: PageModel): readonly DescriptionCandidate[] {
  const picked = known.get(model) ?? pick(model)
  known.set(model, picked)
  return picked
}

/** Asked under every title. */
const known = new WeakMap<PageModel, readonly DescriptionCandidate[]>()

function pick(model: PageModel): readonly DescriptionCandidate[] {
  const { kind, material } = model
  const { content, language } = material
  if (kind === 'recipe') return []
  return pageRuns(content, language)
    .filter(({ text }) => !repeatsTitle(text, content.title, language))
    .map((run) => ({ run, chance: probabilityOf(runFeatures(run, model), weights) }))
    .filter(({ chance }) => chance >= GOOD)
    .toSorted((a, b) => b.chance - a.chance)
    .slice(0, MOST)
    .map(({ run, chance }) => ({
      ...candidateOf(
        'summary',
        run.sentences.map((text) => sentencePart(text, model)),
        run.sentences,
      ),
      worth: worthOf(chance),
      isPicked: true,
    }))
}

/** Keys of the first sentences of all runs; asked for each candidate. */
const runBeginnings = remember(
  (content, language) =>
    new Set(pageRuns(content, language).map(({ sentences: [first = ''] }) => keyOf(first))),
)

/** It begins as one of the page's runs does: no other can be read alone. */
function isGood(run: PageRun, model: PageModel): boolean {
  const { content, language } = model.material
  return (
    runBeginnings(content, language).has(keyOf(run.sentences[0] ?? '')) &&
    probabilityOf(runFeatures(run, model), weights) >= GOOD
  )
}

/** Languages in which only a beginning that software cut off is no written summary. */
const COPIES_WRITTEN = new Set(['de', 'es', 'fr'])

/**
 * Whether the summary is the scene that the page begins with: three judges signed none of five. One
 * that says what the page gives is no scene.
 */
export function isScene(model: PageModel): boolean {
  const { kind, summary, isSummaryWritten, material } = model
  if (kind === 'recipe' || isSummaryWritten || !COPIES_WRITTEN.has(material.language.lang))
    return false
  const run = runOf(summary, material)
  return run !== null && !isGood(run, model)
}

/** The most that sentences are worth that were found in another way; `null` without a limit. */
export function mostAsRun(candidate: DescriptionCandidate, model: PageModel): number | null {
  if (model.kind === 'recipe' || !isOnlySentences(candidate)) return null
  const run = runOf(candidate.sentences.join(' '), model.material)
  if (run === null || isGood(run, model)) return null
  if (pickedRuns(model).length > 0) return BESIDE
  return candidate.kind === 'summary' && isScene(model) ? SCENE : null
}

/** Of the whole page, and not its written summary, which is judged as such. */
const isOnlySentences = (one: DescriptionCandidate): boolean =>
  (one.kind === 'summary' || one.kind === 'passage') &&
  one.section === null &&
  one.isWritten !== true &&
  one.hasOffer !== true &&
  one.sources.every((source) => source.kind === 'sentence')
