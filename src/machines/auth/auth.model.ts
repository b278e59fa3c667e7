/**
 * Paths through signing in, up and out, the answer that clears the user, and the silence that does
 * not.
 */
import { englishOf } from '#core/contract/words/problem.schema.ts'
import type { AnyMachineSnapshot } from 'xstate'
import type { User } from '#core/contract/account/auth.contract.ts'
import { authMachine } from './auth.machine.ts'
import type { AuthContext } from './auth-context.ts'
import { challengeOver, codeNeeded, noAnswer, refused, wrong } from './auth-failures.ts'
import {
  idlePromise,
  type PathModel,
  type Shown,
  type Sight,
} from '../../../packages/model-paths/path-model.ts'
import { authIntent } from './auth.intent.ts'

/** Came by Google, so that the sheet over the screen offers both ways back in. */
const user: User = {
  id: '0192f0c1-2d3e-7abc-8def-000000000001',
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'L',
  email_verified: true,
  has_password: false,
  created_at: 1,
}
const answers = [{ output: { user } }, { output: { user: null } }]

export const authModel: PathModel = {
  name: 'auth',
  machine: authMachine.provide({
    actors: {
      checkUser: idlePromise,
      signIn: idlePromise,
      signInWithCode: idlePromise,
      signUp: idlePromise,
      signOut: idlePromise,
    },
  }),
  inputs: [
    { lastIdentity: null, owesSignOut: false },
    { lastIdentity: user, owesSignOut: false },
    { lastIdentity: null, owesSignOut: true },
  ],
  cases: {
    'auth.login': [
      { email: 'ada@example.com', password: 'secret' },
      { email: '', password: '' },
    ],
    'auth.googleLogin': [{ credential: 'token' }],
    'auth.register': [{ firstName: 'Ada', email: 'ada@example.com', password: 'secretive' }],
    'auth.signInAgain': [{ password: 'secret' }],
    'auth.enterCode': [{ passcode: '123456' }],
    'auth.userChanged': [{ user }],
    'auth.*': [{ type: 'auth.googleLogin', credential: 'token' }],
    'xstate.done.actor.checkUser': answers,
    'xstate.done.actor.askUser': answers,
    'xstate.done.actor.recheckUser': answers,
    'xstate.done.actor.signIn': [{ output: { user, redirect_to: '/drafts' } }],
    'xstate.done.actor.signInWithGoogle': [{ output: { user } }],
    'xstate.done.actor.signInAgain': [{ output: { user } }],
    'xstate.done.actor.signInWithCode': [{ output: { user } }],
    'xstate.done.actor.signInAgainWithCode': [{ output: { user } }],
    'xstate.done.actor.signUp': [
      { output: { user, email: user.email, verificationSent: false } },
      { output: { email: user.email, verificationSent: true } },
    ],
    ...Object.fromEntries(
      ['signIn', 'signInWithGoogle', 'signInAgain'].map((name) => [
        `xstate.error.actor.${name}`,
        [wrong, codeNeeded],
      ]),
    ),
    'xstate.error.actor.signUp': [wrong],
    'xstate.error.actor.signInWithCode': [wrong, challengeOver],
    'xstate.error.actor.signInAgainWithCode': [wrong, challengeOver],
    'xstate.error.actor.signOut': [{ error: noAnswer }, { error: refused }],
  },
  abstract: ({ user: known, lastIdentity, owesSignOut, error }: AuthContext) => [
    known !== null,
    lastIdentity !== null,
    owesSignOut,
    error !== null,
  ],
  invariants: [
    (snapshot) =>
      snapshot.hasTag('code') && challengeOf(snapshot.context) === null
        ? 'asks for a code without a login that waits for it'
        : null,
    (snapshot) =>
      snapshot.hasTag('signedIn') && userOf(snapshot.context) === null
        ? 'signed in without a user'
        : null,
    (snapshot) =>
      snapshot.matches({ anonymous: 'idle' }) && userOf(snapshot.context) !== null
        ? 'anonymous with a user'
        : null,
    (snapshot) =>
      snapshot.hasTag('signedIn') && snapshot.hasTag('anonymous')
        ? 'signed in and anonymous'
        : null,
    (snapshot, inFlight) =>
      snapshot.matches('anonymous') &&
      owes(snapshot.context) &&
      inFlight.some((id) => id === 'askUser' || id === 'checkUser')
        ? 'asks for a session that must end'
        : null,
    (snapshot) =>
      snapshot.hasTag('signedIn') && owes(snapshot.context)
        ? 'signed in while a logout is owed'
        : null,
    (_, inFlight) => (inFlight.length > 1 ? `two requests at once: ${inFlight.join(', ')}` : null),
    (snapshot, inFlight) =>
      snapshot.hasTag('busy') && inFlight.length === 0 && !snapshot.matches('settling')
        ? 'busy with nothing in flight'
        : null,
  ],
  steps: [
    ({ before, event, after }) =>
      isConfirmed(after) &&
      !isConfirmed(before) &&
      !isAnswer(event.type) &&
      !event.type.startsWith('xstate.after.loginPause')
        ? 'confirmed without an answer'
        : null,
    ({ before, event, after }) =>
      before.hasTag('signedIn') &&
      !after.hasTag('signedIn') &&
      !isAnswer(event.type) &&
      event.type !== 'auth.logout'
        ? 'signed out by what is no answer and no wish'
        : null,
    ({ event, after }) =>
      event.type === 'auth.logout' && !after.matches('signingOut')
        ? 'stays signed in although asked to leave'
        : null,
    ({ before, event, inFlight }) =>
      isWaiting(before) &&
      (event.type === 'network.online' || event.type.startsWith('xstate.after.recheckPause')) &&
      inFlight.length === 0
        ? 'does not ask although it may be answered now'
        : null,
    ({ before, event, after }) =>
      event.type.startsWith('xstate.error.actor.sign') &&
      !event.type.endsWith('signOut') &&
      // The form for the code says what is asked for.
      !(after.hasTag('code') && !before.hasTag('code')) &&
      !sentenceOf(after)
        ? `says nothing of what went wrong in ${JSON.stringify(before.value)}`
        : null,
    ({ before, event, after }) =>
      isWhereItLeads(event, after)
        ? null
        : `in ${JSON.stringify(before.value)} ${event.type} led to ${JSON.stringify(after.value)}`,
  ],
  intent: authIntent,
  unreachable: {},
  page: shownIn,
}

const sheet: Sight = { role: 'dialog', name: 'Please log in again' }
const codeField: Sight = { text: 'Lost your phone? Enter a recovery code instead.' }
const menu: Sight = { role: 'button', name: /^Your menu/ }
const splash: Sight = { role: 'status', name: 'Opening your studio…' }
const guessing: Sight = {
  text: 'The server isn’t responding, so you’re seeing what’s stored on this device. Your work is saved here.',
}
/** Google draws its own button: nothing that we do can hold it back while an answer is awaited. */
const always = 'auth.googleLogin'

function shownIn(snapshot: AnyMachineSnapshot): Shown | null {
  if (snapshot.matches('notInitialized')) return null
  if (snapshot.hasTag('loading')) return { shows: [splash], hides: [menu, sheet], offers: [] }
  if (snapshot.hasTag('code')) return shownForCode(snapshot)
  const isBusy = snapshot.hasTag('busy')
  if (snapshot.hasTag('expired')) {
    return {
      shows: [sheet, ...refusalIn(snapshot.context)],
      hides: [],
      offers: [always, 'auth.logout', ...(isBusy ? [] : ['auth.signInAgain'])],
    }
  }
  if (snapshot.hasTag('signedIn')) {
    const strip = snapshot.hasTag('unconfirmed')
    return {
      shows: strip ? [menu, guessing] : [menu],
      hides: strip ? [sheet] : [sheet, guessing],
      offers: ['auth.logout'],
    }
  }
  return {
    shows: refusalIn(snapshot.context),
    hides: [menu, sheet, splash],
    offers: isBusy ? [always] : [always, 'auth.login', 'auth.register'],
  }
}

function shownForCode(snapshot: AnyMachineSnapshot): Shown {
  const isOver = snapshot.hasTag('expired')
  return {
    shows: [codeField, ...(isOver ? [sheet] : []), ...refusalIn(snapshot.context)],
    hides: isOver ? [] : [menu, sheet, splash],
    // A different user must start over from the password.
    offers: snapshot.hasTag('busy') ? [] : ['auth.enterCode', 'auth.cancelCode'],
  }
}

function refusalIn({ error }: AuthContext): Sight[] {
  return error === null ? [] : [{ text: englishOf(error.message) }]
}

function owes(context: AuthContext): boolean {
  return context.owesSignOut
}

/** Where the answer to each question leads: with a user, without, and when it broke. */
const ends: Readonly<
  Record<
    string,
    { readonly user?: string; readonly nobody?: string; readonly error: readonly string[] }
  >
> = {
  checkUser: {
    user: 'authenticated.confirmed',
    nobody: 'anonymous.idle',
    error: ['authenticated.unconfirmed', 'anonymous.unanswered'],
  },
  askUser: {
    user: 'authenticated.confirmed',
    nobody: 'anonymous.idle',
    error: ['anonymous.unanswered'],
  },
  recheckUser: {
    user: 'authenticated.confirmed',
    nobody: 'anonymous.idle',
    error: ['authenticated.unconfirmed'],
  },
  signIn: { user: 'settling', error: ['anonymous.idle', 'anonymous.enteringCode'] },
  signInWithGoogle: { user: 'settling', error: ['anonymous.idle', 'anonymous.enteringCode'] },
  signInWithCode: { user: 'settling', error: ['anonymous.enteringCode', 'anonymous.idle'] },
  signInAgainWithCode: {
    user: 'authenticated.confirmed',
    error: ['authenticated.enteringCode', 'authenticated.expired'],
  },
  signUp: { user: 'settling', nobody: 'anonymous.idle', error: ['anonymous.idle'] },
  signInAgain: {
    user: 'authenticated.confirmed',
    error: ['authenticated.expired', 'authenticated.enteringCode'],
  },
  signOut: { nobody: 'anonymous.idle', error: ['anonymous.leaving', 'anonymous.idle'] },
}

function isWhereItLeads(
  event: { type: string; output?: { user?: unknown } },
  after: AnyMachineSnapshot,
): boolean {
  const [, how, , id = ''] = event.type.split('.')
  const end = how === 'done' || how === 'error' ? ends[id] : undefined
  if (end === undefined) return true
  const places = how === 'error' ? end.error : [event.output?.user == null ? end.nobody : end.user]
  return places.some((place) => place !== undefined && after.matches(place))
}

function isConfirmed(snapshot: AnyMachineSnapshot): boolean {
  return snapshot.matches({ authenticated: 'confirmed' })
}

/** For an answer of the server. */
function isWaiting(snapshot: AnyMachineSnapshot): boolean {
  return (
    ['leaving', 'unanswered'].some((state) => snapshot.matches({ anonymous: state })) ||
    snapshot.matches({ authenticated: 'unconfirmed' })
  )
}

function isAnswer(type: string): boolean {
  return type.startsWith('xstate.done.actor.')
}

function sentenceOf({ context }: AnyMachineSnapshot): string {
  return englishOf((context as AuthContext).error?.message ?? '')
}

function challengeOf(context: AuthContext): string | null {
  return context.challenge
}

function userOf(context: AuthContext): User | null {
  return context.user
}
