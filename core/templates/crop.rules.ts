/** Cuts a source picture for a slot so that its subject stays in sight, and lands where the words are not. */
import type { Crop } from '#core/contract/pins.contract.ts'
import type { Box } from './template.model.ts'
import { GRID, type PictureFacts } from './picture-facts.schema.ts'

export interface CropWish {
  /** Width / height of the slot. */
  aspect: number
  /** 1 = as much of the picture as the slot can show; larger = nearer. */
  zoom: number
  /** Where in the slot the subject's middle should land, as fractions. */
  at: { x: number; y: number }
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

export function cropFor(facts: PictureFacts, wish: CropWish): Crop {
  const sourceAspect = facts.width / facts.height
  const widest = wish.aspect > sourceAspect ? { width: 1, height: sourceAspect / wish.aspect } : { width: wish.aspect / sourceAspect, height: 1 }
  const { subject } = facts
  /** Never so near that the subject itself is cut, unless the slot cannot hold it anyway. */
  const nearest = Math.min(widest.width / subject.width, widest.height / subject.height)
  const zoom = clamp(wish.zoom, 1, Math.max(1, nearest))
  const width = Math.max(0.02, widest.width / zoom)
  const height = Math.max(0.02, widest.height / zoom)
  const x = clamp(subject.x + subject.width / 2 - wish.at.x * width, 0, 1 - width)
  const y = clamp(subject.y + subject.height / 2 - wish.at.y * height, 0, 1 - height)
  return { x, y, width: Math.min(width, 1), height: Math.min(height, 1) }
}

/** Trims a chosen crop to the slot's shape around its middle: what a person chose is never stretched. */
export function fitCrop(facts: PictureFacts, crop: Crop, aspect: number): Crop {
  const cropAspect = (crop.width * facts.width) / (crop.height * facts.height)
  const width = cropAspect > aspect ? crop.width * (aspect / cropAspect) : crop.width
  const height = cropAspect > aspect ? crop.height : crop.height * (cropAspect / aspect)
  return { x: crop.x + (crop.width - width) / 2, y: crop.y + (crop.height - height) / 2, width, height }
}

export interface Tone {
  /** Mean relative luminance 0-1. */
  light: number
  /** How much the luminance varies, plus edges: 0 = an even wall. */
  busy: number
  /** Share of the region that shows the subject. */
  subject: number
}

/** What lies under `region` (in canvas pixels) of a picture cut by `crop` into `slot`. */
export function toneUnder(facts: PictureFacts, crop: Crop, slot: Box, region: Box): Tone {
  const x = crop.x + ((region.x - slot.x) / slot.width) * crop.width
  const y = crop.y + ((region.y - slot.y) / slot.height) * crop.height
  const part = { x, y, width: (region.width / slot.width) * crop.width, height: (region.height / slot.height) * crop.height }
  const cells = CELLS.filter((cell) => isInside(part, cell, HALF_CELL))
  if (cells.length === 0) return { light: 0.4, busy: 0.5, subject: 0 }
  const mean = (value: (cell: Cell) => number): number => cells.reduce((sum, cell) => sum + value(cell), 0) / cells.length
  return { light: mean(({ index }) => facts.luminance[index] ?? 0), busy: mean(({ index }) => facts.detail[index] ?? 0), subject: mean((cell) => (isInside(facts.subject, cell, 0) ? 1 : 0)) }
}

interface Cell {
  index: number
  x: number
  y: number
}

const HALF_CELL = 0.5 / GRID
const CELLS: readonly Cell[] = Array.from({ length: GRID * GRID }, (_, index) => ({ index, x: ((index % GRID) + 0.5) / GRID, y: (Math.floor(index / GRID) + 0.5) / GRID }))

const isInside = (box: Box, { x, y }: Cell, slack: number): boolean => x >= box.x - slack && x <= box.x + box.width + slack && y >= box.y - slack && y <= box.y + box.height + slack
