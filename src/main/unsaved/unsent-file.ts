/**
 * Saves unsent changes as a file, before the data of an account that is no longer the user's is
 * removed.
 */
import type { LogEnvelope } from '#core/pins/events/pin.events.ts'

export async function saveUnsent(
  accountId: string,
  unsent: readonly LogEnvelope[],
): Promise<boolean> {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify({ account_id: accountId, events: unsent }, null, 2)], {
      type: 'application/json',
    }),
  )
  const link = document.createElement('a')
  link.href = address
  link.download = `pinloom-unsent-${accountId}.json`
  link.click()
  // Revoking the URL at once cancels the download in some browsers.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
  return true
}
