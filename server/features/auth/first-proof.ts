/** The first proof that an address is the user's. */
import { afterCommit } from '../../platform/database/after-commit.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { EndedByProof } from '../../platform/feature.ts'
import type { AuthParts } from './auth-parts.ts'
import { deleteKnownDevices } from './known-devices.store.ts'
import type { LoginNews, Removed } from './mail/auth-mail-words.ts'
import { sendEnded, sendLoginNews } from './mail/email-links.ts'
import { deleteEmailTokens } from './mail/email-tokens.store.ts'
import { removeUnprovenPasskeys } from './passkeys/passkey-news.ts'
import { deleteOtherSessions } from './sessions.store.ts'
import { notifySecondFactor } from './second-factor/second-factor-news.ts'
import { deleteSecondFactor } from './second-factor/second-factor.store.ts'
import { updateUser } from './users.store.ts'
import type { UserRow } from './users.store.ts'

/**
 * Removes each way in, except the password, that was added before the proof, and each that other
 * features give: another person may have registered the address, or moved their account to it.
 * `user` is the row as it is now, locked; mails go to its address. `googleId` replaces the linked
 * account; a link in a mail proves none.
 * What the features ended is mailed at once.
 * Links in mails go too. Callers delete them before they lock the row, against deadlocks, so that
 * only links stored in between are left for this.
 */
export async function removeUnproven(
  parts: AuthParts,
  tx: Tx,
  { user, googleId }: { readonly user: UserRow; readonly googleId: string | null },
): Promise<Removed[]> {
  const removed: Removed[] = []
  await deleteOtherSessions(tx, user.id, null)
  await deleteEmailTokens(tx, user.id)
  // A login in a browser that is known is not mailed.
  await deleteKnownDevices(tx, user.id)
  const ended: EndedByProof[] = []
  for (const feature of parts.features())
    ended.push(...((await feature.removeUnproven?.(tx, user.id)) ?? []))
  if (await deleteSecondFactor(tx, user.id)) {
    removed.push('secondFactor')
    afterCommit(tx, () => notifySecondFactor(parts, user, 'removed'))
  }
  if (await removeUnprovenPasskeys(parts, tx, user)) removed.push('passkeys')
  await updateUser(tx, user.id, { google_id: googleId })
  if (user.google_id !== null && user.google_id !== googleId) {
    removed.push('google')
    mailAfterCommit(parts, tx, { user, news: 'googleUnlinked' })
  }
  if (ended.length > 0) {
    const to = { to: user.email, firstName: user.first_name, language: user.language }
    afterCommit(tx, () => parts.background.run(async () => sendEnded(parts, ended, to)))
  }
  return [...removed, ...ended]
}

/** Google has proved the address for the first time: the password may be another person's too. */
export async function removePassword(parts: AuthParts, tx: Tx, user: UserRow): Promise<void> {
  if (user.password_hash === null) return
  await updateUser(tx, user.id, { password_hash: null })
  mailAfterCommit(parts, tx, { user, news: 'passwordRemoved' })
}

function mailAfterCommit(
  parts: AuthParts,
  tx: Tx,
  { user, news }: { readonly user: UserRow; readonly news: LoginNews },
): void {
  const to = { to: user.email, firstName: user.first_name, language: user.language }
  afterCommit(tx, () => parts.background.run(async () => sendLoginNews(parts, news, to)))
}
