/**
 * How a crop frame answers to dragging and to keys. Everything is in fractions of the picture, 0 to
 * 1, as the contract keeps it.
 */
import type { Crop } from '#core/contract/content/pins.contract.ts'

/** Smaller crops would be blown up beyond use. */
export const MIN_CROP = 0.1

export type CropHandle = 'move' | 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight'
export const CORNERS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const

/**
 * The crop after its handle was pulled by `dx`, `dy`. It never leaves the picture and never gets
 * smaller than `SMALLEST`.
 */
export function pullCrop(crop: Crop, handle: CropHandle, by: { dx: number; dy: number }): Crop {
  if (handle === 'move')
    return {
      ...crop,
      x: within(crop.x + by.dx, 0, 1 - crop.width),
      y: within(crop.y + by.dy, 0, 1 - crop.height),
    }
  const horizontal = handle.endsWith('Left')
    ? pullStart(crop.x, crop.width, by.dx)
    : pullEnd(crop.x, crop.width, by.dx)
  const vertical = handle.startsWith('top')
    ? pullStart(crop.y, crop.height, by.dy)
    : pullEnd(crop.y, crop.height, by.dy)
  return {
    x: horizontal.start,
    y: vertical.start,
    width: horizontal.length,
    height: vertical.length,
  }
}

function pullStart(start: number, length: number, by: number): { start: number; length: number } {
  const end = start + length
  const moved = within(start + by, 0, end - MIN_CROP)
  return { start: moved, length: end - moved }
}

function pullEnd(start: number, length: number, by: number): { start: number; length: number } {
  return { start, length: within(length + by, MIN_CROP, 1 - start) }
}

/** What an arrow key does to a handle: one hundredth, with Shift a tenth. */
export function cropStep(key: string, shift: boolean): { dx: number; dy: number } | null {
  const step = shift ? 0.1 : 0.01
  switch (key) {
    case 'ArrowLeft':
      return { dx: -step, dy: 0 }
    case 'ArrowRight':
      return { dx: step, dy: 0 }
    case 'ArrowUp':
      return { dx: 0, dy: -step }
    case 'ArrowDown':
      return { dx: 0, dy: step }
    default:
      return null
  }
}

function within(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high))
}
