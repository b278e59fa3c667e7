/** Nodes of a pin as boxes of the engine's tree. Beside the text engine the only file that knows it. */
import type { Node } from '@takumi-rs/core'
import { cssGradient } from '#core/templates/contrast/color-run.ts'
import { drawingSvg } from '#core/templates/drawings/drawings.ts'
import type { DrawingName } from '#core/templates/drawings/drawing-names.ts'
import { scrimShape } from '#core/templates/contrast/painted-light.ts'
import type { Box, LayerFrame, PinNode, Radii } from '#core/templates/document/template.model.ts'
import { BLACK, cssColor } from './css-color.ts'

/** Pixels that are ready: a photo cut for its place, a logo. Straight RGBA. */
export interface PixelLayer {
  kind: 'pixels'
  box: Box
  /** Exactly `width` x `height` of the box, rounded. A Buffer would cost ten times as much. */
  rgba: ArrayBuffer
  radii?: Radii | undefined
  /** Only what is in it is seen. */
  clip?: { box: Box; radii: Radii } | undefined
  isOpaque: boolean
  frames?: readonly LayerFrame[]
}

export type ShapeNode = Extract<PinNode, { kind: 'fill' | 'shadow' | 'scrim' }>

/** On whole pixels: an edge between two would be half transparent. */
export function snapped({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.round(x), Math.round(y)]
  return {
    x: left,
    y: top,
    width: Math.round(x + width) - left,
    height: Math.round(y + height) - top,
  }
}

const placed = (box: Box) =>
  ({
    position: 'absolute',
    display: 'block',
    left: box.x,
    top: box.y,
    width: box.width,
    height: box.height,
  }) as const

/** The engine draws straight sides in steps once they are turned, round corners smoothly. */
const SMOOTH = [0.5, 0.5, 0.5, 0.5] as const

export function smoothEdged<T extends ShapeNode | PixelLayer>(layer: T): T {
  const isTurned = layer.frames?.some(({ turn }) => turn !== undefined) ?? false
  const isCut =
    'isEllipse' in layer || 'drawing' in layer || 'clip' in layer || layer.kind === 'scrim'
  return isTurned && !isCut && !layer.radii ? { ...layer, radii: SMOOTH } : layer
}

const smoothCorners = (radii: Radii): Radii => (radii.some((radius) => radius > 0) ? radii : SMOOTH)

/**
 * What is in a frame keeps its place on the canvas: it hangs in a point of no size at the canvas'
 * corner, so that the engine paints the frame apart no larger than what is in it.
 */
export function frameNode({ box, turn, opacity, blend, clip }: LayerFrame, inside: Node[]): Node {
  const place = snapped(box)
  const middle = [box.x - place.x + box.width / 2, box.y - place.y + box.height / 2]
  return {
    type: 'container',
    style: {
      ...placed(place),
      ...(turn !== undefined && {
        transform: `rotate(${turn}deg)`,
        transformOrigin: middle.map((part) => `${part}px`).join(' '),
      }),
      ...(opacity !== undefined && { opacity }),
      ...(blend && { mixBlendMode: blend }),
      ...(clip && {
        overflow: 'hidden',
        ...rounded(turn === undefined ? clip : smoothCorners(clip)),
      }),
    },
    children: [
      {
        type: 'container',
        style: placed({ x: -place.x, y: -place.y, width: 0, height: 0 }),
        children: inside,
      },
    ],
  }
}

const curved = ({ radii, isEllipse }: { radii?: Radii | undefined; isEllipse?: true }) =>
  isEllipse ? { borderRadius: '50%' } : rounded(radii)

const rounded = (radii: Radii | undefined) =>
  radii ? { borderRadius: radii.map((radius) => `${radius}px`).join(' ') } : {}

export function pixelNode({ clip, ...layer }: PixelLayer): Node {
  if (!clip) return imageNode(layer)
  const { box } = layer
  return {
    type: 'container',
    style: { ...placed(clip.box), overflow: 'hidden', ...rounded(clip.radii) },
    children: [
      imageNode({ ...layer, box: { ...box, x: box.x - clip.box.x, y: box.y - clip.box.y } }),
    ],
  }
}

function imageNode({ box, rgba, radii, isOpaque }: Omit<PixelLayer, 'clip'>): Node {
  const place = snapped(box)
  return {
    type: 'image',
    src: {
      width: place.width,
      height: place.height,
      data: rgba,
      ...(isOpaque && { premultiplied: true }),
    },
    width: place.width,
    height: place.height,
    style: { ...placed(place), ...rounded(radii) },
  }
}

export function shapeNode(node: ShapeNode): Node {
  switch (node.kind) {
    case 'fill':
      return fillNode(node)
    case 'shadow':
      return shadowNode(node)
    case 'scrim':
      return scrimNode(node)
    default:
      return node satisfies never
  }
}

function fillNode(node: Extract<PinNode, { kind: 'fill' }>): Node {
  const { color, gradient, opacity, radii, isEllipse, clip, drawing } = node
  if (drawing) return drawingNode(node, drawing)
  const look = {
    ...(gradient ? { backgroundImage: cssGradient(gradient) } : { backgroundColor: color }),
    ...curved(node),
    ...(opacity !== undefined && { opacity }),
  }
  const box = radii || isEllipse ? node.box : snapped(node.box)
  if (!clip) return { type: 'container', style: { ...placed(box), ...look }, children: [] }
  const inside = { ...box, x: box.x - clip.box.x, y: box.y - clip.box.y }
  return {
    type: 'container',
    style: { ...placed(snapped(clip.box)), overflow: 'hidden', ...rounded(clip.radii) },
    children: [{ type: 'container', style: { ...placed(inside), ...look }, children: [] }],
  }
}

/** As large as its box in whole pixels: the same drawing at every scale. */
function drawingNode(
  { box, color, opacity, clear = [] }: Extract<PinNode, { kind: 'fill' }>,
  drawing: DrawingName,
): Node {
  const place = snapped(box)
  const { width, height } = place
  const inside = clear.map((area) => ({
    ...area,
    box: { ...area.box, x: area.box.x - place.x, y: area.box.y - place.y },
  }))
  return {
    type: 'image',
    src: drawingSvg(drawing, { width, height, color, clear: inside }),
    width: place.width,
    height: place.height,
    style: { ...placed(place), ...(opacity !== undefined && { opacity }) },
  }
}

/**
 * The layer on a shadow covers its middle. So the shadow is cast by a smaller box, which leaves a
 * hole there unless the shadow is whole.
 */
function shadowNode(node: Extract<PinNode, { kind: 'shadow' }>): Node {
  const { box, blur, isWhole } = node
  const color = cssColor(node.color ?? BLACK, node.opacity)
  const inside = {
    x: box.x + blur,
    y: box.y + blur,
    width: Math.max(1, box.width - 2 * blur),
    height: Math.max(1, box.height - 2 * blur),
  }
  return {
    type: 'container',
    style: {
      ...placed(inside),
      ...curved(node),
      boxShadow: `0 0 ${blur}px ${blur * 1.1}px ${color}`,
      ...(isWhole && { backgroundColor: color }),
    },
    children: [],
  }
}

const STOPS = 12

function scrimNode(node: Extract<PinNode, { kind: 'scrim' }>): Node {
  const strength = node.strength ?? 0
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(node.color.slice(at, at + 2), 16))
  const stops = Array.from({ length: STOPS + 1 }, (_, step) => {
    const part = step / STOPS
    const alpha = strength * scrimShape(node.shape, part)
    return `rgba(${r}, ${g}, ${b}, ${alpha.toFixed(4)}) ${(part * 100).toFixed(2)}%`
  })
  return {
    type: 'container',
    style: {
      ...placed(snapped(node.box)),
      backgroundImage: `linear-gradient(180deg, ${stops.join(', ')})`,
    },
    children: [],
  }
}

/** Neighbours with one key: those of one frame are painted together. */
export function runsOf<T>(items: readonly T[], keyOf: (item: T) => unknown): T[][] {
  const runs: T[][] = []
  for (const [at, item] of items.entries()) {
    const last = runs.at(-1)
    const before = items[at - 1]
    if (last && before !== undefined && keyOf(before) === keyOf(item)) last.push(item)
    else runs.push([item])
  }
  return runs
}

/** The whole picture. */
export const fullNode = ({
  width,
  height,
  background,
  children,
}: {
  width: number
  height: number
  background?: string
  children: Node[]
}): Node => ({
  type: 'container',
  style: {
    position: 'relative',
    display: 'block',
    width,
    height,
    ...(background !== undefined && { backgroundColor: background }),
  },
  children,
})
