/** Limits registrations per network and day, since each user may store and request a lot. */
import { problem } from '#core/contract/call/problems.contract.ts'
import type { Queries } from '../../platform/database/database.ts'
import { refuse, type Refusal } from '../../platform/http/failures/refusal.ts'
import { networkOf } from '../../platform/http/limits/networks.ts'
import { countAttempt } from '../../platform/limits/attempts.store.ts'
import type { Platform } from '../../platform/platform.ts'

const DAY = 86_400_000

/** Counts one registration. It stays counted when the registration is refused later. */
export async function refuseRegistration(
  { config: { registrationsADay: most }, clock }: Pick<Platform, 'config' | 'clock'>,
  db: Queries,
  address: string,
): Promise<Refusal | null> {
  if (most === 0) return null
  const now = clock.now()
  const end = await countAttempt(db, `registrations ${networkOf(address)}`, {
    length: DAY,
    most,
    now,
  })
  if (end === 0) return null
  return refuse('rate_limited', problem('auth.tooManyNew'), {
    headers: { 'Retry-After': String(Math.ceil((end - now) / 1_000)) },
  })
}
