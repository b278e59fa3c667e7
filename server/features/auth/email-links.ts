/** The emails with one-time links: their text, and how long each link is valid. */
import { newId } from '../../platform/ids.ts'
import type { AuthParts } from './auth-parts.ts'
import { replaceEmailToken } from './email-tokens.store.ts'
import type { EmailTokenRow } from './email-tokens.store.ts'
import { hashToken, newToken } from './tokens.ts'

const HOUR = 3_600_000
const lives = { verify: 72 * HOUR, change_email: 24 * HOUR, reset: HOUR } as const
const lifeWords = { verify: '3 days', change_email: '24 hours', reset: '1 hour' } as const

interface Letter {
  readonly subject: string
  readonly path: string
  readonly why: string
  readonly otherwise: string
}

const letters: Record<EmailTokenRow['purpose'], (brand: string) => Letter> = {
  verify: (brand) => ({
    subject: `Verify your email for ${brand}`,
    path: '/verify-email/',
    why: `Please verify this email address to finish signing up for ${brand}:`,
    otherwise: 'If you didn’t sign up, you can ignore this email.',
  }),
  change_email: (brand) => ({
    subject: `Verify your new email for ${brand}`,
    path: '/verify-email/',
    why: `Please verify this email address to use it for ${brand} from now on:`,
    otherwise: 'If you didn’t ask for this, you can ignore this email. Nothing changes.',
  }),
  reset: (brand) => ({
    subject: `Choose a new password for ${brand}`,
    path: '/reset-password/',
    why: `Choose a new password for ${brand} here:`,
    otherwise: 'If you didn’t ask for this, you can ignore this email. Your password won’t change.',
  }),
}

/**
 * True when the mail was handed over. The token is stored first: a link that arrives always works.
 */
export async function sendLink(
  parts: AuthParts,
  purpose: EmailTokenRow['purpose'],
  to: { userId: string; email: string; firstName: string },
): Promise<boolean> {
  const { config, database, clock, mail } = parts.platform
  const token = newToken()
  const now = clock.now()
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
  const letter = letters[purpose](config.brand)
  const text = [
    `Hello ${to.firstName},`,
    letter.why,
    `${config.publicUrl}${letter.path}${token}`,
    `The link works once and expires in ${lifeWords[purpose]}.`,
    letter.otherwise,
  ].join('\n\n')
  return mail.send({ to: to.email, subject: letter.subject, text: `${text}\n` })
}

/** To the address that was left, so that a change nobody asked for is noticed. */
export async function sendEmailChanged(
  parts: AuthParts,
  about: { to: string; firstName: string; newEmail: string },
): Promise<boolean> {
  const { config, mail } = parts.platform
  const text = [
    `Hello ${about.firstName},`,
    `The email address of your ${config.brand} login is now ${about.newEmail}.`,
    'If you didn’t do this, someone else knows your password. Please contact support.',
  ].join('\n\n')
  return mail.send({
    to: about.to,
    subject: `Your email for ${config.brand} was changed`,
    text: `${text}\n`,
  })
}
