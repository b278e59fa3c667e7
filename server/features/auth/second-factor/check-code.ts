/**
 * Whether a code is right: of the authenticator, or one of the recovery codes. Wrong ones count like
 * wrong passwords, per person over all visitors. One that was right and is used up does not count.
 */
import { problem } from '#core/contract/call/problems.contract.ts'
import { refuse, type Refusal } from '../../../platform/http/failures/refusal.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { PasskeyChallengesTable } from '../../../platform/database/tables/users.tables.ts'
import {
  attemptsOf,
  countAttempt,
  forgetAttempts,
} from '../../../platform/limits/attempts.store.ts'
import type { AuthParts } from '../auth-parts.ts'
import { CHALLENGE_EXPIRED } from './challenges.ts'
import { findUser } from '../users.store.ts'
import { openSecret } from './sealed-secret.ts'
import { hashRecoveryCode, plainCode } from './recovery-codes.ts'
import { sendNewsTo } from './second-factor-news.ts'
import {
  acceptStep,
  isUnusedStep,
  deleteChallenge,
  findSecondFactor,
  hasRecoveryCode,
  hasSecondFactor,
  lockChallenge,
  redeemRecoveryCode,
} from './second-factor.store.ts'
import { stepOfCode } from './totp.ts'

export const CODE_REQUIRED = refuse('bad_credentials', problem('auth.codeRequired'), {
  field: 'passcode',
})
export const CODE_WRONG = refuse('bad_credentials', problem('auth.codeWrong'), {
  field: 'passcode',
})

const HOUR = 60 * 60_000
/** `second-factor-words.ts` has the same number: a visitor has no more tries in a minute. */
const GUESSES_BEFORE_MAIL = 10

export type UsedCode = 'authenticator' | 'recovery'

/** A right code that is not used up yet. Both null: two-step login is off. */
export type CodeProof = Pick<PasskeyChallengesTable, 'passcode_step' | 'recovery_hash'>

export const NO_CODE: CodeProof = { passcode_step: null, recovery_hash: null }

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

/** A right code is used up by this. */
export async function redeemCode(parts: AuthParts, given: GivenCode): Promise<UsedCode | Refusal> {
  return guess(parts, given, async (tx) => {
    const refused = (await given.change?.check(tx)) ?? null
    if (refused !== null) return refused
    const code = await redeem(parts, tx, given)
    if (code === 'authenticator' || code === 'recovery') await given.change?.apply(tx)
    return code
  })
}

/** A right code is still good after this: `redeemProof` uses it up. */
async function checkCode(parts: AuthParts, given: GivenCode): Promise<CodeProof | Refusal> {
  return guess(parts, given, async (tx) => findProof(parts, tx, given))
}

/** Null = the code is wrong. */
async function guess<T>(
  parts: AuthParts,
  { owner, address }: GivenCode,
  check: (tx: Tx) => Promise<T | 'spent' | null>,
): Promise<T | Refusal> {
  const guesses = guessesOf(owner)
  const limited = await parts.limit.checkGuess(address, guesses)
  if (limited !== null) return limited
  const found = await parts.platform.database.transaction(check)
  if (found !== null && found !== 'spent') return found
  if (found === null) {
    await parts.limit.countWrong(guesses)
    await reportGuesses(parts, owner)
  }
  return CODE_WRONG
}

/**
 * For a change that weakens two-step login: it must not take less than turning it off. `redeemProof` uses
 * the code up. Without two-step login it asks for none.
 */
export async function proveSecondFactor(
  parts: AuthParts,
  given: GivenCode,
): Promise<CodeProof | Refusal> {
  if (!(await hasSecondFactor(parts.platform.database.root, given.owner))) return NO_CODE
  return given.code.trim() === '' ? CODE_REQUIRED : checkCode(parts, given)
}

/** Over all visitors: an attacker may have many addresses. One mail an hour. */
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
): Promise<UsedCode | Refusal | 'spent' | null> {
  const { challenge } = given
  if (challenge === undefined) return acceptCode(parts, tx, given)
  if (!(await lockChallenge(tx, challenge, parts.platform.clock.now())))
    return refuse('token_invalid', CHALLENGE_EXPIRED)
  const used = await acceptCode(parts, tx, given)
  if (used !== null && used !== 'spent') await deleteChallenge(tx, challenge)
  return used
}

async function acceptCode(
  parts: AuthParts,
  tx: Tx,
  given: GivenCode,
): Promise<UsedCode | 'spent' | null> {
  const proof = await findProof(parts, tx, given)
  if (proof === null || proof === 'spent') return proof
  if (!(await redeemProof(parts, tx, { owner: given.owner, proof }))) return 'spent'
  return proof.passcode_step === null ? 'recovery' : 'authenticator'
}

async function findProof(
  { platform: { config, clock } }: AuthParts,
  tx: Tx,
  { owner, code }: GivenCode,
): Promise<CodeProof | 'spent' | null> {
  const row = await findSecondFactor(tx, owner)
  if (row === undefined || row.confirmed_at === null) return null
  const now = clock.now()
  const secret = openSecret(config, row.sealed)
  const step = secret === null ? null : stepOfCode(secret, plainCode(code), now)
  if (step !== null)
    return isUnusedStep(step, row.last_step)
      ? { passcode_step: step, recovery_hash: null }
      : 'spent'
  const hash = hashRecoveryCode(owner, code)
  if (await hasRecoveryCode(tx, owner, hash)) return { passcode_step: null, recovery_hash: hash }
  return (await attemptsOf(tx, usedName(hash), now)) > 0 ? 'spent' : null
}

const usedName = (hash: string): string => `used recovery code ${hash}`

/**
 * False when the code has been used up since. Without a code: false when two-step login has been turned
 * on since.
 */
export async function redeemProof(
  { platform: { clock } }: AuthParts,
  tx: Tx,
  {
    owner,
    proof: { passcode_step: step, recovery_hash: hash },
  }: { readonly owner: string; readonly proof: CodeProof },
): Promise<boolean> {
  if (step !== null) return acceptStep(tx, owner, step)
  if (hash === null) return !(await hasSecondFactor(tx, owner))
  if (!(await redeemRecoveryCode(tx, owner, hash))) return false
  await countAttempt(tx, usedName(hash), { length: HOUR, most: 1, now: clock.now() })
  return true
}
