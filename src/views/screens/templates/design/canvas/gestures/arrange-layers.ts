/** Aligns and spreads the selected layers by where they are on the picture. */
import {
  alignBoxes,
  distributeBoxes,
  type Alignment,
} from '#core/templates/edit/placement/arrange.ts'
import type { TemplateChange } from '#core/templates/edit/tree/template-change.schema.ts'
import { boundsOf } from '#core/templates/edit/placement/turned-box.ts'
import { canvasOf } from '#core/templates/document/canvas-size.ts'
import { placedOf, type Scene, shiftedEach } from './gesture-change.ts'

export const ALIGNMENTS = [
  'left',
  'centre',
  'right',
  'top',
  'middle',
  'bottom',
] as const satisfies readonly Alignment[]
/** Equal room between neighbours, in one direction. */
export const SPREADS = ['spreadX', 'spreadY'] as const
export type Arrangement = (typeof ALIGNMENTS)[number] | (typeof SPREADS)[number]

type ArrangedScene = Omit<Scene, 'targets' | 'reach'>

/** How many of the layers can be moved freely: one is aligned to the pin, three can be spread. */
export const arrangeable = (scene: ArrangedScene, ids: readonly string[]): number =>
  placedOf(scene, ids).length

/** Null = every layer is there already. */
export function arrangeChange(
  scene: ArrangedScene,
  ids: readonly string[],
  arrangement: Arrangement,
): TemplateChange | null {
  const placed = placedOf(scene, ids)
  const boxes = placed.map(({ outline }) => boundsOf(outline))
  const shifts =
    arrangement === 'spreadX' || arrangement === 'spreadY'
      ? distributeBoxes(boxes, arrangement === 'spreadX' ? 'x' : 'y')
      : alignBoxes(boxes, arrangement, { x: 0, y: 0, ...canvasOf(scene.size) })
  return shiftedEach(
    scene,
    placed.map((one, at) => ({
      ...one,
      by: { x: shifts[at]?.dx ?? 0, y: shifts[at]?.dy ?? 0 },
    })),
  )
}
