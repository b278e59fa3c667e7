/** Aligns and distributes boxes. Each function answers the movement of each box, in order. */
import type { Box } from '../../document/template.model.ts'
import { unionOf } from './turned-box.ts'

export type Alignment = 'left' | 'centre' | 'right' | 'top' | 'middle' | 'bottom'

export interface Shift {
  readonly dx: number
  readonly dy: number
}

/** A single box is aligned to `area`, several boxes to their common bounds. */
export function alignBoxes(boxes: readonly Box[], alignment: Alignment, area: Box): Shift[] {
  const room = boxes.length > 1 ? (unionOf(boxes) ?? area) : area
  return boxes.map((box) => shiftTo(box, room, alignment))
}

function shiftTo(box: Box, room: Box, alignment: Alignment): Shift {
  const [freeX, freeY] = [room.width - box.width, room.height - box.height]
  const [left, top] = [room.x - box.x, room.y - box.y]
  switch (alignment) {
    case 'left':
      return { dx: left, dy: 0 }
    case 'centre':
      return { dx: left + freeX / 2, dy: 0 }
    case 'right':
      return { dx: left + freeX, dy: 0 }
    case 'top':
      return { dx: 0, dy: top }
    case 'middle':
      return { dx: 0, dy: top + freeY / 2 }
    case 'bottom':
      return { dx: 0, dy: top + freeY }
    default:
      return alignment satisfies never
  }
}

/**
 * Distributes with equal gaps. Without `gap` the outer two boxes stay; with it the first stays.
 * With fewer than two boxes, or fewer than three without a gap, nothing moves.
 */
export function distributeBoxes(boxes: readonly Box[], axis: 'x' | 'y', gap?: number): Shift[] {
  const side = axis === 'x' ? 'width' : 'height'
  const row = [...boxes.entries()].toSorted(
    ([, a], [, b]) => a[axis] - b[axis] || a[side] - b[side],
  )
  const shifts: Shift[] = boxes.map(() => ({ dx: 0, dy: 0 }))
  if (row.length < (gap === undefined ? 3 : 2)) return shifts
  const first = Math.min(...boxes.map((box) => box[axis]))
  const sides = row.reduce((sum, [, box]) => sum + box[side], 0)
  const end = Math.max(...boxes.map((box) => box[axis] + box[side]))
  const between = gap ?? (end - first - sides) / (row.length - 1)
  let at = first
  for (const [index, box] of row) {
    const way = at - box[axis]
    shifts[index] = axis === 'x' ? { dx: way, dy: 0 } : { dx: 0, dy: way }
    at += box[side] + between
  }
  return shifts
}
