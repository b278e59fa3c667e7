/**
 * Descriptions: one section of the page from its first sentence on, as far as no other pin has said
 * it, and a last line where the interest's words are still wanting. An opening of ours stands only
 * where it carries a fact of the page.
 */
import type { TextSource } from '#core/contract/pins.contract.ts'
import { isAllCapitals } from '../capitals.ts'
import { contentStems, type Language } from '../language.ts'
import { isWholeSentence } from '../sentences.ts'
import { descriptionFaults, type Ground } from '../text-gates.ts'
import { isOnMaking, promiseOf } from '../title-promise.ts'
import { carriers, closings } from './closings.ts'
import { factLeads, listLead, underInterest } from './description-frames.ts'
import { dishNames } from './dish-names.ts'
import { isInstruction } from './english-grammar.ts'
import type { Sentence } from './good-sentences.ts'
import { capitalFirst } from './letter-case.ts'
import { coversInterest, placeAbout, type Material } from './material.ts'
import { runOf } from './section-run.ts'
import { isBeginning, isEcho, restBehind, withoutPointing } from './said-once.ts'
import { from } from './title-candidate.ts'
import { ENOUGH, joined, lengthened, toldApart, type Part } from './description-length.ts'
import { isGermanOrder } from './telling-lines.ts'
import { expanded, isOfPage, placeOf, topicName } from './topic-inside.ts'

export interface WrittenDescription {
  text: string
  sources: TextSource[]
  /** Says nothing of the page: only what to do with it. */
  isBare: boolean
}

export interface DescriptionInput {
  material: Material
  interest: string
  ground: Ground
  /** Which of a page's pins this is. */
  turn: number
  title: string
  /** The heading, entry or line that the title tells about, '' for the page as a whole. */
  about: string
  /** Sentences that the page's pins have said. */
  spent: ReadonlySet<string>
  /** Sentences that titles of other pins are made of. */
  kept: ReadonlySet<string>
  /** Descriptions of the same batch. */
  written: ReadonlySet<string>
}

const MOST = 480
export function writeDescription(input: DescriptionInput): WrittenDescription {
  const { material, ground } = input
  const body = bodyOf(input)
  const attempts = [body, body.slice(0, 1), []]
  for (const parts of attempts) {
    const whole = asLong(withEnd(parts, input), parts.length, input)
    const text = joined(whole, material)
    if (
      text !== '' &&
      coversInterest(text, input.interest, material.language) &&
      descriptionFaults(text, ground).length === 0
    )
      return { text, sources: whole.map((part) => part.source), isBare: parts.length === 0 }
  }
  return plainest(input)
}

function asLong(parts: readonly Part[], at: number, input: DescriptionInput): Part[] {
  return toldApart(lengthened(parts, at, input), at, { wish: input, written: input.written })
}

/** A fact of the page for a title on all of it, then sentences. */
function bodyOf(input: DescriptionInput): Part[] {
  const { material, about, ground, interest } = input
  const sentences = withoutEchoes(runOf(input), input)
  const isFit = (text: string): boolean => descriptionFaults(text, ground).length === 0
  const lead =
    about === ''
      ? factLeads(material, interest, promiseOf(input.title, about)).find(
          (text) =>
            isFit(text) &&
            !isSaid(text, input) &&
            (promiseOf(input.title, about) === 'ingredients' ||
              !isEcho(text, input.title, material.language)),
        )
      : sentences.length === 0
        ? listLead(material, about)
        : undefined
  return withTopic(
    lead !== undefined && isFit(lead)
      ? ledBy({ text: lead, source: from('template', lead) }, sentences, input)
      : sentences.map(({ text, source }) => ({ text, source })),
    input,
  )
}

/**
 * A lead and the first sentence of the introduction; either alone where they say one thing or the
 * sentence is from elsewhere.
 */
function ledBy(
  lead: Part,
  sentences: readonly Said[],
  { material, title, about }: DescriptionInput,
): Part[] {
  const [first] = sentences
  return first === undefined || promiseOf(title, about) === 'ingredients'
    ? [lead]
    : ledInto(lead, { first, sentences }, { material, promised: promiseOf(title, about), title })
}

function ledInto(
  lead: Part,
  { first, sentences }: { first: Said; sentences: readonly Said[] },
  { material, promised, title }: { material: Material; promised: string; title: string },
): Part[] {
  const bare = sentences.map(({ text, source }) => ({ text, source }))
  if (
    isEcho(first.text, lead.text, material.language) ||
    isEcho(
      contentStems(first.text, material.language).slice(0, 3).join(' '),
      lead.text,
      material.language,
    )
  )
    return bare
  const start = material.content.headings.find(({ at }) => at !== undefined)?.at ?? Infinity
  const isNear = first.sentence.isStep
    ? promised === 'steps' || isOnMaking(title)
    : first.sentence.at < start
  if (isNear) return [lead, ...bare.slice(0, 1)]
  // What is promised is told, not whatever else the page has left.
  const isAlone = [
    first.sentence.isStep,
    ['steps', 'ingredients'].includes(promised),
    lead.text.length >= ENOUGH,
  ].includes(true)
  return isAlone ? [lead] : bare
}

interface Said extends Part {
  readonly sentence: Sentence
}

/** Without what the title says already, and no sentence that says what one before it says. */
function withoutEchoes(
  run: readonly Sentence[],
  { material, title, about }: DescriptionInput,
): Said[] {
  const { language, content } = material
  const made = run.map((sentence): Said => ({
    text: withoutPointing(sentence.text, content.title, language),
    source: from('sentence', sentence.text),
    sentence,
  }))
  const [first, ...others] = made
  if (first === undefined) return []
  const beginning = [about, title].find((text) => isBeginning(text, first.text))
  const rest =
    beginning === undefined || placeAbout(material, about).line === undefined
      ? ''
      : restBehind(first.text, first.text.slice(0, beginning.length), language)
  const next = others[0]
  const kept =
    beginning === undefined
      ? made
      : rest !== ''
        ? [{ ...first, text: rest }, ...others]
        : next && !next.sentence.isLeaning && next.sentence.at === first.sentence.at
          ? others
          : made
  return kept.filter(
    ({ text }, index) =>
      !kept.slice(0, index).some((before) => isEcho(text, before.text, language)),
  )
}

/** The same lead with another name of the dish in it is the same lead. */
function isSaid(lead: string, { material, interest, spent }: DescriptionInput): boolean {
  const name = [...dishNames(material, interest), material.subject.noun]
    .map(material.letters.running)
    .find((text) => text !== '' && lead.includes(text))
  const [start = lead, ...rest] = name === undefined ? [lead] : lead.split(name)
  return [...spent].some((text) => text.startsWith(start) && text.endsWith(rest.at(-1) ?? ''))
}

/**
 * "When you build a floating shelf, leave …", "For pour-over coffee, buy …", "Kräutergarten-Tipp:
 * Drehe …": an order with what it is for.
 */
function leadInto(material: Material, interest: string, text: string): string | null {
  const { language, letters, content } = material
  if (!isOfPage(material, interest) || content.kind === 'recipe') return null
  if (language.lang === 'de')
    return isGermanOrder(text) && !/\s/.test(interest)
      ? `${letters.title(interest.replace(/-(?:Tipps|Ideen)$/u, ''))}-Tipp: ${text}`
      : null
  const isOrder =
    language.lang === 'en' &&
    isInstruction(text) &&
    !/^(?:do|don['’]t|never)\b|\b(?:instead|then)\b/i.test(text) &&
    isOnAThing(text, language)
  return isOrder ? englishLead(material, interest, text) : null
}

/**
 * "Leave a third …" acts on a thing; "Water makes fat explode" and "Toast with butter" begin with
 * one. Without a tagger nothing is known.
 */
function isOnAThing(text: string, language: Language): boolean {
  const [, second, third] = language.tokens(text).filter(({ pos }) => pos !== 'PUNCT')
  if (!second || second.pos === null) return true
  return (
    ['DET', 'NOUN', 'PROPN', 'ADJ', 'NUM', 'PRON'].includes(second.pos) &&
    !(second.pos !== 'DET' && (third?.pos === 'VERB' || third?.pos === 'AUX'))
  )
}

function englishLead(material: Material, interest: string, text: string): string | null {
  const { letters, subject } = material
  const task = letters.running(
    subject.task.split(/,| \(| (?:from|with|in|for|using|that) /i)[0] ?? '',
  )
  const order = text.replace(/^./u, (letter) => letter.toLowerCase())
  if (task !== '' && coversInterest(task, interest, material.language))
    return `When you ${task}, ${order}`
  return /\b(?:tips|ideas|guide|list|plan|checklist|routine)$/i.test(interest) ||
    placeOf(material, interest).length > 0
    ? null
    : `For ${topicName(material, interest)}, ${order}`
}

/**
 * Where no sentence has the interest, its words stand before their head in the first that has one:
 * "the lake" becomes "the mountain lake".
 */
function withTopic(
  parts: readonly Part[],
  { material, interest, ground, about }: DescriptionInput,
): Part[] {
  const isOfLine = placeAbout(material, about).line !== undefined
  const joined = parts.map(({ text }) => text).join(' ')
  if (material.content.kind === 'list' || coversInterest(joined, interest, material.language))
    return [...parts]
  const woven = parts.flatMap((part, index) => {
    const text = index === 0 && isOfLine ? leadInto(material, interest, part.text) : null
    return text !== null && descriptionFaults(text, ground).length === 0
      ? [{ ...part, text }]
      : [part]
  })
  if (coversInterest(woven.map(({ text }) => text).join(' '), interest, material.language))
    return woven
  const made = parts.map(({ text }) => expanded(material, interest, text))
  const at = made.findIndex((text) => text !== null && descriptionFaults(text, ground).length === 0)
  return parts.map((part, index) =>
    index === at ? { ...part, text: made[index] ?? part.text } : part,
  )
}

function isOnTheWhole({ about }: DescriptionInput, text: string): boolean {
  return about === '' && !text.includes('steps')
}

/** The interest's words where they are wanting; else every third pin says what to do with it. */
function withEnd(parts: readonly Part[], input: DescriptionInput): Part[] {
  const { material, interest, ground, turn, about, spent } = input
  const text = joined(parts, material)
  const isFit = (line: string): boolean => descriptionFaults(line, ground).length === 0
  const isWanting = !coversInterest(text, interest, material.language)
  const ends = isWanting
    ? carriers(material, interest, about).filter(
        (line) => isFit(line) && coversInterest(`${text} ${line}`, interest, material.language),
      )
    : closings(material, isOnTheWhole(input, text)).filter(isFit)
  const fresh = ends.find((line) => !spent.has(line))
  const end = fresh ?? (isWanting ? ends[turn % Math.max(1, ends.length)] : undefined)
  const isAsked = isWanting || turn % 3 === 0 || text.length < ENOUGH
  return end !== undefined && isAsked && text.length + end.length < MOST
    ? [...parts, { text: end, source: from(isWanting ? 'keyword' : 'template', end) }]
    : [...parts]
}

/**
 * When nothing else passes: the first template or sentence that does, else the interest as a
 * sentence of its own.
 */
function plainest(input: DescriptionInput): WrittenDescription {
  const { material, interest, ground } = input
  const given = material.letters.title(interest)
  const calm = isAllCapitals(given) ? capitalFirst(given.toLowerCase()) : given
  const name = calm.replace(/[\s:;,–—-]+$/u, '')
  const whole = isWholeSentence(name) ? name : `${name}.`
  const texts = [...underInterest(material, interest), whole]
  const text = texts.find((entry) => descriptionFaults(entry, ground).length === 0) ?? whole
  const parts = asLong([{ text, source: from('keyword', interest) }], 1, input)
  const longer = joined(parts, material)
  return descriptionFaults(longer, ground).length === 0
    ? { text: longer, sources: parts.map(({ source }) => source), isBare: true }
    : { text, sources: [from('keyword', interest)], isBare: true }
}
