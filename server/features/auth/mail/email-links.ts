/**
 * The emails with one-time links, and how long each link is valid. `auth-mail-words.ts` has the
 * same times.
 */
import { isLanguage, type Language } from '#core/contract/call/languages.ts'
import type { FastifyRequest } from 'fastify'
import type { Tx } from '../../../platform/database/database.ts'
import type { EndedByProof } from '../../../platform/feature.ts'
import type { Refusal } from '../../../platform/http/failures/refusal.ts'
import { languageOf } from '../../../platform/http/limits/identity.ts'
import { newId } from '../../../platform/ids.ts'
import type { AuthParts } from '../auth-parts.ts'
import {
  deleteTokensReplacedBy,
  insertEmailToken,
  consumeEmailToken,
  wasSentAfter,
} from './email-tokens.store.ts'
import type { EmailTokenRow } from './email-tokens.store.ts'
import { authMailWords, type Letter, type LoginNews, type Removed } from './auth-mail-words.ts'
import { endedLetter } from './ended-words.ts'
import { passkeyWords, type PasskeyNews } from './passkey-words.ts'
import { secondFactorWords, type SecondFactorNews } from './second-factor-words.ts'
import { hashToken, newToken } from '../tokens.ts'
import { findUserByEmail, lockUser, type UserRow } from '../users.store.ts'

const HOUR = 3_600_000
const lives = { verify: 72 * HOUR, change_email: 24 * HOUR, reset: 2 * HOUR } as const
const paths = {
  verify: '/verify-email/',
  change_email: '/verify-email/',
  reset: '/reset-password/',
} as const

/** `language`: the person's; null = it is not known. */
type Addressed = Pick<UserRow, 'language'> & { readonly firstName: string; readonly to: string }

type Addressee = Pick<UserRow, 'language'>
const languageFor = ({ language }: Addressee) => (isLanguage(language) ? language : 'en')
const wordsFor = (to: Addressee) => authMailWords[languageFor(to)]

/**
 * True when the mail was handed over. The token is stored first: a link that arrives always works.
 * A person gets one an hour of each kind. Until then, or until it is opened, the link of the former
 * mail works, for at least half its life, and the answer is the same: strangers who ask neither
 * fill a mailbox nor replace a link.
 * `confirm` runs behind the user's lock before the token is stored; a refusal sends nothing.
 * `settle` runs when the mail was handed over; a refusal makes its link worthless.
 */
export async function sendLink(
  parts: AuthParts,
  purpose: EmailTokenRow['purpose'],
  {
    user,
    email = user.email,
    language,
    confirm,
    settle,
  }: {
    readonly user: UserRow
    readonly email?: string
    /** For a user who chose none. */
    readonly language: Language | null
    readonly confirm?: (tx: Tx) => Promise<Refusal | null>
    readonly settle?: (tx: Tx) => Promise<Refusal | null>
  },
): Promise<boolean | Refusal> {
  const { config, database, clock } = parts.platform
  const token = newToken()
  const now = clock.now()
  const row = {
    id: newId(),
    user_id: user.id,
    purpose,
    token_hash: hashToken(token),
    email,
    created_at: now,
    expires_at: now + lives[purpose],
  }
  const kept = await database.transaction(async (tx) => {
    const since = now - HOUR
    // Before the user's row, as where a link is opened, against deadlocks.
    await deleteTokensReplacedBy(tx, row, since)
    // Of two requests at once, the later one finds the link of the earlier one.
    if ((await lockUser(tx, user.id)) === undefined) return false
    if (await wasSentAfter(tx, row, since)) return true
    const refusal = (await confirm?.(tx)) ?? null
    if (refusal === null) await insertEmailToken(tx, row)
    return refusal
  })
  if (kept !== null) return kept
  const to = { to: email, firstName: user.first_name, language: user.language ?? language }
  const { subject, why, expiry, otherwise } = wordsFor(to).links[purpose](config.brand)
  const link = `${config.publicUrl}${paths[purpose]}${token}`
  const isSent = await send(parts, to, { subject, paragraphs: [why, link, expiry, otherwise] })
  const refused =
    isSent && settle !== undefined ? await database.transaction(async (tx) => settle(tx)) : null
  if (isSent && refused === null) return true
  // Otherwise the next mail would be held back because of a link that never works. In a transaction
  // of its own, since the token is locked before what `settle` locks.
  await database.transaction(async (tx) =>
    consumeEmailToken(tx, hashToken(token), { purposes: [purpose], now }),
  )
  return refused ?? false
}

/**
 * Sends a link to an address typed by someone who is not signed in. In the background: the answer
 * and its time are the same for an unknown address.
 */
export async function sendRequestedLink(
  parts: AuthParts,
  { email, raw }: { readonly email: string; readonly raw: FastifyRequest },
  link: {
    readonly purpose: 'verify' | 'reset'
    readonly limit: string
    readonly mayGet?: (user: UserRow) => boolean
  },
): Promise<Refusal | Record<string, never>> {
  const limited = await parts.limit.check(link.limit, raw.ip, email)
  if (limited !== null) return limited
  parts.background.run(async () => {
    const user = await findUserByEmail(parts.platform.database.root, email)
    if (user !== undefined && (link.mayGet?.(user) ?? true))
      await sendLink(parts, link.purpose, { user, language: languageOf(raw) })
  })
  return {}
}

/** To the previous address, so that an unwanted change is noticed. */
export async function sendEmailChanged(
  parts: AuthParts,
  about: Addressed & { readonly newEmail: string; readonly removed: readonly Removed[] },
): Promise<boolean> {
  const { brand } = parts.platform.config
  const { newEmail, removed } = about
  return send(parts, about, wordsFor(about).changed({ brand, newEmail, removed }))
}

export async function sendNewDevice(
  parts: AuthParts,
  about: Addressed & {
    readonly at: number
    readonly network: string
  },
): Promise<boolean> {
  const { config } = parts.platform
  const time = new Intl.DateTimeFormat(languageFor(about), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(about.at)
  const letter = wordsFor(about).newDevice({
    brand: config.brand,
    time: `${time} (UTC)`,
    network: about.network,
    settings: `${config.publicUrl}/settings`,
  })
  return send(parts, about, letter)
}

export async function sendSecondFactorNews(
  parts: AuthParts,
  news: SecondFactorNews,
  about: Addressed,
): Promise<boolean> {
  const { config } = parts.platform
  const letters = secondFactorWords[languageFor(about)](
    config.brand,
    `${config.publicUrl}/settings`,
  )
  return send(parts, about, letters[news])
}

export async function sendPasskeyNews(
  parts: AuthParts,
  news: PasskeyNews,
  about: Addressed,
): Promise<boolean> {
  const { config } = parts.platform
  const letters = passkeyWords[languageFor(about)](config.brand, `${config.publicUrl}/settings`)
  return send(parts, about, letters[news])
}

export async function sendLoginNews(
  parts: AuthParts,
  news: LoginNews,
  about: Addressed,
): Promise<boolean> {
  const { brand, publicUrl } = parts.platform.config
  return send(
    parts,
    about,
    wordsFor(about).news[news]({ brand, reset: `${publicUrl}/reset-password` }),
  )
}

/** What features ended by the first proof of the address. */
export async function sendEnded(
  parts: AuthParts,
  ended: readonly EndedByProof[],
  about: Addressed,
): Promise<boolean> {
  const { brand, publicUrl } = parts.platform.config
  return send(parts, about, endedLetter(languageFor(about), { brand, publicUrl, ended }))
}

async function send(
  { platform }: AuthParts,
  about: Addressed,
  { subject, paragraphs }: Letter,
): Promise<boolean> {
  const hello = wordsFor(about).hello(nameForMail(about.firstName))
  return platform.mail.send({
    to: about.to,
    subject,
    text: `${[hello, ...paragraphs].join('\n\n')}\n`,
  })
}

/**
 * Mail programs make links of these: a scheme, `www`, `name.tld` however the dot is written, an
 * e-mail.
 */
const LINK = /[/@:\\]|\bwww\b|[.\u3002\uff0e\uff61\u2024]\p{L}{2}/iu
const MAX_NAME_LENGTH = 60

/**
 * A name in our mails is text of a stranger: it could be an advertisement with a link, sent to
 * anybody. Null = leave it out.
 */
export function nameForMail(name: string): string | null {
  const plain = name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim()
  return plain === '' || plain.length > MAX_NAME_LENGTH || LINK.test(plain) ? null : plain
}
