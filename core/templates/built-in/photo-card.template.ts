/** A paper card lies on the picture, where the subject is not. */
import type { Crop } from '#core/contract/pins.contract.ts'
import { cropFor, fitCrop, toneUnder } from '../crop.rules.ts'
import { accentText, artwork, brandLine, headingStyle, inksOver, kicker } from '../pin-parts.ts'
import { fitText } from '../text-fit.rules.ts'
import { CANVAS, FULL, MARGIN, bottomOf, round, type Box, type LayoutInput, type PinNode, type Template } from '../template.model.ts'

export const photoCard: Template = {
  id: 'photo-card',
  name: 'Card on a picture',
  description: 'A paper card with the headline lies on your picture.',
  pinType: 'card',
  pictures: 1,
  needsItems: false,
  fonts: { heading: 'lora', body: 'inter' },
  layout,
}

const PAD = 60
const CARD = { x: MARGIN, width: CANVAS.width - 2 * MARGIN }

function layout(input: LayoutInput): PinNode[] {
  const { design, measure } = input
  const { background, text, accent } = design.colors
  const room: Box = { x: CARD.x + PAD, y: 0, width: CARD.width - 2 * PAD, height: 440 }
  const headline = fitText({ text: design.headline, style: headingStyle(design), room, largest: 104, smallest: 58, mostLines: 5, color: text, role: 'headline', align: 'center' }, measure)
  const label = kicker(design, { x: room.x, y: 0, width: room.width, height: 44 }, { color: accentText(design, background), align: 'center', largest: 30 }, measure)
  const labelHeight = label ? 66 : 0
  const height = PAD + labelHeight + headline.box.height + 52 + PAD
  const { isTop, crop } = place(input, height)
  const y = isTop ? MARGIN : 1330 - height
  const textY = y + PAD + labelHeight
  const card: Box = { ...CARD, y, height }
  const { ink, tint } = inksOver(design, 0)
  const brand = brandLine(input, crop ? ink : text)
  const behind = brand.filter((node) => node.kind === 'text').map((node) => node.box)
  return [
    ...(crop ? [{ kind: 'picture' as const, slot: 0, box: FULL, crop }] : artwork(design, FULL, undefined)),
    ...(crop && behind.length > 0 ? [{ kind: 'scrim' as const, box: { x: 0, y: 1220, width: CANVAS.width, height: 280 }, color: tint, ink, behind, shape: 'up' as const, least: 0.3, most: 0.94 }] : []),
    { kind: 'shadow', box: { ...card, y: card.y + 10 }, radii: round(28), blur: 44, opacity: 0.34 },
    { kind: 'fill', box: card, color: background, radii: round(28) },
    ...(label ? [{ ...label, box: { ...label.box, y: y + PAD } }] : []),
    { ...headline, box: { ...headline.box, y: textY } },
    { kind: 'fill', box: { x: CANVAS.width / 2 - 50, y: textY + headline.box.height + 40, width: 100, height: 8 }, color: accent, radii: round(4) },
    ...brand,
  ]
}

function place({ pictures }: LayoutInput, height: number): { isTop: boolean; crop: Crop | null } {
  const [source] = pictures
  if (!source) return { isTop: false, crop: null }
  const aspect = CANVAS.width / CANVAS.height
  const view = (isTop: boolean) => {
    const box: Box = { ...CARD, y: isTop ? MARGIN : 1330 - height, height }
    const free = isTop ? (bottomOf(box) + CANVAS.height) / 2 : box.y / 2
    const crop = source.crop ? fitCrop(source.facts, source.crop, aspect) : cropFor(source.facts, { aspect, zoom: 1.06, at: { x: 0.5, y: free / CANVAS.height } })
    return { isTop, crop, cost: toneUnder(source.facts, crop, FULL, box).subject }
  }
  const [top, bottom] = [view(true), view(false)]
  return top.cost + 0.12 < bottom.cost ? top : bottom
}
