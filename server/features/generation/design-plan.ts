/** Designs of one page's pins, each choosing with the ones before it in mind. */
import { setImmediate as letOthersIn } from 'node:timers/promises'
import type { Brand } from '#core/contract/account/accounts.contract.ts'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import { MAX_LIST_ITEMS } from '#core/contract/call/list-limit.ts'
import type { PinType } from '#core/contract/content/pin-kinds.schema.ts'
import type { GenerationConfig } from '#core/contract/content/generation-config.schema.ts'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { siteNameFor } from '#core/pages/site-name.ts'
import { shortFacts } from '#core/text/short-facts.ts'
import { chooseDesign, type DesignRequest, type Used } from '#core/templates/choice/design.rules.ts'
import type { PictureFacts } from '#core/templates/document/picture-facts.schema.ts'
import type { ReadyTemplate } from '#core/templates/document/template.model.ts'
import { findTemplate } from '#core/templates/choice/template-list.ts'
import { contentStems, type Language } from '#core/text/language/language.ts'
import { areFinished, finishedScores } from '#core/text/pictures/finished-picture.ts'
import {
  fitOfPictures,
  isShown,
  namesBeside,
  type NamedPicture,
} from '#core/text/pictures/picture-match.ts'
import { quotableOf, quotesOf, type Quote } from '#core/text/writer/quotes.ts'
import { subjectsOfPage } from '#core/text/interests/page-subjects.ts'
import { pointsOf } from '#core/text/lists/write-list.ts'
import { sectionAbout } from '#core/text/topics/section.ts'
import { understandPage } from '#core/text/understand/page-model.ts'
import { materialOf, sentencesAbout } from '#core/text/writer/material.ts'
import type { WrittenText } from '#core/text/gates/written-text.ts'
import { fittingLooks, isMentionedIn } from './fitting-looks.ts'
import type { UsedCombination } from './generation-parts.ts'
import { leadingPictures, usablePictures, type Fit } from './usable-pictures.ts'

export interface DesignPlanning {
  /** By turn; null where there are no words. */
  readonly texts: readonly (WrittenText | null)[]
  readonly content: PageContent | null
  readonly pictures: readonly ({
    readonly id: string
    readonly facts: PictureFacts
  } & NamedPicture)[]
  readonly brand: Brand
  readonly config: GenerationConfig
  /** A person's templates among the chosen ones. */
  readonly own: readonly ReadyTemplate[]
  readonly used: readonly UsedCombination[]
  readonly seed: string
  readonly languageOf: (lang: string) => Language
}

export interface PlannedDesign {
  readonly design: PinDesign
  readonly pin_type: PinType
}

/** Looked back at most: choosing costs more with each, and what was long ago may come again. */
const LOOK_BACK = 150
/**
 * The first pins of a page show its picture large: they are the samples, and what a person sees
 * first.
 */
const PICTURED = 2

/** Lets the server answer others between two pins: 500 designs of one page are seconds of work. */
export async function planDesigns(asked: DesignPlanning): Promise<(PlannedDesign | null)[]> {
  const pictures = usablePictures(asked.pictures, asked.content, asked.languageOf)
  const planning = { ...asked, pictures }
  // Newest last: what is handed over comes newest first.
  const worn: Used[] = [...planning.used].toReversed()
  const planned: (PlannedDesign | null)[] = []
  const fitted = planning.texts.map((text) => (text ? picturesFor(planning, text) : []))
  const main =
    planning.used.length === 0 ? planning.texts.findIndex((text) => text?.about === '') : -1
  for (const [ordinal, text] of planning.texts.entries()) {
    // The page's main pin shows what the page is about, even if another pin wants that picture.
    const pictures =
      text?.about === '' && ordinal !== main
        ? leavingOthers(fitted[ordinal] ?? [], { texts: planning.texts, fitted, ordinal })
        : (fitted[ordinal] ?? [])
    const next =
      text && planOne(planning, { text, ordinal, pictures, worn: worn.slice(-LOOK_BACK) })
    if (next) worn.push(next.design)
    planned.push(next)
    await letOthersIn()
  }
  return planned
}

/**
 * So many pins ahead are thought of, and so much less does a picture fit that one of them needs.
 */
const AHEAD = 12
const NEEDED_LATER = 0.35

/** A title on the whole page leaves to those that follow it the pictures that they are about. */
function leavingOthers(
  pictures: readonly FittedPicture[],
  {
    texts,
    fitted,
    ordinal,
  }: {
    readonly texts: DesignPlanning['texts']
    readonly fitted: readonly (readonly FittedPicture[])[]
    readonly ordinal: number
  },
): FittedPicture[] {
  const later = fitted
    .slice(ordinal + 1, ordinal + 1 + AHEAD)
    .filter((_, index) => (texts[ordinal + 1 + index]?.about ?? '') !== '')
  const needed = later.map(
    (row) =>
      row.reduce<FittedPicture | null>(
        (best, picture) => (picture.fit > (best?.fit ?? 0) ? picture : best),
        null,
      )?.id,
  )
  return pictures.map((picture) => ({
    ...picture,
    fit: picture.fit - NEEDED_LATER * Math.min(2, needed.filter((id) => id === picture.id).length),
  }))
}

interface PinAt {
  readonly text: WrittenText
  /** The page's, each with how well it shows what the text is about. */
  readonly pictures: readonly FittedPicture[]
  readonly ordinal: number
  readonly worn: readonly Used[]
}

function planOne(planning: DesignPlanning, pin: PinAt): PlannedDesign | null {
  const { content, languageOf } = planning
  if (!content) return null
  const ground = { content, language: languageOf(content.lang) }
  const quote = quoteNear(pin, content, ground.language)
  const design = chooseDesign(requestFor(planning, pin, { ...ground, quote }))
  const template = findTemplate(design.template_id, planning.own)
  return template ? { design: clipped(design), pin_type: template.pinType } : null
}

function requestFor(
  { brand, config, own, used, seed }: DesignPlanning,
  pin: PinAt,
  { content, language, quote }: Ground & { readonly quote: Quote | null },
): DesignRequest {
  const { pictures, text } = pin
  const { headline, kicker, items } = text
  const hasPictures = pictures.length > 0
  const looks = fittingLooks({
    text: pin.text,
    content,
    language,
    chosen: config.templates,
    own,
    quote: quote?.text ?? '',
    isFirst: pin.ordinal < PICTURED && hasPictures,
    turn: pin.ordinal + used.length,
    isUnseen: isUnseen(pin.text, { content, language, pictures }),
    hasPictures,
  })
  return {
    pictures,
    text: {
      headline,
      kicker,
      items,
      points: hasPictures
        ? []
        : pointsOf(content, { language, headline, turn: pin.ordinal + used.length }),
      quote: quote?.text ?? anyQuote(pin, content, language),
      quoteBy: quote?.author ?? '',
      facts: shortFacts(content),
      ...dishOf(content, language),
    },
    listFor: looks.listFor,
    subjects: subjectsOfPage(content, language),
    templates: looks.templates,
    own,
    favored: config.favored ?? [],
    ...chosenStyle(config, brand),
    brand: { ...brand, name: siteNameFor(brand.name, content) },
    used: pin.worn,
    // The pins that the page has already turn the wheel on.
    ordinal: pin.ordinal + used.length,
    seed,
  }
}

function dishOf(content: PageContent, language: Language): { dish?: string } {
  const { kind, subject } = understandPage(content, language)
  return kind === 'recipe' ? { dish: subject.name } : {}
}

/** The colours and fonts chosen for this generation, unless the kit allows only its own. */
function chosenStyle(
  config: GenerationConfig,
  brand: Brand,
): Pick<DesignRequest, 'colors' | 'fonts'> {
  if (brand.only_brand === true) return { colors: brand.colors, fonts: brand.fonts }
  return {
    colors: chosenOr(config.colors, brand.colors),
    fonts: chosenOr(config.fonts, brand.fonts),
  }
}

const chosenOr = (chosen: readonly string[], own: readonly string[]): readonly string[] =>
  chosen.length > 0 ? chosen : own

interface Ground {
  readonly content: PageContent
  readonly language: Language
}

type FittedPicture = DesignPlanning['pictures'][number] & Fit

/**
 * A title on the whole page may turn through its pictures; one on an entry of a list promises that
 * very thing.
 */
const WEIGHT = { page: 1.8, section: 5, entry: 6 }

/** All of the page's pictures, each with how well it shows what the title speaks of. */
function picturesFor(
  { pictures, content, languageOf }: DesignPlanning,
  { title, headline, about }: WrittenText,
): FittedPicture[] {
  if (!content) return []
  const language = languageOf(content.lang)
  const named = placedPictures(pictures, content)
  const scores = finishedScores(
    named.map((picture) => ({ ...picture, luminance: picture.facts.luminance })),
    { title: content.title, isRecipe: content.kind === 'recipe' },
    language,
  )
  const finished = areFinished(scores)
  const { heading, before, text: section } = sectionAbout(content, about)
  const isListed = isEntry(about, { content, language })
  const fit = fitOfPictures(
    named,
    {
      idea: about,
      title,
      headline,
      topic: content.title,
      section,
      heading: heading || about,
      before: isListed ? '' : before,
    },
    language,
  )
  const best = Math.max(0.5, ...fit)
  // A person's own picture costs those of the page nothing.
  const clearest = Math.max(...scores.filter((_, index) => named[index]?.address !== ''))
  const weight = about === '' ? WEIGHT.page : isListed ? WEIGHT.entry : WEIGHT.section
  return leadingPictures(
    named.map((picture, index) => ({
      ...picture,
      fit:
        ((fit[index] ?? 0) / best) * weight -
        (about === '' ? unclearCost(Math.max(0, clearest - (scores[index] ?? 0))) : 0),
      isFinished: finished[index] === true,
      isNeededWhole: namesBeside(headline, picture.alt, language),
    })),
    { isOnPart: about !== '', kinds: [content.kind, understandPage(content, language).kind] },
  )
}

/** A pin on the whole page shows what the page made rather than what says nothing of that. */
const UNCLEAR = { each: 0.3, most: 1 }
const unclearCost = (behind: number): number => Math.min(UNCLEAR.most, behind * UNCLEAR.each)

/** With what the page says around each. */
function placedPictures(pictures: DesignPlanning['pictures'], { pictures: found }: PageContent) {
  const placeOf = new Map(
    found.map(({ address, caption = '', heading = '', before = '', isInStep, isNamed }) => [
      address,
      { caption, heading, before, isInStep: isInStep === true, isNamed: isNamed === true },
    ]),
  )
  return pictures.map((picture) => ({ ...picture, ...placeOf.get(picture.address) }))
}

function isEntry(about: string, { content, language }: Ground): boolean {
  return (
    content.kind === 'list' && about !== '' && materialOf(content, language).entries.includes(about)
  )
}

/**
 * The title is about an entry or a line of a list page that no picture shows: any photo would be of
 * something else.
 */
function isUnseen(
  { about }: WrittenText,
  { content, language, pictures }: Ground & { readonly pictures: readonly NamedPicture[] },
): boolean {
  return (
    content.kind === 'list' &&
    about !== '' &&
    pictures.length > 0 &&
    !isShown({ headline: about, section: sectionAbout(content, about).text }, pictures, language)
  )
}

/**
 * A quotation that no pin of the page shows yet and that speaks of what the title speaks of; null
 * when there is none.
 */
function quoteNear({ text, worn }: PinAt, content: PageContent, language: Language): Quote | null {
  const shown = new Set(worn.map(({ headline }) => headline))
  const wanted = new Set(contentStems(text.title, language))
  const near =
    text.about === ''
      ? null
      : sentencesAbout(materialOf(content, language), text.about).map((sentence) => sentence.text)
  const isNear = (quote: Quote): boolean =>
    (near === null || near.some((sentence) => quote.text.includes(sentence))) &&
    contentStems(quote.text, language).some((stem) => wanted.has(stem))
  const fresh = quotesOf(content, language).filter((quote) => !shown.has(quote.text))
  return fresh.find((quote) => isMentionedIn(quote.text, text)) ?? fresh.find(isNear) ?? null
}

/** For a person who chose nothing but quotes. */
function anyQuote({ ordinal, worn }: PinAt, content: PageContent, language: Language): string {
  const quotes = [
    ...new Set([
      ...quotesOf(content, language).map(({ text }) => text),
      ...quotableOf(content, language),
    ]),
  ]
  const shown = new Set(worn.map(({ headline }) => headline))
  return (
    quotes.find((quote) => !shown.has(quote)) ?? quotes[ordinal % Math.max(1, quotes.length)] ?? ''
  )
}

/** The contract's limits; the writer keeps far below them. */
function clipped(design: PinDesign): PinDesign {
  return {
    ...design,
    headline: design.headline.slice(0, 200),
    kicker: design.kicker.slice(0, 80),
    items: design.items.slice(0, MAX_LIST_ITEMS).map((item) => item.slice(0, 160)),
    brand: design.brand.slice(0, 60),
  }
}
