/**
 * Asks for figures by itself, once for each visit: the first ones of an account, and those of pins
 * that were published since.
 */
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { Results } from '#core/contract/publishing/results.contract.ts'
import { publicationsBetween } from '#core/pins/pin-schedule.ts'
import { usePins } from '../../kit/context/app-context.tsx'
import { useSend } from '../../kit/context/data.ts'

/**
 * Whether this device knows of published pins that the figures do not have yet. `pin_count` may
 * also have pins that were made elsewhere: then the daily reading is waited for.
 */
export function useFirstFigures(
  accountId: string,
  results: Results | null,
  onRead: (results: Results) => void,
): boolean {
  const buckets = usePins((snapshot) => snapshot.context.book.buckets)
  const published = useMemo(
    () =>
      publicationsBetween({ buckets }, 0, Infinity).filter(
        ({ publication: { state } }) => state === 'published',
      ).length,
    [buckets],
  )
  const { send } = useSend()
  const isAsked = useRef(false)
  const isAwaited = results?.connection === 'connected' && published > results.pin_count
  const isDue =
    results?.connection === 'connected' &&
    !results.is_reading &&
    (isAwaited || results.read_at === null)
  const ask = useEffectEvent(async () => {
    const outcome = await send('readResults', { params: { account_id: accountId } })
    // Asked too often, or no network: the daily reading brings them.
    if (outcome.ok) onRead(outcome.answer)
  })
  useEffect(() => {
    if (!isDue || isAsked.current) return
    isAsked.current = true
    void ask()
  }, [isDue])
  return isAwaited
}
