/**
 * What is wrong with a design as it is laid out: a thing that touches the edge of its picture, an
 * arch that cuts what draws the eye, bands that stay empty. A template's own shape says little of
 * that, because words of one line leave its picture higher than words of four.
 */
import type { Crop, PinDesign } from '#core/contract/content/pins.contract.ts'
import { entriesLeftOut } from '../fit/item-rows.ts'
import { roughWidth } from '../fit/rough-width.ts'
import { outlineBox } from '../document/layer-frames.ts'
import { cutCost, freedCrop, shareWithin, subjectOn } from '../photo/crop.rules.ts'
import { eyeShare, eyeUnder } from '../photo/eye-share.ts'
import { keepCosts } from '../photo/kept-costs.ts'
import { cutsMark, isPart, showsLettering } from '../photo/mark-cut.ts'
import { shareInMask, showsEnds } from '../photo/mask-fit.ts'
import { isDishCircle } from '../photo/round-dish.ts'
import { brokenLines } from '../fit/broken-lines.ts'
import { veilCost } from '../photo/veil-cost.rules.ts'
import {
  around,
  bottomOf,
  CANVAS,
  overlaps,
  type Box,
  type PinNode,
  type ReadyTemplate,
} from '../document/template.model.ts'
import type { PictureFacts } from '../document/picture-facts.schema.ts'

type PictureNode = Extract<PinNode, { kind: 'picture' }>

const COST = {
  cut: 4,
  filled: 20,
  eye: 14,
  masked: 9,
  empty: 2.2,
  covered: 16,
  buried: 12,
  mark: 4,
  torn: 5,
  lettered: 12,
  twice: 3,
  leftOut: 40,
  badge: 16,
  broken: 5,
  small: 4,
  adrift: 6,
}
/** A further picture is smaller. */
const OTHER_SHARE = 0.8
/** Of a crop's width and height: a thing that is nearer to an edge looks cut. */
const MARGIN = 0.02
/** Less of what draws the eye may be lost. */
const FREE_EYE = 0.05
/** Of what draws the eye, an arch or a circle shows as much. */
const LEAST_MASKED = 0.93

/**
 * The same words on the same pictures are laid out once, for all pins of a page. Without a picture
 * they are laid out once while `facts` lives, that is for one pin.
 */
const keptDrawn = keepCosts()

export function drawnCost(
  template: ReadyTemplate,
  design: PinDesign,
  facts: ReadonlyMap<string, PictureFacts>,
): number {
  const { headline, kicker, items, fonts, pictures } = design
  const known = keptDrawn(facts.get(pictures[0]?.picture_id ?? '') ?? facts, template)
  const key = JSON.stringify([headline, kicker, items, fonts, pictures])
  const cost = known.get(key) ?? costOfNodes(template, design, facts)
  known.set(key, cost)
  return cost
}

function costOfNodes(
  template: ReadyTemplate,
  design: PinDesign,
  facts: ReadonlyMap<string, PictureFacts>,
): number {
  const pictures = design.pictures.flatMap(({ picture_id: id, crop }) => {
    const found = facts.get(id)
    return found ? [{ facts: found, crop }] : []
  })
  const nodes = template.layout({ design, pictures, logo: null, measure: roughWidth })
  const shown = nodes.filter((node): node is PictureNode => node.kind === 'picture')
  const cuts = shown.map((node) => {
    const source = pictures[node.slot]
    if (!source) return 0
    const hidden = hidesMark(node, source.facts, nodes) ? COST.mark : 0
    return (pictureCost(node, source.facts) + hidden) * (node.slot === 0 ? 1 : OTHER_SHARE)
  })
  const covered = shown.map((node) => {
    const source = pictures[node.slot]
    return source
      ? coveredCost(node, source.facts, nodes) +
          veilCost(node, source.facts, nodes) +
          badgeCost(node, source.facts, nodes)
      : 0
  })
  const parts = [
    ...cuts,
    ...covered,
    emptyCost(nodes),
    adriftCost(template, nodes),
    tornCost(nodes),
    leftOutCost(nodes),
    ...nodes.flatMap((node) => (isHeadline(node) ? [headlineCost(node)] : [])),
  ]
  return parts.reduce((sum, cost) => sum + cost, 0)
}

type TextNode = Extract<PinNode, { kind: 'text' }>
const isHeadline = (node: PinNode): node is TextNode =>
  node.kind === 'text' && node.role === 'headline'

/**
 * Smaller letters than these are passed over in a feed; the smallest that are readable have all of
 * the cost.
 */
const LARGE = { enough: 92, least: 72 }

/**
 * Words that are small, or whose lines part what belongs together: another template has other room
 * for them.
 */
const headlineCost = ({ size, lines }: TextNode): number =>
  COST.small * Math.min(1, Math.max(0, LARGE.enough - size) / (LARGE.enough - LARGE.least)) +
  COST.broken * brokenLines(lines)

/** A seal or a sticker on the dish; beside it, it may lie on the photo. */
function badgeCost(
  { box, crop }: PictureNode,
  facts: PictureFacts,
  nodes: readonly PinNode[],
): number {
  const food = subjectOn({
    facts: { ...facts, subject: facts.dish ?? facts.subject },
    crop,
    slot: box,
  })
  const lies = nodes.some(
    (node) => node.kind === 'fill' && node.drawing === 'seal' && isOnRound(outlineBox(node), food),
  )
  return lies ? COST.badge : 0
}

/** Both are rounder than their boxes. */
function isOnRound(badge: Box, food: Box): boolean {
  const [across, down] = [
    (badge.x + badge.width / 2 - food.x - food.width / 2) / ((badge.width + food.width) / 2),
    (badge.y + badge.height / 2 - food.y - food.height / 2) / ((badge.height + food.height) / 2),
  ]
  return Math.hypot(across, down) < BESIDE
}
const BESIDE = 0.92

/**
 * A strip, a band or a stroke is there to make words readable on a photo. Beside a photo that is too
 * wide to fill the pin, it lies on an empty ground.
 */
function adriftCost({ use }: ReadyTemplate, nodes: readonly PinNode[]): number {
  const photo = nodes.find(({ kind }) => kind === 'picture')
  if (use.onPhoto !== true || !photo || fillsCanvas(photo.box)) return 0
  const words = nodes.filter(isHeadline)
  const isBeside = words.every(({ box }) => !overlaps(box, photo.box))
  const hasPanel = nodes.some(
    (node) =>
      node.kind === 'fill' &&
      node.box.height < GROUND &&
      words.some(({ box }) => overlaps(box, node.box)),
  )
  return isBeside && hasPanel ? COST.adrift : 0
}

/** A name that is cut at its hyphen: "Zimt-" on a line of its own. */
function tornCost(nodes: readonly PinNode[]): number {
  const torn = nodes.some(
    (node) =>
      node.kind === 'text' &&
      node.role === 'headline' &&
      node.lines.slice(0, -1).some((line) => /\p{L}[-‐]$/u.test(line)),
  )
  return torn ? COST.torn : 0
}

/** An incomplete list costs more than any other fault. */
const leftOutCost = (nodes: readonly PinNode[]): number =>
  entriesLeftOut(nodes) > 0 ? COST.leftOut : 0

/** Around words, what they take of a picture. */
const AROUND = 28
const FREE_COVER = 0.04
/** Of what draws the eye: where words hide more, nearly any other template is better. */
const MAX_COVER = 0.2

function coveredCost(
  { box, crop }: PictureNode,
  facts: PictureFacts,
  nodes: readonly PinNode[],
): number {
  const words = nodes.filter(
    (node) => node.kind === 'text' && node.role === 'headline' && overlaps(node.box, box),
  )
  const isLettered = showsLettering(facts, crop)
  if (words.length === 0) return isLettered ? COST.twice : 0
  const region = around(
    words.map((node) => node.box),
    AROUND,
  )
  const panels = nodes.filter((node) => isPanel(node, { box, words }))
  const hidden = around([region, ...panels.map((node) => node.box)], 0)
  const share = eyeUnder({ facts, crop, slot: box }, hidden)
  return (
    COST.covered * Math.max(0, share - FREE_COVER) +
    (share > MAX_COVER ? COST.buried : 0) +
    (isLettered ? COST.lettered : 0)
  )
}

/** A card, a band or a stroke below the words hides more than they do. */
const isPanel = (node: PinNode, { box, words }: { box: Box; words: readonly PinNode[] }): boolean =>
  node.kind === 'fill' &&
  node.opacity === undefined &&
  node.gradient === undefined &&
  node.box.height < box.height * PANEL_SHARE &&
  words.some((text) => isWithin(text.box, node.box))
const PANEL_SHARE = 0.6

const isWithin = (one: Box, other: Box): boolean =>
  one.x >= other.x &&
  one.y >= other.y &&
  one.x + one.width <= other.x + other.width &&
  bottomOf(one) <= bottomOf(other)

function pictureCost({ crop, box, radii }: PictureNode, facts: PictureFacts): number {
  const seen = freedCrop(facts, inside(crop))
  const lost = Math.max(0, 1 - eyeShare(facts, crop) - FREE_EYE)
  return (
    COST.cut * cutCost(facts, seen) +
    COST.eye * lost +
    (fillsCanvas(box) ? COST.filled * overCut(facts, seen) : 0) +
    maskedCost({ crop, box, radii }, facts) +
    (isMarkCut({ crop, box, radii }, facts) ? COST.mark : 0)
  )
}

const fillsCanvas = ({ width, height }: Box): boolean =>
  width * height >= CANVAS.width * CANVAS.height * NEARLY_ALL
const NEARLY_ALL = 0.9

/** What a photo as large as the pin loses of its subject is all that is seen of the pin. */
const overCut = ({ objects: [main], subject }: PictureFacts, seen: Crop): number =>
  Math.max(0, 1 - FREE_CUT - shareWithin(main ?? subject, seen))
const FREE_CUT = 0.15

/** An edge of the picture itself is kept: no crop shows more there. */
function inside({ x, y, width, height }: Crop): Crop {
  const left = x > EDGE ? x + MARGIN * width : x
  const top = y > EDGE ? y + MARGIN * height : y
  const right = x + width < 1 - EDGE ? x + width * (1 - MARGIN) : x + width
  const bottom = y + height < 1 - EDGE ? y + height * (1 - MARGIN) : y + height
  return { x: left, y: top, width: right - left, height: bottom - top }
}
const EDGE = 0.005

/** Corners rounder than these cut a picture. */
const ROUND = 0.3

type Shown = Pick<PictureNode, 'crop' | 'box' | 'radii'>

function maskOf({ crop, box, radii }: Shown) {
  if (!radii || radii[0] < box.width * ROUND) return null
  const shape = radii[2] > 0 ? ('round' as const) : ('arch' as const)
  return { crop, aspect: box.width / box.height, shape }
}

function isMarkCut(shown: Shown, facts: PictureFacts): boolean {
  const mask = maskOf(shown)
  return mask && facts.mark
    ? isPart(shareInMask({ subject: facts.mark }, mask))
    : cutsMark(facts, shown.crop, inside(shown.crop))
}

/** A torn edge or a badge lies on a part of it. */
function hidesMark(picture: PictureNode, facts: PictureFacts, nodes: readonly PinNode[]): boolean {
  if (!facts.mark) return false
  const marked = { ...facts, subject: facts.mark }
  const place = subjectOn({ facts: marked, crop: picture.crop, slot: picture.box })
  return nodes
    .slice(nodes.indexOf(picture) + 1)
    .some(
      (node) =>
        node.kind === 'fill' &&
        node.opacity === undefined &&
        isPart(shareWithin(place, outlineBox(node))),
    )
}

function maskedCost({ crop, box, radii }: Shown, facts: PictureFacts): number {
  const mask = maskOf({ crop, box, radii })
  if (!mask) return 0
  const share = shareInMask(facts, mask)
  const lost = Math.max(0, LEAST_MASKED - share) / (1 - LEAST_MASKED)
  // ears, hands and the corners of a tray draw no eye: the whole thing counts as well
  const least = LEAST_BOX[mask.shape]
  const corners = Math.max(0, least - shareInMask({ subject: facts.subject }, mask))
  if (mask.shape === 'round' && isDishCircle(facts, crop)) return 0
  const ends = mask.shape === 'arch' && !showsEnds(facts, mask) ? UNSEEN_ENDS : 0
  return COST.masked * Math.min(1, ends + lost + corners / (1 - least))
}

/** Of the cost of a mask: what it takes of a thing is seen at its ends first. */
const UNSEEN_ENDS = 0.6
/** Of the box of a thing, which holds empty corners: a round dish keeps 0.83 in a circle. */
const LEAST_BOX = { arch: 0.88, round: 0.8 }

/**
 * Rows between two things of a pin, and above and below all of them, in units: so many are air,
 * more look like a hole.
 */
const AIR = 130
const UNIT = 100

function emptyCost(nodes: readonly PinNode[]): number {
  const spans = nodes
    .filter((node) => node.kind === 'picture' || node.kind === 'text' || isDrawing(node))
    .map(({ box }) => [box.y, bottomOf(box)] as const)
    .toSorted(([one], [other]) => one - other)
  let [end, empty] = [0, 0]
  for (const [from, to] of spans) {
    empty += Math.max(0, from - end - AIR)
    end = Math.max(end, to)
  }
  empty += Math.max(0, CANVAS.height - end - AIR)
  const isPictured = nodes.some(({ kind }) => kind === 'picture')
  return ((COST.empty * empty) / UNIT) * (isPictured ? 1 : WORDS_SHARE)
}
/** Words alone want air around them. */
const WORDS_SHARE = 0.4

/** A map or a leaf; what covers the pin is its ground. */
const isDrawing = (node: PinNode): boolean =>
  node.kind === 'fill' && node.drawing !== undefined && node.box.height < GROUND
const GROUND = 900
