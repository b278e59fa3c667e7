/** The minute now, also while the calendar stays open for hours. */
import { useCallback, useSyncExternalStore } from 'react'
import { useApp, useEnvironment } from '../../../kit/context/app-context.tsx'
import { everyMinute, minuteOf } from './every-minute.ts'

/** Milliseconds UTC: days and times do not change within a minute. */
export function useNow(): number {
  const { now } = useApp()
  // Browsers hold timers of hidden pages back: the time is read again when the page is shown.
  useEnvironment((snapshot) => snapshot.context.visible)
  const subscribe = useCallback((changed: () => void) => everyMinute(now, changed), [now])
  return useSyncExternalStore(subscribe, () => minuteOf(now()))
}
