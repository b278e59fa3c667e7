/**
 * What the built-in templates are put together from: text styles, the brand line, pictures with or
 * without a source, inks over photos.
 */
import type { Crop, PinDesign } from '#core/contract/content/pins.contract.ts'
import { breathOf, colorOf, isDark, readableOn, tintOf } from '../color/colors.rules.ts'
import {
  cropFor,
  cutCost,
  freedCrop,
  toneUnder,
  trimCrop,
  type CropRequest,
  type Tone,
} from '../photo/crop.rules.ts'
import { eyeShare } from '../photo/eye-share.ts'
import { circleCrop } from '../photo/mask-fit.ts'
import { BODY_LINE, findFont } from '../document/font-list.ts'
import type { PictureFacts } from '../document/picture-facts.schema.ts'
import { directionOf } from '../fit/text-direction.rules.ts'
import { fitText } from '../fit/text-fit.rules.ts'
import {
  MARGIN,
  bottomOf,
  round,
  type Box,
  type LayoutInput,
  type PinNode,
  type Radii,
  type TextNode,
  type TextStyle,
} from '../document/template.model.ts'

export function headingStyle(design: PinDesign, over: Partial<TextStyle> = {}): TextStyle {
  const font = findFont(design.fonts.heading)
  return {
    family: font.id,
    weight: font.headingWeight,
    lineHeight: font.headingLine,
    spacing: font.headingSpacing,
    uppercase: font.capitals,
    ...over,
  }
}

export function bodyStyle(design: PinDesign, over: Partial<TextStyle> = {}): TextStyle {
  const font = findFont(design.fonts.body)
  return {
    family: font.id,
    weight: font.bodyWeight,
    lineHeight: BODY_LINE,
    spacing: 0,
    uppercase: font.capitals,
    ...over,
  }
}

/** Brand and logo are at the bottom left of every template; of a canvas of this height. */
export const brandBoxIn = (height: number): Box => ({
  x: MARGIN,
  y: height - MARGIN - 40,
  width: 420,
  height: 40,
})

/** Input of the brand line, and where it is. */
type BrandInput = Pick<LayoutInput, 'design' | 'logo' | 'measure'> & { brand: Box }

/**
 * The logo gives way to the name down to two thirds; a name that has no room then is left to the
 * logo, because it is never cut.
 */
const LOGO_SHARES = [1, 0.82, 0.66]

export function brandLine(input: BrandInput, color: string): PinNode[] {
  const { design, logo, brand } = input
  const wordless = design.brand.trim() === ''
  if (!logo) return wordless ? [] : [brandName(input, color, 0).node]
  const boxes = LOGO_SHARES.map((share) => logoBox(brand, logo.aspect, share))
  const alone: PinNode[] = boxes.slice(0, 1).map((box) => ({ kind: 'logo', box }))
  if (wordless) return alone
  const fitting = boxes
    .map((box) => ({ box, name: brandName(input, color, box.width + 16) }))
    .find(({ name }) => name.isWhole)
  return fitting ? [{ kind: 'logo', box: fitting.box }, fitting.name.node] : alone
}

/** `indent`: what the logo takes. Always at the left, whatever the script. */
function brandName(
  { design, measure, brand }: BrandInput,
  color: string,
  indent: number,
): { node: TextNode; isWhole: boolean } {
  const room = { ...brand, x: brand.x + indent, width: brand.width - indent }
  const style = bodyStyle(design, {
    weight: findFont(design.fonts.body).boldWeight,
    spacing: 0.02,
    lineHeight: 1.2,
  })
  const line = fitText(
    {
      text: design.brand,
      style,
      room,
      largest: 30,
      smallest: 20,
      mostLines: 1,
      color,
      role: 'brand',
      anchor: 'middle',
    },
    measure,
  )
  const isWhole =
    line.lines.length === 1 && line.size >= 20 && line.lines[0] === design.brand.trim()
  return {
    node: {
      ...line,
      box: { ...line.box, x: room.x },
      align: 'left',
      dir: directionOf(design.brand),
    },
    isWhole,
  }
}

/** As large as a sign under everything can be. */
const LOGO = { height: 60, width: 180 }

function logoBox(brand: Box, aspect: number, share: number): Box {
  const height = Math.round(Math.min(LOGO.height, Math.max(24, LOGO.width / aspect)) * share)
  const width = Math.round(Math.min(LOGO.width, height * aspect))
  return {
    x: brand.x,
    y: Math.round(
      Math.min(brand.y + (brand.height - height) / 2, bottomOf(brand) + MARGIN - 60 - height),
    ),
    width,
    height,
  }
}

export interface Placed {
  nodes: PinNode[]
  /** Null when there is no picture for the slot. */
  tone: ((region: Box) => Tone) | null
}

export interface Slot {
  slot: number
  box: Box
  radii?: Radii
  wish?: Partial<Omit<CropRequest, 'aspect'>>
}

/** How much higher than its own shape a wide picture may be cut, best first. */
const GROWTHS = [1.4, 1.25, 1.12]
/** While nothing of note is lost at its sides. */
const MAX_LOSS = { cut: 0.25, eye: 0.12 }

/**
 * How high the first picture is in a place of this width when it keeps its own shape, or when it is
 * wide and its subject leaves room at the sides, a higher one; null without a picture, or when a
 * person chose the part.
 */
export function ownHeight({ pictures: [source] }: LayoutInput, width: number): number | null {
  if (!source || source.crop) return null
  const { facts } = source
  const own = (width * facts.height) / facts.width
  const growth = GROWTHS.find((times) => own < width && losesLittle(facts, width / (own * times)))
  return own * (growth ?? 1)
}

/** Whether nothing of note is lost of the picture in a place of this shape. */
export function losesLittle(facts: PictureFacts, aspect: number, cut = MAX_LOSS.cut): boolean {
  const crop = cropFor(facts, { aspect, zoom: 1, at: { x: 0.5, y: 0.5 } })
  return cutCost(facts, freedCrop(facts, crop)) <= cut && eyeShare(facts, crop) >= 1 - MAX_LOSS.eye
}

/**
 * The slot's picture; when fewer pictures came than slots, the others show nearer parts of the ones
 * there are; else shapes in colour.
 */
export function picture(input: LayoutInput, { slot, box, radii, wish }: Slot): Placed {
  const available = input.pictures.length
  const index = available > 0 ? slot % available : -1
  const source = input.pictures[index]
  if (!source)
    return { nodes: artwork(input.design, { slot, box, ...(radii && { radii }) }), tone: null }
  const again = Math.floor(slot / available)
  const isCircle = radii !== undefined && Math.min(...radii) >= box.width * ROUND
  const crop = slotCrop(source, { aspect: box.width / box.height, again, wish, isCircle })
  const node: PinNode = { kind: 'picture', slot: index, box, crop, ...(radii && { radii }) }
  return {
    nodes: [node],
    tone: (region) => toneUnder({ facts: source.facts, crop, slot: box }, region),
  }
}

/**
 * `again`: how many slots show this picture before this one; only the first takes the person's own
 * crop.
 */
function slotCrop(
  { facts, crop }: LayoutInput['pictures'][number],
  {
    aspect,
    again,
    wish,
    isCircle,
  }: { aspect: number; again: number; wish: Slot['wish']; isCircle: boolean },
): Crop {
  if (crop && again === 0) return trimCrop(facts, crop, aspect)
  const zoom = (wish?.zoom ?? 1) * (1 + 0.45 * again)
  const request = { aspect, zoom, at: wish?.at ?? { x: 0.5, y: 0.5 } }
  return isCircle ? circleCrop(facts, request) : cropFor(facts, request)
}
/** Of its width: with corners as round as that, a place is a circle. */
const ROUND = 0.45

/** No picture at all: large quiet shapes in the design's own colours, different for each slot. */
export function artwork(
  design: PinDesign,
  { box, radii, slot = 0 }: Omit<Slot, 'slot' | 'wish'> & { slot?: number },
): PinNode[] {
  const { accent } = design.colors
  const disc = ([cx, cy]: readonly [number, number], size: number, color: string): PinNode => {
    const radius = size * Math.min(box.width, box.height)
    const x = box.x + cx * box.width - radius
    const y = box.y + cy * box.height - radius
    return {
      kind: 'fill',
      box: { x, y, width: 2 * radius, height: 2 * radius },
      color,
      radii: [radius, radius, radius, radius],
      clip: { box, ...(radii && { radii }) },
    }
  }
  const turn = slot % 2 === 1
  return [
    { kind: 'fill', box, color: breathOf(design.colors, 0.22), ...(radii && { radii }) },
    disc([turn ? 0.12 : 0.86, 0.2], 0.46, breathOf(design.colors, 0.4)),
    disc([turn ? 0.9 : 0.1, 0.86], 0.38, breathOf(design.colors, 0.55)),
    disc([turn ? 0.3 : 0.68, 0.62], 0.15, accent),
  ]
}

export interface Inks {
  /** Colour of the words. */
  ink: string
  /** Colour that the picture is tinted with behind them. */
  tint: string
}

/** Where dark words read better than light ones without any tint (WCAG's ratio crosses at 0.18). */
const LIGHT_GROUND = 0.4
/** A light tint over something full of edges, such as a dish, looks like fog. */
const CALM = 0.25

/**
 * Light words on a dark tint, or dark words on a light one where the picture is light anyway: both
 * in the hues of the design.
 */
export function inksOver(design: PinDesign, { light, busy }: Pick<Tone, 'light' | 'busy'>): Inks {
  const { background, text } = design.colors
  const [dark, pale] = isDark(background) ? [background, text] : [text, background]
  /** Nearly grey: a strong tint would dye the picture. */
  const deep = colorOf({ ...tintOf(dark), l: 0.17, c: 0.018 })
  const paper = colorOf({ ...tintOf(pale), l: 0.975, c: 0.011 })
  return light > LIGHT_GROUND && busy < CALM
    ? { ink: readableOn(paper, deep, 7), tint: paper }
    : { ink: readableOn(deep, paper, 7), tint: deep }
}

const PILL = { padding: 22, height: 56, opacity: 0.84 }

/**
 * The brand line on a picture: on a small pill, so that nothing else of the picture is tinted for
 * it. A logo has its own plate.
 */
export function brandOnPhoto(input: BrandInput, tone: (region: Box) => Tone): PinNode[] {
  const { ink, tint } = inksOver(input.design, { light: tone(input.brand).light, busy: 0 })
  const line = brandLine(input, ink)
  const [name] = line.filter((node) => node.kind === 'text')
  if (!name) return line
  const { box } = name
  const pill = {
    x: box.x - PILL.padding,
    y: Math.round(box.y + (box.height - PILL.height) / 2),
    width: box.width + 2 * PILL.padding,
    height: PILL.height,
  }
  return [
    { kind: 'fill', box: pill, color: tint, opacity: PILL.opacity, radii: round(PILL.height / 2) },
    ...line,
  ]
}
