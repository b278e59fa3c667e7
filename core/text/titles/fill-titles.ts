/** All titles that the patterns make of one page, each with what goes with it on the picture. */
import type { TextSource } from '#core/contract/content/pins.contract.ts'
import { glossOf, withGloss } from './gloss.ts'
import { contentStems, wordsOf } from '../language/language.ts'
import { MIN_SURE, type PageModel } from '../understand/page-model.ts'
import type { Section } from '../understand/reading/sections.ts'
import { fillText, meetsNeeds, slotsOf, type Fact, type Facts } from '../patterns/fill-pattern.ts'
import type { PatternFile, PatternPromise, TitlePattern } from '../patterns/pattern.schema.ts'

export interface PatternTitle {
  /** The pattern's, `own-title` for the page's own. */
  readonly id: string
  readonly title: string
  readonly promise: PatternPromise
  /** The heading that the title is about, '' for the whole page. */
  readonly about: string
  readonly section: Section | null
  readonly headlines: readonly string[]
  readonly kicker: string
  /** 0 to 1. */
  readonly worth: number
  /** What a sentence of the page must say, '' for nothing. */
  readonly proof: string
  readonly sources: readonly TextSource[]
}

/** Longer titles are cut by the network's grid. */
const MAX_TITLE_LENGTH = 78
const MAX_HEADLINE_LENGTH = 52
const MAX_SECTIONS = 12
/**
 * "… im Test im Überblick", "… for Small Gardens for Beginners": the name ends as the pattern goes
 * on.
 */
const SAME_TWICE =
  /(?<!\p{L})(im|mit|für|for|with|pour|avec|para|con) (?:[\p{L}-]+ ){1,3}\1 [\p{L}-]+/iu
const SUBJECT_SLOTS = new Set(['name', 'toName', 'ranked', 'short', 'attributive'])

export function fillTitles(model: PageModel, { titles }: PatternFile): PatternTitle[] {
  const isSure = model.subject.confidence >= MIN_SURE
  return titles.flatMap((pattern) => {
    const isNamed = slotsOf(pattern.title).some((slot) =>
      SUBJECT_SLOTS.has(slot.split('.')[0] ?? ''),
    )
    if (isNamed && !isSure) return []
    return placesOf(model, pattern).flatMap((section) => fillOne(pattern, model, section) ?? [])
  })
}

/** The whole page, or each section of the pattern's role. */
function placesOf({ sections }: PageModel, { section }: TitlePattern): (Section | null)[] {
  return section === undefined
    ? [null]
    : sections.filter(({ role }) => role === section).slice(0, MAX_SECTIONS)
}

function fillOne(
  pattern: TitlePattern,
  model: PageModel,
  section: Section | null,
): PatternTitle | null {
  const { facts, material } = model
  const { letters } = material
  const known = section ? withSection(facts, section, letters.running) : facts
  if (!meetsNeeds(pattern, known)) return null
  const withShort = shortened(known)
  const withBare = shortened(known, 'bare')
  const fit = (
    text: string,
    isFit: (line: string) => boolean,
    names = [known, withShort],
  ): string[] => {
    const line = names
      .filter((one) => !hangs(text, one))
      .map((one) => fillText(text, one))
      .find((filled) => filled !== null && isFit(filled))
    return line ? [letters.title(line)] : []
  }
  const [title] = fit(pattern.title, (line) => line.length <= MAX_TITLE_LENGTH)
  if (title === undefined || SAME_TWICE.test(title) || isOfAnything(title, pattern, model))
    return null
  const explained = explainer(model)
  return {
    id: pattern.id,
    title: explained(title, MAX_TITLE_LENGTH),
    promise: pattern.promise,
    about: section?.heading ?? '',
    section,
    headlines: [...pattern.headlines, pattern.title].flatMap((text) =>
      fit(text, isHeadline, [known, withoutPlace(known), withShort, withBare]).map((line) =>
        explained(line, MAX_HEADLINE_LENGTH),
      ),
    ),
    kicker: letters.title(fillText(pattern.kicker, known) ?? ''),
    worth: pattern.worth,
    proof: pattern.proof,
    sources: sourcesOf(pattern, known),
  }
}

/** "Gym Equipment for Small Space Tips": a pattern's last word hangs on the purpose of a thing. */
const hangs = (text: string, facts: Facts): boolean =>
  /\{attributive\} (?:Tips|Basics)$/u.test(text) &&
  /\s(?:for|with|from)\s/iu.test(facts.get('attributive')?.text ?? '')

/** Adds the explanation of a foreign dish behind its name, if the line has room for it. */
function explainer({ kind, material: { content, language } }: PageModel) {
  const gloss = kind === 'recipe' ? glossOf(content, language) : null
  return (line: string, most: number): string => {
    const explained = gloss === null ? line : withGloss(line, gloss)
    return explained.length <= most ? explained : line
  }
}

/**
 * "Pest control in the garden": the last place or time of a list's long name, which a picture can
 * spare.
 */
const PLACE = /\s(?:in|at|on|around|during) (?:the |your |a )?[\p{L}-]+(?: [\p{L}-]+)?$/iu

function withoutPlace(facts: Facts): Facts {
  const name = facts.get('name')
  return name && facts.has('nameTail') && !facts.has('nameClause')
    ? withName(facts, { ...name, text: name.text.replace(PLACE, '') })
    : facts
}

/** The best of a list's things are named as the things are. */
function withName(facts: Facts, name: Fact): Facts {
  const ranked = facts.get('ranked')
  const praise = ranked?.text.slice(0, -(facts.get('name')?.text.length ?? 0)) ?? ''
  return new Map([
    ...facts,
    ['name', name] as const,
    ...(ranked ? [['ranked', { ...ranked, text: `${praise}${name.text}` }] as const] : []),
  ])
}

/** "Which Products Are Off-Limits?": no word of the subject or of the title says of what. */
function isOfAnything(
  title: string,
  { promise, section }: TitlePattern,
  { subject, material: { content, language } }: PageModel,
): boolean {
  if (promise !== 'question' || section === undefined) return false
  const own = new Set(contentStems(`${subject.name} ${content.title}`, language))
  return own.size > 0 && !contentStems(title, language).some((stem) => own.has(stem))
}

/**
 * The short form of the subject, and its cases and articles, in place of the long one; the `bare`
 * one in place of both, without what makes it another dish ("sans gluten"), for pictures that have
 * no room.
 */
export function shortened(facts: Facts, form: 'short' | 'bare' = 'short'): Facts {
  const of = (slot: string): [string, Fact][] =>
    [...facts].filter(([name]) => name === slot || name.startsWith(`${slot}.`))
  const short = of(form)
  const replaced = form === 'short' ? ['name'] : ['name', 'short']
  const longer = new Set(short.length === 0 ? [] : replaced.flatMap(of).map(([name]) => name))
  const shorter: Facts = new Map([
    ...[...facts].filter(([name]) => !longer.has(name)),
    ...short.flatMap(([name, fact]) =>
      replaced.map((slot) => [name.replace(form, slot), fact] as const),
    ),
  ])
  const name = shorter.get('name')
  const ranked = name && withName(facts, name).get('ranked')
  return ranked ? new Map([...shorter, ['ranked', ranked]]) : shorter
}

/** `{section}` is the heading as it reads inside a sentence, or what its reader calls it. */
export function withSection(
  facts: Facts,
  section: Section,
  running: (text: string) => string,
): Facts {
  const { heading } = section
  return new Map([
    ...facts,
    ['section', { text: running(heading), quote: heading }] as const,
    ...(section.facts ?? []),
  ])
}

export function isHeadline(text: string): boolean {
  const count = wordsOf(text).length
  return count >= 2 && count <= 8 && text.length <= MAX_HEADLINE_LENGTH
}

/** The pattern itself, and the words of the page that each slot and condition rests on. */
export function sourcesOf(
  { id, needs, ...texts }: { id: string; needs: readonly string[]; title?: string; text?: string },
  facts: Facts,
): TextSource[] {
  const names = [
    ...slotsOf(texts.title ?? texts.text ?? ''),
    ...needs.map((need) => need.replace(/^!|[<>]=\d+$/g, '')),
  ]
  const quotes = new Set(names.map((name) => facts.get(name)?.quote ?? '').filter(Boolean))
  return [
    { kind: 'template', quote: `pattern ${id}` },
    ...[...quotes]
      .slice(0, 8)
      .map((quote) => ({ kind: 'fact' as const, quote: quote.slice(0, 500) })),
  ]
}
