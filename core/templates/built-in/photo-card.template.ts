/** A paper card lies on the picture, where the subject is not. */
import { breathOf, readableOn } from '../colors.rules.ts'
import { fitHeadline } from '../headline-fit.rules.ts'
import { choosePhotoView, type PhotoView } from '../photo-view.rules.ts'
import {
  CONTENT_BOTTOM,
  accentText,
  artwork,
  brandLine,
  brandOnPhoto,
  headingStyle,
  kicker,
} from '../pin-parts.ts'
import {
  CANVAS,
  FULL,
  MARGIN,
  bottomOf,
  round,
  type Box,
  type LayoutInput,
  type PinNode,
  type Template,
} from '../template.model.ts'

export const photoCard: Template = {
  id: 'photo-card',
  name: 'Card on a picture',
  description: 'A paper card with the headline on top of your picture.',
  pinType: 'card',
  pictures: 1,
  needsItems: false,
  showsKicker: true,
  showsAccent: true,
  fonts: { heading: 'lora', body: 'inter' },
  layout,
}

const PAD = 60
const CARD = { x: MARGIN, width: CANVAS.width - 2 * MARGIN }

function layout(input: LayoutInput): PinNode[] {
  const { design, measure } = input
  const { background, text, accent } = design.colors
  const room: Box = { x: CARD.x + PAD, y: 0, width: CARD.width - 2 * PAD, height: 440 }
  const headline = fitHeadline(
    {
      text: design.headline,
      style: headingStyle(design),
      room,
      largest: 104,
      smallest: 72,
      mostLines: 5,
      color: text,
      mostHeight: 640,
      align: 'center',
    },
    measure,
  )
  const label = kicker(
    input,
    { x: room.x, y: 0, width: room.width, height: 44 },
    { color: accentText(design, background), align: 'center', largest: 30 },
  )
  const labelHeight = label ? 66 : 0
  const height = PAD + labelHeight + headline.box.height + 52 + PAD
  const cardAt = (isTop: boolean): Box => ({
    ...CARD,
    y: isTop ? MARGIN : CONTENT_BOTTOM - height,
    height,
  })
  const view = choosePhotoView(input, { wordsAt: cardAt, seam: SEAM, isCard: true })
  const card = view ? { ...cardAt(view.isTop), y: cardOn(view, cardAt(view.isTop)) } : cardAt(false)
  const textY = card.y + PAD + labelHeight
  const table = breathOf(design.colors, 0.3)
  const isBesideBrand = view !== null && bottomOf(view.box) < CANVAS.height
  const brand = isBesideBrand
    ? brandLine(input, readableOn(table, text))
    : brandOnPhoto(input, view?.tone ?? null)
  return [
    ...(view ? ground(view, table) : artwork(design, { box: FULL })),
    { kind: 'shadow', box: { ...card, y: card.y + 10 }, radii: round(28), blur: 44, opacity: 0.34 },
    { kind: 'fill', box: card, color: background, radii: round(28) },
    ...(label ? [{ ...label, box: { ...label.box, y: card.y + PAD } }] : []),
    { ...headline, box: { ...headline.box, y: textY } },
    {
      kind: 'fill',
      box: { x: CANVAS.width / 2 - 50, y: textY + headline.box.height + 40, width: 100, height: 8 },
      color: accent,
      radii: round(4),
    },
    ...brand,
  ]
}

/** How far the card lies on a picture that it does not lie on wholly. */
const SEAM = 60

/** A wide picture leaves more of the table: the card comes nearer to it. */
function cardOn({ box, isTop }: PhotoView, card: Box): number {
  if (box === FULL) return card.y
  const near = isTop ? box.y + SEAM - card.height : bottomOf(box) - SEAM
  const y = Math.round(card.y * 0.2 + near * 0.8)
  return isTop ? Math.max(card.y, y) : Math.min(card.y, y)
}

function ground({ box, crop }: PhotoView, table: string): PinNode[] {
  const photo: PinNode = { kind: 'picture', slot: 0, box, crop }
  return box === FULL ? [photo] : [{ kind: 'fill', box: FULL, color: table }, photo]
}
