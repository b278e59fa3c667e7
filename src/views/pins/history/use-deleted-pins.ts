/**
 * Pins that were deleted elsewhere and whose life this browser does not know, asked from the
 * server, which keeps them for a while.
 */
import { useMemo } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { deletedUnknown } from '#core/pins/history/deleted-content.ts'
import { envelopesOf } from '#core/pins/history/pin-history.ts'
import { useEnvironment, usePins } from '../../kit/context/app-context.tsx'
import { useLoad } from '../../kit/context/data.ts'
import type { Past } from './past/use-past.ts'

/** The latest of them: as many as one call may ask for. */
const MAX_PINS = 1000

export interface DeletedPins {
  /**
   * By id, as they were when they were deleted; of pins whose life is known here there is nothing.
   */
  readonly deleted: ReadonlyMap<string, Pin>
  /** The server may still send more. Without a network it does not. */
  readonly isAsking: boolean
}

export function useDeletedPins({ recent, older }: Past): DeletedPins {
  const accountId = usePins((snapshot) => snapshot.context.accountId)
  const isOnline = useEnvironment((snapshot) => snapshot.context.online)
  const ids = useMemo(
    () =>
      deletedUnknown([...envelopesOf(older.history), ...envelopesOf(recent)]).slice(0, MAX_PINS),
    [recent, older.history],
  )
  const question =
    ids.length === 0 || accountId === null
      ? null
      : { params: { account_id: accountId }, body: { ids } }
  const { data, status } = useLoad('getDeletedPins', question)
  const deleted = useMemo(() => new Map(data?.pins.map((pin) => [pin.id, pin])), [data])
  return { deleted, isAsking: isOnline && question !== null && status === 'loading' }
}
