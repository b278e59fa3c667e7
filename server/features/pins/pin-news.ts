/**
 * Announces to listeners in any process that an account has new events in its log. An announcement
 * has no data and may be lost with a connection; a listener reads the revision for itself.
 */
import { afterCommit } from '../../platform/database/after-commit.ts'
import type { Database, Tx } from '../../platform/database/database.ts'

const TOPIC = 'pins'

export interface PinNews {
  /** Notifies the listeners once the transaction is committed. */
  announce(tx: Tx, accountId: string): void
  /** `onNews` is also called when news may have been missed. Returns a function that stops it. */
  listen(accountId: string, onNews: () => void): () => void
}

export function createPinNews({ wakeUps }: Pick<Database, 'wakeUps'>): PinNews {
  const listeners = new Map<string, Set<() => void>>()
  let isSubscribed = false

  const notify = (accountId: string): void => {
    const called =
      accountId === ''
        ? [...listeners.values()].flatMap((ofAccount) => [...ofAccount])
        : (listeners.get(accountId) ?? [])
    for (const onNews of called) onNews()
  }
  /** A process that only works for tasks has no listeners, and opens no connection for them. */
  const subscribe = (): void => {
    if (isSubscribed) return
    isSubscribed = true
    wakeUps.on(TOPIC, notify)
  }
  return {
    announce: (tx, accountId) =>
      afterCommit(tx, () => {
        notify(accountId)
        wakeUps.send(TOPIC, accountId)
      }),
    listen(accountId, onNews) {
      subscribe()
      const ofAccount = listeners.get(accountId) ?? new Set()
      listeners.set(accountId, ofAccount.add(onNews))
      return () => {
        ofAccount.delete(onNews)
        if (ofAccount.size === 0 && listeners.get(accountId) === ofAccount)
          listeners.delete(accountId)
      }
    },
  }
}
