/** All that is known of the past, as one list, and the board of any of its moments. */
import { useMemo } from 'react'
import type { PinHistory } from '#core/pins/history/pin-history.ts'
import { type ActionSummary, listActions } from '#core/pins/history/pin-past.ts'
import { usePins } from '../../../kit/context/app-context.tsx'
import { type OlderHistory, useOlderHistory } from './use-older-history.ts'

export interface Past {
  readonly recent: PinHistory
  readonly older: OlderHistory
  /** Latest first. */
  readonly actions: readonly ActionSummary[]
}

export function usePast(): Past {
  const recent = usePins((snapshot) => snapshot.context.history)
  const tab = usePins((snapshot) => snapshot.context.tab)
  const older = useOlderHistory(recent)
  const actions = useMemo(
    () => [...listActions(recent, tab), ...listActions(older.history, tab)],
    [recent, older.history, tab],
  )
  return { recent, older, actions }
}
