/** Paths of a login with a passkey and of a new one: each step succeeds, fails or is cancelled. */
import type { AnyMachineSnapshot } from 'xstate'
import { CallFailed } from '../call-failed.ts'
import { idlePromise, type PathModel } from '../../../packages/model-paths/path-model.ts'
import { passkeyIntent } from './passkey.intent.ts'
import {
  passkeyMachine,
  type PasskeyContext,
  type PasskeyPrompt,
  type PasskeyStart,
  type SignedPasskey,
} from './passkey.machine.ts'

const credential = { id: 'AA', rawId: 'AA', type: 'public-key' } as const

export const starts = {
  login: { purpose: 'login' },
  add: { purpose: 'add', name: 'Phone', password: 'secret', passcode: '' },
} satisfies Record<string, PasskeyStart>

export const prompts = {
  login: {
    purpose: 'login',
    options: { challenge: 'c', rpId: 'localhost', timeout: 1, userVerification: 'required' },
  },
  add: {
    purpose: 'add',
    name: 'Phone',
    options: {
      challenge: 'c',
      rp: { id: 'localhost', name: 'Pinloom' },
      user: { id: 'AA', name: 'ada@example.com', displayName: 'Ada' },
      pubKeyCredParams: [],
      timeout: 1,
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    },
  },
} satisfies Record<string, PasskeyPrompt>

export const signed = {
  login: {
    purpose: 'login',
    response: {
      ...credential,
      response: { clientDataJSON: '', authenticatorData: '', signature: '', userHandle: '' },
    },
  },
  add: {
    purpose: 'add',
    name: 'Phone',
    response: { ...credential, response: { clientDataJSON: '', attestationObject: '' } },
  },
} satisfies Record<string, SignedPasskey>

export const failed = new CallFailed({
  code: 'bad_credentials',
  status: 400,
  message: 'No.',
  body: null,
  retryAfter: null,
})
const errors = [{ error: failed }]

export const passkeyModel: PathModel = {
  name: 'passkey',
  machine: passkeyMachine.provide({
    actors: { requestOptions: idlePromise, promptUser: idlePromise, sendResponse: idlePromise },
  }),
  inputs: [undefined],
  cases: {
    'passkey.start': [{ start: starts.login }, { start: starts.add }],
    'xstate.done.actor.requestOptions': [{ output: prompts.login }, { output: prompts.add }],
    'xstate.done.actor.promptUser': [{ output: signed.login }, { output: signed.add }],
    'xstate.done.actor.sendResponse': [{ output: { user: null } }],
    'xstate.error.actor.requestOptions': errors,
    'xstate.error.actor.promptUser': errors,
    'xstate.error.actor.sendResponse': errors,
  },
  abstract: ({ prompt, signed: response, failure }: PasskeyContext) => [
    prompt?.purpose ?? null,
    response?.purpose ?? null,
    failure !== null,
  ],
  invariants: [
    (snapshot) =>
      snapshot.hasTag('busy') && contextOf(snapshot).failure !== null
        ? 'a failure is shown while the next use is under way'
        : null,
    (snapshot) =>
      !snapshot.hasTag('busy') && contextOf(snapshot).signed !== null
        ? 'a response is kept after its end'
        : null,
    (snapshot) =>
      JSON.stringify(contextOf(snapshot)).includes('secret') ? 'the password is kept' : null,
    (snapshot, inFlight) =>
      snapshot.hasTag('busy') === (inFlight.length === 0)
        ? 'nothing runs while it is busy, or something after its end'
        : null,
  ],
  steps: [
    ({ event, after }) =>
      event.type === 'passkey.cancel' && after.hasTag('busy') ? 'it goes on after a cancel' : null,
  ],
  intent: passkeyIntent,
  unreachable: {},
}

function contextOf({ context }: AnyMachineSnapshot): PasskeyContext {
  return context as PasskeyContext
}
