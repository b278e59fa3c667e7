/**
 * Announces to listeners in any process that an account has new events in its log. An announcement
 * has no data and may be lost with a connection; a listener reads the revision for itself.
 */
import { afterCommit } from '../../platform/database/after-commit.ts'
import type { Database, Tx } from '../../platform/database/database.ts'

const TOPIC = 'pins'

export interface PinNews {
  /** Once the transaction is committed. */
  announce(tx: Tx, accountId: string): void
  /** Also called when news may have been missed. Returns how to stop. */
  listen(accountId: string, heard: () => void): () => void
}

export function createPinNews({ wakeUps }: Pick<Database, 'wakeUps'>): PinNews {
  const listeners = new Map<string, Set<() => void>>()
  let isSubscribed = false

  const call = (accountId: string): void => {
    const called =
      accountId === ''
        ? [...listeners.values()].flatMap((ofAccount) => [...ofAccount])
        : (listeners.get(accountId) ?? [])
    for (const heard of called) heard()
  }
  /** A process that only works for tasks has no listeners, and opens no connection for them. */
  const subscribe = (): void => {
    if (isSubscribed) return
    isSubscribed = true
    wakeUps.on(TOPIC, call)
  }
  return {
    announce: (tx, accountId) =>
      afterCommit(tx, () => {
        call(accountId)
        wakeUps.send(TOPIC, accountId)
      }),
    listen(accountId, heard) {
      subscribe()
      const ofAccount = listeners.get(accountId) ?? new Set()
      listeners.set(accountId, ofAccount.add(heard))
      return () => {
        ofAccount.delete(heard)
        if (ofAccount.size === 0 && listeners.get(accountId) === ofAccount)
          listeners.delete(accountId)
      }
    },
  }
}
