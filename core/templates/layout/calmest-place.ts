/** A group of words at the end of a picture where its subject is not. */
import { inksOver } from './pin-parts.ts'
import { choosePhotoView, type PhotoView } from '../photo/photo-view.rules.ts'
import type { GroupLayer } from '../document/template.schema.ts'
import { bottomOf, type Box, type PinNode } from '../document/template.model.ts'
import { prepareGroup } from './prepare-layer.ts'
import { shownLayer } from './layer-look.ts'
import type { LayoutContext } from './layout-context.ts'
import type { Prepared } from './prepared.ts'

export interface CalmGroup {
  draw: () => PinNode[]
}

/** Chooses the place, and gives the picture of it; both are drawn afterwards. */
export function placeCalmly(group: GroupLayer, box: Box, context: LayoutContext): CalmGroup {
  const { place } = group
  if (!place) throw new Error('Only a group with a place is placed.')
  const ready = prepareGroup(group, { x: box.x, width: box.width, room: box.height }, context)
  const height = ready.height ?? 0
  const bottom = context.canvas.height - (context.template.base.height - place.bottom)
  const wordsAt = (isTop: boolean): Box => ({
    x: box.x,
    y: isTop ? place.top : bottom - height,
    width: box.width,
    height,
  })
  const { isCard, seam, over } = place
  const source = sourceOf(over, context)
  const pictures = source === undefined ? [] : context.input.pictures.slice(source, source + 1)
  const view = choosePhotoView(
    { ...context.input, pictures },
    {
      wordsAt,
      between: between(context, wordsAt(true), wordsAt(false)),
      seam,
      isCard,
      isWhole: place.isWhole,
      full: { x: 0, y: 0, ...context.canvas },
    },
  )
  if (!view) return drawn(ready, wordsAt(false).y, height)
  const { words } = view
  context.placed = { photo: over, slot: source ?? 0, group: group.id, view, words }
  const fills = view.box.height >= context.canvas.height
  if (fills && !isCard) context.inks = inksOver(context.input.design, view.tone(words))
  const y = fills
    ? words.y
    : isCard
      ? nearPhoto(view, words, seam)
      : words.y + middleShift(view, words, seam)
  return drawn(ready, y, height)
}

/** Nothing is tinted for its words, so they can be in the middle too. */
const hasPlate = ({ template }: LayoutContext): boolean =>
  !template.layers.some(({ kind }) => kind === 'scrim')

/** Places between the highest and the lowest, as far as they are places of their own. */
function between(context: LayoutContext, highest: Box, lowest: Box): Box[] {
  const room = lowest.y - highest.y
  return room < MIDDLE.leastRoom || !hasPlate(context)
    ? []
    : MIDDLE.shares.map((share) => ({ ...highest, y: Math.round(highest.y + room * share) }))
}
const MIDDLE = { leastRoom: 300, shares: [0.38, 0.5, 0.62] }

/** The picture of the pin that the named layer shows; undefined = the layer is none. */
function sourceOf(id: string, { template, input, shown }: LayoutContext): number | undefined {
  const named = template.layers.find((layer) => layer.id === id)
  const layer = named && shownLayer(named, shown)
  if (layer?.kind !== 'picture' || input.pictures.length === 0) return undefined
  return layer.source % input.pictures.length
}

const drawn = (ready: Prepared, y: number, height: number): CalmGroup => ({
  draw: () => ready.at(y, height),
})

/** Beside a wide picture the words are in the middle of the ground that is left. */
function middleShift({ box, isTop }: PhotoView, words: Box, seam: number): number {
  const free = isTop ? box.y + seam - bottomOf(words) : words.y + seam - bottomOf(box)
  return Math.round((isTop ? 1 : -1) * Math.max(0, free / 2))
}

/** A wide picture leaves more of the table: the card comes nearer to it. */
function nearPhoto({ box, isTop }: PhotoView, card: Box, seam: number): number {
  const near = isTop ? box.y + seam - card.height : bottomOf(box) - seam
  const y = Math.round(card.y * 0.2 + near * 0.8)
  return isTop ? Math.max(card.y, y) : Math.min(card.y, y)
}
