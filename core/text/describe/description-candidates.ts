/**
 * Everything that could follow a title: the page's summary, its passages, and patterns filled
 * with its facts. The ranker chooses.
 */
import { contentStems } from '../language/language.ts'
import type { PatternTitle } from '../titles/fill-titles.ts'
import type { PatternFile } from '../patterns/pattern.schema.ts'
import { MIN_SURE, type PageModel } from '../understand/page-model.ts'
import { isAbout, type Section } from '../understand/reading/sections.ts'
import {
  callParts,
  candidateOf,
  factParts,
  lengthOf,
  namesTime,
  openingParts,
  sentencePart,
  textOf,
  type Part,
} from './parts/parts.ts'
import { namesSomebody } from './passages/known-names.ts'
import { anyPassagesOf, beginningOf, passagesOf, type Passage } from './passages/passages.ts'
import type { DescriptionCandidate, DescriptionKind } from './passages/description-candidate.ts'
import { answers, leavesUnanswered } from './place/answer.ts'
import { isOnSection, isOpening, namesHeading, speaksOf } from './on-subject.ts'
import { isMidWork, isStepAlone } from './orders.ts'
import { namesOtherMeat } from './place/other-ingredient.ts'
import { isOutOfPlace } from './place/out-of-place.ts'
import { hasOtherTime, offersWay, speaksAgainst } from './place/under-title.ts'
import { onlyOffers, withOffers } from './promise/hook-and-offer.ts'
import { isWorryOnly } from './promise/offer-words.ts'
import { pickedRuns } from './pick/picked-runs.ts'
import { promises } from './promise/promise.ts'
import { hasCleanSummary, summaries } from './summaries.ts'
import { tellingSentences } from './telling-sentences.ts'
import { keyOf } from '../language/title-key.ts'

/** A pin may go without a description: its title and its picture say what the page is. */
export const NO_DESCRIPTION: DescriptionCandidate = {
  kind: 'none',
  text: '',
  sources: [],
  sentences: [],
  passage: null,
  section: null,
}

/**
 * In characters, as the checklist asks: judges signed two of three between 70 and 100 and none
 * below. No call to action makes it longer: with one they signed 47 % of the patterns on recipes,
 * without it 81 %.
 */
const MIN_LENGTH = 70
/** Of a list of things, on a page that has nothing else. */
const MIN_ALONE = 55
/** Of an entry of a list, which needs the list's name beside its own sentence. */
const MIN_ENTRY = 100
const MAX_SECTION_PASSAGES = 3
const MAX_SENTENCES = 4

/** Beside a promise they are worth less: judges signed a third of the passages out of sections. */
const OF_PAGE_KINDS = new Set<DescriptionKind>(['summary', 'passage', 'promise'])
const OUT_OF_TEXT = new Set<DescriptionKind>(['passage', 'patternAndSentence'])

export function descriptionsFor(
  entry: PatternTitle,
  model: PageModel,
  patterns: PatternFile | undefined,
): DescriptionCandidate[] {
  const isEntry = entry.section?.role === 'entry'
  const promised = isEntry ? [] : promises(entry, model)
  const found = foundFor(entry, model, patterns)
  const least = isEntry ? MIN_ENTRY : MIN_LENGTH
  const all = isEntry ? found : besideOffers({ found, promised }, entry, model)
  const long = all
    .filter(({ text }) => text.length >= least)
    .filter((one) => isInPlace(one, model) && isUnderTitle(one, entry, model))
  const isOfPage = long.some(({ kind }) => OF_PAGE_KINDS.has(kind))
  if (entry.section !== null)
    return long.length === 0 && isAboutList(entry, model) ? summaries(model, patterns) : long
  if (isOfPage) return long
  const others = [
    ...onlyOffers(entry, model).filter(({ text }) => text.length >= MIN_ALONE),
    ...summaries(model, patterns),
    ...anyPassagesOf(model)
      .filter(
        (one) => isOfLead(one, model) && speaksOf(one, entry, model) && !isMidWork(one, model),
      )
      .map((one) => passageCandidate(one, model)),
  ]
  return [
    ...long,
    ...others.filter((one) => isInPlace(one, model) && isUnderTitle(one, entry, model)),
  ]
}

/**
 * A section is described by its own sentences: the page's summary answers no title but one that
 * counts a whole list ("… and 24 More Trends").
 */
function foundFor(
  entry: PatternTitle,
  model: PageModel,
  patterns: PatternFile | undefined,
): DescriptionCandidate[] {
  const { section } = entry
  if (section === null)
    return [
      ...summaries(model, patterns),
      ...(hasCleanSummary(model) ? [] : pickedRuns(model)),
      ...passages(entry, model),
      ...filled(entry, model, patterns),
    ]
  const own = sectionCandidates(entry, section, { model, patterns })
  const isOfList = section.role === 'entry' && /\d/u.test(entry.title)
  return own.length === 0 && isOfList && model.isSummaryWritten ? summaries(model, patterns) : own
}

/**
 * A summary that was written for the page is used alone: "Now that you're engaged, …" closes no
 * text.
 */
const isInPlace = (
  { text, sentences, kind, isWritten }: DescriptionCandidate,
  { material }: PageModel,
): boolean =>
  isWritten === true ||
  ![...sentences, ...(kind === 'passage' ? [text] : [])].some((one) =>
    isOutOfPlace(one, material.language.lang),
  )

/** Not under "Step by Step": "At first, counting is not always easy." */
function isUnderTitle(
  { kind, text, sources, hasOffer }: DescriptionCandidate,
  { title }: PatternTitle,
  model: PageModel,
): boolean {
  const { language } = model.material
  if (hasOtherTime(text, title) || speaksAgainst(text, title)) return false
  const hasFact = kind === 'summary' && sources.some((source) => source.kind === 'template')
  if (hasFact && namesTime(title) && namesTime(text)) return false
  if (namesOtherMeat(text, title, model)) return false
  return hasOffer === true || !offersWay(title) || !isWorryOnly(text, language.lang)
}

interface Found {
  readonly found: readonly DescriptionCandidate[]
  readonly promised: readonly DescriptionCandidate[]
}

/** What is found, with what the page gives behind it. */
function besideOffers(
  { found, promised }: Found,
  entry: PatternTitle,
  model: PageModel,
): DescriptionCandidate[] {
  const { candidates, hooks } = withOffers(found, entry, model)
  const others = found.filter(
    (one) => !hooks.has(one) && (promised.length === 0 || !OUT_OF_TEXT.has(one.kind)),
  )
  return [
    ...candidates,
    ...(candidates.length === 0 ? promised : promised.map(lessThanOffered)),
    ...others,
  ]
}

/** A bare list, where the same list follows a sentence on the subject. */
const lessThanOffered = (one: DescriptionCandidate): DescriptionCandidate => ({
  ...one,
  worth: Math.min(one.worth ?? 0, WORTH_OF_BARE_LIST),
})
const WORTH_OF_BARE_LIST = 0.71

/** "Paint One Wall and 24 More Small Balcony Ideas" is about the whole list, too. */
function isAboutList(entry: PatternTitle, { subject, material }: PageModel): boolean {
  const said = new Set(contentStems(entry.title, material.language))
  const wanted = contentStems(subject.name, material.language)
  const isEntry = entry.section?.role === 'entry'
  return isEntry && wanted.length > 0 && wanted.every((stem) => said.has(stem))
}

/** How many paragraphs may come before a passage about the whole page, and below a heading. */
const LEAD_PARAGRAPHS = 5
const LEAD_BELOW_HEADING = 2
/** Lines before the beginning: a date, a byline. More than these are a list. */
const MAX_BEFORE = 2

/** Languages whose whole sentences are recognised well enough to find where the text begins. */
const SPOKEN = new Set(['en', 'de', 'fr', 'es'])

/** Further down a page speaks of one thing after another: each paragraph leans on its place. */
function isOfLead({ sentences, section }: Passage, { material }: PageModel): boolean {
  const { content, language } = material
  const begin = SPOKEN.has(language.lang) ? beginningOf(content, language.lang) : 0
  const before = begin >= 0 && begin <= MAX_BEFORE ? begin : 0
  const at = (sentences[0]?.at ?? 0) - before
  const isTop = section === null || keyOf(section.heading) === keyOf(content.title)
  return at < (isTop ? LEAD_PARAGRAPHS : LEAD_BELOW_HEADING)
}

/** From further down on a page without a recipe. */
function isOnTitle({ sentences }: Passage, { kind, material, subject }: PageModel): boolean {
  const { content, language } = material
  if (kind === 'recipe' || language.lang !== 'en') return false
  const titled = contentStems(`${content.title} ${subject.name}`, language)
  const shared = sentences[0]?.stems.filter((stem) => titled.includes(stem))
  return new Set(shared).size >= MIN_ON_TITLE
}

const MIN_ON_TITLE = 3

/** Under a title about the whole page: what the page begins with, and what repeats the title. */
function passages(entry: PatternTitle, model: PageModel): DescriptionCandidate[] {
  return passagesOf(model)
    .filter(
      (passage) =>
        (isOfLead(passage, model) || isOnTitle(passage, model)) &&
        (passage.section?.role ?? '') === '' &&
        passage.sentences.every(({ text }) => !keyOf(model.summary).includes(keyOf(text))) &&
        speaksOf(passage, entry, model) &&
        !isMidWork(passage, model),
    )
    .map((passage) => passageCandidate(passage, model))
}

function passageCandidate(passage: Passage, model: PageModel): DescriptionCandidate {
  const texts = passage.sentences.map(({ text }) => text)
  return {
    ...candidateOf(
      'passage',
      texts.map((text) => sentencePart(text, model)),
      texts,
    ),
    passage,
    section: passage.section,
    ...(isOpening(passage, model) && { worth: WORTH_OF_OPENING }),
  }
}

/** Enough where the page says nothing better: judges signed 8 % of pins without a description. */
const WORTH_OF_OPENING = 0.52
/** Each opening with as many facts as make it long enough, and with a sentence of the page. */
function filled(
  entry: PatternTitle,
  model: PageModel,
  patterns: PatternFile | undefined,
): DescriptionCandidate[] {
  if (!patterns || model.subject.confidence < MIN_SURE) return []
  const proof = entry.proof === '' ? null : new RegExp(`\\b(?:${entry.proof})`, 'iu')
  const sentences = tellingSentences(model)
    .map(({ text }) => text)
    .filter((text) => proof === null || proof.test(text))
    .slice(0, MAX_SENTENCES)
  return openingParts(entry, model, patterns).flatMap((opening, turn) => {
    const plain = proof === null ? [plainCandidate(entry, opening, { model, patterns, turn })] : []
    const withSentence = sentences.map((text) =>
      candidateOf('patternAndSentence', [opening, sentencePart(text, model)], [text]),
    )
    return [...plain, ...withSentence]
  })
}

function plainCandidate(
  entry: PatternTitle,
  opening: Part,
  { model, patterns, turn }: { model: PageModel; patterns: PatternFile; turn: number },
): DescriptionCandidate {
  const parts = [opening]
  const facts = factParts(model, patterns, opening.text)
  const first = facts[turn % Math.max(1, Math.min(2, facts.length))]
  if (first) parts.push(first)
  const more = factParts(model, patterns, textOf(parts))[0]
  if (more && lengthOf(parts) < MIN_LENGTH) parts.push(more)
  if (lengthOf(parts) < MIN_LENGTH) {
    const calls = callParts(entry, { model, said: textOf(parts) }, patterns)
    const call = calls[turn % Math.max(1, calls.length)]
    if (call) parts.push(call)
  }
  return candidateOf('pattern', parts, [])
}

/**
 * Facts of the page behind its subject, for one that says nothing good of itself. Without it they
 * say nothing: judges refused every "Total time: …. Serves …."
 */
export function factsAlone(entry: PatternTitle, model: PageModel): DescriptionCandidate {
  const { patterns } = model
  if (!patterns || model.subject.confidence < MIN_SURE) return NO_DESCRIPTION
  const [opening] = openingParts(entry, model, patterns)
  return opening ? plainCandidate(entry, opening, { model, patterns, turn: 0 }) : NO_DESCRIPTION
}

/** What a section says first to the question in its heading. */
const WORTH_OF_ANSWER = 0.7

/** The section's first passages; after an opening where they don't name the subject. */
function sectionCandidates(
  entry: PatternTitle,
  section: Section,
  { model, patterns }: { model: PageModel; patterns: PatternFile | undefined },
): DescriptionCandidate[] {
  const { lang } = model.material.language
  const kind = model.facts.has('plant') ? 'plant' : model.kind
  const isKept = ({ sentences }: Passage): boolean =>
    sentences.some(({ text }) => isAbout(text, section.role, [`${kind}.${lang}`, lang]))
  const own = passagesOf(model)
    .filter((passage) => passage.section === section && isKept(passage))
    .filter((passage) => !isStepAlone(passage, model))
    .filter(
      (passage) =>
        (hasCleanSummary(model)
          ? namesHeading(passage, section, model)
          : isOnSection(passage, section, model)) ||
        answers(passage.sentences.map(({ text }) => text).join(' '), entry.title, lang),
    )
    .filter(({ sentences }) => lang !== 'en' || !namesSomebody(sentences, model.material))
    .slice(0, MAX_SECTION_PASSAGES)
    .map((passage) => passageCandidate(passage, model))
    .filter(({ text }) => !leavesUnanswered(text, entry.title, lang))
    .map((one) => (answers(one.text, entry.title, lang) ? { ...one, worth: WORTH_OF_ANSWER } : one))
  if (section.role === 'entry' && own.length === 0 && patterns)
    return shortEntries(entry, section, { model, patterns })
  const opening = patterns && openingParts(entry, model, patterns)[0]
  if (!opening) return own
  const { language } = model.material
  const subject = contentStems(model.subject.name, language)
  return own.map((candidate) => {
    const said = contentStems(candidate.sentences[0] ?? '', language)
    if (subject.some((stem) => said.includes(stem))) return candidate
    const parts = [opening, ...candidate.sentences.map((text) => sentencePart(text, model))]
    return { ...candidateOf('patternAndSentence', parts, candidate.sentences), section }
  })
}

/** What judges made of an entry with its own sentence. */
const ENTRY_WORTH = 0.74

/** The entry's own short sentence, and how many more the list has. */
function shortEntries(
  entry: PatternTitle,
  section: Section,
  { model, patterns }: { model: PageModel; patterns: PatternFile },
): DescriptionCandidate[] {
  const passage = anyPassagesOf(model).find((one) => one.section === section)
  const texts = passage?.sentences.map(({ text }) => text) ?? []
  const call = callParts(entry, { model, said: texts.join(' ') }, patterns)[0]
  if (texts.length === 0 || (passage && namesSomebody(passage.sentences, model.material))) return []
  const parts = [...texts.map((text) => sentencePart(text, model)), ...(call ? [call] : [])]
  return [{ ...candidateOf('patternAndSentence', parts, texts), section, worth: ENTRY_WORTH }]
}
