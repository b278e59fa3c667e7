/** A print with a border on a coloured table, the headline written under the picture. */
import { readableOn, sheetOf } from '../colors.rules.ts'
import { fitHeadline } from '../headline-fit.rules.ts'
import { brandLine, headingStyle, kicker, ownHeight, picture } from '../pin-parts.ts'
import {
  CANVAS,
  FULL,
  type Box,
  type LayoutInput,
  type PinNode,
  type Template,
} from '../template.model.ts'

export const framedPhoto: Template = {
  id: 'framed-photo',
  name: 'Framed photo',
  description: 'A print with a border, with the headline below.',
  pinType: 'photo',
  pictures: 1,
  needsItems: false,
  showsKicker: true,
  showsAccent: true,
  fonts: { heading: 'caveat', body: 'montserrat' },
  layout,
}

const ROOM: Box = { x: 52, y: 52, width: CANVAS.width - 104, height: 1296 }
const BORDER = 34
const LEAST_PHOTO = 640

function layout(input: LayoutInput): PinNode[] {
  const { design, measure } = input
  const { table, paper, ink } = sheetOf(design.colors)
  const width = ROOM.width - 2 * BORDER
  const room = { x: ROOM.x + BORDER + 22, y: 900, width: width - 44, height: 400 }
  /** Beside a wide picture there is room for larger words. */
  const isWide = (ownHeight(input, width) ?? width) < width
  const headline = fitHeadline(
    {
      text: design.headline,
      style: headingStyle(design),
      room,
      largest: isWide ? 164 : 132,
      smallest: 88,
      mostLines: 4,
      color: ink,
      mostHeight: 600,
      align: 'center',
    },
    measure,
  )
  const labelHeight = design.kicker.trim() ? 62 : 0
  const block = labelHeight + headline.box.height
  const most = ROOM.height - BORDER - block - 96
  /** A print is as high as its picture: a wide one lies on more of the table. */
  const photoHeight = Math.round(
    Math.min(most, Math.max(LEAST_PHOTO, ownHeight(input, width) ?? most)),
  )
  const height = BORDER + photoHeight + block + 96
  const print: Box = { ...ROOM, y: ROOM.y + Math.round((ROOM.height - height) / 2), height }
  const photo: Box = { x: print.x + BORDER, y: print.y + BORDER, width, height: photoHeight }
  const textTop = photo.y + photo.height + 48
  const label = kicker(
    input,
    { ...room, y: textTop - 8, height: 46 },
    { color: readableOn(paper, design.colors.accent), align: 'center', largest: 28 },
  )
  return [
    { kind: 'fill', box: FULL, color: table },
    { kind: 'shadow', box: { ...print, y: print.y + 14 }, blur: 46, opacity: 0.32 },
    { kind: 'fill', box: print, color: paper },
    ...picture(input, { slot: 0, box: photo }).nodes,
    ...(label ? [label] : []),
    { ...headline, box: { ...headline.box, y: textTop + labelHeight } },
    ...brandLine(input, readableOn(table, design.colors.text)),
  ]
}
