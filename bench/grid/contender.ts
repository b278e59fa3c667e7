/**
 * A grid of pins: ours, or a peer's virtual list or grid with our cards in it. All are given the
 * same pins and the same selection.
 */

export interface GridContender {
  readonly name: string
  readonly words: string
}

export const gridContenders: readonly GridContender[] = [
  { name: 'ours', words: 'Pinloom’s grid' },
  { name: 'virtua', words: 'virtua 0.54.2, rows' },
  { name: 'masonic', words: 'masonic 4.1.0' },
  { name: 'tanstack', words: 'TanStack Virtual 3.14.26, rows' },
]

/**
 * What a person does. `nothing`: what asking costs, taken off the others. `filterPins`: the list
 * alone, without a grid.
 */
export type GridAct = 'mount' | 'frame' | 'jump' | 'selectAll' | 'filter' | 'sort'
export const gridActs: readonly GridAct[] = [
  'mount',
  'frame',
  'jump',
  'selectAll',
  'filter',
  'sort',
]
