/** A login whose password (or Google credential) was right, and that waits for its second step. */
import { problem } from '#core/contract/call/problems.contract.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { refuse, type Refusal } from '../../../platform/http/failures/refusal.ts'
import { hashToken, newToken } from '../tokens.ts'
import { insertChallenge } from './second-factor.store.ts'

export const CHALLENGE_EXPIRED = problem('auth.codeTooLate')

const CHALLENGE_LIFE = 10 * 60_000

export async function openChallenge(tx: Queries, owner: string, now: number): Promise<Refusal> {
  const challenge = newToken()
  await insertChallenge(tx, {
    token_hash: hashToken(challenge),
    user_id: owner,
    expires_at: now + CHALLENGE_LIFE,
  })
  return refuse('second_factor_required', problem('auth.codeRequired'), { flags: { challenge } })
}
