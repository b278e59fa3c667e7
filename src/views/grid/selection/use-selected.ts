/**
 * What is selected of the pins that are shown. The selection belongs to the account: pins that a
 * filter hides stay selected, but nothing is done to them.
 */
import { useMemo } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { usePins } from '../../app-context.tsx'
import type { PinSelection } from './pin-selection.ts'

export function useSelected(shown: readonly Pin[]): { ids: readonly string[]; set: PinSelection } {
  const selectedIds = usePins((snapshot) => snapshot.context.book.selectedIds)
  return useMemo(() => {
    const all = new Set(selectedIds)
    const ids = all.size === 0 ? [] : shown.flatMap(({ id }) => (all.has(id) ? id : []))
    return { ids, set: { has: (id) => all.has(id), size: ids.length, ids } }
  }, [selectedIds, shown])
}
