/**
 * Scores every title and description that a page offers by how likely a creator would publish it
 * unchanged. Callers apply the gates.
 */
import type { DescriptionCandidate } from '../describe/passages/description-candidate.ts'
import { descriptionsFor } from '../describe/description-candidates.ts'
import { mostAsRun } from '../describe/pick/picked-runs.ts'
import { hasCleanSummary } from '../describe/summaries.ts'
import { isOnTitle } from '../describe/first-sentence.ts'
import { contentStems } from '../language/language.ts'
import { splitSentences } from '../language/sentences.ts'
import { fillTitles, type PatternTitle } from '../titles/fill-titles.ts'
import { madeTitles } from '../headlines/made-titles.ts'
import { ownLines } from '../titles/own-lines.ts'
import { ownTitles } from '../titles/own-title.ts'
import type { PageModel } from '../understand/page-model.ts'
import { descriptionFeatures, underTitle } from './description-features.ts'
import descriptionWeights from './description-weights.json' with { type: 'json' }
import recipeWeights from './recipe-description-weights.json' with { type: 'json' }
import { probabilityOf, type Features, type Weights } from '../keyphrases/logistic.ts'
import { titleFeatures } from './title-features.ts'
import titleWeights from './title-weights.json' with { type: 'json' }
import { isDescribed, trustIn } from './trust.ts'

export interface RankedDescription {
  readonly candidate: DescriptionCandidate
  /** 0 to 1. */
  readonly chance: number
  /**
   * By its shape alone, where its kind is trusted less; it counts for an interest that is asked
   * for.
   */
  readonly shaped?: number
}

export interface RankedTitle {
  readonly entry: PatternTitle
  /** 0 to 1. */
  readonly chance: number
  /** Best first. */
  readonly descriptions: readonly RankedDescription[]
}

const MAX_DESCRIPTIONS = 16

/** Every title that the page gives, whatever it is worth; also two that say the same. */
export function titleCandidates(model: PageModel): PatternTitle[] {
  const { patterns } = model
  return [
    ...ownTitles(model),
    ...(patterns ? fillTitles(model, patterns) : []),
    ...madeTitles(model),
    ...ownLines(model),
  ]
}

export function rankTitles(model: PageModel, titles: readonly PatternTitle[]): RankedTitle[] {
  const describe = descriptionRanker(model)
  return titles
    .map((entry) => ({
      entry,
      chance: chanceOf(entry, model),
      descriptions: describe(entry),
    }))
    .toSorted((a, b) => b.chance - a.chance)
}

/** Of words that are not the page's own, as if a pattern had made the title. */
export function chancesOf(
  { title, description }: { readonly title: string; readonly description: string },
  model: PageModel,
): { readonly title: number; readonly description: number } {
  const { language } = model.material
  const entry: PatternTitle = {
    id: 'foreign',
    title,
    promise: 'whole',
    about: '',
    section: null,
    headlines: [],
    kicker: '',
    worth: 0,
    proof: '',
    sources: [],
  }
  const candidate: DescriptionCandidate = {
    kind: 'summary',
    text: description,
    sources: [],
    sentences: splitSentences(description, language.lang),
    passage: null,
    section: null,
  }
  const stems = new Set(contentStems(description, language))
  const under = underTitle(entry, { stems, isOfSection: false }, language)
  return {
    title: chanceOf(entry, model),
    description: probabilityOf(
      { ...descriptionFeatures(candidate, model), ...under },
      weightsFor(model),
    ),
  }
}

/**
 * Judges signed half of the page's headings, and more of its own titles and of patterns, which come
 * first.
 */
const MOST_OF_HEADING = 0.8
const OF_HEADINGS = new Set(['own-line', 'own-section'])

function chanceOf(entry: PatternTitle, model: PageModel): number {
  const chance = probabilityOf(titleFeatures(entry, model), titleWeights)
  return OF_HEADINGS.has(entry.id) ? Math.min(chance, MOST_OF_HEADING) : chance
}

/**
 * Most patterns of recipes were judged in words that are no longer written, so that recipes keep
 * the weights that were learned from them then.
 */
const weightsFor = ({ kind }: PageModel): Weights =>
  kind === 'recipe' ? recipeWeights : descriptionWeights

/**
 * Whether an interest that the text speaks of raises it beside a clean summary: sentences of the
 * page do, lists and patterns name anything.
 */
const raises = ({ kind, hasOffer }: DescriptionCandidate): boolean =>
  kind !== 'pattern' && kind !== 'promise' && hasOffer !== true

interface Shaped {
  readonly candidate: DescriptionCandidate
  readonly features: Features
}

/** On a page without a clean summary, sentences are chosen by what such ones were to judges. */
function chanceOfDescription({ candidate, features }: Shaped, model: PageModel): number {
  const { worth = 0, isPicked } = candidate
  if (isPicked === true) return worth
  const chance = Math.max(probabilityOf(features, weightsFor(model)), worth)
  const most = hasCleanSummary(model) ? null : mostAsRun(candidate, model)
  return most === null ? chance : Math.min(chance, most)
}

/** Ranks descriptions title by title; features that don't depend on the title are computed once. */
function descriptionRanker(model: PageModel): (entry: PatternTitle) => RankedDescription[] {
  const { patterns, material } = model
  const { language } = material
  const seen = new Map<string, { features: Features; stems: ReadonlySet<string> }>()
  const cachedFeatures = (candidate: DescriptionCandidate) => {
    const known = seen.get(candidate.text)
    if (known) return known
    const made = {
      features: descriptionFeatures(candidate, model),
      stems: new Set(contentStems(candidate.text, language)),
    }
    seen.set(candidate.text, made)
    return made
  }
  return (entry) =>
    descriptionsFor(entry, model, patterns)
      .filter((candidate) => isOnTitle(candidate, entry.title, model))
      .map((candidate) => {
        const { features, stems } = cachedFeatures(candidate)
        const under = underTitle(
          entry,
          { stems, isOfSection: candidate.section !== null },
          language,
        )
        const all = { ...features, ...under }
        const shaped = probabilityOf(all, weightsFor(model))
        const chance = chanceOfDescription({ candidate, features: all }, model)
        const trusted = Math.min(chance, trustIn(candidate, entry, model))
        const isRaised = raises(candidate) || !isDescribed(model)
        return { candidate, chance: trusted, ...(isRaised && { shaped }) }
      })
      .toSorted((a, b) => b.chance - a.chance)
      .slice(0, MAX_DESCRIPTIONS)
}
