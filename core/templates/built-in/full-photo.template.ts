/** The picture fills the pin; words stand in its calmer end, away from the subject, on a tint only as strong as reading needs. */
import { choosePhotoView } from '../photo-view.rules.ts'
import { BRAND_BOX, CONTENT_BOTTOM, artwork, brandLine, brandOnPhoto, headingStyle, inksOver, kicker } from '../pin-parts.ts'
import { fitText } from '../text-fit.rules.ts'
import { CANVAS, FULL, MARGIN, around, bottomOf, type Box, type LayoutInput, type PinNode, type Template } from '../template.model.ts'

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

const WIDTH = CANVAS.width - 2 * MARGIN
const HIGHEST = 450

function layout(input: LayoutInput): PinNode[] {
  const { design, measure } = input
  const labelHeight = design.kicker.trim() ? 66 : 0
  const set = (color: string) => fitText({ text: design.headline, style: headingStyle(design), room: { x: MARGIN, y: 0, width: WIDTH, height: HIGHEST }, largest: 128, smallest: 80, mostLines: 5, color, role: 'headline' }, measure)
  const height = set('#000000').box.height
  const headlineY = (isTop: boolean) => (isTop ? MARGIN + 12 + labelHeight : CONTENT_BOTTOM - height)
  const wordsAt = (isTop: boolean): Box => ({ x: MARGIN, y: headlineY(isTop) - labelHeight, width: WIDTH, height: height + labelHeight })
  const view = choosePhotoView(input, wordsAt)
  const isTop = view?.isTop ?? false
  const { ink, tint } = view ? inksOver(design, view.tone(wordsAt(isTop)).light) : { ink: design.colors.text, tint: design.colors.background }
  const headline = set(ink)
  headline.box.y = headlineY(isTop)
  const label = kicker(design, { x: MARGIN, y: headline.box.y - 62, width: WIDTH, height: 46 }, { color: ink }, measure)
  const words = label ? [label, headline] : [headline]
  const behind = [...words.map((node) => node.box), ...(isTop ? [] : [BRAND_BOX])]
  const ground: PinNode[] = view ? [{ kind: 'picture', slot: 0, box: FULL, crop: view.crop }] : artwork(design, FULL, undefined)
  const scrim: PinNode = { kind: 'scrim', box: scrimBox(around(behind, 30), isTop), color: tint, ink, behind, shape: isTop ? 'down' : 'up', least: view ? 0.26 : 0.9, most: 0.95 }
  return [...ground, scrim, ...words, ...(isTop && view ? brandOnPhoto(input, view.tone) : brandLine(input, ink))]
}

/** The ramp takes the first 42 % of a scrim's box: the words stand in the rest. */
function scrimBox(area: Box, isTop: boolean): Box {
  const height = isTop ? bottomOf(area) : CANVAS.height - area.y
  const full = Math.min(CANVAS.height, height / 0.58)
  return { x: 0, y: isTop ? 0 : CANVAS.height - full, width: CANVAS.width, height: full }
}
