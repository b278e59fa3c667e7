/** Turning two-step login on and off, and the second step of a login. */
import { problem } from '#core/contract/call/problems.contract.ts'
import { secondFactorCalls } from '#core/contract/account/second-factor.contract.ts'
import { Refusal, refuse } from '../../../platform/http/failures/refusal.ts'
import type { CallRequest, Route } from '../../../platform/http/route.ts'
import type { AuthParts } from '../auth-parts.ts'
import { deleteEmailTokens, lockEmailTokensOf } from '../mail/email-tokens.store.ts'
import { provePassword } from '../password/prove-password.ts'
import { signIn } from '../sign-in.ts'
import { hashToken } from '../tokens.ts'
import { findUser, lockUser } from '../users.store.ts'
import { CHALLENGE_EXPIRED } from './challenges.ts'
import { guessesOf, redeemCode, type ProvenChange } from './check-code.ts'
import { hashRecoveryCode, newRecoveryCodes, plainCode } from './recovery-codes.ts'
import { openSecret, sealOf } from './sealed-secret.ts'
import {
  confirmSetup,
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  hasSecondFactor,
  insertRecoveryCodes,
  lockChallengesOf,
  ownerOfChallenge,
  replaceSetup,
} from './second-factor.store.ts'
import { notifySecondFactor } from './second-factor-news.ts'
import { newSecret, setupUri, stepOfCode } from './totp.ts'

const SETUP_LIFE = 60 * 60_000

export function secondFactorRoutes(route: Route, parts: AuthParts): void {
  const { config, database } = parts.platform
  route(secondFactorCalls.getSecondFactor, async ({ user }) => {
    const row = await findSecondFactor(database.root, user.id)
    return {
      is_available: config.secretKey !== null,
      enabled_at: row?.confirmed_at ?? null,
      recovery_codes_left: await countRecoveryCodes(database.root, user.id),
    }
  })
  route(secondFactorCalls.startSecondFactor, async (request) => start(parts, request))
  route(secondFactorCalls.confirmSecondFactor, async (request) => confirm(parts, request))
  route(secondFactorCalls.endSecondFactor, async (request) => end(parts, request))
  route(secondFactorCalls.signInWithCode, async (request) => signInWithCode(parts, request))
}

/** A stolen session must not lock its owner out: a password is needed, and asked for. */
async function start(
  parts: AuthParts,
  { user: asking, body, raw }: CallRequest<typeof secondFactorCalls.startSecondFactor>,
) {
  const { config, database, clock } = parts.platform
  const seal = sealOf(config)
  if (seal === null) return refuse('service_off', problem('auth.twoStepUnavailable'))
  const user = await provePassword(parts, {
    userId: asking.id,
    password: body.password,
    field: 'password',
    address: raw.ip,
  })
  if (user instanceof Refusal) return user
  const secret = newSecret()
  const setup = { user_id: user.id, sealed: seal.seal(secret), created_at: clock.now() }
  if (!(await replaceSetup(database.root, setup)))
    return refuse('conflict', problem('auth.twoStepOn'))
  return { secret, uri: setupUri({ secret, email: user.email, brand: config.brand }) }
}

async function confirm(
  parts: AuthParts,
  { user: asking, body, raw }: CallRequest<typeof secondFactorCalls.confirmSecondFactor>,
) {
  const { config, database, clock } = parts.platform
  const now = clock.now()
  const limited = await parts.limit.checkGuess(raw.ip, guessesOf(asking.id))
  if (limited !== null) return limited
  const setup = await findSecondFactor(database.root, asking.id)
  if (setup !== undefined && setup.confirmed_at !== null)
    return refuse('conflict', problem('auth.twoStepOn'))
  const secret = setup === undefined ? null : openSecret(config, setup.sealed)
  if (setup === undefined || secret === null || setup.created_at + SETUP_LIFE <= now)
    return refuse('conflict', problem('auth.twoStepStartAgain'))
  const step = stepOfCode(secret, plainCode(body.passcode), now)
  if (step === null) {
    await parts.limit.countWrong(guessesOf(asking.id))
    return refuse('bad_credentials', problem('auth.codeWrong'), { field: 'passcode' })
  }
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => hashRecoveryCode(asking.id, code))
  const isConfirmed = await database.transaction(async (tx) => {
    await lockEmailTokensOf(tx, asking.id)
    // Before the app, as the proof of an address does it.
    await lockUser(tx, asking.id)
    if (!(await confirmSetup(tx, setup, { step, now }))) return false
    // A link for a new address that was sent without a code would turn two-step login off.
    await deleteEmailTokens(tx, asking.id)
    await insertRecoveryCodes(tx, asking.id, hashes)
    return true
  })
  if (!isConfirmed) return refuse('conflict', problem('auth.twoStepOn'))
  notifySecondFactor(parts, await findUser(database.root, asking.id), 'on')
  return { recovery_codes: codes }
}

async function end(
  parts: AuthParts,
  { user: asking, body, raw }: CallRequest<typeof secondFactorCalls.endSecondFactor>,
) {
  const { database } = parts.platform
  const user = await provePassword(parts, {
    userId: asking.id,
    password: body.password,
    field: 'password',
    address: raw.ip,
    mayHaveNone: true,
  })
  if (user instanceof Refusal) return user
  const off = refuse('conflict', problem('auth.twoStepOff'))
  if (!(await hasSecondFactor(database.root, user.id))) return off
  const change: ProvenChange = {
    check: async (tx) => {
      await lockUser(tx, user.id)
      await lockChallengesOf(tx, user.id)
      return (await hasSecondFactor(tx, user.id)) ? null : off
    },
    apply: async (tx) => {
      await deleteSecondFactor(tx, user.id)
    },
  }
  const given = { owner: user.id, code: body.passcode, address: raw.ip, change }
  const used = await redeemCode(parts, given)
  if (used instanceof Refusal) return used
  notifySecondFactor(parts, user, 'off')
  return {}
}

async function signInWithCode(
  parts: AuthParts,
  { body, raw, reply }: CallRequest<typeof secondFactorCalls.signInWithCode>,
) {
  const { database, clock } = parts.platform
  const challenge = hashToken(body.challenge)
  const owner = await ownerOfChallenge(database.root, challenge, clock.now())
  if (owner === undefined) return refuse('token_invalid', CHALLENGE_EXPIRED)
  // Read first: `signIn` refuses when the password changes from here on.
  const user = await findUser(database.root, owner)
  if (user === undefined) return refuse('token_invalid', CHALLENGE_EXPIRED)
  const used = await redeemCode(parts, {
    owner,
    code: body.passcode,
    address: raw.ip,
    challenge,
  })
  if (used instanceof Refusal) return used
  if (used === 'recovery') notifySecondFactor(parts, user, 'recoveryUsed')
  return signIn(parts, user, { raw, reply, hasSecondStep: true })
}
