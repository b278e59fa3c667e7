/**
 * What is selected in Drafts. Its own, not the account's: that one is made by jobs too (new pins come selected), and nobody should find a
 * bin beside hundreds of pins that he never touched. Forgotten when the screen is left.
 */
import { useMemo, useState } from 'react'
import type { Pin } from '#core/contract/pins.contract.ts'
import type { SelectionChange } from '../grid/grid-props.ts'

export interface OwnSelection {
  /** The selected pins that are shown, in the order of the list. */
  readonly ids: readonly string[]
  readonly set: ReadonlySet<string>
  readonly change: (change: SelectionChange) => void
  readonly clear: () => void
}

export function useOwnSelection(shown: readonly Pin[]): OwnSelection {
  const [all, setAll] = useState<ReadonlySet<string>>(new Set())
  return useMemo(() => {
    const ids = shown.flatMap((pin) => (all.has(pin.id) ? pin.id : []))
    return {
      ids,
      set: new Set(ids),
      change: ({ select, deselect }) =>
        setAll((before) => {
          const after = new Set(before)
          for (const id of deselect) after.delete(id)
          for (const id of select) after.add(id)
          return after
        }),
      clear: () => setAll(new Set()),
    }
  }, [all, shown])
}
