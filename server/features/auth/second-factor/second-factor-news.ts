/** Mails about two-step login. */
import type { AuthParts } from '../auth-parts.ts'
import { sendSecondFactorNews } from '../mail/email-links.ts'
import type { SecondFactorNews } from '../mail/second-factor-words.ts'
import type { UserRow } from '../users.store.ts'

/** Sent at once, in the background. */
export function notifySecondFactor(
  parts: AuthParts,
  user: UserRow | undefined,
  news: SecondFactorNews,
): void {
  if (user !== undefined) parts.background.run(async () => sendNewsTo(parts, user, news))
}

/** False when the mail could not be handed over. */
export const sendNewsTo = async (
  parts: AuthParts,
  user: UserRow,
  news: SecondFactorNews,
): Promise<boolean> =>
  sendSecondFactorNews(parts, news, {
    to: user.email,
    firstName: user.first_name,
    language: user.language,
  })
