/** What the ranker sees of a description: its shape, where it is on the page, what it speaks of. */
import type { DescriptionCandidate } from '../describe/passages/description-candidate.ts'
import { isOffering, isWorryOnly } from '../describe/promise/offer-words.ts'
import { AGAINST, isUnfit, UNFIT, UNFIT_LEAD, WORK } from '../sentences/unfit-sentences.ts'
import { contentStems, wordsOf, type Language } from '../language/language.ts'
import type { PatternTitle } from '../titles/fill-titles.ts'
import { firstPersonOf } from '../gates/first-person.ts'
import type { PageModel } from '../understand/page-model.ts'
import { isInstruction } from '../language/english-grammar.ts'
import type { Features } from '../keyphrases/logistic.ts'
import {
  is,
  languageName,
  leaningOf,
  oneOf,
  sharedStems,
  shapeOf,
  share,
  stemSet,
  unknownIn,
} from '../sentences/shape.ts'

/** The same under every title. */
export function descriptionFeatures(candidate: DescriptionCandidate, model: PageModel): Features {
  const { language } = model.material
  const lang = languageName(language.lang)
  return {
    ...oneOf('is', candidate.kind),
    ...oneOf(candidate.kind, lang),
    ...oneOf(candidate.kind, model.kind),
    ...shapeOf(candidate.text, language),
    ...lengthsOf(candidate),
    ...(candidate.passage && placeOf(candidate, model)),
    ...speechOf(candidate, language),
    ...(candidate.passage && leaningOf(candidate.sentences[0] ?? '', language)),
    ...factsOf(candidate),
    ...offerOf(candidate, lang),
    ...topicOf(candidate, model),
  }
}

function lengthsOf({ text, sentences, passage, hasOffer }: DescriptionCandidate): Features {
  const count = (passage?.sentences.length ?? sentences.length) + is(hasOffer === true)
  return {
    short: is(text.length < 130),
    long: is(text.length > 260),
    length: share(text.length, 480),
    oneSentence: is(count === 1),
    manySentences: is(count >= 3),
  }
}

/** Of a passage, in its page. */
function placeOf({ passage, section }: DescriptionCandidate, { material }: PageModel): Features {
  const first = passage?.sentences[0]
  if (!passage || !first) return {}
  const total = Math.max(1, material.content.paragraphs.length)
  return {
    place: first.at / total,
    firstParagraph: is(first.at === 0),
    firstParagraphs: is(first.at <= 3),
    isInner: is(first.isInner),
    leaning: share(passage.sentences.filter(({ isLeaning }) => isLeaning).length, 2),
    paragraphs: share(new Set(passage.sentences.map(({ at }) => at)).size - 1, 2),
    beforeHeadings: is(section === null),
    sectionRole: is((section?.role ?? '') !== ''),
  }
}

/** Of filled patterns: how much of the page they show. */
function factsOf({ kind, sources }: DescriptionCandidate): Features {
  if (kind === 'summary' || kind === 'passage') return {}
  const facts = sources.filter((source) => source.kind === 'fact').length
  return { facts: share(facts, 5), noFacts: is(facts <= 1) }
}

/** Whether it says what the page gives, or only what its readers fear. */
function offerOf({ text, kind, hasOffer }: DescriptionCandidate, lang: string): Features {
  const isOffer = hasOffer === true || kind === 'promise' || isOffering(text, lang)
  return { offer: is(isOffer), worryOnly: is(!isOffer && isWorryOnly(text, lang)) }
}

function speechOf({ text, sentences }: DescriptionCandidate, language: Language): Features {
  const { lang } = language
  const own = sentences.length > 0 ? sentences : [text]
  const any = (pattern: RegExp | undefined): number =>
    is(own.some((sentence) => pattern?.test(sentence)))
  return {
    firstPerson: any(firstPersonOf(lang)),
    unfit: any(UNFIT),
    unfitLead: is(UNFIT_LEAD.test(own[0] ?? '')),
    linking: is(own.some(isUnfit)),
    work: any(WORK),
    against: any(AGAINST),
    order: is(lang === 'en' && isInstruction(own[0] ?? '')),
    someOrder: is(lang === 'en' && own.some(isInstruction)),
    shortSentence: is(own.some((sentence) => wordsOf(sentence).length < 6)),
    veryLongSentence: is(own.some((sentence) => sentence.length > 200)),
  }
}

function topicOf({ text, sentences }: DescriptionCandidate, model: PageModel): Features {
  const { material, subject } = model
  const { language, content } = material
  const stems = contentStems(text, language)
  const first = contentStems(sentences[0] ?? text, language)
  const title = stemSet(content.title, language)
  const summary = stemSet(content.description, language)
  const name = stemSet(subject.name, language)
  const named = sharedStems(stems, name)
  const known = new Set([...title, ...summary, ...name])
  return {
    ...(sentences.length > 0 && unknownIn(text, known, language)),
    nearTitle: share(sharedStems(stems, title), 3),
    firstNearTitle: share(sharedStems(first, title), 2),
    offTitle: is(sharedStems(stems, title) === 0),
    nearSummary: share(sharedStems(stems, summary), 6),
    namesSubject: is(name.size > 0 && named === name.size),
    firstNamesSubject: is(name.size > 0 && sharedStems(first, name) === name.size),
    namesNothing: is(name.size > 0 && named === 0),
  }
}

/** What changes with the title. */
export function underTitle(
  entry: PatternTitle,
  candidate: { readonly stems: ReadonlySet<string>; readonly isOfSection: boolean },
  language: Language,
): Features {
  const words = contentStems(entry.title, language)
  const shared = sharedStems(words, candidate.stems)
  const added = candidate.stems.size - shared
  return {
    adds: share(added, 12),
    addsLittle: is(added <= 4),
    nearOwnTitle: words.length === 0 ? 0 : shared / words.length,
    nearOwnTitleCount: share(shared, 3),
    offOwnTitle: is(shared === 0),
    underSection: is(entry.section !== null),
    underOtherSection: is(entry.section === null && candidate.isOfSection),
    ...oneOf('under', entry.promise),
  }
}
