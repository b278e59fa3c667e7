/**
 * Whether a code is right: of the authenticator, or one of the recovery codes. A right code is used
 * up by this. Wrong ones count like wrong passwords, per person over all visitors.
 */
import { problem } from '#core/contract/problems.contract.ts'
import { refuse, type Refusal } from '../../../platform/http/failures/refusal.ts'
import type { AuthParts } from '../auth-parts.ts'
import { openSecret } from './sealed-secret.ts'
import { hashRecoveryCode, plainCode } from './recovery-codes.ts'
import { acceptStep, findSecondFactor, redeemRecoveryCode } from './second-factor.store.ts'
import { stepOfCode } from './totp.ts'

export type UsedCode = 'authenticator' | 'recovery'

export interface GivenCode {
  readonly owner: string
  readonly code: string
  /** Of the visitor. */
  readonly address: string
}

export async function spendCode(parts: AuthParts, given: GivenCode): Promise<UsedCode | Refusal> {
  const guesses = guessesOf(given.owner)
  const limited = await parts.limit.checkGuess(given.address, guesses)
  if (limited !== null) return limited
  const used = await findCode(parts, given)
  if (used !== null) return used
  await parts.limit.countWrong(guesses)
  return refuse('bad_credentials', problem('auth.codeWrong'), { field: 'passcode' })
}

/** Stands where the limits have an e-mail; no address has a space in it. */
export const guessesOf = (owner: string): string => `second factor ${owner}`

async function findCode(
  { platform }: AuthParts,
  { owner, code }: GivenCode,
): Promise<UsedCode | null> {
  const { config, database, clock } = platform
  const row = await findSecondFactor(database.root, owner)
  if (row === undefined || row.confirmed_at === null) return null
  const secret = openSecret(config, row.sealed)
  const step = secret === null ? null : stepOfCode(secret, plainCode(code), clock.now())
  if (step !== null) return (await acceptStep(database.root, owner, step)) ? 'authenticator' : null
  const hash = hashRecoveryCode(owner, code)
  return (await redeemRecoveryCode(database.root, owner, hash)) ? 'recovery' : null
}
