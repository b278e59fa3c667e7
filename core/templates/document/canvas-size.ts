/** Sizes of a pin, in units and in pixels. */
import { CANVAS, type Box } from './template.model.ts'
import type { SizeName } from './template.schema.ts'

/** What is read keeps this distance from every edge. */
export const SAFE_MARGIN = 60

export const pixelWidthOf = (size: SizeName): number => Number.parseInt(size, 10)

/** In units: every canvas is 1000 wide. */
export function canvasOf(size: SizeName): Pick<Box, 'width' | 'height'> {
  const [width = CANVAS.width, height = CANVAS.height] = size.split('x').map(Number)
  return { width: CANVAS.width, height: Math.round((height * CANVAS.width) / width) }
}
