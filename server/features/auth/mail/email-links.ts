/** The emails with one-time links, and how long each link is valid. `auth-mail-words.ts` has the same times. */
import { isLanguage } from '#core/public/languages.ts'
import { newId } from '../../../platform/ids.ts'
import type { AuthParts } from '../auth-parts.ts'
import { replaceEmailToken, takeEmailToken, wasSentAfter } from './email-tokens.store.ts'
import type { EmailTokenRow } from './email-tokens.store.ts'
import { authMailWords, type SecondFactorNews } from './auth-mail-words.ts'
import { nameForMail } from './name-for-mail.ts'
import { hashToken, newToken } from '../tokens.ts'
import type { UserRow } from '../users.store.ts'

const HOUR = 3_600_000
const lives = { verify: 72 * HOUR, change_email: 24 * HOUR, reset: HOUR } as const
const paths = {
  verify: '/verify-email/',
  change_email: '/verify-email/',
  reset: '/reset-password/',
} as const

/** `language`: the person's; null = it is not known. */
type Addressed = Pick<UserRow, 'language'> & { readonly firstName: string }

const wordsFor = ({ language }: Pick<UserRow, 'language'>) =>
  authMailWords[isLanguage(language) ? language : 'en']

/**
 * True when the mail was handed over. The token is stored first: a link that arrives always works. A person gets one an hour
 * of each kind but `reset`; until then the link of the former mail works, and the answer is the same.
 */
export async function sendLink(
  parts: AuthParts,
  purpose: EmailTokenRow['purpose'],
  to: Addressed & { readonly userId: string; readonly email: string },
): Promise<boolean> {
  const { config, database, clock, mail } = parts.platform
  const token = newToken()
  const now = clock.now()
  const sameMail = { owner: to.userId, purpose, email: to.email }
  if (purpose !== 'reset' && (await wasSentAfter(database.root, sameMail, now - HOUR))) return true
  await database.transaction(async (tx) =>
    replaceEmailToken(tx, {
      id: newId(),
      user_id: to.userId,
      purpose,
      token_hash: hashToken(token),
      email: to.email,
      created_at: now,
      expires_at: now + lives[purpose],
    }),
  )
  const words = wordsFor(to)
  const letter = words.links[purpose](config.brand)
  const text = [
    words.hello(nameForMail(to.firstName)),
    letter.why,
    `${config.publicUrl}${paths[purpose]}${token}`,
    letter.expiry,
    letter.otherwise,
  ].join('\n\n')
  const isSent = await mail.send({ to: to.email, subject: letter.subject, text: `${text}\n` })
  // Or the next one would be held back for a mail that nobody has.
  if (!isSent)
    await database.transaction(async (tx) =>
      takeEmailToken(tx, hashToken(token), { purposes: [purpose], now }),
    )
  return isSent
}

/** To the address that was left, so that a change nobody asked for is noticed. */
export async function sendEmailChanged(
  parts: AuthParts,
  about: Addressed & { readonly to: string; readonly newEmail: string },
): Promise<boolean> {
  const { config, mail } = parts.platform
  const words = wordsFor(about)
  const { subject, paragraphs } = words.changed({ brand: config.brand, newEmail: about.newEmail })
  const text = [words.hello(nameForMail(about.firstName)), ...paragraphs].join('\n\n')
  return mail.send({ to: about.to, subject, text: `${text}\n` })
}

export async function sendNewDevice(
  parts: AuthParts,
  about: Addressed & {
    readonly to: string
    readonly at: number
    readonly network: string
  },
): Promise<boolean> {
  const { config, mail } = parts.platform
  const words = wordsFor(about)
  const time = new Intl.DateTimeFormat(isLanguage(about.language) ? about.language : 'en', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(about.at)
  const { subject, paragraphs } = words.newDevice({
    brand: config.brand,
    time: `${time} (UTC)`,
    network: about.network,
    settings: `${config.publicUrl}/settings`,
  })
  const text = [words.hello(nameForMail(about.firstName)), ...paragraphs].join('\n\n')
  return mail.send({ to: about.to, subject, text: `${text}\n` })
}

export async function sendSecondFactorNews(
  parts: AuthParts,
  news: SecondFactorNews,
  about: Addressed & { readonly to: string },
): Promise<boolean> {
  const { config, mail } = parts.platform
  const words = wordsFor(about)
  const settings = `${config.publicUrl}/settings`
  const { subject, paragraphs } = words.secondFactor({ brand: config.brand, news, settings })
  const text = [words.hello(nameForMail(about.firstName)), ...paragraphs].join('\n\n')
  return mail.send({ to: about.to, subject, text: `${text}\n` })
}
