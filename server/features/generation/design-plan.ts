/** Designs of one page's pins, each choosing with the ones before it in mind. */
import { setImmediate as letOthersIn } from 'node:timers/promises'
import type { Brand } from '#core/contract/accounts.contract.ts'
import type { PinDesign, PinType } from '#core/contract/pins.contract.ts'
import type { GenerationConfig } from '#core/contract/tasks.contract.ts'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { chooseDesign, type Worn } from '#core/templates/design.rules.ts'
import type { PictureFacts } from '#core/templates/picture-facts.schema.ts'
import { findTemplate } from '#core/templates/template-list.ts'
import type { Template } from '#core/templates/template.model.ts'
import { contentStems, type Language } from '#core/text/language.ts'
import { quotesOf } from '#core/text/quotes.ts'
import { writeList } from '#core/text/writer/items.ts'
import type { WrittenText } from '#core/text/writer/write-pins.ts'
import type { UsedCombination } from './generation-parts.ts'
import { keyOf } from './text-writer.ts'

export interface DesignPlanning {
  /** By turn; null where there are no words. */
  readonly texts: readonly (WrittenText | null)[]
  readonly content: PageContent | null
  readonly pictures: readonly { readonly id: string; readonly facts: PictureFacts }[]
  readonly brand: Brand
  readonly config: GenerationConfig
  readonly used: readonly UsedCombination[]
  readonly seed: string
  languageOf(lang: string): Language
}

export interface PlannedDesign {
  readonly design: PinDesign
  readonly pin_type: PinType
}

/** Looked back at most: choosing costs more with each, and what was long ago may come again. */
const LOOK_BACK = 150

/** Lets the server answer others between two pins: 500 designs of one page are seconds of work. */
export async function planDesigns(planning: DesignPlanning): Promise<(PlannedDesign | null)[]> {
  // Newest last: what is handed over comes newest first.
  const worn: Worn[] = [...planning.used].toReversed()
  const planned: (PlannedDesign | null)[] = []
  for (const text of planning.texts) {
    const next = text && planOne(planning, { text, ordinal: planned.length, worn: worn.slice(-LOOK_BACK) })
    if (next) worn.push(next.design)
    planned.push(next)
    await letOthersIn()
  }
  return planned
}

interface PinAt {
  readonly text: WrittenText
  readonly ordinal: number
  readonly worn: readonly Worn[]
}

function planOne({ content, pictures, brand, config, used, seed, languageOf }: DesignPlanning, pin: PinAt): PlannedDesign | null {
  const { headline, kicker, items: entries } = pin.text
  if (!content) return null
  const language = languageOf(content.lang)
  const design = chooseDesign({
    pictures,
    text: { headline, kicker, items: entries, quote: quoteFor(pin, content, language) },
    listFor: listsOf(pin.text, content, language),
    templates: config.templates,
    colors: config.colors.length > 0 ? config.colors : brand.colors,
    fonts: config.fonts.length > 0 ? config.fonts : brand.fonts,
    brand: { name: brand.name || siteNameOf(content), logo_picture_id: brand.logo_picture_id },
    used: pin.worn,
    // The pins that the page has already turn the wheel on.
    ordinal: pin.ordinal + used.length,
    seed,
  })
  const template = findTemplate(design.template_id)
  if (!template) return null
  return { design: clipped(design), pin_type: template.pinType }
}

type ListWords = Pick<PinDesign, 'headline' | 'kicker' | 'items'>

/** The list of each template, written once a pin. */
function listsOf({ headline, kicker, items }: WrittenText, content: PageContent, language: Language): (template: Template) => ListWords {
  const written = new Map<PinType, ListWords>()
  return ({ pinType }) => {
    const known = written.get(pinType)
    if (known) return known
    const list = agreeing({ headline, kicker, items: [...items], ...writeList(content, pinType, { language, own: { headline, kicker } }) })
    written.set(pinType, list)
    return list
  }
}

/** Rows that every template of lists shows whole; of more it may leave some out. */
const ROWS_SHOWN = 5

/** A list says nothing twice, and the small line above it counts what is shown or is left out. */
function agreeing(list: ListWords): ListWords {
  const items = list.items.filter((item) => keyOf(item) !== keyOf(list.headline))
  const count = /^(\d{1,3}) (?:ideas|steps|ingredients)$/i.exec(list.kicker)?.[1]
  const isTrue = count === undefined || (Number(count) === items.length && items.length <= ROWS_SHOWN)
  return { headline: list.headline, items, kicker: isTrue ? list.kicker : '' }
}

/** A sentence that no pin of the page shows yet, near the pin's title where there is one; '' when the page has none fit to be quoted. */
function quoteFor({ text, ordinal, worn }: PinAt, content: PageContent, language: Language): string {
  const quotes = quotesOf(content, language)
  const shown = new Set(worn.map(({ headline }) => headline))
  const fresh = quotes.filter((quote) => !shown.has(quote))
  const wanted = new Set(contentStems(text.title, language))
  return fresh.find((quote) => contentStems(quote, language).some((stem) => wanted.has(stem))) ?? fresh[0] ?? quotes[ordinal % Math.max(1, quotes.length)] ?? ''
}

/** What stands on a pin of an account without a brand: the site's own name, else its host. A keyword without a page has neither. */
function siteNameOf({ site_name, url }: { readonly site_name: string; readonly url: string }): string {
  if (site_name !== '' || !URL.canParse(url)) return site_name
  return new URL(url).hostname.replace(/^www\./, '')
}

/** The contract's limits; the writer keeps far below them. */
function clipped(design: PinDesign): PinDesign {
  return { ...design, headline: design.headline.slice(0, 200), kicker: design.kicker.slice(0, 80), items: design.items.slice(0, 10).map((item) => item.slice(0, 160)), brand: design.brand.slice(0, 60) }
}
