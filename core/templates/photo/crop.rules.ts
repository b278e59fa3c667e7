/**
 * Cuts a source picture for a slot so that its subject stays in sight, and lands where the words
 * are not.
 */
import type { Crop } from '#core/contract/content/pins.contract.ts'
import type { Box } from '../document/template.model.ts'
import { eyeShare } from './eye-share.ts'
import { lopsided } from './lopsided.ts'
import { cutsMark, showsLettering } from './mark-cut.ts'
import { GRID, type PictureFacts } from '../document/picture-facts.schema.ts'

export interface CropRequest {
  /** Width / height of the slot. */
  aspect: number
  /** 1 = as much of the picture as the slot can show; larger = nearer. */
  zoom: number
  /** Where in the slot the subject's middle should land, as fractions. */
  at: { x: number; y: number }
}

const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value))

/**
 * The designs of a page ask for the same crops again and again; an editor asks for many that never
 * come again.
 */
const kept = new WeakMap<PictureFacts, Map<string, Crop>>()
const MOST_KEPT = 600

export function cropFor(facts: PictureFacts, wish: CropRequest): Crop {
  const known = kept.get(facts) ?? new Map<string, Crop>()
  kept.set(facts, known)
  const key = `${wish.aspect} ${wish.zoom} ${wish.at.x} ${wish.at.y}`
  const crop = known.get(key) ?? foundCrop(facts, wish)
  if (known.size >= MOST_KEPT) known.clear()
  known.set(key, crop)
  return crop
}

function foundCrop(facts: PictureFacts, wish: CropRequest): Crop {
  const within = facts.clean ?? WHOLE
  const shown = (facts.width * within.width) / (facts.height * within.height)
  const widest =
    wish.aspect > shown
      ? { width: within.width, height: (within.height * shown) / wish.aspect }
      : { width: (within.width * wish.aspect) / shown, height: within.height }
  const { subject } = facts
  /** Never so near that the subject itself is cut, unless the slot cannot hold it anyway. */
  const nearest = Math.min(widest.width / subject.width, widest.height / subject.height)
  const zoom = clamp(wish.zoom, 1, Math.max(1, nearest))
  const size = {
    width: Math.min(within.width, Math.max(0.02, widest.width / zoom)),
    height: Math.min(within.height, Math.max(0.02, widest.height / zoom)),
  }
  return bestPlace(facts, { size, within, at: wish.at })
}

/**
 * Trims a chosen crop to the slot's shape, around the subject where the crop shows it: what a
 * person chose is never stretched.
 */
export function trimCrop(facts: PictureFacts, crop: Crop, aspect: number): Crop {
  const cropAspect = (crop.width * facts.width) / (crop.height * facts.height)
  const width = cropAspect > aspect ? crop.width * (aspect / cropAspect) : crop.width
  const height = cropAspect > aspect ? crop.height : crop.height * (cropAspect / aspect)
  const middle = middleOf(facts.subject)
  const isShown =
    middle.x > crop.x &&
    middle.x < crop.x + crop.width &&
    middle.y > crop.y &&
    middle.y < crop.y + crop.height
  if (isShown)
    return bestPlace(facts, { size: { width, height }, within: crop, at: { x: 0.5, y: 0.5 } })
  return placed(crop.x + (crop.width - width) / 2, crop.y + (crop.height - height) / 2, {
    size: { width, height },
    within: crop,
  })
}

const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 }
const middleOf = (box: Crop): { x: number; y: number } => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
})

interface Placing {
  size: Pick<Crop, 'width' | 'height'>
  /** The part of the picture that may be shown. */
  within: Crop
  at: CropRequest['at']
}

/** Places tried along each side that is free to move. */
const PLACES = 24
/** What all that draws the eye is worth: more than half of a thing, which may be a napkin. */
const EYE_COST = 2
/** A name in the corner is seen before an eighth of a thing is missed. */
const MARK_COST = 0.4
/** Words of the picture itself beside those of the pin, even if they are whole. */
const LETTERING_COST = 0.4
/** Cut at one side with air at the other: by the share of the slot that it could move. */
const LOPSIDED_COST = 3
/** A round that could be in the middle and is not: by the share of the slot that it is off. */
const OFF_MIDDLE_COST = 5
/** A tenth of the slot off its wanted place is bearable, half a thing is not. */
const SHIFT_COST = 0.5

/**
 * Where the things of the picture are whole or out of sight, then as near as can be to where its
 * subject was wanted.
 */
function bestPlace(facts: PictureFacts, { size, within, at }: Placing): Crop {
  const middle = middleOf(facts.dish ?? fitting(facts, size))
  const wished = placed(middle.x - at.x * size.width, middle.y - at.y * size.height, {
    size,
    within,
  })
  const tried = (from: number, room: number, own: number): number[] =>
    room < 0.005
      ? [from]
      : [own, ...Array.from({ length: PLACES + 1 }, (_, step) => from + (room * step) / PLACES)]
  const columns = tried(within.x, within.width - size.width, wished.x)
  const rows = tried(within.y, within.height - size.height, wished.y)
  const seenCost = (place: Crop): number =>
    cutCost(facts, place) +
    EYE_COST * (1 - eyeShare(facts, place)) +
    lopsided(facts, place) * LOPSIDED_COST +
    offMiddle(facts, { place, wished }) * OFF_MIDDLE_COST +
    (cutsMark(facts, place) ? MARK_COST : 0) +
    (showsLettering(facts, place) ? LETTERING_COST : 0)
  let best = { place: wished, cost: seenCost(wished) }
  for (const x of columns)
    for (const y of rows) {
      const place = placed(x, y, { size, within })
      const across = (SHIFT_COST * Math.abs(place.x - wished.x)) / size.width
      const down = (SHIFT_COST * Math.abs(place.y - wished.y)) / size.height
      // Too far off, whatever it shows.
      if (across + down >= best.cost) continue
      const cost = seenCost(place) + across + down
      if (cost < best.cost - 1e-9) best = { place, cost }
    }
  return best.place
}

/** Beyond its wanted place, across; only a dish shows it. */
const offMiddle = (
  { dish }: PictureFacts,
  { place, wished }: { place: Crop; wished: Crop },
): number => (dish ? Math.abs(place.x - wished.x) / place.width : 0)

function placed(x: number, y: number, { size, within }: Pick<Placing, 'size' | 'within'>): Crop {
  const { width, height } = size
  return {
    x: clamp(x, within.x, within.x + within.width - width),
    y: clamp(y, within.y, within.y + within.height - height),
    width,
    height,
  }
}

/**
 * The whole group where it has room, else its largest thing: one whole thing in the middle is
 * better than two halves.
 */
function fitting({ subject, objects }: PictureFacts, size: Pick<Crop, 'width' | 'height'>): Crop {
  const [main] = objects
  const hasRoom = subject.width <= size.width * 1.04 && subject.height <= size.height * 1.04
  return hasRoom || !main ? subject : main
}

/**
 * What a thing may lose before it looks cut, and what may be left of it before it looks like a
 * mistake.
 */
const WHOLE_ENOUGH = 0.96
const GONE = 0.06

/**
 * How badly a crop cuts the things of a picture, 0 = none: each counts by its size, worst when half
 * of it is seen. What the picture is about has to be in sight, so the largest thing counts by all
 * that is lost of it.
 */
export function cutCost({ objects, subject }: PictureFacts, crop: Crop): number {
  const things = objects.length > 0 ? objects : [subject]
  const largest = things[0] ?? subject
  const weightOf = (box: Crop): number =>
    Math.sqrt((box.width * box.height) / (largest.width * largest.height))
  return things.reduce((sum, box, index) => {
    const seen = shareWithin(box, crop)
    const half = seen > WHOLE_ENOUGH || seen < GONE ? 0 : 4 * seen * (1 - seen)
    return (
      sum + (index === 0 ? 2 * (1 - seen) + half * 0.5 : weightOf(box) * (half + (1 - seen) * 0.3))
    )
  }, 0)
}

const EDGE = 0.005

/**
 * What the photo itself cuts at both sides may be cut there further, as a close view or a range of
 * hills: the crop as if it showed all of that.
 */
export function freedCrop({ objects: [main], subject }: PictureFacts, crop: Crop): Crop {
  const { x, y, width, height } = main ?? subject
  const isCut = (from: number, length: number): boolean => from <= EDGE && from + length >= 1 - EDGE
  return {
    ...crop,
    ...(isCut(x, width) && { x: 0, width: 1 }),
    ...(isCut(y, height) && { y: 0, height: 1 }),
  }
}

export interface Tone {
  /** Mean relative luminance 0-1. */
  light: number
  /** How much the luminance varies, plus edges: 0 = an even wall. */
  busy: number
  /** Share of the region that shows the subject. */
  subject: number
  /**
   * How much the light differs from side to side: little in a sky, much where a soft thing is
   * before a pale wall.
   */
  uneven: number
}

/** A picture cut by `crop` into `slot`. */
interface CutPicture {
  facts: PictureFacts
  crop: Crop
  slot: Box
}

/** Where the subject comes to lie on the canvas; parts of it may be cut off. */
export function subjectOn({ facts: { subject }, crop, slot }: CutPicture): Box {
  const scale = { x: slot.width / crop.width, y: slot.height / crop.height }
  return {
    x: slot.x + (subject.x - crop.x) * scale.x,
    y: slot.y + (subject.y - crop.y) * scale.y,
    width: subject.width * scale.x,
    height: subject.height * scale.y,
  }
}

/** Share of `box` that lies within `other`. */
export function shareWithin(box: Box, other: Box): number {
  const width = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x)
  const height = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y)
  return (Math.max(0, width) * Math.max(0, height)) / (box.width * box.height)
}

/** What of the picture lies under `region` (in canvas pixels). */
export function toneUnder({ facts, crop, slot }: CutPicture, region: Box): Tone {
  const x = crop.x + ((region.x - slot.x) / slot.width) * crop.width
  const y = crop.y + ((region.y - slot.y) / slot.height) * crop.height
  const part = {
    x,
    y,
    width: (region.width / slot.width) * crop.width,
    height: (region.height / slot.height) * crop.height,
  }
  const cells = CELLS.filter((cell) => isInside(part, cell, HALF_CELL))
  if (cells.length === 0) return { light: 0.4, busy: 0.5, subject: 0, uneven: 0.5 }
  const mean = (value: (cell: Cell) => number): number =>
    cells.reduce((sum, cell) => sum + value(cell), 0) / cells.length
  return {
    light: mean(({ index }) => facts.luminance[index] ?? 0),
    busy: mean(({ index }) => facts.detail[index] ?? 0),
    subject: mean((cell) => (isInside(facts.subject, cell, 0) ? 1 : 0)),
    uneven: unevenness(facts, cells),
  }
}

/** Mean deviation from the row's own light. */
function unevenness({ luminance }: PictureFacts, cells: readonly Cell[]): number {
  const light = ({ index }: Cell): number => luminance[index] ?? 0
  const rows = [...new Set(cells.map(({ y }) => y))].map((y) =>
    cells.filter((cell) => cell.y === y),
  )
  const means = new Map(
    rows.map((row) => [row[0]?.y, row.reduce((sum, cell) => sum + light(cell), 0) / row.length]),
  )
  return (
    cells.reduce((sum, cell) => sum + Math.abs(light(cell) - (means.get(cell.y) ?? 0)), 0) /
    cells.length
  )
}

interface Cell {
  index: number
  x: number
  y: number
}

const HALF_CELL = 0.5 / GRID
const CELLS: readonly Cell[] = Array.from({ length: GRID * GRID }, (_, index) => ({
  index,
  x: ((index % GRID) + 0.5) / GRID,
  y: (Math.floor(index / GRID) + 0.5) / GRID,
}))

const isInside = (box: Box, { x, y }: Cell, slack: number): boolean =>
  x >= box.x - slack &&
  x <= box.x + box.width + slack &&
  y >= box.y - slack &&
  y <= box.y + box.height + slack
