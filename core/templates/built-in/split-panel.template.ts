/** Picture above, words below on colour; the kicker sits on the seam. */
import { readableOn } from '../colors.rules.ts'
import { fitHeadline } from '../headline-fit.rules.ts'
import {
  CONTENT_BOTTOM,
  bodyStyle,
  brandLine,
  headingStyle,
  ownHeight,
  picture,
} from '../pin-parts.ts'
import { findFont } from '../font-list.ts'
import { fitText } from '../text-fit.rules.ts'
import {
  CANVAS,
  MARGIN,
  round,
  type Box,
  type LayoutInput,
  type PinNode,
  type Template,
} from '../template.model.ts'

export const splitPanel: Template = {
  id: 'split-panel',
  name: 'Picture and panel',
  description: 'Picture on top, headline below in your colour.',
  pinType: 'split',
  pictures: 1,
  needsItems: false,
  showsKicker: true,
  showsAccent: true,
  fonts: { heading: 'poppins', body: 'poppins' },
  layout,
}

/** Where the picture ends: it is shown in its own shape as far as the words leave room. */
const SEAM = { highest: 770, usual: 1040, lowest: 1130 }
const ABOVE_WORDS = 74

function layout(input: LayoutInput): PinNode[] {
  const { design, measure } = input
  const { background } = design.colors
  const wish = Math.min(
    SEAM.lowest,
    Math.max(SEAM.highest, ownHeight(input, CANVAS.width) ?? SEAM.usual),
  )
  const top = Math.min(980, wish + ABOVE_WORDS)
  const room: Box = {
    x: MARGIN,
    y: top,
    width: CANVAS.width - 2 * MARGIN,
    height: CONTENT_BOTTOM - top,
  }
  const headline = fitHeadline(
    {
      text: design.headline,
      style: headingStyle(design),
      room,
      largest: top < 980 ? 210 : 118,
      smallest: 80,
      mostLines: 5,
      color: design.colors.text,
      mostHeight: 640,
      anchor: 'bottom',
    },
    measure,
  )
  const seam = Math.min(headline.box.y - ABOVE_WORDS, wish)
  const words = {
    ...headline,
    box: {
      ...headline.box,
      y:
        seam +
        ABOVE_WORDS +
        Math.max(0, (CONTENT_BOTTOM - seam - ABOVE_WORDS - headline.box.height) / 2),
    },
  }
  const photo = picture(input, {
    slot: 0,
    box: { x: 0, y: 0, width: CANVAS.width, height: seam },
    wish: { at: { x: 0.5, y: 0.5 } },
  })
  const panel: PinNode = {
    kind: 'fill',
    box: { x: 0, y: seam, width: CANVAS.width, height: CANVAS.height - seam },
    color: background,
  }
  return [
    ...photo.nodes,
    panel,
    ...pill(input, seam),
    words,
    ...brandLine(input, design.colors.text),
  ]
}

/** The kicker as a pill in the accent, half on the picture. */
function pill({ design, measure }: LayoutInput, seam: number): PinNode[] {
  if (!design.kicker.trim()) return []
  const { accent } = design.colors
  const room = { x: MARGIN + 34, y: seam - 20, width: CANVAS.width - 2 * MARGIN - 68, height: 40 }
  const style = bodyStyle(design, {
    weight: findFont(design.fonts.body).boldWeight,
    uppercase: true,
    spacing: 0.1,
    lineHeight: 1.2,
  })
  const text = fitText(
    {
      text: design.kicker,
      style,
      room,
      largest: 30,
      smallest: 22,
      mostLines: 1,
      color: readableOn(accent, design.colors.background),
      role: 'kicker',
      anchor: 'middle',
    },
    measure,
  )
  const box = { x: text.box.x - 34, y: seam - 34, width: text.box.width + 68, height: 68 }
  return [
    { kind: 'fill', box, color: accent, radii: round(34) },
    { ...text, box: { ...text.box, y: Math.round(seam - text.box.height / 2) } },
  ]
}
