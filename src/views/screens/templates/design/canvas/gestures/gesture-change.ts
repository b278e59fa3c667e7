/**
 * What a gesture on the picture makes of the template: the same function draws each move and its
 * end.
 */
import {
  resizedBox,
  storedBox,
  turnedBy,
  type Grip,
} from '#core/templates/edit/placement/geometry.ts'
import { findLayer, outermost } from '#core/templates/edit/tree/layer-places.ts'
import type { LayerOutline } from '#core/templates/edit/placement/layer-outline.ts'
import type { GuideRef } from '#core/templates/edit/placement/guides.ts'
import { moveKindOf, reorderInRow } from '#core/templates/edit/layers/row-order.ts'
import {
  snapBox,
  type EqualGap,
  type MetLine,
  type Snap,
} from '#core/templates/edit/placement/snapping.ts'
import type { SnapTargets } from '#core/templates/edit/placement/snapping.ts'
import type {
  SimpleChange,
  TemplateChange,
} from '#core/templates/edit/tree/template-change.schema.ts'
import {
  boundsOf,
  middleOf,
  unionOf,
  type Point,
} from '#core/templates/edit/placement/turned-box.ts'
import type { Box } from '#core/templates/document/template.model.ts'
import type { SizeName, Template } from '#core/templates/document/template.schema.ts'
import type { DesignGesture } from '../../../../../../machines/design-gesture/design-gesture.machine.ts'
import { guideDrag } from '../rulers/guide-gesture.ts'
import { boxChange, boxOf } from '../stored-box.ts'

export interface Scene {
  readonly template: Template
  readonly size: SizeName
  /** Where the layers were when the gesture began. */
  readonly outlines: readonly LayerOutline[]
  readonly targets: SnapTargets
  /** In units. */
  readonly reach: number
}

export interface ModifierKeys {
  /** Moves along one axis, resizes in proportion, turns in steps. */
  readonly shift: boolean
  /** Nothing snaps. */
  readonly ctrl: boolean
  /** Resizes from the middle. */
  readonly alt: boolean
  /** The pointer is on the ruler that the guide comes from: it is removed there. */
  readonly isOnRuler?: boolean
}

export interface GestureOutcome {
  readonly change: TemplateChange | null
  readonly lines: readonly MetLine[]
  readonly gaps: readonly EqualGap[]
  /** Where a layer of a row is held, while its place in the row is another. */
  readonly ghost: LayerOutline | null
  /** The guide that is dragged. */
  readonly guide: GuideRef | null
}
const NOTHING: GestureOutcome = { change: null, lines: [], gaps: [], ghost: null, guide: null }

export function outcomeOf(
  scene: Scene,
  gesture: DesignGesture,
  keys: ModifierKeys,
): GestureOutcome {
  switch (gesture.kind) {
    case 'moving':
      return moved(scene, gesture, keys)
    case 'resizing':
      return resized(scene, gesture, keys)
    case 'turning':
      return { ...NOTHING, change: turned(scene, gesture, keys) }
    case 'guiding': {
      const drag = guideDrag(scene, gesture, { isFree: keys.ctrl, isOff: keys.isOnRuler === true })
      return { ...NOTHING, change: drag.change, lines: drag.lines, guide: drag.ref }
    }
    case 'marquee':
      return NOTHING
    default:
      return gesture.kind satisfies never
  }
}

/** Of the arrow keys: nothing snaps. */
export const stepChange = (
  scene: Scene,
  { ids, by }: { ids: readonly string[]; by: Point },
): TemplateChange | null => shifted(scene, placedOf(scene, ids), by)

interface Placed {
  readonly outline: LayerOutline
  readonly stored: Box
}

/** The layers with a box of their own that may be moved; a layer goes along with its group. */
export function placedOf(
  { template, size, outlines }: Omit<Scene, 'targets' | 'reach'>,
  ids: readonly string[],
): Placed[] {
  return outermost(template.layers, new Set(ids)).flatMap(({ id }) => {
    const outline = outlines.find((one) => one.id === id)
    const stored = boxOf(template, id, size)
    return outline && stored && moveKindOf(template, outline) === 'box' ? [{ outline, stored }] : []
  })
}

/** The one layer that is moved within its row. */
export function inRow(
  { template, outlines }: Pick<Scene, 'template' | 'outlines'>,
  ids: readonly string[],
): LayerOutline | null {
  const [only] = ids
  const outline = outlines.find(({ id }) => id === only)
  return ids.length === 1 && outline && moveKindOf(template, outline) === 'order' ? outline : null
}

function moved(scene: Scene, gesture: DesignGesture, keys: ModifierKeys): GestureOutcome {
  const by = alongOneAxis(wayOf(gesture), keys.shift)
  const row = inRow(scene, gesture.ids)
  if (row) {
    const ghost = { ...row, box: { ...row.box, x: row.box.x + by.x, y: row.box.y + by.y } }
    const place = { id: row.id, middle: middleOf(ghost.box) }
    return { ...NOTHING, ghost, change: reorderInRow(scene.template, scene.outlines, place) }
  }
  if (by.x === 0 && by.y === 0) return NOTHING
  const placed = placedOf(scene, gesture.ids)
  const room = unionOf(placed.map(({ outline }) => boundsOf(outline)))
  if (room === null) return NOTHING
  const free = { ...room, x: room.x + by.x, y: room.y + by.y }
  const snap = snapped(scene, free, { isFree: keys.ctrl })
  const change = shifted(scene, placed, { x: by.x + snap.dx, y: by.y + snap.dy })
  return { ...NOTHING, change, lines: snap.lines, gaps: snap.gaps }
}

function snapped(scene: Scene, box: Box, { isFree, grip }: { isFree: boolean; grip?: Grip }): Snap {
  if (isFree) return { dx: 0, dy: 0, lines: [], gaps: [] }
  const parts = grip && { x: heldSide(grip.x), y: heldSide(grip.y) }
  return snapBox(box, scene.targets, { reach: scene.reach, ...(parts && { parts }) })
}

const heldSide = (share: number): number[] => (share === 0.5 ? [] : [share])

const shifted = (scene: Scene, placed: readonly Placed[], by: Point): TemplateChange | null =>
  shiftedEach(
    scene,
    placed.map((one) => ({ ...one, by })),
  )

/** Each by its own way; null = none of them moves. */
export function shiftedEach(
  scene: Pick<Scene, 'template' | 'size'>,
  placed: readonly (Placed & { readonly by: Point })[],
): TemplateChange | null {
  return together(
    placed.flatMap(({ outline, stored, by }) => {
      if (by.x === 0 && by.y === 0) return []
      const before = outline.box
      const after = { ...before, x: before.x + by.x, y: before.y + by.y }
      const box = storedBox(stored, { before, after, outerTurn: outline.outerTurn })
      return [boxChange(scene, outline.id, box)]
    }),
  )
}

function together(changes: SimpleChange[]): TemplateChange | null {
  const [only] = changes
  if (only === undefined) return null
  return changes.length === 1 ? only : { type: 'batch', changes }
}

function resized(scene: Scene, gesture: DesignGesture, keys: ModifierKeys): GestureOutcome {
  const [placed] = placedOf(scene, gesture.ids)
  if (placed === undefined || gesture.grip === null) return NOTHING
  const { outline, stored } = placed
  const grip = gripAt(gesture.grip)
  const by = wayOf(gesture)
  const wish = { grip, by, keepsShape: keys.shift, fromMiddle: keys.alt }
  const free = resizedBox(outline, wish)
  // lines are upright and level, and one side alone can't be moved to one where the others follow
  const isFree = keys.ctrl || keys.shift || keys.alt || outline.turn !== 0
  const snap = snapped(scene, free, { isFree, grip })
  const after = resizedBox(outline, { ...wish, by: { x: by.x + snap.dx, y: by.y + snap.dy } })
  const box = storedBox(stored, { before: outline.box, after, outerTurn: outline.outerTurn })
  const isSame = by.x === 0 && by.y === 0
  return {
    ...NOTHING,
    change: isSame ? null : boxChange(scene, outline.id, box),
    lines: snap.lines,
    gaps: snap.gaps,
  }
}

const gripAt = ({ x, y }: Point): Grip => ({ x: thirdOf(x), y: thirdOf(y) })
const thirdOf = (share: number): 0 | 0.5 | 1 => (share === 0.5 ? 0.5 : share < 0.5 ? 0 : 1)

function turned(
  scene: Scene,
  { ids, at, now }: DesignGesture,
  { shift }: ModifierKeys,
): TemplateChange | null {
  const [placed] = placedOf(scene, ids)
  if (placed === undefined) return null
  const { id, outerTurn } = placed.outline
  const seen = turnedBy(placed.outline, { from: at, to: now, inSteps: shift })
  const turn = nearZero(seen - outerTurn)
  const layer = findLayer(scene.template.layers, id)?.layer
  if (turn === (layer?.turn ?? 0)) return null
  return turn === 0
    ? { type: 'patchLayer', layerId: id, patch: {}, unset: ['turn'] }
    : { type: 'patchLayer', layerId: id, patch: { turn } }
}

/** From -179 to 180. */
function nearZero(turn: number): number {
  const whole = ((turn % 360) + 360) % 360
  return whole > 180 ? whole - 360 : whole
}

const wayOf = ({ at, now }: DesignGesture): Point => ({ x: now.x - at.x, y: now.y - at.y })

function alongOneAxis(by: Point, isAsked: boolean): Point {
  if (!isAsked) return by
  return Math.abs(by.x) >= Math.abs(by.y) ? { x: by.x, y: 0 } : { x: 0, y: by.y }
}
