/** One line of words along a circle, as large as its room allows. */
import { directionOf } from './text-direction.rules.ts'
import type { FitRequest } from './text-fit.rules.ts'
import type { Box, Measure, TextNode } from '../document/template.model.ts'

/** Of letters above and below their line, in em. */
export const ABOVE = 0.95
export const BELOW = 0.3

/** It becomes a picture as large as it is: twice the width of a pin at most. */
const MAX_EXTENT = 2_000

export interface Arc {
  /** Of the circle that the letters are on. */
  radius: number
  /** In radians. */
  angle: number
}

/** Of words as wide as `length`, along `degrees` of a circle. */
export function arcOf(length: number, degrees: number): Arc {
  const angle = (Math.abs(degrees) * Math.PI) / 180
  return { radius: length / angle, angle }
}

/** In em, of words as wide as `width`. */
function extent(width: number, degrees: number): { width: number; height: number } {
  const { radius, angle } = arcOf(width, degrees)
  const out = degrees > 0 ? ABOVE : BELOW
  const half = angle < Math.PI ? Math.sin(angle / 2) : 1
  return {
    width: 2 * (radius + out) * half,
    height: radius * (1 - Math.cos(angle / 2)) + ABOVE + BELOW,
  }
}

export function fitCurved(request: FitRequest & { curve: number }, measure: Measure): TextNode {
  const { room, curve, anchor = 'top', role, color } = request
  const dir = directionOf(request.text)
  const style = { ...request.style, lineHeight: ABOVE + BELOW }
  const text = (style.uppercase ? request.text.toUpperCase() : request.text).replaceAll(
    /\s+/gu,
    ' ',
  )
  const em = extent(Math.max(0.5, measure(text, style)), curve)
  const [widest, highest] = [Math.min(MAX_EXTENT, room.width), Math.min(MAX_EXTENT, room.height)]
  const size = Math.max(
    1,
    Math.floor(Math.min(request.largest, widest / em.width, highest / em.height)),
  )
  const [width, height] = [Math.ceil(em.width * size), Math.ceil(em.height * size)]
  const share = { top: 0, middle: 0.5, bottom: 1 }[anchor]
  const box: Box = {
    x: Math.round(room.x + (room.width - width) / 2),
    y: Math.round(room.y + (room.height - height) * share),
    width,
    height,
  }
  return { kind: 'text', role, box, lines: [text], size, style, color, align: 'center', dir, curve }
}
