/** The marker of a list, and the room that its words leave for it. */
import type { ListLayer } from '#core/templates/document/template.schema.ts'

type Marker = ListLayer['marker']

export const MARKERS = ['figure', 'disc', 'tick', 'dot', 'none'] as const

/** In units, as built-in templates have them. */
const FIRST_SIZES = { figure: 90, disc: 62, tick: 36, dot: 18 } as const
const FIRST_GAP = 26

/** Each kind reads well at its own size only; without a marker the words begin at the edge. */
export function markerAs(marker: Marker, kind: Marker['kind']): Marker {
  if (kind === 'none') return { ...marker, kind, indent: 0 }
  const size = FIRST_SIZES[kind]
  return { ...marker, kind, size, indent: size + (gapOf(marker) || FIRST_GAP) }
}

/** The words keep their distance. */
export const markerSized = (marker: Marker, size: number): Marker => ({
  ...marker,
  size,
  indent: size + gapOf(marker),
})

const gapOf = ({ indent, size }: Marker): number => Math.max(0, indent - size)
