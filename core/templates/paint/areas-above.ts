/** What is painted over a strewn drawing: its pieces keep out of that. */
import type { PinNode } from '../document/template.model.ts'
import type { ClearArea } from '../drawings/clear-areas.ts'

/** What hides less of a leaf than this is no edge that cuts it. */
const MIN_OPACITY = 0.5

/** Each strewn drawing with what is painted over it. Turned layers have their place by chance. */
export function withClearAreas(nodes: readonly PinNode[]): PinNode[] {
  return nodes.map((node, at) =>
    node.kind === 'fill' && node.drawing === 'sprigs'
      ? { ...node, clear: nodes.slice(at + 1).flatMap(areaOf) }
      : node,
  )
}

function areaOf(node: PinNode): ClearArea[] {
  const isCover =
    node.kind === 'picture' ||
    (node.kind === 'fill' && !node.drawing && !node.clip && (node.opacity ?? 1) >= MIN_OPACITY)
  if (!isCover || node.frames) return []
  return [{ box: node.box, ...(node.radii && { radii: node.radii }) }]
}
