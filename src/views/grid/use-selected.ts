/** What is selected of the pins that are shown. The selection belongs to the account: pins that a filter hides stay selected, but nothing is done to them. */
import { useMemo } from 'react'
import type { Pin } from '#core/contract/pins.contract.ts'
import { usePins } from '../app-context.tsx'

export function useSelected(shown: readonly Pin[]): { ids: readonly string[]; set: ReadonlySet<string> } {
  const selectedIds = usePins((snapshot) => snapshot.context.book.selectedIds)
  return useMemo(() => {
    const all = new Set(selectedIds)
    const ids = shown.flatMap((pin) => (all.has(pin.id) ? pin.id : []))
    return { ids, set: new Set(ids) }
  }, [selectedIds, shown])
}
