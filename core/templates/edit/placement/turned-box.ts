/**
 * Boxes with a rotation around their centre. Units are thousandths of the canvas width, y points
 * down, rotations are degrees clockwise.
 */
import type { Box } from '../../document/template.model.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface TurnedBox {
  readonly box: Box
  readonly turn: number
}

export const middleOf = ({ x, y, width, height }: Box): Point => ({
  x: x + width / 2,
  y: y + height / 2,
})

/** Exact at quarter turns. */
function sinAndCos(turn: number): { sin: number; cos: number } {
  const quarters = (((turn / 90) % 4) + 4) % 4
  if (Number.isInteger(quarters)) {
    const sin = [0, 1, 0, -1][quarters] ?? 0
    return { sin, cos: [1, 0, -1, 0][quarters] ?? 1 }
  }
  return { sin: Math.sin((turn * Math.PI) / 180), cos: Math.cos((turn * Math.PI) / 180) }
}

export function turnedPoint({ x, y }: Point, about: Point, turn: number): Point {
  const { sin, cos } = sinAndCos(turn)
  const [dx, dy] = [x - about.x, y - about.y]
  return { x: about.x + dx * cos - dy * sin, y: about.y + dx * sin + dy * cos }
}

/** A direction in the box's own axes. */
export const insideTurn = (direction: Point, turn: number): Point =>
  turnedPoint(direction, { x: 0, y: 0 }, -turn)

/** The rotated position of a point, given by shares of the box's sides. */
export const pointIn = ({ box, turn }: TurnedBox, share: Point): Point =>
  turnedPoint(
    { x: box.x + share.x * box.width, y: box.y + share.y * box.height },
    middleOf(box),
    turn,
  )

/** Clockwise from the upper left. */
export const cornersOf = (turned: TurnedBox): Point[] =>
  [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ].map((share) => pointIn(turned, share))

/** The smallest unrotated box around it. */
export function boundsOf(turned: TurnedBox): Box {
  const corners = cornersOf(turned)
  const x = Math.min(...corners.map((corner) => corner.x))
  const y = Math.min(...corners.map((corner) => corner.y))
  return {
    x,
    y,
    width: Math.max(...corners.map((corner) => corner.x)) - x,
    height: Math.max(...corners.map((corner) => corner.y)) - y,
  }
}

/** The smallest unrotated box around several boxes; null without boxes. */
export function unionOf(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  }
}
