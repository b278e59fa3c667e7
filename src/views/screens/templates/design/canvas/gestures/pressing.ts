/** What a press on the picture is about, and what it selects. */
import { isInside, layersTouched, selectAt } from '#core/templates/edit/placement/geometry.ts'
import type { LayerOutline } from '#core/templates/edit/placement/layer-outline.ts'
import { snapTargets, type SnapTargets } from '#core/templates/edit/placement/snapping.ts'
import { boundsOf, type Point } from '#core/templates/edit/placement/turned-box.ts'
import type { Box } from '#core/templates/document/template.model.ts'
import { canvasOf, SAFE_MARGIN } from '#core/templates/document/canvas-size.ts'
import type { SizeName, Template } from '#core/templates/document/template.schema.ts'
import type {
  DesignGesture,
  PressedGesture,
} from '../../../../../../machines/design-gesture/design-gesture.machine.ts'
import { inRow, placedOf, type Scene } from './gesture-change.ts'

export interface PressScene {
  readonly template: Template
  readonly size: SizeName
  readonly outlines: readonly LayerOutline[]
}

/** A selected layer goes along from anywhere in it; any other is taken where it is seen. */
export function pressOn(
  scene: PressScene,
  { at, selected, isAdding }: { at: Point; selected: readonly string[]; isAdding: boolean },
): PressedGesture {
  if (isAdding) return { kind: 'marquee', ids: selected, at, grip: null }
  const { outlines } = scene
  const isHeld = outlines.some((one) => selected.includes(one.id) && isInside(one, at))
  const hit = selectAt(outlines, at, null)
  const ids = isHeld ? selected : hit === null ? [] : [hit]
  return canMove(scene, ids)
    ? { kind: 'moving', ids, at, grip: null }
    : { kind: 'marquee', ids: [], at, grip: null }
}

export const canMove = (scene: PressScene, ids: readonly string[]): boolean =>
  inRow(scene, ids) !== null || placedOf(scene, ids).length > 0

/** Of a press without a drag: deeper each time, or added to and taken from what is selected. */
export function pressSelects(
  outlines: readonly LayerOutline[],
  at: Point,
  { selected, isAdding }: { selected: readonly string[]; isAdding: boolean },
): readonly string[] {
  const [first] = selected
  const isOne = selected.length === 1 && !isAdding
  const hit = selectAt(outlines, at, isOne && first !== undefined ? first : null)
  if (!isAdding) return hit === null ? [] : [hit]
  if (hit === null) return selected
  return selected.includes(hit) ? selected.filter((id) => id !== hit) : [...selected, hit]
}

export function marqueeOf({ at, now }: Pick<DesignGesture, 'at' | 'now'>): Box {
  return {
    x: Math.min(at.x, now.x),
    y: Math.min(at.y, now.y),
    width: Math.abs(now.x - at.x),
    height: Math.abs(now.y - at.y),
  }
}

/** A layer that the rectangle begins in is its ground, and stays out. */
export function marqueeSelects(
  outlines: readonly LayerOutline[],
  gesture: Pick<DesignGesture, 'at' | 'now' | 'ids'>,
): readonly string[] {
  const others = outlines.filter((one) => !isInside(one, gesture.at))
  return [...new Set([...gesture.ids, ...layersTouched(others, marqueeOf(gesture))])]
}

/** The picture as it was when the gesture began. */
export interface Held {
  /** The layers of the gesture. */
  readonly ids: readonly string[]
  readonly outlines: readonly LayerOutline[]
  /** In units. */
  readonly reach: number
}

interface CurrentTemplate extends Pick<PressScene, 'template' | 'size'> {
  readonly outlines: PressScene['outlines'] | null
}

/**
 * What a gesture changes. The picture may show an older template when the gesture begins:
 * `outlines`, which are of this template, replace what was seen as soon as they are known.
 */
export function sceneOf(
  { template, size, outlines }: CurrentTemplate,
  { ids, outlines: seen, reach }: Held,
): Scene {
  const at = { template, size, outlines: outlines ?? seen }
  return { ...at, targets: targetsFor(at, ids), reach }
}

function targetsFor({ template, size, outlines }: PressScene, ids: readonly string[]): SnapTargets {
  const isMoved = ({ id, around }: LayerOutline): boolean =>
    ids.includes(id) || around.some((group) => ids.includes(group))
  return snapTargets({
    boxes: outlines.filter((one) => !isMoved(one)).map(boundsOf),
    canvas: canvasOf(size),
    margin: SAFE_MARGIN,
    ...(template.guides && { guides: template.guides }),
  })
}
