/**
 * What is wrong with a laid-out pin, by the rules that every design keeps (LOOK: how a pin looks).
 * Units are thousandths of the canvas' width.
 */
import { SAFE_MARGIN } from '../document/canvas-size.ts'
import { MIN_CONTRAST } from '../color/colors.rules.ts'
import { solveScrims, textContrast } from '../contrast/ground-light.ts'
import type { SlotFacts } from '../contrast/painted-light.ts'
import { outlineBox, overlapsTurned } from '../document/layer-frames.ts'
import { coverOf } from './covered-text.ts'
import { arcPoints } from '../fit/run-places.ts'
import { quietCorner, type Box, type PinNode, type TextNode } from '../document/template.model.ts'

export const MIN_TEXT = 36
export const MIN_BRAND = 30
const MIN_PICTURE = 140

export type LayoutRule =
  | 'margin'
  | 'corner'
  | 'small'
  | 'overlap'
  | 'covered'
  | 'contrast'
  | 'shortened'
  | 'cutList'
  | 'flatPicture'
  | 'outside'

export interface LayoutFault {
  rule: LayoutRule
  box: Box
  /** Its words, where it is a text. */
  words: string
  /** Where the layers of the nodes are known. */
  layerId?: string
  /** The layer that hides it, where it is covered. */
  coverId?: string
}

interface Ground {
  canvas: { width: number; height: number }
  facts: SlotFacts
  background: string
  /** The layer of each node. */
  owners?: ReadonlyMap<PinNode, string>
}

export function layoutFaults(nodes: readonly PinNode[], ground: Ground): LayoutFault[] {
  const ownerOf = (node: PinNode): Pick<LayoutFault, 'layerId'> => {
    const layerId = ground.owners?.get(node)
    return layerId === undefined ? {} : { layerId }
  }
  const coverIdOf = (cover: PinNode): Pick<LayoutFault, 'coverId'> => {
    const coverId = ground.owners?.get(cover)
    return coverId === undefined ? {} : { coverId }
  }
  const solved = solveScrims(nodes, ground)
  const texts = solved.flatMap((node) =>
    node.kind === 'text' && node.role !== 'ornament' ? [node] : [],
  )
  return solved.flatMap((node, at) => {
    const fault = (rule: LayoutRule): LayoutFault[] => [
      { rule, box: outlineBox(node), words: '', ...ownerOf(node) },
    ]
    if (isShape(node) && isOutside(outlineBox(node), ground.canvas)) return fault('outside')
    if (node.kind === 'picture') return node.box.height < MIN_PICTURE ? fault('flatPicture') : []
    if (node.kind !== 'text' || node.role === 'ornament') return []
    const others = texts.slice(texts.indexOf(node) + 1)
    const place = outlineBox(node)
    const cover = coverOf(node, solved.slice(at + 1))
    const corner = { box: quietCorner(ground.canvas) }
    const rules: Record<LayoutRule, boolean> = {
      margin: !isSafe(place, ground.canvas),
      corner: overlapsTurned(node, corner),
      small: smallestOf(node) < (node.role === 'brand' ? MIN_BRAND : MIN_TEXT),
      overlap: others.some((other) => touches(other, node)),
      covered: cover !== null,
      contrast: textContrast(node, { ...ground, nodes: solved.slice(0, at) }) < MIN_CONTRAST,
      shortened: node.shortened !== undefined,
      cutList: (node.leftOut ?? 0) > 0,
      flatPicture: false,
      outside: false,
    }
    return ruleNames
      .filter((rule) => rules[rule])
      .map((rule) => ({
        rule,
        box: place,
        words: node.lines.join(' '),
        ...ownerOf(node),
        ...(rule === 'covered' && cover && coverIdOf(cover)),
      }))
  })
}

const ruleNames: readonly LayoutRule[] = [
  'margin',
  'corner',
  'small',
  'overlap',
  'covered',
  'contrast',
  'shortened',
  'cutList',
]

const isSafe = ({ x, y, width, height }: Box, canvas: Ground['canvas']): boolean =>
  x >= SAFE_MARGIN &&
  y >= SAFE_MARGIN &&
  x + width <= canvas.width - SAFE_MARGIN &&
  y + height <= canvas.height - SAFE_MARGIN

const isShape = ({ kind }: PinNode): boolean =>
  kind === 'fill' || kind === 'picture' || kind === 'logo'

/** Decorations may overlap an edge; one of which less than this share is visible is a fault. */
const LEAST_SEEN = 0.25

function isOutside({ x, y, width, height }: Box, canvas: Ground['canvas']): boolean {
  const seen = (from: number, length: number, most: number): number =>
    Math.max(0, Math.min(from + length, most) - Math.max(from, 0))
  const area = width * height
  return (
    area > 0 && seen(x, width, canvas.width) * seen(y, height, canvas.height) < LEAST_SEEN * area
  )
}

/** The smallest letters of a text, in thousandths of the canvas' width: a stretch may be smaller. */
export const smallestOf = ({ size, runs = [] }: TextNode): number =>
  size * Math.min(1, ...runs.flat().map(({ scale }) => scale))

/** What is inside a round of words does not touch them. */
function touches(a: TextNode, b: TextNode): boolean {
  const curved = [a, b].find(({ curve }) => curve !== undefined)
  if (!curved) return overlapsTurned(a, b)
  const other = curved === a ? b : a
  const { size, frames } = curved
  return arcPoints(curved).some(({ x, y }) =>
    overlapsTurned(
      {
        box: { x: x - size / 3, y: y - size / 3, width: size / 1.5, height: size / 1.5 },
        ...(frames && { frames }),
      },
      other,
    ),
  )
}
