/** Layers side by side: some have widths, the others share what is left. */
import type { Layer } from '../document/template.schema.ts'
import type { PinNode } from '../document/template.model.ts'
import type { LayoutContext } from './layout-context.ts'
import { type Frame, type Prepared, SHARE_BEFORE } from './prepared.ts'
import type { Stack, StackRequest } from './stack.ts'
import { wordsOf } from './text-layer.ts'

export function prepareAcross(wish: StackRequest, frame: Frame): Stack {
  const { group, context, prepare } = wish
  const [top, right, bottom, left] = group.stack?.padding ?? [0, 0, 0, 0]
  const inner = {
    x: frame.x + left,
    width: Math.max(0, frame.width - left - right),
    room: Math.max(0, frame.room - top - bottom),
  }
  const places = placesIn(wish, inner)
  const kids = places.flatMap(({ layer, x, width }) => {
    const kid = prepare(layer, { x, width, room: inner.room }, { context })
    return kid ? [kid] : []
  })
  const highest = Math.max(0, ...kids.map((kid) => ownHeight(kid, inner.room) ?? inner.room))
  return {
    height: top + bottom + highest,
    at: (y, height) => drawnIn(kids, y + top, Math.max(0, height - top - bottom)),
  }
}

/** Null = as high as the row. */
const ownHeight = ({ height, list, fill }: Prepared, room: number): number | null => {
  if (list) return list(room).end
  return height ?? (fill.most === undefined ? null : Math.min(fill.most, room))
}

function drawnIn(kids: readonly Prepared[], y: number, room: number): Map<string, PinNode[]> {
  return new Map(
    kids.map((kid) => {
      const height = Math.min(room, ownHeight(kid, room) ?? room)
      const above = (room - height) * SHARE_BEFORE[kid.layer.across ?? 'start']
      return [kid.layer.id, kid.at(Math.round(y + above), height)]
    }),
  )
}

interface AcrossPlace {
  layer: Layer
  x: number
  width: number
}

/** In the reading direction. Layers without content leave their room to the others. */
function placesIn({ group, layers, context }: StackRequest, inner: Frame): AcrossPlace[] {
  const shown = layers.filter((layer) => hasContent(layer, context))
  const gap = group.stack?.gap ?? 0
  const spaces = shown.reduce((sum, { space = [0, 0] }) => sum + space[0] + space[1], 0)
  const room = Math.max(0, inner.width - spaces - gap * Math.max(0, shown.length - 1))
  const fixed = shown.reduce((sum, layer) => sum + (widthOf(layer) ?? 0), 0)
  const sharing = shown.filter((layer) => widthOf(layer) === null).length
  // widths that are more than there is are made narrower alike
  const scale = fixed > room ? room / fixed : 1
  const free = Math.max(0, room - fixed)
  const share = sharing === 0 ? 0 : free / sharing
  let start = sharing > 0 ? 0 : free * SHARE_BEFORE[group.stack?.justify ?? 'start']
  return shown.map((layer) => {
    const [before, after] = layer.space ?? [0, 0]
    const own = widthOf(layer)
    const width = own === null ? share : own * scale
    const from = start + before
    start = from + width + after + gap
    return { layer, width, x: inner.x + (context.isRtl ? inner.width - from - width : from) }
  })
}

const widthOf = ({ size }: Layer): number | null => (typeof size?.w === 'number' ? size.w : null)

function hasContent(layer: Layer, context: LayoutContext): boolean {
  if (layer.kind === 'text') return wordsOf(layer, context) !== null
  if (layer.kind === 'list') return context.shown.values.has(layer.of)
  if (layer.kind === 'picture') return layer.empty !== 'hide' || context.input.pictures.length > 0
  if (layer.kind === 'group') return layer.layers.some((one) => hasContent(one, context))
  return layer.kind !== 'logo' && layer.kind !== 'scrim' && layer.kind !== 'other'
}
