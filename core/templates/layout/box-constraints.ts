/** The place of a box whose parent has another size than it was drawn at. */
import type { DocumentBox, Layer } from '../document/template.schema.ts'
import type { Box } from '../document/template.model.ts'

interface Extent {
  from: number
  length: number
}
type Constraint = NonNullable<Layer['pin']>['h']

function moved(
  own: Extent,
  { drawn, now }: { drawn: number; now: number },
  constraint: Constraint,
): Extent {
  const more = now - drawn
  switch (constraint) {
    case 'start':
      return own
    case 'end':
      return { ...own, from: own.from + more }
    case 'both':
      return { ...own, length: Math.max(0, own.length + more) }
    case 'centre':
      return { ...own, from: own.from + more / 2 }
    case 'scale': {
      const share = drawn > 0 ? now / drawn : 1
      return { from: own.from * share, length: own.length * share }
    }
    default:
      return constraint satisfies never
  }
}

/** `box` was drawn in a parent of the size `drawn`, which is `parent` now. */
export function constrained(
  { box, pin }: { box: DocumentBox; pin?: Layer['pin'] },
  drawn: { width: number; height: number },
  parent: Box,
): Box {
  const h = moved(
    { from: box.x, length: box.width },
    { drawn: drawn.width, now: parent.width },
    pin?.h ?? 'start',
  )
  const v = moved(
    { from: box.y, length: box.height },
    { drawn: drawn.height, now: parent.height },
    pin?.v ?? 'start',
  )
  return { x: parent.x + h.from, y: parent.y + v.from, width: h.length, height: v.length }
}
