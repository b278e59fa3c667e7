/** A paper card lies on the picture, where the subject is not. */
import { choosePhotoView } from '../photo-view.rules.ts'
import { CONTENT_BOTTOM, accentText, artwork, brandOnPhoto, headingStyle, kicker } from '../pin-parts.ts'
import { fitText } from '../text-fit.rules.ts'
import { CANVAS, FULL, MARGIN, round, type Box, type LayoutInput, type PinNode, type Template } from '../template.model.ts'

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
  const headline = fitText({ text: design.headline, style: headingStyle(design), room, largest: 104, smallest: 72, mostLines: 5, color: text, role: 'headline', align: 'center' }, measure)
  const label = kicker(design, { x: room.x, y: 0, width: room.width, height: 44 }, { color: accentText(design, background), align: 'center', largest: 30 }, measure)
  const labelHeight = label ? 66 : 0
  const height = PAD + labelHeight + headline.box.height + 52 + PAD
  const cardAt = (isTop: boolean): Box => ({ ...CARD, y: isTop ? MARGIN : CONTENT_BOTTOM - height, height })
  const view = choosePhotoView(input, cardAt)
  const card = cardAt(view?.isTop ?? false)
  const textY = card.y + PAD + labelHeight
  const brand = brandOnPhoto(input, view?.tone ?? null)
  /** Under the card: it would tint its lower edge. */
  const isTint = (node: PinNode): boolean => node.kind === 'scrim'
  return [
    ...(view ? [{ kind: 'picture' as const, slot: 0, box: FULL, crop: view.crop }] : artwork(design, FULL, undefined)),
    ...brand.filter(isTint),
    { kind: 'shadow', box: { ...card, y: card.y + 10 }, radii: round(28), blur: 44, opacity: 0.34 },
    { kind: 'fill', box: card, color: background, radii: round(28) },
    ...(label ? [{ ...label, box: { ...label.box, y: card.y + PAD } }] : []),
    { ...headline, box: { ...headline.box, y: textY } },
    { kind: 'fill', box: { x: CANVAS.width / 2 - 50, y: textY + headline.box.height + 40, width: 100, height: 8 }, color: accent, radii: round(4) },
    ...brand.filter((node) => !isTint(node)),
  ]
}
