/**
 * Chooses how a large picture is cut, at which end the words are, and whether it fills the pin,
 * so that the words do not lie on its subject. Where no cut leaves them room beside it, the picture
 * takes only the other end and the words get a ground of their own.
 */
import type { Crop } from '#core/contract/content/pins.contract.ts'
import {
  cropFor,
  cutCost,
  shareWithin,
  subjectOn,
  toneUnder,
  trimCrop,
  type Tone,
} from './crop.rules.ts'
import { AIMED_CONTRAST } from '../color/colors.rules.ts'
import { eyeUnder } from './eye-share.ts'
import type { PictureFacts } from '../document/picture-facts.schema.ts'
import { bottomOf, type Box, type LayoutInput } from '../document/template.model.ts'

export interface PhotoView {
  crop: Crop
  /** What of the canvas the picture takes. */
  box: Box
  /** The words are in the upper half, or in the middle of a picture that fills the pin. */
  isTop: boolean
  words: Box
  tone: (region: Box) => Tone
}

/** Nearer views leave the subject more room to move; each step must be worth it. */
const ZOOMS = [1, 1.14, 1.28, 1.42]
/** What a picture that does not fill the pin costs: a seventh of the subject under words. */
const BESIDE_COST = 0.45
/**
 * A subject that was distinguished from the ground is no larger than its box; the square of facts stored before is only its
 * middle. By share of it on each side.
 */
const subjectBorder = ({ objects }: PictureFacts): number => (objects.length > 0 ? 0.03 : 0.25)

export interface ViewRequest {
  /** Where the words would be at the top or bottom. */
  wordsAt: (isTop: boolean) => Box
  /** Where else on a picture that fills the pin: words on a plate may be between two things. */
  between?: readonly Box[]
  /** How far a picture that ends beside the words reaches under them. */
  seam: number
  /** What the picture can fill. */
  full: Box
  /** The words lie on a card: nothing is tinted for them, but what is under them is gone. */
  isCard?: boolean
  /** The picture fills the pin, unless it is too low for it. */
  isWhole?: boolean | undefined
}

/** A crop that was chosen stays, or is trimmed to the part that is shown. */
export function choosePhotoView(
  { pictures }: LayoutInput,
  { wordsAt, between = [], seam, full, isCard = false, isWhole = isCard }: ViewRequest,
): PhotoView | null {
  const [source] = pictures
  if (!source) return null
  const fills = isWhole && source.facts.height >= LEAST_HEIGHT
  const views = [true, false].flatMap((isTop) => {
    const words = wordsAt(isTop)
    const own = source.crop ? Infinity : (full.width * source.facts.height) / source.facts.width
    const isDown = isCard && own < full.width
    const boxes = GROWN.map((least) =>
      besideWords(words, {
        isTop,
        seam: isDown ? words.height * 0.6 : seam,
        own: Math.max(own, least * full.height),
        full,
      }),
    )
    return (fills ? [full] : [full, ...boxes]).flatMap((box) =>
      (source.crop ? [1] : ZOOMS).map((zoom) =>
        viewOf(source, { isTop, words, box, full, zoom, isCard, isDown }),
      ),
    )
  })
  const middle = between.flatMap((words) =>
    (source.crop ? [1] : ZOOMS).map((zoom) => {
      const place = { isTop: true, isBetween: true, words, box: full, full, zoom, isCard }
      return viewOf(source, { ...place, isDown: false })
    }),
  )
  return [...views, ...middle].toSorted((a, b) => a.cost - b.cost)[0] ?? null
}

/** A lower picture is blurred where it fills a pin. */
const LEAST_HEIGHT = 600
/**
 * How much of the pin a wide picture takes at least: it is cut upright as far as its subject
 * allows, rather than leave short words alone on a third of the pin.
 */
const GROWN = [0.5, 0.58, 0.66, 0.74]
/** What each part of the pin costs that neither the picture nor the words take. */
const EMPTY_COST = 2.4

function besideWords(
  words: Box,
  { isTop, seam, own, full }: { isTop: boolean; seam: number; own: number; full: Box },
): Box {
  const room = isTop ? full.height - bottomOf(words) + seam : words.y + seam
  const height = Math.round(Math.min(room, own))
  return { ...full, y: isTop ? full.height - height : 0, height }
}

interface Request {
  isTop: boolean
  /** Neither at the top nor at the bottom. */
  isBetween?: boolean
  words: Box
  box: Box
  full: Box
  zoom: number
  isCard: boolean
  /** A wide picture that may run down behind its card. */
  isDown: boolean
}

function viewOf(
  { facts, crop: chosen }: { facts: PictureFacts; crop: Crop | null },
  request: Request,
): PhotoView & { cost: number } {
  const { isTop, words, box, full, zoom, isCard, isDown } = request
  const aspect = box.width / box.height
  const crop = chosen
    ? trimCrop(facts, chosen, aspect)
    : cropFor(facts, { aspect, zoom, at: { x: 0.5, y: freeShare(request) } })
  const cut = { facts, crop, slot: box }
  const tone = (region: Box): Tone => toneUnder(cut, region)
  const subject = subjectOn(cut)
  const under = shareWithin(overlap(grown(subject, subjectBorder(facts)), box), words) * 3
  /** Where the words come nearest to the subject decides, not the sky above it. */
  const near = tone({
    ...words,
    y: isTop ? words.y + words.height * (1 - NEAR) : words.y,
    height: words.height * NEAR,
  })
  const whole = tone(words)
  const busy = Math.max(whole.busy, near.busy, whole.uneven * 1.6, near.uneven * 1.6)
  const hidden =
    (box === full ? under * (isCard ? CARD_HIDES : fullness(busy)) : under) +
    eyeUnder(cut, words) * EYE_HIDES +
    (1 - shareWithin(subject, box)) * 1.5 +
    thingsUnder(cut, words)
  const beyond = Math.max(0, full.height - box.height - words.height) / full.height
  const empty = isDown
    ? (1 - box.height / full.height) * EMPTY_COST
    : BESIDE_COST + beyond * EMPTY_COST
  const ground =
    box !== full
      ? empty
      : isCard
        ? 0
        : Math.max(fogOn({ ...whole, busy }), fogOn({ ...near, busy }))
  return {
    crop,
    box,
    isTop,
    words,
    tone,
    cost:
      hidden +
      ground +
      cutCost(facts, crop) * 0.5 +
      (1 - crop.width * crop.height) * 0.5 +
      (zoom - 1) * 1.1 +
      placeCost(request),
  }
}

/** Of all that draws the eye, what is under the words: a box around the subject holds bare table too. */
const EYE_HIDES = 5
/** Words in the middle part a picture in two. */
const placeCost = ({ isTop, isBetween = false }: Request): number =>
  isBetween ? 0.2 : isTop ? 0.03 : 0

/** How far down in its box the middle of what the words leave free is. */
function freeShare({ isTop, isBetween = false, words, box, full }: Request): number {
  if (isBetween) return 0.5
  const free = isTop ? (bottomOf(words) + full.height) / 2 : words.y / 2
  return (free - box.y) / box.height
}

/** What lies under a card is gone, not only harder to see. */
const CARD_HIDES = 1.8
/** The part of the words that comes nearest to the subject. */
const NEAR = 0.3

/** Small things beside the subject: each costs by its size and by what the words cover of it. */
function thingsUnder({ facts, crop, slot }: Parameters<typeof subjectOn>[0], words: Box): number {
  const size = ({ width, height }: Crop): number => Math.sqrt(width * height)
  return facts.objects
    .slice(1)
    .reduce(
      (sum, subject) =>
        sum +
        (shareWithin(subjectOn({ facts: { ...facts, subject }, crop, slot }), words) *
          0.6 *
          size(subject)) /
          size(facts.subject),
      0,
    )
}

/**
 * A subject's box holds sky and bare wall too: words may be there. From 0, nothing to be seen,
 * to 1.
 */
const fullness = (busy: number): number => Math.min(1, Math.max(0, (busy - 0.04) / 0.1))

/** What has to be tinted for words to be read on it: a busy ground, and one of middling light. */
export function fogOn({ light, busy }: Pick<Tone, 'light' | 'busy'>): number {
  const contrast = Math.max(1.05 / (light + 0.05), (light + 0.05) / 0.06)
  return busy * 2.6 + Math.max(0, 1 - contrast / AIMED_CONTRAST)
}

/** Where the picture ends there is no subject to be hidden. */
function overlap(one: Box, other: Box): Box {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)]
  const right = Math.min(one.x + one.width, other.x + other.width)
  const bottom = Math.min(bottomOf(one), bottomOf(other))
  return { x, y, width: Math.max(1, right - x), height: Math.max(1, bottom - y) }
}

const grown = (box: Box, by: number): Box => ({
  x: box.x - by * box.width,
  y: box.y - by * box.height,
  width: box.width * (1 + 2 * by),
  height: box.height * (1 + 2 * by),
})
