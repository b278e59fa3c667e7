/** What the built-in templates are put together from: text styles, the brand line, pictures with or without a source, inks over photos. */
import type { PinDesign } from '#core/contract/pins.contract.ts'
import { AIMED_CONTRAST, colorOf, contrastOf, isDark, mix, readableOn, tintOf } from './colors.rules.ts'
import { cropFor, fitCrop, toneUnder, type CropWish, type Tone } from './crop.rules.ts'
import { findFont } from './font-list.ts'
import { directionOf } from './text-direction.rules.ts'
import { fitText } from './text-fit.rules.ts'
import { CANVAS, MARGIN, type Box, type LayoutInput, type Measure, type PinNode, type Radii, type TextNode, type TextStyle } from './template.model.ts'

export function headingStyle(design: PinDesign, over: Partial<TextStyle> = {}): TextStyle {
  const font = findFont(design.fonts.heading)
  return { family: font.id, weight: font.headingWeight, lineHeight: font.headingLine, spacing: font.headingSpacing, uppercase: font.capitals, ...over }
}

export function bodyStyle(design: PinDesign, over: Partial<TextStyle> = {}): TextStyle {
  const font = findFont(design.fonts.body)
  return { family: font.id, weight: font.bodyWeight, lineHeight: 1.28, spacing: 0, uppercase: font.capitals, ...over }
}

const labelStyle = (design: PinDesign): TextStyle => bodyStyle(design, { weight: findFont(design.fonts.body).boldWeight, uppercase: true, spacing: 0.14, lineHeight: 1.2 })

/** The small line above a headline; nothing when the design has none. */
export function kicker(design: PinDesign, room: Box, look: { color: string; align?: 'left' | 'center'; largest?: number }, measure: Measure): TextNode | null {
  if (!design.kicker.trim()) return null
  return fitText({ text: design.kicker, style: labelStyle(design), room, largest: look.largest ?? 34, smallest: 24, mostLines: 1, color: look.color, role: 'kicker', align: look.align ?? 'left', anchor: 'bottom' }, measure)
}

/** Brand and logo stand at the bottom left of every template. */
export const BRAND_BOX: Box = { x: MARGIN, y: CANVAS.height - MARGIN - 40, width: 420, height: 40 }
export const CONTENT_BOTTOM = BRAND_BOX.y - 36

export function brandLine(input: LayoutInput, color: string): PinNode[] {
  const { design, measure, hasLogo } = input
  const nodes: PinNode[] = []
  const logoWidth = hasLogo ? 56 : 0
  if (hasLogo) nodes.push({ kind: 'logo', box: { x: BRAND_BOX.x, y: BRAND_BOX.y - 4, width: 48, height: 48 } })
  if (!design.brand.trim()) return nodes
  const room = { ...BRAND_BOX, x: BRAND_BOX.x + logoWidth, width: BRAND_BOX.width - logoWidth }
  /** Always at the left, whatever the script. */
  const line = fitText({ text: design.brand, style: bodyStyle(design, { weight: findFont(design.fonts.body).boldWeight, spacing: 0.02, lineHeight: 1.2 }), room, largest: 28, smallest: 20, mostLines: 1, color, role: 'brand', anchor: 'middle' }, measure)
  return [...nodes, { ...line, box: { ...line.box, x: room.x }, align: 'left', dir: directionOf(design.brand) }]
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
  wish?: Partial<Omit<CropWish, 'aspect'>>
}

/** The slot's picture; when fewer pictures came than slots, the others show nearer parts of the ones there are; else shapes in colour. */
export function picture(input: LayoutInput, { slot, box, radii, wish }: Slot): Placed {
  const available = input.pictures.length
  const index = available > 0 ? slot % available : -1
  const source = input.pictures[index]
  if (!source) return { nodes: artwork(input.design, box, radii, slot), tone: null }
  const aspect = box.width / box.height
  const again = Math.floor(slot / available)
  const smart = cropFor(source.facts, { aspect, zoom: (wish?.zoom ?? 1) * (1 + 0.45 * again), at: wish?.at ?? { x: 0.5, y: 0.5 } })
  const crop = source.crop && again === 0 ? fitCrop(source.facts, source.crop, aspect) : smart
  const node: PinNode = { kind: 'picture', slot: index, box, crop, ...(radii && { radii }) }
  return { nodes: [node], tone: (region) => toneUnder(source.facts, crop, box, region) }
}

/** No picture at all: large quiet shapes in the design's own colours, different for each slot. */
export function artwork(design: PinDesign, box: Box, radii: Radii | undefined, slot = 0): PinNode[] {
  const { background, accent } = design.colors
  const ground = mix(background, accent, 0.22)
  const disc = (cx: number, cy: number, r: number, color: string): PinNode => {
    const radius = r * Math.min(box.width, box.height)
    const x = box.x + cx * box.width - radius
    const y = box.y + cy * box.height - radius
    return { kind: 'fill', box: { x, y, width: 2 * radius, height: 2 * radius }, color, radii: [radius, radius, radius, radius], clip: { box, ...(radii && { radii }) } }
  }
  const turn = slot % 2 === 1
  return [
    { kind: 'fill', box, color: ground, ...(radii && { radii }) },
    disc(turn ? 0.12 : 0.86, 0.2, 0.46, mix(background, accent, 0.4)),
    disc(turn ? 0.9 : 0.1, 0.86, 0.38, mix(background, accent, 0.55)),
    disc(turn ? 0.3 : 0.68, 0.62, 0.15, mix(background, accent, 0.75)),
  ]
}

export interface Inks {
  /** Colour of the words. */
  ink: string
  /** Colour that the picture is tinted with behind them. */
  tint: string
}

/** Light words on a dark tint, or dark words on a light one where the picture is light anyway: both in the hues of the design. */
export function inksOver(design: PinDesign, light: number, threshold = 0.45): Inks {
  const { background, text } = design.colors
  const [dark, pale] = isDark(background) ? [background, text] : [text, background]
  /** Nearly grey: a strong tint would dye the picture. */
  const deep = colorOf({ ...tintOf(dark), l: 0.17, c: 0.018 })
  const paper = colorOf({ ...tintOf(pale), l: 0.975, c: 0.011 })
  return light > threshold ? { ink: readableOn(paper, deep, 7), tint: paper } : { ink: readableOn(deep, paper, 7), tint: deep }
}

/** The brand line on a picture: words in the ink that suits it there, on a tint at the lower edge as strong as reading needs. */
export function brandOnPhoto(input: LayoutInput, tone: ((region: Box) => Tone) | null): PinNode[] {
  if (!tone) return brandLine(input, input.design.colors.text)
  const { ink, tint } = inksOver(input.design, tone(BRAND_BOX).light, 0.28)
  const line = brandLine(input, ink)
  const behind = line.filter((node) => node.kind === 'text').map((node) => node.box)
  if (behind.length === 0) return line
  return [{ kind: 'scrim', box: { x: 0, y: 1240, width: CANVAS.width, height: 260 }, color: tint, ink, behind, shape: 'up', least: 0.12, most: 0.94 }, ...line]
}

/** The accent where it reads on `ground`, else the text colour: accents are for shapes first. */
export const accentText = (design: PinDesign, ground: string): string => (contrastOf(design.colors.accent, ground) >= AIMED_CONTRAST ? design.colors.accent : readableOn(ground, design.colors.accent))
