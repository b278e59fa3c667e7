/**
 * Shopify exports one row per picture and variant of a product: those after the first have its
 * handle, and no title.
 */
import { plainHeading } from '#core/export/column-names.ts'
import { namedColumn } from './column-names.ts'

interface Row {
  readonly cells: readonly string[]
}

const HANDLES: ReadonlySet<string> = new Set(['handle', 'urlhandle'])

/** Moves the pictures of a product's further rows into its first one, separated by ` | `. */
export function mergeShopRows<R extends Row>(
  header: readonly string[],
  rows: readonly R[],
): readonly R[] {
  const handle = header.findIndex((name) => HANDLES.has(plainHeading(name)))
  const title = header.findIndex((name) => plainHeading(name) === 'title')
  if (handle < 0 || title < 0) return rows
  const arePictures = header.map((name) => namedColumn(name)?.field === 'picture')
  const isFurther = ({ cells }: Row, first: Row): boolean =>
    !cells[title] && Boolean(cells[handle]) && cells[handle] === first.cells[handle]
  const merged: R[] = []
  for (const row of rows) {
    const first = merged.at(-1)
    if (first === undefined || !isFurther(row, first)) merged.push(row)
    else {
      const cells = first.cells.map((cell, at) =>
        arePictures[at] === true ? joined(cell, row.cells[at]) : cell,
      )
      merged.splice(-1, 1, { ...first, cells })
    }
  }
  return merged
}

function joined(...cells: readonly (string | undefined)[]): string {
  return cells.filter(Boolean).join(' | ')
}
