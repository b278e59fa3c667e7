/**
 * Which account is worked on: stored as JSON of its id and name under `selectedAccount`, cleared
 * when the user does not own it.
 */
import { z } from 'zod'
import type { Account } from '#core/contract/accounts.contract.ts'
import { Id } from '#core/contract/primitives.ts'

export const SelectedAccount = z.object({ id: Id, name: z.string() })
export type SelectedAccount = z.infer<typeof SelectedAccount>

/** The owned account of that id, with its present name, or null. */
export function withAccount(accounts: readonly Account[], id: string): SelectedAccount | null {
  const owned = accounts.find((account) => account.id === id)
  return owned === undefined ? null : { id: owned.id, name: owned.name }
}

/**
 * Keeps the stored account when it is owned; clears it otherwise, and then takes the first owned
 * one, for nothing works without.
 */
export function chooseAccount(
  accounts: readonly Account[],
  stored: SelectedAccount | null,
): SelectedAccount | null {
  const kept = stored === null ? null : withAccount(accounts, stored.id)
  const first = accounts[0]
  return kept ?? (first === undefined ? null : withAccount(accounts, first.id))
}
