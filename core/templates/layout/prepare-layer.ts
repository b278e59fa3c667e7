/** Each kind of layer, ready for its place: in a stack, or where its box is. */
import { isDrawing } from '../drawings/drawing-names.ts'
import type { GroupLayer, Layer, TextLayer } from '../document/template.schema.ts'
import type { Box, PinNode } from '../document/template.model.ts'
import { prepareAcross } from './across-stack.ts'
import { constrained } from './box-constraints.ts'
import {
  colorOfRef,
  gradientOf,
  recordNodes,
  recordPlace,
  type LayoutContext,
} from './layout-context.ts'
import { framed } from './framed-layer.ts'
import { roundness, shownLayer } from './layer-look.ts'
import { prepareList } from './list-layer.ts'
import {
  drawCollage,
  drawPicture,
  effectsUnder,
  ownShape,
  roomiestShape,
} from './picture-layers.ts'
import { boxAt, fillOf, fillsOf, type Frame, type Prepared, SHARE_BEFORE } from './prepared.ts'
import { prepareStack, type PrepareLayer } from './stack.ts'
import { prepareText, wordsOf } from './text-layer.ts'

export const prepareLayer: PrepareLayer = (layer, frame, setting) => {
  const ready = prepareKind(layer, frame, setting)
  // a group frames itself: a placed one is not prepared here
  if (!ready || layer.kind === 'group') return ready
  return {
    ...ready,
    at: (y, height) => {
      const box = recordPlace(setting.context, layer, boxAt(frame, y, height))
      return framed(layer, box, ready.at(y, height))
    },
  }
}

const prepareKind: PrepareLayer = (layer, frame, { context, largest }) => {
  if (layer.kind === 'text') return preparedText(layer, frame, { context, largest })
  if (layer.kind === 'list')
    return context.shown.values.has(layer.of) ? prepareList(layer, frame, context) : null
  if (layer.kind === 'group') return prepareGroup(layer, frame, context)
  // The brand line and scrims are on the whole canvas.
  return isBoxed(layer) ? prepareBox(layer, frame, context) : null
}

function preparedText(
  layer: TextLayer,
  frame: Frame,
  { context, largest }: { context: LayoutContext; largest?: number | undefined },
): Prepared | null {
  const words = wordsOf(layer, context)
  const own = layer.role === 'headline' ? largest : undefined
  return words === null ? null : prepareText(layer, frame, { context, words, largest: own })
}

type BoxedLayer = Extract<Layer, { kind: 'picture' | 'shape' | 'collage' }>
const isBoxed = (layer: Layer): layer is BoxedLayer =>
  layer.kind === 'picture' || layer.kind === 'shape' || layer.kind === 'collage'

function prepareBox(layer: BoxedLayer, frame: Frame, context: LayoutContext): Prepared {
  const h = layer.size?.h
  const fill = fillOf(layer) ?? {}
  return {
    layer,
    ...frame,
    fill,
    most: Math.min(fill.most ?? Infinity, ownShape(fill, context, frame.width)),
    roomiest: roomiestShape(fill, context, frame.width),
    height: typeof h === 'number' ? h : null,
    at: (y, height) => drawBox(layer, boxAt(frame, y, height), context),
  }
}

function drawBox(layer: BoxedLayer, box: Box, context: LayoutContext): PinNode[] {
  if (layer.kind === 'picture') return drawPicture(layer, box, context)
  if (layer.kind === 'collage') return drawCollage(layer, box, context)
  const radius = layer.shape === 'ellipse' ? 'ellipse' : layer.radius
  const drawing = isDrawing(layer.shape) ? layer.shape : null
  return recordNodes(context, layer.id, [
    ...effectsUnder(layer, { box, radius }, context),
    {
      kind: 'fill',
      box,
      color: colorOfRef(context, layer.fill),
      ...(layer.opacity !== undefined && { opacity: layer.opacity }),
      ...(drawing
        ? { drawing }
        : { ...gradientOf(context, layer.gradient), ...roundness(radius, box) }),
    },
  ])
}

export function prepareGroup(group: GroupLayer, frame: Frame, context: LayoutContext): Prepared {
  const shown = group.layers.flatMap((layer) => shownLayer(layer, context.shown) ?? [])
  const stackIn = (room: number) =>
    (group.stack?.axis === 'across' ? prepareAcross : prepareStack)(
      { group, layers: shown.filter(({ box }) => !box), context, prepare: prepareLayer },
      { ...frame, room },
    )
  const hug = isHugging(group) ? stackIn(frame.room) : null
  return {
    layer: group,
    ...frame,
    ...fillsOf(group),
    height: typeof group.size?.h === 'number' ? group.size.h : (hug?.height ?? null),
    at: (y, height) => {
      const box = recordPlace(context, group, boxAt(frame, y, height))
      const rows = group.stack ? (hug ?? stackIn(height)).at(y, height) : null
      const inside = shown.flatMap((layer) =>
        layer.box || !rows
          ? drawAt(layer, floatBox(layer, group, box), { context, parent: box })
          : (rows.get(layer.id) ?? []),
      )
      const nodes = framed(group, box, [...groundOf(group, box, context), ...inside])
      return recordNodes(context, group.id, nodes)
    },
  }
}

const isHugging = (group: GroupLayer): boolean =>
  group.stack !== undefined && fillOf(group) === null && typeof group.size?.h !== 'number'

function groundOf(group: GroupLayer, box: Box, context: LayoutContext): PinNode[] {
  const ground: PinNode[] = group.fill
    ? [
        {
          kind: 'fill',
          box,
          color: colorOfRef(context, group.fill),
          ...roundness(group.radius, box),
        },
      ]
    : []
  return [...effectsUnder(group, { box, radius: group.radius }, context), ...ground]
}

function floatBox(layer: Layer, { drawn }: GroupLayer, parent: Box): Box {
  return layer.box
    ? constrained({ box: layer.box, pin: layer.pin }, drawn ?? parent, parent)
    : parent
}

/** A layer that has its place: in the canvas or in a group without a stack. */
export function drawAt(
  layer: Layer,
  box: Box,
  { context, parent }: { context: LayoutContext; parent: Box },
): PinNode[] {
  const place = mirrored(layer, box, { isRtl: context.isRtl, parent })
  const ready = prepareLayer(
    layer,
    { x: place.x, width: place.width, room: place.height },
    { context },
  )
  if (!ready) return []
  const own = layer.size?.h === 'hug' ? (ready.height ?? place.height) : place.height
  const height = Math.min(own, place.height)
  return ready.at(Math.round(place.y + (place.height - height) * shareAbove(layer)), height)
}

/** Of the room that a group which hugs its layers leaves of its box. */
function shareAbove(layer: Layer): number {
  const justify = layer.kind === 'group' ? layer.stack?.justify : undefined
  return SHARE_BEFORE[justify ?? 'start']
}

function mirrored(
  { mirrors }: Layer,
  box: Box,
  { isRtl, parent }: { isRtl: boolean; parent: Box },
): Box {
  return mirrors === true && isRtl
    ? { ...box, x: 2 * parent.x + parent.width - box.x - box.width }
    : box
}
