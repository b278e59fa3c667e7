/**
 * What is wrong with a laid-out pin, by the rules that every design keeps (LOOK: how a pin looks).
 * Units are thousandths of the canvas' width.
 */
import { LEAST_CONTRAST } from './colors.rules.ts'
import { solveScrims, textContrast, type SlotFacts } from './contrast/ground-light.ts'
import { outlineBox, overlapsTurned } from './layer-frames.ts'
import { quietCorner, type Box, type PinNode } from './template.model.ts'

export const LEAST_TEXT = 36
export const LEAST_BRAND = 30
export const SAFE_MARGIN = 60
const LEAST_PICTURE = 140

export type LayoutRule =
  | 'margin'
  | 'corner'
  | 'small'
  | 'overlap'
  | 'contrast'
  | 'shortened'
  | 'flatPicture'

export interface LayoutFault {
  rule: LayoutRule
  box: Box
  /** Its words, where it is a text. */
  words: string
}

interface Ground {
  canvas: { width: number; height: number }
  facts: SlotFacts
  background: string
}

export function layoutFaults(nodes: readonly PinNode[], ground: Ground): LayoutFault[] {
  const solved = solveScrims(nodes, ground)
  const texts = solved.filter((node) => node.kind === 'text' && node.role !== 'ornament')
  return solved.flatMap((node, at) => {
    if (node.kind === 'picture')
      return node.box.height < LEAST_PICTURE
        ? [{ rule: 'flatPicture', box: node.box, words: '' } satisfies LayoutFault]
        : []
    if (node.kind !== 'text' || node.role === 'ornament') return []
    const others = texts.slice(texts.indexOf(node) + 1)
    const place = outlineBox(node)
    const corner = { box: quietCorner(ground.canvas) }
    const rules: Record<LayoutRule, boolean> = {
      margin: !isSafe(place, ground.canvas),
      corner: overlapsTurned(node, corner),
      small: node.size < (node.role === 'brand' ? LEAST_BRAND : LEAST_TEXT),
      overlap: others.some((other) => overlapsTurned(other, node)),
      contrast: textContrast(node, { ...ground, nodes: solved.slice(0, at) }) < LEAST_CONTRAST,
      shortened: node.shortened !== undefined,
      flatPicture: false,
    }
    return ruleNames
      .filter((rule) => rules[rule])
      .map((rule) => ({ rule, box: place, words: node.lines.join(' ') }))
  })
}

const ruleNames: readonly LayoutRule[] = [
  'margin',
  'corner',
  'small',
  'overlap',
  'contrast',
  'shortened',
]

const isSafe = ({ x, y, width, height }: Box, canvas: Ground['canvas']): boolean =>
  x >= SAFE_MARGIN &&
  y >= SAFE_MARGIN &&
  x + width <= canvas.width - SAFE_MARGIN &&
  y + height <= canvas.height - SAFE_MARGIN
