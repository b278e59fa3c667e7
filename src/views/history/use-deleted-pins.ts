/** Pins that were deleted elsewhere and whose content this browser never had, asked from the server, which keeps them for a while. */
import { useMemo } from 'react'
import type { Pin } from '#core/contract/pins.contract.ts'
import { deletedElsewhere } from '#core/pins/pin.deleted.ts'
import { envelopesOf } from '#core/pins/pin.history.ts'
import { usePins } from '../app-context.tsx'
import { useLoad } from '../data.ts'
import type { Past } from './use-past.ts'

/** The latest of them: as many as one call may ask for. */
const MOST = 1000

/** By id, as they were when they were deleted; empty while nothing is known of them. */
export function useDeletedPins({ recent, older }: Past): ReadonlyMap<string, Pin> {
  const accountId = usePins((snapshot) => snapshot.context.accountId)
  const ids = useMemo(() => deletedElsewhere([...envelopesOf(older.history), ...envelopesOf(recent)]).slice(0, MOST), [recent, older.history])
  const { data } = useLoad('getDeletedPins', ids.length === 0 || accountId === null ? null : { params: { account_id: accountId }, body: { ids } })
  return useMemo(() => new Map(data?.pins.map((pin) => [pin.id, pin])), [data])
}
