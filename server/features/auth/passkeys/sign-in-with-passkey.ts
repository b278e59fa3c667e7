/**
 * A login with a passkey. The authenticator has verified the person (fingerprint, face, PIN), so it is
 * both factors, and no code is asked for.
 */
import { problem } from '#core/contract/call/problems.contract.ts'
import type { FastifyRequest } from 'fastify'
import type { passkeyCalls } from '#core/contract/account/passkeys.contract.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/http/failures/refusal.ts'
import type { CallRequest } from '../../../platform/http/route.ts'
import type { AuthParts } from '../auth-parts.ts'
import { refuseUnverified, signIn } from '../sign-in.ts'
import { findUser } from '../users.store.ts'
import { checkPasskey, requestOptions, consumeChallenge } from './check-passkey.ts'
import { reportCopy } from './passkey-news.ts'
import { PASSKEY_INVALID, PASSKEY_TOO_LATE, UNAVAILABLE } from './passkey-refusals.ts'
import { findPasskeyByCredential, recordUse } from './passkeys.store.ts'
import { relyingParty } from './relying-party.ts'

const UNKNOWN = refuse('bad_credentials', problem('auth.passkeyUnknown'))
const COPIED = refuse('bad_credentials', problem('auth.passkeyCopied'))

/** Nothing can be guessed here, so only the visitor counts: many people may share an address. */
export async function requestSignIn(parts: AuthParts, raw: FastifyRequest) {
  const limited = await parts.limit.checkVisitor('passkey challenge', raw.ip)
  if (limited !== null) return limited
  const party = relyingParty(parts.platform.config, raw)
  return party === null ? UNAVAILABLE : { options: await requestOptions(parts, party) }
}

export async function signInWithPasskey(
  parts: AuthParts,
  { body: { response }, raw, reply }: CallRequest<typeof passkeyCalls.signInWithPasskey>,
) {
  const { config, database, clock } = parts.platform
  const limited = await parts.limit.checkVisitor('passkey', raw.ip)
  if (limited !== null) return limited
  const party = relyingParty(config, raw)
  if (party === null) return UNAVAILABLE
  const challenge = await consumeChallenge(parts, response.response.clientDataJSON, null)
  if (challenge === null) return PASSKEY_TOO_LATE
  const passkey = await findPasskeyByCredential(database.root, response.id)
  if (passkey === undefined) return UNKNOWN
  const counter = await checkPasskey({ challenge, party }, passkey, response)
  if (counter === null) return PASSKEY_INVALID
  const user = await findUser(database.root, passkey.user_id)
  if (user === undefined) return UNKNOWN
  const unverified = refuseUnverified(config, user)
  if (unverified !== null) return unverified
  // In the transaction that opens the session: the passkey may have been removed since.
  const confirm = async (tx: Tx) => {
    if (await recordUse(tx, passkey.id, { counter, now: clock.now() })) return null
    return (await findPasskeyByCredential(tx, response.id)) === undefined ? UNKNOWN : COPIED
  }
  const outcome = await signIn(parts, user, { raw, reply, hasSecondStep: true, confirm })
  if (outcome === COPIED) await reportCopy(parts, user)
  return outcome
}
