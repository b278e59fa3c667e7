/**
 * Whether a code is right: of the authenticator, or one of the recovery codes. A right code is used
 * up by this. Wrong ones count like wrong passwords, per person over all visitors.
 */
import { problem } from '#core/contract/problems.contract.ts'
import { Refusal, refuse } from '../../../platform/http/failures/refusal.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { countAttempt, forgetAttempts } from '../../../platform/limits/attempts.store.ts'
import type { AuthParts } from '../auth-parts.ts'
import { CHALLENGE_EXPIRED } from './challenges.ts'
import { findUser } from '../users.store.ts'
import { openSecret } from './sealed-secret.ts'
import { hashRecoveryCode, plainCode } from './recovery-codes.ts'
import { sendNewsTo } from './second-factor-news.ts'
import {
  acceptStep,
  deleteChallenge,
  findSecondFactor,
  hasSecondFactor,
  lockChallenge,
  redeemRecoveryCode,
} from './second-factor.store.ts'
import { stepOfCode } from './totp.ts'

const HOUR = 60 * 60_000
/** `second-factor-words.ts` has the same number: a visitor has no more tries in a minute. */
const GUESSES_BEFORE_MAIL = 10

export type UsedCode = 'authenticator' | 'recovery'

export interface GivenCode {
  readonly owner: string
  readonly code: string
  /** Of the visitor. */
  readonly address: string
  /** Hash of the challenge, which ends with a right code. */
  readonly challenge?: string
  readonly change?: ProvenChange
}

/** What a right code is given for. Both run in the transaction that uses the code up. */
export interface ProvenChange {
  /** Runs first; a refusal keeps the code. */
  readonly check: (tx: Tx) => Promise<Refusal | null>
  readonly apply: (tx: Tx) => Promise<void>
}

export async function redeemCode(parts: AuthParts, given: GivenCode): Promise<UsedCode | Refusal> {
  const guesses = guessesOf(given.owner)
  const limited = await parts.limit.checkGuess(given.address, guesses)
  if (limited !== null) return limited
  const used = await parts.platform.database.transaction(async (tx) => {
    const refused = (await given.change?.check(tx)) ?? null
    if (refused !== null) return refused
    const code = await redeem(parts, tx, given)
    if (code === 'authenticator' || code === 'recovery') await given.change?.apply(tx)
    return code
  })
  if (used !== null) return used
  await parts.limit.countWrong(guesses)
  await reportGuesses(parts, given.owner)
  return refuse('bad_credentials', problem('auth.codeWrong'), { field: 'passcode' })
}

/**
 * What weakens two-step login must not take less than turning it off. Null where it is off, or the
 * code is right.
 */
export async function proveSecondFactor(
  parts: AuthParts,
  given: GivenCode,
): Promise<Refusal | null> {
  if (!(await hasSecondFactor(parts.platform.database.root, given.owner))) return null
  if (given.code.trim() === '')
    return refuse('bad_credentials', problem('auth.codeRequired'), { field: 'passcode' })
  const used = await redeemCode(parts, given)
  return used instanceof Refusal ? used : null
}

/** Over all visitors: somebody who guesses may have many addresses. One mail an hour. */
async function reportGuesses(parts: AuthParts, owner: string): Promise<void> {
  const { database, clock } = parts.platform
  const now = clock.now()
  const few = { length: HOUR, most: GUESSES_BEFORE_MAIL - 1, now }
  if ((await countAttempt(database.root, `guessed codes ${owner}`, few)) === 0) return
  const once = { length: HOUR, most: 1, now }
  const mail = `mail on guessed codes ${owner}`
  if ((await countAttempt(database.root, mail, once)) !== 0) return
  const user = await findUser(database.root, owner)
  if (user === undefined) return
  parts.background.run(async () => {
    if (!(await sendNewsTo(parts, user, 'guessed'))) await forgetAttempts(database.root, mail)
  })
}

/** Subject of the rate limits. An e-mail address has no spaces. */
export const guessesOf = (owner: string): string => `second factor ${owner}`

/** In one transaction: of two requests with one challenge, the later one keeps its code. */
async function redeem(
  parts: AuthParts,
  tx: Tx,
  given: GivenCode,
): Promise<UsedCode | Refusal | null> {
  const { challenge } = given
  if (challenge === undefined) return acceptCode(parts, tx, given)
  if (!(await lockChallenge(tx, challenge, parts.platform.clock.now())))
    return refuse('token_invalid', CHALLENGE_EXPIRED)
  const used = await acceptCode(parts, tx, given)
  if (used !== null) await deleteChallenge(tx, challenge)
  return used
}

async function acceptCode(
  { platform }: AuthParts,
  tx: Tx,
  { owner, code }: GivenCode,
): Promise<UsedCode | null> {
  const { config, clock } = platform
  const row = await findSecondFactor(tx, owner)
  if (row === undefined || row.confirmed_at === null) return null
  const secret = openSecret(config, row.sealed)
  const step = secret === null ? null : stepOfCode(secret, plainCode(code), clock.now())
  if (step !== null) return (await acceptStep(tx, owner, step)) ? 'authenticator' : null
  const hash = hashRecoveryCode(owner, code)
  return (await redeemRecoveryCode(tx, owner, hash)) ? 'recovery' : null
}
