/**
 * A dark veil over a light photo turns it grey: food looks dirty below it. On a dark photo it is not
 * seen.
 */
import { contrastOf } from '../color/colors.rules.ts'
import { toneUnder } from './crop.rules.ts'
import type { PinNode } from '../document/template.model.ts'
import type { PictureFacts } from '../document/picture-facts.schema.ts'

type PictureNode = Extract<PinNode, { kind: 'picture' }>

/** Up to this light a thin veil makes white words readable: their contrast is 3.5 without one. */
const DARK_ENOUGH = 0.25
const VEIL_COST = 12

/** By the part of its light that the photo loses below the words. */
export function veilCost(
  { crop, box }: PictureNode,
  facts: PictureFacts,
  nodes: readonly PinNode[],
): number {
  const lost = nodes.flatMap((node) => {
    if (node.kind !== 'scrim' || !isDarkVeil(node)) return []
    return node.behind.map((words) => {
      const { light } = toneUnder({ facts, crop, slot: box }, words)
      return Math.max(0, 1 - DARK_ENOUGH / Math.max(light, DARK_ENOUGH))
    })
  })
  return VEIL_COST * Math.max(0, ...lost)
}

const isDarkVeil = ({ color }: { color: string }): boolean =>
  contrastOf(color, '#ffffff') > contrastOf(color, '#000000')
