/** Shapes that are drawn as curves, in one colour: cut paper and paint, and patterns over a ground. */
export const drawingNames = [
  'brush',
  'torn',
  'seal',
  'stamp',
  'tape',
  'gingham',
  'dots',
  'sprigs',
  'grain',
  'ruled',
  'rays',
  'route',
] as const
export type DrawingName = (typeof drawingNames)[number]

export const isDrawing = (shape: string): shape is DrawingName =>
  drawingNames.some((name) => name === shape)

/** What of its box a drawing covers whatever its edge does: left, top, right, bottom, as shares. */
const SOLID: Partial<Record<DrawingName, readonly [number, number, number, number]>> = {
  brush: [0.07, 0.03, 0.07, 0.03],
  torn: [0, 0.1, 0, 0],
  seal: [0.15, 0.15, 0.15, 0.15],
  stamp: [0.04, 0.04, 0.04, 0.04],
  tape: [0.03, 0, 0.03, 0],
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const isSolid = (name: DrawingName): boolean => SOLID[name] !== undefined

export function solidPart(name: DrawingName, { x, y, width, height }: Box): Box {
  const [left, top, right, bottom] = SOLID[name] ?? [0, 0, 0, 0]
  return {
    x: x + left * width,
    y: y + top * height,
    width: width * (1 - left - right),
    height: height * (1 - top - bottom),
  }
}
