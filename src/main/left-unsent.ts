/**
 * Accounts that were left before all their changes had been sent. While another one is open they
 * are sent from here: who changes the account and closes the browser must find everything on the
 * server, as "Saved" says.
 */
import { z } from 'zod'
import { Id } from '#core/contract/primitives.ts'
import type { PinRejection } from '../machines/pins.machine.ts'
import { storedJson } from '../persistence/stored-json.ts'
import { openStore, type PinParts } from './open-store.ts'

/** ms. Rounds of the open account come oftener. */
const PAUSE = 15_000
const Ids = z.array(Id)

export interface LeftUnsent {
  /** Something is left of it. */
  note(accountId: string): void
  /**
   * Sends what is left of all accounts but the open one, one after the other; at most every 15 s.
   * What cannot be sent now is left for the next time.
   */
  send(openAccountId: string | null): Promise<void>
}

/** `onRejected`: what the server has not taken, each with its account. */
export function leftUnsent(
  parts: PinParts,
  userId: string,
  onRejected: (rejections: readonly PinRejection[]) => void,
): LeftUnsent {
  const stored = storedJson<string[]>(parts.localStorage, `leftUnsent:${userId}`, Ids)
  let lastAt = -Infinity
  const without = (accountId: string): string[] =>
    (stored.read() ?? []).filter((id) => id !== accountId)
  return {
    note(accountId) {
      stored.write([...without(accountId), accountId])
      lastAt = -Infinity
    },
    async send(openAccountId) {
      const left = (stored.read() ?? []).filter((id) => id !== openAccountId)
      if (left.length === 0 || Math.abs(parts.now() - lastAt) < PAUSE) return
      lastAt = parts.now()
      for (const accountId of left) {
        if (!(await sendOne(parts, { userId, accountId }, onRejected))) continue
        const others = without(accountId)
        stored.write(others.length === 0 ? null : others)
      }
    },
  }
}

/** Whether nothing is left to be sent. */
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
