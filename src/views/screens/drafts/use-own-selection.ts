/**
 * The selection in Drafts. It is separate from the account's selection, which the generate screen
 * keeps: a delete button must not apply to hundreds of pins that were selected elsewhere. It is
 * dropped when the person leaves the screen.
 */
import { useMemo, useState } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import {
  ListSelection,
  type PinSelection,
  type SelectionChange,
} from '../../pins/grid/selection/pin-selection.ts'

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
