/**
 * Accounts that were closed with unsent events. Their events are sent while another account is
 * open, so that "Saved" is also true of an account that the user has switched away from.
 */
import { z } from 'zod'
import { Id } from '#core/contract/call/primitives.ts'
import type { PinRejection } from '../../machines/pins/pins-context.ts'
import { storedJson } from '../../persistence/stored-json.ts'
import { openStore, type PinParts } from './open-store.ts'

/** Rounds of the open account are more frequent. */
const PAUSE_MS = 15_000
const Ids = z.array(Id)

export interface UnsentAccounts {
  /** The account has unsent events. */
  add(accountId: string): void
  /**
   * Sends the events of all accounts but the open one, one account after the other, at most every
   * `PAUSE_MS`. Events that can't be sent now remain for the next call.
   */
  send(openAccountId: string | null): Promise<void>
}

/** `onRejected` gets rejected events with their account. */
export function openUnsentAccounts(
  parts: PinParts,
  userId: string,
  onRejected: (rejections: readonly PinRejection[]) => void,
): UnsentAccounts {
  const stored = storedJson<string[]>(parts.localStorage, `leftUnsent:${userId}`, Ids)
  let lastAt = -Infinity
  const without = (accountId: string): string[] =>
    (stored.read() ?? []).filter((id) => id !== accountId)
  return {
    add(accountId) {
      stored.write([...without(accountId), accountId])
      lastAt = -Infinity
    },
    async send(openAccountId) {
      const left = (stored.read() ?? []).filter((id) => id !== openAccountId)
      if (left.length === 0 || Math.abs(parts.now() - lastAt) < PAUSE_MS) return
      lastAt = parts.now()
      for (const accountId of left) {
        if (!(await sendOne(parts, { userId, accountId }, onRejected))) continue
        const others = without(accountId)
        stored.write(others.length === 0 ? null : others)
      }
    },
  }
}

/** Answers whether the account has no unsent events any more. */
async function sendOne(
  parts: PinParts,
  whose: { userId: string; accountId: string },
  onRejected: (rejections: readonly PinRejection[]) => void,
): Promise<boolean> {
  const store = openStore(parts, whose, (report) => {
    if (report.type === 'store.rejected')
      onRejected(
        report.rejections.map((rejection) => ({ ...rejection, accountId: whose.accountId })),
      )
  })
  try {
    await store.log.load()
    if (store.log.unsent().length === 0) return true
    const { kind } = await store.round({ refetch: false, signal: store.log.link.closedSignal })
    return kind === 'gone' || (kind === 'synced' && store.log.unsent().length === 0)
  } finally {
    await store.close()
  }
}
