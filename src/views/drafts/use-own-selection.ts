/**
 * What is selected in Drafts. Its own, not the account's: that one is made by jobs too (new pins
 * come selected), and nobody should find a bin beside hundreds of pins that he never touched.
 * Forgotten when the screen is left.
 */
import { useMemo, useState } from 'react'
import type { Pin } from '#core/contract/pins.contract.ts'
import { ListSelection, type PinSelection, type SelectionChange } from '../grid/pin-selection.ts'

export interface OwnSelection {
  /** Of the pins that are shown. */
  readonly set: PinSelection
  readonly change: (change: SelectionChange) => void
  readonly clear: () => void
}

export function useOwnSelection(shown: readonly Pin[]): OwnSelection {
  const [last, setLast] = useState(() => ListSelection.none(shown))
  return useMemo(
    () => ({
      set: last.over(shown),
      change: (change) => setLast((before) => before.over(shown).change(change)),
      clear: () => setLast(ListSelection.none(shown)),
    }),
    [last, shown],
  )
}
