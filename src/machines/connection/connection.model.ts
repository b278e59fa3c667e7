/**
 * Paths of connecting an account: to the network and back with a code or a refusal, by a pasted
 * token, going on after a stop, and disconnecting; with calls that fail and a session that ends.
 */
import type { AnyMachineSnapshot } from 'xstate'
import type { Connection } from '#core/contract/account/connections.contract.ts'
import { testId } from '#core/pins/pin.builder.ts'
import { CallFailed } from '../call-failed.ts'
import {
  connectionMachine,
  type ConnectedAccount,
  type ConnectionContext,
} from './connection.machine.ts'
import {
  idlePromise,
  type PathModel,
  type Shown,
  type Sight,
} from '../../../packages/model-paths/path-model.ts'
import { connectionIntent } from './connection.intent.ts'

/** One that is not connected, and one whose publishing was stopped. */
export const fresh: ConnectedAccount = { id: testId('fresh'), name: 'Fresh' }
export const stopped: ConnectedAccount = { id: testId('stopped'), name: 'Stopped' }

export const connectionOf = (
  { id }: ConnectedAccount,
  fields: Partial<Connection> = {},
): Connection => ({
  account_id: id,
  network: 'pinterest',
  state: 'connected',
  tier: 'standard',
  problem: null,
  username: 'ada',
  connected_at: 1,
  boards_read_at: 1,
  boards_problem: null,
  boards: [],
  ...fields,
})

const failure = (status: number | null): { error: CallFailed } => ({
  error: new CallFailed({
    code: status === null ? 'no_answer' : 'token_invalid',
    status,
    message: 'It was refused.',
    body: null,
    retryAfter: null,
  }),
})
const failures = [failure(null), failure(400)]
const calls = ['startConnection', 'resumeConnection', 'connectSandbox', 'endConnection'] as const

export const connectionModel: PathModel = {
  name: 'connection',
  machine: connectionMachine.provide({
    actors: {
      startConnection: idlePromise,
      finishConnection: idlePromise,
      resumeConnection: idlePromise,
      connectSandbox: idlePromise,
      endConnection: idlePromise,
    },
    actions: { leave: () => undefined, reloadAccounts: () => undefined },
  }),
  inputs: [undefined],
  cases: {
    'connection.start': [{ account: fresh, network: 'pinterest' }],
    'connection.resume': [{ account: stopped }],
    'connection.paste': [{ account: fresh }],
    'connection.disconnect': [{ account: stopped, network: 'pinterest' }],
    'connection.sendToken': [{ token: 'token' }],
    'connection.returned': [
      { state: 'one', code: 'code' },
      { state: 'two', code: 'code' },
      { state: 'three', error: 'access_denied' },
    ],
    'xstate.done.actor.startConnection': [{ output: { url: 'https://network.example/oauth/' } }],
    'xstate.done.actor.finishConnection': [{ output: connectionOf(fresh) }],
    'xstate.error.actor.finishConnection': [...failures, failure(401)],
    ...Object.fromEntries(calls.map((name) => [`xstate.error.actor.${name}`, failures])),
  },
  abstract: ({ account, grant, refusal, failure: why, connection }: ConnectionContext) => [
    account?.name ?? null,
    grant?.state ?? null,
    refusal,
    why !== null,
    connection !== null,
  ],
  invariants: [
    (_, inFlight) => (inFlight.length > 1 ? `two at once: ${inFlight.join(', ')}` : null),
    (snapshot, inFlight) =>
      inFlight.length > 0 && snapshot.hasTag('resting')
        ? 'a request is in flight, and another can be begun'
        : null,
    (snapshot) =>
      snapshot.hasTag('failed') && contextOf(snapshot).failure === null
        ? 'failed without a reason'
        : null,
    (snapshot) =>
      snapshot.hasTag('refused') && contextOf(snapshot).refusal === null
        ? 'refused by nobody'
        : null,
    (snapshot) =>
      snapshot.hasTag('connected') && contextOf(snapshot).connection === null
        ? 'connected to nothing'
        : null,
    (snapshot) =>
      ['pasting', 'ending'].some((tag) => snapshot.hasTag(tag)) &&
      contextOf(snapshot).account === null
        ? 'a question about no account'
        : null,
  ],
  steps: [
    ({ before, event, inFlight }) =>
      event.type === 'connection.returned' &&
      Reflect.get(event, 'state') === contextOf(before).grant?.state &&
      inFlight.length > 0
        ? 'a code is redeemed twice'
        : null,
    ({ event, inFlight }) =>
      event.type === 'connection.cancel' && inFlight.length > 0
        ? 'what was cancelled goes on'
        : null,
    ({ event, after }) =>
      event.type.startsWith('xstate.error.actor.') &&
      contextOf(after).failure === null &&
      !isSessionOver(event)
        ? 'a failure is kept from the person'
        : null,
    ({ event, after, inFlight }) =>
      event.type === 'xstate.error.actor.finishConnection' && !isSessionOver(event)
        ? inFlight.length === 0 && after.hasTag('failed')
          ? null
          : 'a code that failed is redeemed again'
        : null,
    ({ event, inFlight }) =>
      event.type === 'session.restored' && !inFlight.includes('finishConnection')
        ? 'the code is forgotten when the session goes on'
        : null,
    ({ before, event, after }) =>
      event.type === 'xstate.error.actor.connectSandbox' &&
      before.hasTag('pasting') &&
      !after.hasTag('pasting')
        ? 'a refused token closes its field'
        : null,
  ],
  intent: connectionIntent,
  unreachable: {},
  page: shownIn,
}

function isSessionOver(event: object): boolean {
  return (Reflect.get(event, 'error') as CallFailed).failure.status === 401
}

const done: Sight = { text: /^The account is connected to/ }
const denied: Sight = { text: 'You didn’t allow the connection. Nothing was changed.' }
const redeeming: Sight = { text: 'Connecting…' }
const notConnected: Sight = { text: 'The account was not connected' }
const reason: Sight = { text: /^(It was refused\.|The server didn’t respond\.)/ }
const tokenField: Sight = { role: 'dialog', name: 'Connect “Fresh” to the sandbox' }
const sheet: Sight = { role: 'dialog', name: 'Please log in again' }
const outcomes = [done, denied, redeeming, notConnected]

const atRest = [
  'connection.start',
  'connection.resume',
  'connection.paste',
  'connection.disconnect',
]

function shownIn(snapshot: AnyMachineSnapshot): Shown {
  if (snapshot.matches('awaitingSession')) return { shows: [sheet], hides: [], offers: [] }
  const shows = sightsOf(snapshot)
  return {
    shows,
    hides: [...outcomes, tokenField, sheet].filter((sight) => !shows.includes(sight)),
    offers: offersOf(snapshot),
  }
}

function sightsOf(snapshot: AnyMachineSnapshot): readonly Sight[] {
  if (snapshot.hasTag('finishing')) return [redeeming]
  if (snapshot.hasTag('connected')) return [done]
  if (snapshot.hasTag('refused')) return [denied]
  if (snapshot.hasTag('pasting')) return [tokenField]
  if (!snapshot.hasTag('failed')) return []
  return contextOf(snapshot).account === null ? [notConnected, reason] : [reason]
}

function offersOf(snapshot: AnyMachineSnapshot): readonly string[] {
  if (snapshot.hasTag('resting')) return atRest
  if (snapshot.hasTag('pasting'))
    return snapshot.hasTag('busy')
      ? ['connection.cancel']
      : ['connection.cancel', 'connection.sendToken']
  if (!snapshot.hasTag('ending')) return []
  return snapshot.hasTag('busy')
    ? ['connection.cancel']
    : ['connection.cancel', 'connection.confirm']
}

function contextOf({ context }: AnyMachineSnapshot): ConnectionContext {
  return context as ConnectionContext
}
