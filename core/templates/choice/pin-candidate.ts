/** A pin as one template would show it: which pictures, how near, in which colours. */
import type { Brand } from '#core/contract/account/accounts.contract.ts'
import type { Crop, PinDesign } from '#core/contract/content/pins.contract.ts'
import { logoOn } from '#core/pages/brand-kit.ts'
import { isDark, type Trio } from '../color/colors.rules.ts'
import { cropFor } from '../photo/crop.rules.ts'
import { isSameView } from '../photo/same-view.ts'
import { shapeCost } from '../photo/shape-cost.rules.ts'
import { wordsOn, type WordsRequest } from './fitting-template.rules.ts'
import type { Used } from './look-likeness.rules.ts'
import type { GroundRequest } from './offered-grounds.rules.ts'
import type { PictureFacts } from '../document/picture-facts.schema.ts'
import type { ReadyTemplate } from '../document/template.model.ts'

export interface DesignRequest extends WordsRequest, GroundRequest {
  /** The page's usable pictures, best first. */
  pictures: readonly {
    id: string
    facts: PictureFacts
    /**
     * How well it shows what the words speak of: 0 = not at all, 1 = better than others, more = it
     * has to be this one.
     */
    fit?: number
    /** The words name a thing that is beside its main one: a part of it may not show that. */
    isNeededWhole?: boolean
  }[]
  /** Chosen template ids; unknown ones are passed over. */
  templates: readonly string[]
  /** A person's templates among the chosen ones. */
  own?: readonly ReadyTemplate[]
  /** Of these, those that may come twice as often as the others. */
  favored?: readonly string[]
  /** Heading and body font; empty = the template's own. */
  fonts: readonly string[]
  brand: { name: string } & Pick<Brand, 'logo_picture_id' | 'logo_dark_picture_id'>
  /** What pins of this page looked like before, oldest first. */
  used: readonly Used[]
  /** The pin's place among those of the page in this run, from 0. */
  ordinal: number
}

export interface Pair {
  template: ReadyTemplate
  /** Null where no picture is drawn. */
  lead: DesignRequest['pictures'][number] | null
}

/**
 * Zoom and the subject's place in the slot; the first is the calm default. None moves it to a side,
 * which looks slipped.
 */
export const CALM_CROP = { zoom: 1, at: { x: 0.5, y: 0.5 } }
export const CROPS: readonly { zoom: number; at: { x: number; y: number } }[] = [
  CALM_CROP,
  { zoom: 1.08, at: { x: 0.5, y: 0.46 } },
  { zoom: 1.12, at: { x: 0.5, y: 0.5 } },
  { zoom: 1.22, at: { x: 0.5, y: 0.52 } },
  { zoom: 1.16, at: { x: 0.5, y: 0.54 } },
]

export function candidate(
  wish: DesignRequest,
  { template, lead }: Pair,
  { look, colors }: { look: (typeof CROPS)[number]; colors: Trio },
): PinDesign {
  const pictures = lead ? picturesOf(wish, template, lead) : []
  return {
    template_id: template.id,
    ...wordsOn(template, wish),
    pictures: pictures.map(({ id, facts }, slot) => ({
      picture_id: id,
      crop: slot === 0 ? cropOf(facts, look) : null,
    })),
    colors,
    fonts: {
      heading: wish.fonts[0] ?? template.fonts.heading,
      body: wish.fonts[1] ?? template.fonts.body,
    },
    brand: wish.brand.name,
    logo_picture_id: logoOn(wish.brand, isDark(colors.background)),
  }
}

type Picture = DesignRequest['pictures'][number]

/**
 * The first picture and beside it those of the right shape that show what the words speak of.
 * `twins`: pictures that look like one of the others, used only where there are no more others.
 */
function shownIn(
  { pictures }: DesignRequest,
  template: ReadyTemplate,
  lead: Picture,
): { distinct: Picture[]; twins: Picture[] } {
  const distinct = [lead]
  const twins: Picture[] = []
  if (template.pictures < 2) return { distinct, twins }
  for (const picture of byCost(pictures, template)) {
    if (distinct.length === template.pictures) break
    if (picture === lead) continue
    const isTwin = distinct.some(({ facts }) => isSameView(facts, picture.facts))
    ;(isTwin ? twins : distinct).push(picture)
  }
  return { distinct, twins }
}

/** Sorted once for all pictures that can be the first. */
const keptSorted = new WeakMap<object, WeakMap<ReadyTemplate, readonly Picture[]>>()

function byCost(pictures: DesignRequest['pictures'], template: ReadyTemplate): readonly Picture[] {
  const ofPictures = keptSorted.get(pictures) ?? new WeakMap<ReadyTemplate, readonly Picture[]>()
  keptSorted.set(pictures, ofPictures)
  const sorted =
    ofPictures.get(template) ??
    pictures
      .map((picture) => ({
        picture,
        cost: shapeCost(template, picture.facts) - (picture.fit ?? 0),
      }))
      .toSorted((a, b) => a.cost - b.cost)
      .map(({ picture }) => picture)
  ofPictures.set(template, sorted)
  return sorted
}

function picturesOf(wish: DesignRequest, template: ReadyTemplate, lead: Picture): Picture[] {
  const { distinct, twins } = shownIn(wish, template, lead)
  return [...distinct, ...twins].slice(0, template.pictures)
}

/** Two of the pictures that a template would show beside each other look like one picture twice. */
export function showsTwice(wish: DesignRequest, template: ReadyTemplate, lead: Picture): boolean {
  const { distinct, twins } = shownIn(wish, template, lead)
  return twins.length > 0 && distinct.length < template.pictures
}

/**
 * The calm default is left to the template, which knows where its words are, and trims the others
 * to its place: a crop upright already would be trimmed twice, and show a crust instead of a loaf.
 */
function cropOf(facts: PictureFacts, look: (typeof CROPS)[number]): Crop | null {
  return look === CALM_CROP ? null : cropFor(facts, { aspect: facts.width / facts.height, ...look })
}
