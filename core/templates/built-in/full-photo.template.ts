/** The picture fills the pin; words stand in its calmer end, away from the subject, on a tint only as strong as reading needs. */
import type { Crop } from '#core/contract/pins.contract.ts'
import { cropFor, fitCrop, toneUnder } from '../crop.rules.ts'
import { accentText, artwork, brandLine, headingStyle, inksOver, kicker, CONTENT_BOTTOM } from '../pin-parts.ts'
import { fitText } from '../text-fit.rules.ts'
import { CANVAS, FULL, MARGIN, around, bottomOf, type Box, type LayoutInput, type PinNode, type Template } from '../template.model.ts'

const TOP: Box = { x: MARGIN, y: MARGIN + 8, width: CANVAS.width - 2 * MARGIN, height: 500 }
const BOTTOM: Box = { x: MARGIN, y: 860, width: CANVAS.width - 2 * MARGIN, height: CONTENT_BOTTOM - 860 }

export const fullPhoto: Template = {
  id: 'full-photo',
  name: 'Full photo',
  description: 'Your picture from edge to edge, the headline in its calmest part.',
  pinType: 'photo',
  pictures: 1,
  needsItems: false,
  fonts: { heading: 'playfair-display', body: 'montserrat' },
  layout,
}

function layout(input: LayoutInput): PinNode[] {
  const { design, measure } = input
  const view = chooseView(input)
  const light = view ? toneUnder(view.facts, view.crop, FULL, view.isTop ? TOP : BOTTOM).light : 0
  const { ink, tint } = view ? inksOver(design, light) : { ink: design.colors.text, tint: design.colors.background }
  const isTop = view?.isTop ?? false
  const room = isTop ? { ...TOP, y: TOP.y + 60, height: TOP.height - 60 } : { ...BOTTOM, y: BOTTOM.y + 60, height: BOTTOM.height - 60 }
  const headline = fitText({ text: design.headline, style: headingStyle(design), room, largest: 124, smallest: 64, mostLines: 5, color: ink, role: 'headline', anchor: isTop ? 'top' : 'bottom' }, measure)
  const label = kicker(design, { ...room, y: headline.box.y - 62, height: 46 }, { color: view ? ink : accentText(design, tint) }, measure)
  const brand = brandLine(input, ink)
  const words = [headline.box, ...(label ? [label.box] : [])]
  const behind = isTop ? words : [...words, ...textBoxes(brand)]
  const area = around(behind, 30)
  const scrim: PinNode[] = view
    ? [
        { kind: 'picture', slot: 0, box: FULL, crop: view.crop },
        { kind: 'scrim', box: scrimBox(area, isTop), color: tint, ink, behind, shape: isTop ? 'down' : 'up', least: 0.3, most: 0.94 },
        ...(isTop && brand.length > 0 ? [{ kind: 'scrim' as const, box: { x: 0, y: 1180, width: CANVAS.width, height: 320 }, color: tint, ink, behind: textBoxes(brand), shape: 'up' as const, least: 0.2, most: 0.94 }] : []),
      ]
    : artwork(design, FULL, undefined)
  return [...scrim, ...(label ? [label] : []), headline, ...brand]
}

const textBoxes = (nodes: PinNode[]): Box[] => nodes.filter((node) => node.kind === 'text').map((node) => node.box)

/** The ramp takes the first 42 % of a scrim's box: the words stand in the rest. */
function scrimBox(area: Box, isTop: boolean): Box {
  const height = isTop ? bottomOf(area) : CANVAS.height - area.y
  const full = Math.min(CANVAS.height, height / 0.58)
  return { x: 0, y: isTop ? 0 : CANVAS.height - full, width: CANVAS.width, height: full }
}

/** Tries words at the top and at the bottom; a person's own crop stays and only the end is chosen. */
function chooseView({ pictures }: LayoutInput): { facts: (typeof pictures)[number]['facts']; crop: Crop; isTop: boolean } | null {
  const [source] = pictures
  if (!source) return null
  const aspect = CANVAS.width / CANVAS.height
  const view = (isTop: boolean) => {
    const crop = source.crop ? fitCrop(source.facts, source.crop, aspect) : cropFor(source.facts, { aspect, zoom: 1, at: { x: 0.5, y: isTop ? 0.66 : 0.36 } })
    const tone = toneUnder(source.facts, crop, FULL, isTop ? TOP : BOTTOM)
    return { facts: source.facts, crop, isTop, cost: tone.busy + tone.subject * 0.8 }
  }
  const [top, bottom] = [view(true), view(false)]
  return top.cost + 0.08 < bottom.cost ? top : bottom
}
