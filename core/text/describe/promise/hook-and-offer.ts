/**
 * A hook and an offer: a whole sentence of the page on its subject, and what the page gives behind
 * it. A bare sentence on the reader's problem is what judges refused most.
 */
import { contentStems } from '../../language/language.ts'
import { splitSentences } from '../../language/sentences.ts'
import type { PatternTitle } from '../../titles/fill-titles.ts'
import { topicOf } from '../../titles/page-topic.ts'
import { isSameWord } from '../../understand/lead/about-page.ts'
import type { PageModel } from '../../understand/page-model.ts'
import type { DescriptionCandidate, DescriptionKind } from '../passages/description-candidate.ts'
import { isOffering, isWorryOnly } from './offer-words.ts'
import { offersAlone, offersFor, type Offer } from './offers.ts'

const HOOKS = new Set<DescriptionKind>(['summary', 'passage'])
/**
 * A summary of so many sentences reads whole, or one of so many characters that is no worry alone;
 * a shorter one where it says what the page gives.
 */
const WHOLE = { sentences: 2, length: 90, ofRecipe: 80, offering: 60 }
/** In characters. */
const MAX_HOOK = 200
/** Of a passage's first sentence alone. */
const MIN_HOOK = 60
const MAX_LENGTH = 330
const MAX_SENTENCES = 2
/** "Stream these shows" offers something, and does not say what. */
const MAX_OFFERING = 1
/** Words with meaning that the hook lacks. */
const MIN_NEW = 2
/** One word in so many may come again, those of the title apart. */
const MOST_AGAIN = 3
const MAX_PER_HOOK = 3
/** Of a short summary, which comes again whole beside it. */
const MAX_PER_SUMMARY = 1
/** What judges made of two sentences of which one says what the page gives. */
const WORTH = 0.8

export interface Offered {
  readonly candidates: readonly DescriptionCandidate[]
  /** Those of the given ones that are better with their offer. */
  readonly hooks: ReadonlySet<DescriptionCandidate>
}

/** Every hook with the next offers, so that a page's pins differ. */
export function withOffers(
  found: readonly DescriptionCandidate[],
  entry: PatternTitle,
  model: PageModel,
): Offered {
  const own = offersFor(entry, model)
  // A summary speaks of the whole page, also under the title of a section.
  const whole = entry.section === null ? own : offersFor({ ...entry, section: null }, model)
  if (own.length === 0 && whole.length === 0) return { candidates: [], hooks: new Set() }
  const { lang } = model.material.language
  const hooks = found
    .flatMap((candidate) => [candidate, ...shortened(candidate)])
    .filter((candidate) => isHook(candidate, model))
  const pairs = hooks.map((hook, at) => {
    const offers = hook.kind === 'summary' ? whole : own
    const first = at % Math.max(1, offers.length)
    const turned = [...offers.slice(first), ...offers.slice(0, first)]
    const made = turned
      .filter((offer) => adds(offer, hook, model))
      .slice(0, hook.kind === 'summary' ? MAX_PER_SUMMARY : MAX_PER_HOOK)
    return { hook, candidates: made.map((offer) => together(hook, offer)) }
  })
  return {
    candidates: pairs.flatMap(({ candidates }) => candidates),
    hooks: new Set(
      pairs.flatMap(({ hook, candidates }) =>
        candidates.length > 0 && !isOffering(hook.text, lang) ? [hook] : [],
      ),
    ),
  }
}

/** The first sentence of a passage that leaves no room for an offer. */
function shortened(candidate: DescriptionCandidate): DescriptionCandidate[] {
  const { passage, text, sources } = candidate
  const [first, ...more] = passage?.sentences ?? []
  const isShort = first === undefined || more.length === 0 || text.length <= MAX_HOOK
  if (passage === null || isShort || candidate.sentences[0] !== first.text) return []
  if (!text.startsWith(first.text) || first.text.length < MIN_HOOK) return []
  return [
    {
      ...candidate,
      text: first.text,
      sources: sources.slice(0, 1),
      sentences: [first.text],
      passage: { ...passage, sentences: [first] },
    },
  ]
}

/**
 * Nothing may be put behind such a summary but a recipe's time: judges signed 50 % of those on
 * pages without a recipe as their authors wrote them, and 12 % with an offer behind them
 * (docs/decisions/0166).
 */
export const readsWhole = (summary: string, lang: string, isRecipe: boolean): boolean =>
  (summary.length >= (isRecipe ? WHOLE.ofRecipe : WHOLE.length) && !isWorryOnly(summary, lang)) ||
  (!isRecipe && summary.length >= WHOLE.offering && isOffering(summary, lang)) ||
  splitSentences(summary, lang).length >= WHOLE.sentences

/** Without facts. */
function isHook({ kind, text, sources }: DescriptionCandidate, model: PageModel): boolean {
  const { lang } = model.material.language
  const most = isOffering(text, lang) ? MAX_OFFERING : MAX_SENTENCES
  return (
    HOOKS.has(kind) &&
    !(kind === 'summary' && readsWhole(text, lang, model.kind === 'recipe')) &&
    text.length <= MAX_HOOK &&
    /[.!?]["”»]?$/u.test(text) &&
    sources.every((source) => source.kind === 'sentence') &&
    splitSentences(text, lang).length <= most
  )
}

function adds(
  { text, isOwn }: Offer,
  hook: DescriptionCandidate,
  { material }: PageModel,
): boolean {
  if (isOwn && isOffering(hook.text, material.language.lang)) return false
  if (hook.text.includes(text) || hook.text.length + text.length >= MAX_LENGTH) return false
  const { content, language } = material
  const titled = new Set(contentStems(content.title, language))
  const said = new Set(contentStems(hook.text, language))
  const all = [...new Set(contentStems(text, language))]
  const again = all.filter((stem) => said.has(stem) && !titled.has(stem))
  const added = all.filter((stem) => !said.has(stem))
  return added.length >= MIN_NEW && again.length * MOST_AGAIN <= all.length
}

const together = (hook: DescriptionCandidate, offer: Offer): DescriptionCandidate => ({
  ...hook,
  text: `${hook.text} ${offer.text}`,
  sources: [...hook.sources, ...offer.sources],
  sentences: offer.isOwn ? [...hook.sentences, offer.text] : hook.sentences,
  hasOffer: true,
  worth: Math.max(hook.worth ?? 0, WORTH),
})

/** Above the gate of good descriptions, below everything with a hook. */
const WORTH_ALONE = 0.71

/** What a page gives, for one that has no hook. */
export const onlyOffers = (entry: PatternTitle, model: PageModel): DescriptionCandidate[] =>
  offersAlone(entry, model)
    .filter(({ text, isOwn }) => isOwn || namesSubject(text, model))
    .map(({ text, sources, isOwn }) => ({
      kind: isOwn ? 'summary' : 'promise',
      text,
      sources,
      sentences: isOwn ? [text] : [],
      passage: null,
      section: null,
      hasOffer: true,
      worth: WORTH_ALONE,
    }))

/** "Learn about pandemics and theft protection" is of any page: not only of travel insurance. */
function namesSubject(text: string, model: PageModel): boolean {
  const { content, language } = model.material
  const wanted = new Set(contentStems(topicOf(model) || content.title, language))
  const named = contentStems(text, language)
  const known = [...wanted].filter((stem) => named.some((other) => isSameWord(stem, other)))
  return known.length * 2 > wanted.size
}
