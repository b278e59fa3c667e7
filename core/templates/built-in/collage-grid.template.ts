/** One large picture and two small ones, the headline beneath. */
import { cropFor, cutCost } from '../crop.rules.ts'
import { fitHeadline } from '../headline-fit.rules.ts'
import {
  CONTENT_BOTTOM,
  accentText,
  brandLine,
  headingStyle,
  kicker,
  picture,
} from '../pin-parts.ts'
import {
  CANVAS,
  FULL,
  MARGIN,
  type Box,
  type LayoutInput,
  type PinNode,
  type Template,
} from '../template.model.ts'

export const collageGrid: Template = {
  id: 'collage-grid',
  name: 'Three pictures',
  description: 'One large picture, two small ones, and the headline below.',
  pinType: 'collage',
  pictures: 3,
  needsItems: false,
  showsKicker: true,
  showsAccent: true,
  fonts: { heading: 'inter', body: 'inter' },
  layout,
}

const GAP = 16

function layout(input: LayoutInput): PinNode[] {
  const { design, measure } = input
  const { background, text } = design.colors
  const width = CANVAS.width - 2 * MARGIN
  const headline = fitHeadline(
    {
      text: design.headline,
      style: headingStyle(design),
      room: { x: MARGIN, y: 0, width, height: 380 },
      largest: 112,
      smallest: 76,
      mostLines: 5,
      color: text,
      mostHeight: 600,
    },
    measure,
  )
  const labelHeight = design.kicker.trim() ? 60 : 0
  const textTop = CONTENT_BOTTOM - headline.box.height
  const bottom = Math.min(1010, textTop - labelHeight - 52)
  const label = kicker(
    input,
    { x: MARGIN, y: bottom + 44, width, height: 44 },
    { color: accentText(design, background), largest: 30 },
  )
  const slack = Math.max(
    0,
    (CONTENT_BOTTOM - (bottom + 52 + labelHeight) - headline.box.height) / 2,
  )
  return [
    { kind: 'fill', box: FULL, color: background },
    ...placesFor(input, bottom).flatMap((box, slot) => picture(input, { slot, box }).nodes),
    ...(label ? [label] : []),
    { ...headline, box: { ...headline.box, y: Math.round(bottom + 52 + labelHeight + slack) } },
    ...brandLine(input, text),
  ]
}

/**
 * One tall picture beside two small ones, or a wide one above them: whichever cuts less of the
 * pictures there are.
 */
function placesFor({ pictures }: LayoutInput, bottom: number): Box[] {
  const shapes = [1, 2].map((slot) => {
    const facts = (pictures[slot] ?? pictures[0])?.facts
    return facts ? facts.width / facts.height : 1
  })
  const [second = 1, third = 1] = shapes
  const [left, upper] = [580, Math.round(bottom * 0.6)]
  /** The small ones share their side so that each comes near its own shape. */
  const split = Math.round((bottom - GAP) * within(third / (second + third)))
  const column = { x: left + GAP, width: CANVAS.width - left - GAP }
  const beside: Box[] = [
    { x: 0, y: 0, width: left, height: bottom },
    { ...column, y: 0, height: split },
    { ...column, y: split + GAP, height: bottom - split - GAP },
  ]
  const side = Math.round((CANVAS.width - GAP) * within(second / (second + third)))
  const row = { y: upper + GAP, height: bottom - upper - GAP }
  const above: Box[] = [
    { x: 0, y: 0, width: CANVAS.width, height: upper },
    { ...row, x: 0, width: side },
    { ...row, x: side + GAP, width: CANVAS.width - side - GAP },
  ]
  return cutBy(above, pictures) < cutBy(beside, pictures) ? above : beside
}

/** Neither of the small ones gets less than a third. */
const within = (share: number): number => Math.min(0.66, Math.max(0.34, share))

function cutBy(places: readonly Box[], pictures: LayoutInput['pictures']): number {
  return pictures.slice(0, places.length).reduce((sum, { facts }, slot) => {
    const { width, height } = places[slot] ?? FULL
    return (
      sum +
      cutCost(facts, cropFor(facts, { aspect: width / height, zoom: 1, at: { x: 0.5, y: 0.5 } })) *
        (slot === 0 ? 1.5 : 1)
    )
  }, 0)
}
