/** Mails about two-step login. */
import { afterCommit } from '../../../platform/database/after-commit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { AuthParts } from '../auth-parts.ts'
import { sendSecondFactorNews } from '../mail/email-links.ts'
import type { SecondFactorNews } from '../mail/second-factor-words.ts'
import { removeUnprovenPasskeys } from '../passkeys/passkey-news.ts'
import type { UserRow } from '../users.store.ts'
import { deleteSecondFactor, hasSecondFactor } from './second-factor.store.ts'

/** Sent at once, in the background. */
export function notifySecondFactor(
  parts: AuthParts,
  user: UserRow | undefined,
  news: SecondFactorNews,
): void {
  if (user === undefined) return
  parts.background.run(async () =>
    sendSecondFactorNews(parts, news, {
      to: user.email,
      firstName: user.first_name,
      language: user.language,
    }),
  )
}

/**
 * The address has been proved for the first time: an app that was added before may belong
 * to another person, who registered it. The owner gets a mail if one was on.
 */
export async function removeUnprovenFactor(parts: AuthParts, tx: Tx, user: UserRow): Promise<void> {
  const wasOn = await hasSecondFactor(tx, user.id)
  await deleteSecondFactor(tx, user.id)
  await removeUnprovenPasskeys(parts, tx, user)
  if (wasOn) afterCommit(tx, () => notifySecondFactor(parts, user, 'removed'))
}
