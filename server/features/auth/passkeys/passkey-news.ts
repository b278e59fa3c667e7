/** Mails about passkeys, sent at once and in the background. */
import { afterCommit } from '../../../platform/database/after-commit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { countAttempt } from '../../../platform/limits/attempts.store.ts'
import type { AuthParts } from '../auth-parts.ts'
import { sendPasskeyNews } from '../mail/email-links.ts'
import type { PasskeyNews } from '../mail/passkey-words.ts'
import type { UserRow } from '../users.store.ts'
import { deletePasskeys } from './passkeys.store.ts'

const HOUR = 60 * 60_000

export function notifyOfPasskey(parts: AuthParts, user: UserRow, news: PasskeyNews): void {
  parts.background.run(async () =>
    sendPasskeyNews(parts, news, {
      to: user.email,
      firstName: user.first_name,
      language: user.language,
    }),
  )
}

/** One mail an hour: the copy can be used again and again. */
export async function reportCopy(parts: AuthParts, user: UserRow): Promise<void> {
  const { database, clock } = parts.platform
  const once = { length: HOUR, most: 1, now: clock.now() }
  if ((await countAttempt(database.root, `mail on a copied passkey ${user.id}`, once)) === 0)
    notifyOfPasskey(parts, user, 'copied')
}

/** Part of `removeUnproven`: the address has been proved for the first time. False = there were none. */
export async function removeUnprovenPasskeys(
  parts: AuthParts,
  tx: Tx,
  user: UserRow,
): Promise<boolean> {
  if ((await deletePasskeys(tx, user.id)) === 0) return false
  afterCommit(tx, () => notifyOfPasskey(parts, user, 'unproven'))
  return true
}
