/** Adding and removing passkeys, and logging in with one. */
import { problem } from '#core/contract/call/problems.contract.ts'
import {
  MAX_PASSKEYS,
  passkeyCalls,
  type Passkey,
} from '#core/contract/account/passkeys.contract.ts'
import { newId } from '../../../platform/ids.ts'
import { notFound, Refusal, refuse } from '../../../platform/http/failures/refusal.ts'
import type { CallRequest, Route } from '../../../platform/http/route.ts'
import type { AuthParts } from '../auth-parts.ts'
import { provePassword } from '../password/prove-password.ts'
import {
  CODE_REQUIRED,
  proveSecondFactor,
  redeemCode,
  redeemProof,
  type ProvenChange,
} from '../second-factor/check-code.ts'
import { hasSecondFactor } from '../second-factor/second-factor.store.ts'
import { hashToken } from '../tokens.ts'
import { lockUser, type UserRow } from '../users.store.ts'
import { checkNewPasskey, challengeIn, creationOptions } from './check-passkey.ts'
import { notifyOfPasskey } from './passkey-news.ts'
import {
  deletePasskey,
  findPasskeyByCredential,
  insertPasskey,
  listPasskeys,
  consumePasskeyChallenge,
  type PasskeyRow,
} from './passkeys.store.ts'
import { relyingParty } from './relying-party.ts'
import { requestSignIn, signInWithPasskey } from './sign-in-with-passkey.ts'
import { PASSKEY_INVALID, PASSKEY_TOO_LATE, UNAVAILABLE } from './passkey-refusals.ts'

export function passkeyRoutes(route: Route, parts: AuthParts): void {
  const { config, database } = parts.platform
  route(passkeyCalls.listPasskeys, async ({ user, raw }) => ({
    is_available: relyingParty(config, raw) !== null,
    passkeys: (await listPasskeys(database.root, user.id)).map(presentPasskey),
  }))
  route(passkeyCalls.startPasskey, async (request) => start(parts, request))
  route(passkeyCalls.addPasskey, async (request) => add(parts, request))
  route(passkeyCalls.removePasskey, async (request) => remove(parts, request))
  route(passkeyCalls.startPasskeySignIn, async ({ raw }) => requestSignIn(parts, raw))
  route(passkeyCalls.signInWithPasskey, async (request) => signInWithPasskey(parts, request))
}

const presentPasskey = ({ id, name, created_at, last_used_at }: PasskeyRow): Passkey => ({
  id,
  name,
  created_at,
  last_used_at,
})

const isFull = (known: readonly PasskeyRow[]): boolean => known.length >= MAX_PASSKEYS
const KNOWN = refuse('conflict', problem('auth.passkeyKnown'))
const FULL = refuse('conflict', problem('auth.passkeysFull', { most: MAX_PASSKEYS }))

async function start(parts: AuthParts, request: CallRequest<typeof passkeyCalls.startPasskey>) {
  const party = relyingParty(parts.platform.config, request.raw)
  if (party === null) return UNAVAILABLE
  const user = await askForPassword(parts, request)
  if (user instanceof Refusal) return user
  if (isFull(await listPasskeys(parts.platform.database.root, user.id))) return FULL
  const proof = await proveSecondFactor(parts, codeIn(request))
  if (proof instanceof Refusal) return proof
  return { options: await creationOptions(parts, party, { user, proof }) }
}

/**
 * The challenge proves the password and a code: only `start` gives one to this person. The code is used
 * up here, so a dialog that is cancelled costs none.
 */
async function add(
  parts: AuthParts,
  { user: asking, body, raw }: CallRequest<typeof passkeyCalls.addPasskey>,
) {
  const { config, database, clock } = parts.platform
  const party = relyingParty(config, raw)
  if (party === null) return UNAVAILABLE
  const { response } = body
  const challenge = challengeIn(response.response.clientDataJSON)
  if (challenge === null) return PASSKEY_TOO_LATE
  const checked = await checkNewPasskey({ challenge, party }, response)
  const now = clock.now()
  const added = await database.transaction(async (tx) => {
    // First: what removes all passkeys removes the challenge with them.
    const user = await lockUser(tx, asking.id)
    const given = { hash: hashToken(challenge), owner: asking.id, now }
    const proof = await consumePasskeyChallenge(tx, given)
    if (user === undefined || proof === undefined) return PASSKEY_TOO_LATE
    if (checked === null) return PASSKEY_INVALID
    if (isFull(await listPasskeys(tx, user.id))) return FULL
    if ((await findPasskeyByCredential(tx, checked.credential_id)) !== undefined) return KNOWN
    if (!(await redeemProof(parts, tx, { owner: user.id, proof }))) return PASSKEY_TOO_LATE
    const row = {
      id: newId(),
      user_id: user.id,
      ...checked,
      name: body.name,
      created_at: now,
      last_used_at: null,
    }
    return (await insertPasskey(tx, row)) ? { user, row } : KNOWN
  })
  if (added instanceof Refusal) return added
  notifyOfPasskey(parts, added.user, 'added')
  return presentPasskey(added.row)
}

async function remove(parts: AuthParts, request: CallRequest<typeof passkeyCalls.removePasskey>) {
  const id = request.params.passkey_id
  const owner = request.user.id
  const user = await proveOwner(parts, request, {
    check: async (tx) => {
      await lockUser(tx, owner)
      const known = await listPasskeys(tx, owner)
      return known.some((passkey) => passkey.id === id) ? null : notFound('passkey')
    },
    apply: async (tx) => {
      await deletePasskey(tx, owner, id)
    },
  })
  if (user instanceof Refusal) return user
  notifyOfPasskey(parts, user, 'removed')
  return {}
}

/**
 * The password, and a code where two-step login is on: a passkey logs in without either, so adding
 * one must not take less than turning two-step login off. A change that is refused costs no code.
 */
async function proveOwner(
  parts: AuthParts,
  request: ProvingRequest,
  change: ProvenChange,
): Promise<UserRow | Refusal> {
  const user = await askForPassword(parts, request)
  if (user instanceof Refusal) return user
  const { database } = parts.platform
  if (!(await hasSecondFactor(database.root, user.id)))
    return database.transaction(async (tx) => {
      const refused = await change.check(tx)
      if (refused === null) await change.apply(tx)
      return refused ?? user
    })
  if (request.body.passcode.trim() === '') return CODE_REQUIRED
  const used = await redeemCode(parts, { ...codeIn(request), change })
  return used instanceof Refusal ? used : user
}

type ProvingRequest = Pick<CallRequest<typeof passkeyCalls.startPasskey>, 'user' | 'body' | 'raw'>

const codeIn = ({ user, body, raw }: ProvingRequest) => ({
  owner: user.id,
  code: body.passcode,
  address: raw.ip,
})

const askForPassword = async (parts: AuthParts, { user, body, raw }: ProvingRequest) =>
  provePassword(parts, {
    userId: user.id,
    password: body.password,
    field: 'password',
    address: raw.ip,
  })
