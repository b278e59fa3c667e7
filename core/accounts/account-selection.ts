/**
 * Which account is worked on: stored as JSON of its id, name and kind under `selectedAccount`,
 * cleared when the user does not own it.
 */
import { z } from 'zod'
import { AccountKind } from '#core/contract/account/account-kind.schema.ts'
import type { Account } from '#core/contract/account/accounts.contract.ts'
import { Id } from '#core/contract/call/primitives.ts'

/** `kind` marks a practice account before the list is loaded; earlier versions did not store it. */
export const SelectedAccount = z.object({
  id: Id,
  name: z.string(),
  kind: AccountKind.optional(),
})
export type SelectedAccount = z.infer<typeof SelectedAccount>

/** The owned account of that id, with its present name and kind, or null. */
export function withAccount(accounts: readonly Account[], id: string): SelectedAccount | null {
  const owned = accounts.find((account) => account.id === id)
  return owned === undefined ? null : { id: owned.id, name: owned.name, kind: owned.kind }
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
