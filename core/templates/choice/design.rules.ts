/**
 * Chooses how the pins of one page look: template, crop, colours, so that no two of them are alike
 * and combinations used before for the page are avoided. Pure and repeatable: the same question has
 * the same answer.
 */
import type { Crop, PinDesign } from '#core/contract/content/pins.contract.ts'
import { tintOf, type Trio } from '../color/colors.rules.ts'
import { maskCost } from '../photo/mask-fit.ts'
import { shownShare } from '../photo/lead-shape.rules.ts'
import { shapeCost } from '../photo/shape-cost.rules.ts'
import {
  isFitting,
  isQuote,
  leavesFrameEmpty,
  losesNumber,
  wordsOn,
} from './fitting-template.rules.ts'
import { bestDrawn, type Drawing } from './best-drawn.ts'
import { familyOf, likeness } from './look-likeness.rules.ts'
import { drawnCost } from './drawn-cost.rules.ts'
import { groundCosts } from './ground-cost.rules.ts'
import { palettesFor, turnBy } from './offered-grounds.rules.ts'
import { fogCost, hideCost, isOnPhoto, lacksOnPhoto } from './photo-words.rules.ts'
import { candidate, CROPS, showsTwice, type DesignRequest, type Pair } from './pin-candidate.ts'
import { meltCost } from './melting-edge.rules.ts'
import { followsTwin } from './twin-pins.rules.ts'
import { templateChoice } from '../document/own-template.ts'
import { findTemplate, templates } from './template-list.ts'
import type { PictureFacts } from '../document/picture-facts.schema.ts'
import type { ReadyTemplate } from '../document/template.model.ts'

export type { Used } from './look-likeness.rules.ts'
export type { DesignRequest } from './pin-candidate.ts'

export function chooseDesign(wish: DesignRequest): PinDesign {
  const asked = askedTemplates(wish)
  const start = turnBy(wish.seed)
  const tally = tallyOf(wish)
  const pairs = asked.flatMap((template, index) => {
    const turn = (((index - wish.ordinal - start) % asked.length) + asked.length) % asked.length
    const leads = template.pictures > 0 && wish.pictures.length > 0 ? wish.pictures : [null]
    return leads.map((lead) => ({
      template,
      lead,
      cost: pairCost(wish, { template, lead }, tally) + (turn / asked.length) * TURN_COST,
    }))
  })
  const facts = new Map(wish.pictures.map(({ id, facts: own }) => [id, own]))
  const groundsOf = groundsFor(wish, tally)
  const best = bestDrawn(wish, pairs, { groundsOf, facts })
  if (!best) throw new Error('There is no template to choose from.')
  return lookFor(wish, best, { start, palettes: groundsOf(best), facts })
}

/** The colours that a pin of this template may have on its first picture. */
const groundsFor =
  (wish: DesignRequest, tally: Tally) =>
  ({ template, lead }: Pick<Pair, 'template' | 'lead'>): readonly Trio[] =>
    ownColors(wish, template) ?? tally.groundsOf(lead)

/** Those that the template begins with, where neither the person nor the brand has chosen any. */
const ownColors = (
  { colors }: DesignRequest,
  template: ReadyTemplate,
): readonly Trio[] | undefined =>
  colors.length === 0 && template.colors ? [template.colors] : undefined

/** Cheapest of all crops and colours for a template and its first picture. */
function lookFor(
  wish: DesignRequest,
  pair: Pair,
  { start, palettes, facts }: { start: number; palettes: readonly Trio[] } & Pick<Drawing, 'facts'>,
): PinDesign {
  const groundCost = groundCosts(wish.used, wish.colors)
  const looks = CROPS.flatMap((look, near) =>
    palettes.map((colors, step) => {
      const design = candidate(wish, pair, { look, colors })
      const turn = (step + start) % palettes.length
      return {
        design,
        cost:
          repeats(design, wish.used, pair.lead?.facts) * 10 +
          near * CROP_COST +
          drawnCost(pair.template, design, facts) +
          groundCost(colors, step) +
          (pair.lead && wish.colors.length === 0 ? vividCost(pair.lead.facts, colors) : 0) +
          (step + turn * 0.3) * 0.1 +
          lostCost(pair, design.pictures[0]?.crop ?? null) +
          (pair.lead ? meltCost(pair.template, pair.lead.facts, colors) : 0),
      }
    }),
  )
  const best = looks.toSorted((a, b) => a.cost - b.cost)[0]
  if (!best) throw new Error('There is no look to choose from.')
  return best.design
}

/** Of OKLCH's chroma: a ground that is so much stronger than anything in its picture makes that look grey. */
const FREE_CHROMA = 0.05
const VIVID_COST = 60

function vividCost({ palette }: PictureFacts, { background }: Trio): number {
  const strongest = Math.max(...palette.map((color) => tintOf(color).c))
  return VIVID_COST * Math.max(0, tintOf(background).c - strongest - FREE_CHROMA)
}

/** What one place on the wheel of templates is worth, so that pages and pins begin differently. */
const TURN_COST = 1.6
/** A nearer crop is taken only when the calm one was used before. */
const CROP_COST = 1.5
const COST = {
  unfit: 1000,
  worn: 1.1,
  led: 0.9,
  tooOften: 7,
  pair: 10,
  neighbour: 6,
  shape: 1.6,
  otherPicture: 3,
  secondText: 6,
  noPhoto: 2.5,
  bare: 60,
  offPhoto: 6,
  numberLost: 0.4,
  emptyFrame: 3,
  secondCollage: 3,
  sameView: 8,
  lost: 5,
  later: 0.8,
}

interface Tally {
  templates: Map<string, number>
  leads: Map<string, number>
  pairs: Map<string, number>
  /** Pins that show a picture. */
  led: number
  /** Of all pins, those whose words are on their picture are fewer than half. */
  lacksOnPhoto: boolean
  groundsOf: (lead: Pair['lead']) => readonly Trio[]
}

/** `shown`: the first picture, or the words of a template without one. */
const pairKey = (template: string, shown: string): string => `${template} ${shown}`

function tallyOf(wish: DesignRequest): Tally {
  const { used, favored = [], pictures: own } = wish
  const offered = new Map<Pair['lead'], readonly Trio[]>()
  const tally: Tally = {
    templates: new Map(),
    leads: new Map(),
    pairs: new Map(),
    led: 0,
    lacksOnPhoto: lacksOnPhoto(used, own),
    groundsOf: (lead) => {
      const found = offered.get(lead) ?? palettesFor(wish, lead)
      offered.set(lead, found)
      return found
    },
  }
  const add = (counts: Map<string, number>, key: string, times = 1): unknown =>
    counts.set(key, (counts.get(key) ?? 0) + times)
  for (const { template_id: template, headline, pictures } of used) {
    const lead = pictures[0]?.picture_id
    const times = favored.includes(templateChoice(template)) ? 0.5 : 1
    add(tally.templates, template, times)
    if (lead === undefined) {
      add(tally.pairs, pairKey(template, headline), times)
      continue
    }
    add(tally.leads, lead)
    const family = familyOf(template, own.find(({ id }) => id === lead)?.facts)
    add(tally.pairs, pairKey(family, lead), times)
    tally.led += 1
  }
  return tally
}

/**
 * A template seldom used, that shows a picture seldom seen in its own shape, and one of what the
 * words speak of.
 */
function pairCost(wish: DesignRequest, { template, lead }: Pair, tally: Tally): number {
  const own = templateCost(wish, { template, lead }, tally)
  if (lead === null)
    return (
      own +
      (wish.pictures.length > 0 ? noPhotoCost(wish, template) : 0) +
      (tally.pairs.get(pairKey(template.id, wordsOn(template, wish).headline)) ?? 0) * COST.pair
    )
  const shape = (shapeCost(template, lead.facts) + pairedCost(wish, template, lead)) * COST.shape
  const best = Math.max(...wish.pictures.map(({ fit = 0 }) => fit))
  const again =
    (tally.pairs.get(pairKey(familyOf(template.id, lead.facts), lead.id)) ?? 0) * COST.pair
  return (
    own +
    shape +
    (showsTwice(wish, template, lead) ? COST.sameView : 0) +
    again +
    fogCost(template, lead.facts) +
    hideCost(template, lead.facts, wish.text.headline) +
    maskCost(template, lead.facts) +
    (followsTwin(template, lead, wish.used.at(-1)) ? COST.neighbour : 0) +
    lostCost({ template, lead }, null) +
    leastMelt(template, lead.facts, groundsFor(wish, tally)({ template, lead })) +
    (best - (lead.fit ?? 0)) * COST.otherPicture +
    leadCost(wish, lead.id, tally) +
    laterCost(wish, lead)
  )
}

/** Where photos can be shown, words alone are for those who chose few designs, these among them. */
const noPhotoCost = ({ templates: ids }: DesignRequest, { pinType }: ReadyTemplate): number =>
  pinType === 'text' && (ids.length === 0 || ids.length > FEW) ? COST.bare : COST.noPhoto
const FEW = 12

/** Whether it fits at all, how often the page has it, and what it leaves out of sight. */
function templateCost(wish: DesignRequest, { template, lead }: Pair, tally: Tally): number {
  return (
    (isFitting(template, wish) ? 0 : COST.unfit) +
    (tally.templates.get(template.id) ?? 0) * usedCost(template, wish) +
    (losesNumber(template, wish) ? COST.numberLost : 0) +
    (leavesFrameEmpty(template, wish) ? COST.emptyFrame : 0) +
    offPhotoCost(template, lead, tally)
  )
}

/** Half of a page's pins carry their words on the picture, where one can fill the pin. */
const offPhotoCost = (template: ReadyTemplate, lead: Pair['lead'], tally: Tally): number =>
  tally.lacksOnPhoto && !isOnPhoto(template, lead?.facts) ? COST.offPhoto : 0

/** Less of a picture than this, and what is beside its main thing may be out of sight. */
const SHOWS_ALL = 0.72

/** A lantern that the words name and the crop cuts off. */
function lostCost({ template, lead }: Pair, crop: Crop | null): number {
  if (!lead?.isNeededWhole) return 0
  return COST.lost * Math.max(0, SHOWS_ALL - shownShare(template.use.lead, lead.facts, crop)) * 10
}

/**
 * Two collages of a page show the same pictures, two pins of words alone none: both look like
 * twins.
 */
function usedCost(
  { pinType, pictures: drawn }: ReadyTemplate,
  { pictures }: DesignRequest,
): number {
  if (pictures.length > 0 && drawn === 0) return COST.secondText
  return pinType === 'collage' ? COST.secondCollage : COST.worn
}

/** The first pins of a page show its first pictures. */
const laterCost = (
  { pictures, used }: DesignRequest,
  lead: DesignRequest['pictures'][number],
): number => (used.length < FIRST_PINS ? Math.min(3, pictures.indexOf(lead)) * COST.later : 0)
const FIRST_PINS = 2

/**
 * Every picture leads once before any leads a third time, and none much more often than its share.
 */
function leadCost({ pictures }: DesignRequest, id: string, { leads, led }: Tally): number {
  const counts = pictures.map((picture) => leads.get(picture.id) ?? 0)
  const [own, least] = [leads.get(id) ?? 0, Math.min(...counts)]
  const share = Math.ceil((led + 1) / pictures.length) + 1
  const isTooOften = (least === 0 && own >= 2) || own >= share
  return (own - least) * COST.led + (isTooOften ? COST.tooOften : 0)
}

/** Two pictures one above the other have one shape: the second has to fit as well. */
function pairedCost(
  { pictures }: DesignRequest,
  template: ReadyTemplate,
  lead: DesignRequest['pictures'][number],
): number {
  const others = pictures.filter((picture) => picture !== lead)
  return template.pictures === 2 && others.length > 0
    ? Math.min(...others.map(({ facts }) => shapeCost(template, facts)))
    : 0
}

/** On the ground that shows its edge best. */
const leastMelt = (
  template: ReadyTemplate,
  facts: PictureFacts,
  palettes: readonly Trio[],
): number => Math.min(...palettes.map((colors) => meltCost(template, facts, colors)))

/** In their own order, so that a template keeps its turn whatever the words of a single pin are. */
function askedTemplates({ templates: ids, own, text }: DesignRequest): readonly ReadyTemplate[] {
  const chosen = ids.map((id) => findTemplate(id, own)).filter((template) => template !== undefined)
  if (chosen.length > 0 && (text.quote || !chosen.every(isQuote))) return chosen
  return chosen.length > 0 ? templates.filter((template) => !isQuote(template)) : templates
}

/**
 * How much a design repeats what was: the same headline, template and crop is worst; the same
 * template alone counts a little.
 */
function repeats(
  design: PinDesign,
  used: DesignRequest['used'],
  lead: PictureFacts | undefined,
): number {
  return used.reduce((sum, before) => sum + likeness(design, before, lead), 0)
}
