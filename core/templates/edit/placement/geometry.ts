/**
 * Hit tests on the canvas, and resizing and rotating of boxes. Units are thousandths of the canvas
 * width.
 */
import type { Box } from '../../document/template.model.ts'
import type { LayerOutline } from './layer-outline.ts'
import {
  boundsOf,
  cornersOf,
  insideTurn,
  middleOf,
  pointIn,
  turnedPoint,
  type Point,
  type TurnedBox,
} from './turned-box.ts'

/** Handles of a layer: sides and corners. 0 = left or top, 1 = right or bottom. */
export type Grip = { readonly x: 0 | 0.5 | 1; readonly y: 0 | 0.5 | 1 }

/** Ids of all layers under the point, topmost first. */
export function layersAt(layers: readonly LayerOutline[], point: Point): string[] {
  return layers
    .filter((layer) => isInside(layer, point))
    .map(({ id }) => id)
    .toReversed()
}

export function isInside({ box, turn }: TurnedBox, point: Point): boolean {
  const { x, y } = turnedPoint(point, middleOf(box), -turn)
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
}

/**
 * The layer that a press selects. The first press selects what is seen: the topmost layer, or the
 * group that keeps it together. Further presses at the same point go through the layers of that
 * group, then to the layers below, and around again. A stack only arranges its layers, so they come
 * before it (docs/decisions/0124-a-press-selects-what-is-seen.md). Null: no layer.
 */
export function selectAt(
  layers: readonly LayerOutline[],
  point: Point,
  selected: string | null,
): string | null {
  const order = pressOrder(layers, point)
  const at = selected === null ? -1 : order.indexOf(selected)
  return order[(at + 1) % order.length] ?? null
}

/**
 * Topmost trees first. In a tree a group comes before its layers, and a stack after them. Tints for
 * contrast come last: they are not seen as layers.
 */
function pressOrder(layers: readonly LayerOutline[], point: Point): string[] {
  const hits = layers.filter((layer) => isInside(layer, point))
  const roots = hits.filter(({ around }) => !hits.some(({ id }) => around.includes(id)))
  const inTree = (root: LayerOutline): string[] => {
    const kids = hits.filter(({ around }) => nearestHit(around, hits) === root.id)
    const inner = kids.toReversed().flatMap(inTree)
    return isStack(layers, root.id) ? [...inner, root.id] : [root.id, ...inner]
  }
  const order = roots.toReversed().flatMap(inTree)
  const tints = new Set(hits.flatMap(({ id, kind }) => (kind === 'scrim' ? [id] : [])))
  return [...order.filter((id) => !tints.has(id)), ...order.filter((id) => tints.has(id))]
}

const isStack = (layers: readonly LayerOutline[], id: string): boolean =>
  layers.some(({ around, row }) => around.at(-1) === id && row !== null)

const nearestHit = (around: readonly string[], hits: readonly LayerOutline[]) =>
  around.findLast((id) => hits.some((hit) => hit.id === id))

/** Layers that the rectangle touches. A group is left out if one of its layers is included. */
export function layersTouched(layers: readonly LayerOutline[], area: Box): string[] {
  const met = layers.filter((layer) => touches(layer, area))
  const holders = new Set(met.flatMap(({ around }) => around))
  return met.filter(({ id }) => !holders.has(id)).map(({ id }) => id)
}

/**
 * Separating axis test: two convex shapes are apart if the direction of one of their sides
 * separates them.
 */
function touches(layer: TurnedBox, area: Box): boolean {
  const upright: TurnedBox = { box: area, turn: 0 }
  if (!overlap(boundsOf(layer), area)) return false
  const own = cornersOf(upright).map((corner) =>
    turnedPoint(corner, middleOf(layer.box), -layer.turn),
  )
  const xs = own.map(({ x }) => x)
  const ys = own.map(({ y }) => y)
  const { box } = layer
  return (
    Math.max(...xs) >= box.x &&
    Math.min(...xs) <= box.x + box.width &&
    Math.max(...ys) >= box.y &&
    Math.min(...ys) <= box.y + box.height
  )
}

const overlap = (a: Box, b: Box): boolean =>
  a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height

export interface Resize {
  readonly grip: Grip
  /** Movement of the pointer on the canvas since the press. */
  readonly by: Point
  /** Keeps the aspect ratio. */
  readonly keepsShape?: boolean
  /** Resizes around the centre. */
  readonly fromMiddle?: boolean
}

/** Minimum side for resizing with the pointer. */
export const MIN_SIDE = 4

/** The opposite handle, or the centre, stays fixed on the canvas at any rotation. */
export function resizedBox(start: TurnedBox, resize: Resize): Box {
  const { grip, by, fromMiddle = false } = resize
  const { box, turn } = start
  const inside = insideTurn(by, turn)
  const reach = fromMiddle ? 4 : 2
  const wished = {
    width: Math.max(MIN_SIDE, box.width + inside.x * (grip.x - 0.5) * reach),
    height: Math.max(MIN_SIDE, box.height + inside.y * (grip.y - 0.5) * reach),
  }
  const size = resize.keepsShape ? inShape(box, wished, grip) : wished
  const fixed = fromMiddle ? { x: 0.5, y: 0.5 } : { x: 1 - grip.x, y: 1 - grip.y }
  return boxWithFixed(size, { share: fixed, at: pointIn(start, fixed), turn })
}

/** Follows the side that changed more. A handle of one side changes the other side too. */
function inShape(
  box: Box,
  wished: Pick<Box, 'width' | 'height'>,
  grip: Grip,
): Pick<Box, 'width' | 'height'> {
  const [across, down] = [wished.width / box.width, wished.height / box.height]
  if (!Number.isFinite(across) || !Number.isFinite(down)) return wished
  const larger = Math.abs(across - 1) >= Math.abs(down - 1) ? across : down
  const scale = grip.x === 0.5 ? down : grip.y === 0.5 ? across : larger
  const least = Math.max(scale, MIN_SIDE / box.width, MIN_SIDE / box.height)
  return { width: box.width * least, height: box.height * least }
}

/** The box of this size and rotation whose point at `share` is at `at`. */
function boxWithFixed(
  { width, height }: Pick<Box, 'width' | 'height'>,
  { share, at, turn }: { share: Point; at: Point; turn: number },
): Box {
  const arm = turnedPoint(
    { x: (0.5 - share.x) * width, y: (0.5 - share.y) * height },
    { x: 0, y: 0 },
    turn,
  )
  return { x: at.x + arm.x - width / 2, y: at.y + arm.y - height / 2, width, height }
}

/**
 * The angle, 0 to 359, of a layer grabbed at `from` with the pointer at `to`; in steps of 15
 * degrees if requested.
 */
export function turnedBy(
  { box, turn }: TurnedBox,
  { from, to, inSteps }: { from: Point; to: Point; inSteps: boolean },
): number {
  const middle = middleOf(box)
  const free = turn + angleOf(middle, to) - angleOf(middle, from)
  const step = inSteps ? TURN_STEP : 1
  return (((Math.round(free / step) * step) % 360) + 360) % 360
}

const TURN_STEP = 15

const angleOf = (middle: Point, { x, y }: Point): number =>
  (Math.atan2(y - middle.y, x - middle.x) * 180) / Math.PI

/**
 * The box to store for a layer whose outline changes from `before` to `after`, both unrotated.
 * `outerTurn`: the rotation of the groups around it.
 */
export function storedBox(
  stored: Box,
  { before, after, outerTurn }: { before: Box; after: Box; outerTurn: number },
): Box {
  const [from, to] = [middleOf(before), middleOf(after)]
  const way = insideTurn({ x: to.x - from.x, y: to.y - from.y }, outerTurn)
  const wider = after.width - before.width
  const higher = after.height - before.height
  return {
    ...stored,
    x: stored.x + way.x - wider / 2,
    y: stored.y + way.y - higher / 2,
    width: Math.max(0, stored.width + wider),
    height: Math.max(0, stored.height + higher),
  }
}
