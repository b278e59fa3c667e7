/** Paths through signing in, up and out, the answer that clears the user, and the silence that does not. */
import type { User } from '#core/contract/auth.contract.ts'
import { authMachine, type AuthContext } from './auth.machine.ts'
import { CallFailed } from './call-failed.ts'
import { idlePromise, type PathModel } from './path-model.ts'

const user: User = { id: '0192f0c1-2d3e-7abc-8def-000000000001', email: 'ada@example.com', first_name: 'Ada', last_name: 'L', email_verified: true, has_password: true, created_at: 1 }
const noAnswer = new CallFailed({ code: 'no_answer', status: null, message: '', body: null, retryAfter: null })
const refused = new CallFailed({ code: 'forbidden', status: 403, message: '', body: null, retryAfter: null })
const answers = [{ output: { user } }, { output: { user: null } }]

export const authModel: PathModel = {
  name: 'auth',
  machine: authMachine.provide({ actors: { checkUser: idlePromise, signIn: idlePromise, signUp: idlePromise, signOut: idlePromise } }),
  inputs: [{ lastIdentity: null, owesSignOut: false }, { lastIdentity: user, owesSignOut: false }, { lastIdentity: null, owesSignOut: true }],
  cases: {
    'auth.login': [{ email: 'ada@example.com', password: 'secret' }, { email: '', password: '' }],
    'auth.googleLogin': [{ credential: 'token' }],
    'auth.register': [{ firstName: 'Ada', email: 'ada@example.com', password: 'secretive' }],
    'auth.signInAgain': [{ password: 'secret' }],
    'auth.userChanged': [{ user }],
    'auth.*': [{ type: 'auth.login', email: 'a', password: 'b' }],
    'xstate.done.actor.checkUser': answers,
    'xstate.done.actor.askUser': answers,
    'xstate.done.actor.recheckUser': answers,
    'xstate.done.actor.signIn': [{ output: { user, redirect_to: '/drafts' } }],
    'xstate.done.actor.signInWithGoogle': [{ output: { user } }],
    'xstate.done.actor.signInAgain': [{ output: { user } }],
    'xstate.done.actor.signUp': [{ output: { user, email: user.email, verificationSent: false } }, { output: { email: user.email, verificationSent: true } }],
    'xstate.error.actor.signOut': [{ error: noAnswer }, { error: refused }],
  },
  abstract: ({ user: known, lastIdentity, owesSignOut, error }: AuthContext) => [known !== null, lastIdentity !== null, owesSignOut, error !== null],
  invariants: [
    (snapshot) => (snapshot.hasTag('signedIn') && userOf(snapshot.context) === null ? 'signed in without a user' : null),
    (snapshot) => (snapshot.matches({ anonymous: 'idle' }) && userOf(snapshot.context) !== null ? 'anonymous with a user' : null),
    (snapshot) => (snapshot.hasTag('signedIn') && snapshot.hasTag('anonymous') ? 'signed in and anonymous' : null),
    (snapshot, inFlight) => (snapshot.matches('anonymous') && owes(snapshot.context) && inFlight.some((id) => id === 'askUser' || id === 'checkUser') ? 'asks for a session that must end' : null),
    (snapshot) => (snapshot.hasTag('signedIn') && owes(snapshot.context) ? 'signed in while a logout is owed' : null),
    (_, inFlight) => (inFlight.length > 1 ? `two requests at once: ${inFlight.join(', ')}` : null),
    (snapshot, inFlight) => (snapshot.hasTag('busy') && inFlight.length === 0 && !snapshot.matches('settling') ? 'busy with nothing in flight' : null),
  ],
  unreachable: {},
}

function owes(context: AuthContext): boolean {
  return context.owesSignOut
}

function userOf(context: AuthContext): User | null {
  return context.user
}
