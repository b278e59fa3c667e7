/**
 * Other looks of one pin: its own words and pictures in other templates, crops and colours. Pure
 * and repeatable. Each look differs from those before it as much as what the pin
 * has allows.
 */
import type { Crop, PinDesign } from '#core/contract/content/pins.contract.ts'
import type { Trio } from '../color/colors.rules.ts'
import { cropFor } from '../photo/crop.rules.ts'
import { shapeCost } from '../photo/shape-cost.rules.ts'
import { isFitting, isQuote } from '../choice/fitting-template.rules.ts'
import { templateChoice } from '../document/own-template.ts'
import { brandPalettes, photoPalettes } from '../palettes/page-palettes.rules.ts'
import { grounds } from '../palettes/palette-set.ts'
import type { PictureFacts } from '../document/picture-facts.schema.ts'
import { findTemplate, templates } from '../choice/template-list.ts'
import type { Template } from '../document/template.schema.ts'
import type { ReadyTemplate } from '../document/template.model.ts'

export interface LooksRequest {
  /** The pin as it is now. */
  readonly design: PinDesign
  /** Those of the design first, in its order, then others that may be beside them. */
  readonly pictures: readonly { readonly id: string; readonly facts: PictureFacts }[]
  /** The saved colours of the brand; none = it has none, or they are not known. */
  readonly brandColors?: readonly string[]
  /** No others than those, where there are any. */
  readonly isBrandOnly?: boolean
  /** Templates that the brand allows; none = all. */
  readonly allowed?: readonly string[]
  /** What its page is about; absent = not known. */
  readonly subjects?: readonly string[]
  /** A person's own templates, each in its newest version. */
  readonly own?: readonly ReadyTemplate[]
}

/** Of stored pictures, by their ids: `/media/<name>`. */
export type PictureAddresses = Readonly<Record<string, string>>

/** A person's template as it is stored, under the id that designs name. */
export interface OwnDocument {
  readonly id: string
  readonly name: string
  readonly document: unknown
}

export interface FoundLook {
  readonly design: PinDesign
  readonly document: Template
}

export interface Look {
  readonly template: ReadyTemplate
  readonly design: PinDesign
}

/** Every look that the pin has, the most different first. */
export function* looksInOrder(wish: LooksRequest): Generator<Look, void> {
  const candidates = candidatesFor(wish)
  const tally = emptyTally()
  while (candidates.size > 0) {
    let best: Candidate | null = null
    let least = Infinity
    for (const candidate of candidates) {
      const cost = candidate.cost + repetition(candidate, tally)
      if (cost < least) [best, least] = [candidate, cost]
    }
    if (best === null) return
    candidates.delete(best)
    count(tally, best)
    yield { template: best.template, design: best.design }
  }
}

interface Candidate {
  readonly template: ReadyTemplate
  readonly design: PinDesign
  readonly kind: string
  readonly colors: string
  readonly crop: string
  /** Of the template alone, with this picture. */
  readonly cost: number
}

interface Tally {
  readonly templates: Map<string, number>
  readonly kinds: Map<string, number>
  readonly colors: Map<string, number>
  readonly crops: Map<string, number>
}

const emptyTally = (): Tally => ({
  templates: new Map(),
  kinds: new Map(),
  colors: new Map(),
  crops: new Map(),
})

/** What it costs to repeat something once. A template returns only when each was shown. */
const REPEATED = { template: 20, kind: 3, colors: 1.2, crop: 0.4 }
/** The colours and the crop that a template has by itself come first. */
const LATER_COLORS = 0.15
/** Colours that are not the saved brand's, so that the first dozen is in its own. */
const BESIDE_BRAND = 6
const LATER_CROP = 0.5
/** Words alone while there are pictures. */
const WITHOUT_PICTURE = 2.5
/** A person's own templates come early; of one kind after the other, so that they do not fill the dozen. */
const OWN_FIRST = -3

const times = (counts: ReadonlyMap<string, number>, key: string): number => counts.get(key) ?? 0

const repetition = (candidate: Candidate, tally: Tally): number =>
  times(tally.templates, candidate.template.id) * REPEATED.template +
  times(tally.kinds, candidate.kind) * REPEATED.kind +
  times(tally.colors, candidate.colors) * REPEATED.colors +
  times(tally.crops, candidate.crop) * REPEATED.crop

function count(tally: Tally, { template, kind, colors, crop }: Candidate): void {
  const add = (counts: Map<string, number>, key: string): unknown =>
    counts.set(key, times(counts, key) + 1)
  add(tally.templates, template.id)
  add(tally.kinds, kind)
  add(tally.colors, colors)
  add(tally.crops, crop)
}

function candidatesFor(wish: LooksRequest): Set<Candidate> {
  const { design, own: owned = [] } = wish
  const own = findTemplate(design.template_id, owned)
  const text = {
    headline: design.headline,
    kicker: design.kicker,
    items: design.items,
    ...(own && isQuote(own) && { quote: design.headline }),
  }
  const content = {
    pictures: wish.pictures,
    brand: { name: design.brand },
    text,
    // A pin in a design for journeys was made of a page about one.
    ...(wish.subjects && { subjects: [...wish.subjects, ...(own?.use.suits ?? [])] }),
  }
  const allowed = new Set(wish.allowed)
  const fitting = [...owned, ...templates].filter(
    (template) =>
      (allowed.size === 0 || allowed.has(templateChoice(template.id))) &&
      isFitting(template, content) &&
      // a collage shows each of its pictures
      (template.pictures < 2 || template.pictures <= wish.pictures.length),
  )
  const trios = triosFor(wish)
  const all = fitting.flatMap((template) => {
    const drawn = wish.pictures.slice(0, template.pictures)
    const lead = drawn[0]
    const base =
      (lead ? shapeCost(template, lead.facts) : baseWithoutPicture(wish)) +
      (owned.includes(template) ? OWN_FIRST : 0)
    return cropsFor(template, lead).flatMap((crop, nearer) =>
      trios.map(({ colors, cost: ofColors }): Candidate => {
        const pictures = drawn.map(({ id }, slot) => ({
          picture_id: id,
          crop: slot === 0 ? crop : null,
        }))
        return {
          template,
          design: {
            ...design,
            template_id: template.id,
            pictures,
            colors,
            fonts: fontsFor(wish, template),
          },
          kind: kindOf(template),
          colors: Object.values(colors).join(' '),
          crop: crop === null ? '' : `${nearer}`,
          cost: base + nearer * LATER_CROP + ofColors,
        }
      }),
    )
  })
  return new Set(all.filter((candidate) => !isAsNow(candidate, design)))
}

/** What a person sees first: what kind of pin it is, and whether its words are on the photo. */
const kindOf = ({ pinType, use }: ReadyTemplate): string =>
  `${pinType}${use.onPhoto ? ' on photo' : ''}`

const baseWithoutPicture = ({ pictures }: LooksRequest): number =>
  pictures.length > 0 ? WITHOUT_PICTURE : 0

/** The picture that the person sees already. */
function isAsNow({ design }: Candidate, now: PinDesign): boolean {
  const seen = ({ template_id, pictures, colors }: PinDesign): string =>
    JSON.stringify([template_id, pictures, colors])
  return seen(design) === seen(now)
}

/** As the template cuts it, nearer, and with the subject at either side. */
const NEARER = [
  { zoom: 1.25, at: { x: 0.5, y: 0.5 } },
  { zoom: 1.14, at: { x: 0.4, y: 0.5 } },
  { zoom: 1.14, at: { x: 0.6, y: 0.46 } },
]

function cropsFor(
  { pinType }: ReadyTemplate,
  lead: LooksRequest['pictures'][number] | undefined,
): (Crop | null)[] {
  if (!lead) return [null]
  const aspect = pinType === 'photo' || pinType === 'card' ? 2 / 3 : 1
  const crops = NEARER.map((look) => cropFor(lead.facts, { aspect, ...look }))
  return [null, ...crops]
}

const keyOf = ({ background, text, accent }: Trio): string => `${background} ${text} ${accent}`

const designed = new Set(Object.values(grounds).map(keyOf))

interface PricedTrio {
  readonly colors: Trio
  readonly cost: number
}

/**
 * Designed colours near the picture's hue. Before them come the saved brand's, and colours that the
 * pin has and that are none of the designed ones: those were chosen by hand, or are a brand's.
 */
function triosFor(wish: LooksRequest): PricedTrio[] {
  const { design, pictures, brandColors = [], isBrandOnly = false } = wish
  const { background, text, accent } = design.colors
  const hasBrand = brandColors.length > 0
  if (hasBrand && isBrandOnly)
    return brandPalettes(brandColors).map((colors, later) => ({
      colors,
      cost: later * LATER_COLORS,
    }))
  const own = ownTrios(design, brandColors)
  const hues = pictures[0]?.facts.palette ?? [accent, background, text]
  const all = [...own, ...photoPalettes(hues)]
  const ownKeys = new Set(own.map(keyOf))
  return [...new Map(all.map((trio) => [keyOf(trio), trio])).values()].map((colors, later) => ({
    colors,
    cost: later * LATER_COLORS + (hasBrand && !ownKeys.has(keyOf(colors)) ? BESIDE_BRAND : 0),
  }))
}

function ownTrios({ colors }: PinDesign, brandColors: readonly string[]): readonly Trio[] {
  const { background, text, accent } = colors
  const isOwn = !designed.has(keyOf(colors))
  if (brandColors.length > 0) return [...(isOwn ? [colors] : []), ...brandPalettes(brandColors)]
  return isOwn ? [colors, ...brandPalettes([background, text, accent]).slice(0, 2)] : []
}

/** Fonts that the pin has from its template change with the template; fonts that were chosen stay. */
function fontsFor({ design, own }: LooksRequest, template: ReadyTemplate): PinDesign['fonts'] {
  const before = findTemplate(design.template_id, own)?.fonts
  const isOfTemplate = before?.heading === design.fonts.heading && before.body === design.fonts.body
  return isOfTemplate ? template.fonts : design.fonts
}
