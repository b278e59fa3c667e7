/** What the session is meant to do. */
import type { PathIntent } from '../../../packages/model-paths/path-intent.ts'
import { failureOf } from '../call-failed.ts'
import type { AuthContext } from './auth-context.ts'

type Answer = { output: { user?: { id: string } | null } }
const isSignedIn = ({ output }: Answer): boolean => (output.user ?? null) !== null
const isRefused = ({ output }: Answer): boolean => (output.user ?? null) === null
const owes = (_: unknown, { owesSignOut }: AuthContext): boolean => owesSignOut
const owesNothing = (_: unknown, { owesSignOut }: AuthContext): boolean => !owesSignOut
const signsIn = (_: unknown, { output }: Answer) => ({ user: output.user, challenge: null })
const codeIn = ({ error }: { error: unknown }) => failureOf(error).code
const needsCode = (event: { error: unknown }): boolean => codeIn(event) === 'second_factor_required'
const isOver = (event: { error: unknown }): boolean => codeIn(event) === 'token_invalid'
const isWrong = (event: { error: unknown }): boolean => codeIn(event) === 'bad_credentials'
const keepsUser = (_: unknown, { output }: Answer) => ({ user: output.user, error: null })

export const authIntent: PathIntent = {
  events: {
    'auth.init': 'The page opens.',
    'auth.login': 'The user submits the login form.',
    'auth.googleLogin': 'The user continues with Google.',
    'auth.register': 'The user submits the registration form.',
    'auth.enterCode': 'The user enters the code of their authenticator app.',
    'auth.cancelCode': 'The user goes back from the code to the password.',
    'auth.recheck': 'The session is checked again.',
    'auth.userChanged': 'The user’s own data change.',
    'auth.logout': 'The user logs out.',
    'auth.expired': 'The server answers that the session has expired.',
    'auth.signInAgain': 'The user enters the password again.',
    'network.online': 'The network returns.',
  },
  actors: {
    checkUser: 'The first check of the session',
    askUser: 'The check whether somebody is signed in',
    recheckUser: 'The check whether the session still holds',
    signIn: 'The login',
    signInWithGoogle: 'The login with Google',
    signInAgain: 'The repeated login',
    signInWithCode: 'The second step of the login',
    signInAgainWithCode: 'The second step of the repeated login',
    signUp: 'The registration',
    signOut: 'The logout',
  },
  delays: {
    loginPause: { words: 'pause after a login', lasts: 100 },
    recheckPause: { words: 'pause before the server is asked again', lasts: 10_000 },
  },
  expected: [
    { in: 'notInitialized', on: 'auth.init', when: owesNothing, to: 'loading' },
    { in: 'notInitialized', on: 'auth.init', when: owes, to: 'signingOut' },
    {
      in: 'loading',
      on: 'xstate.done.actor.checkUser',
      when: isSignedIn,
      to: 'authenticated.confirmed',
      sets: keepsUser,
    },
    {
      in: 'loading',
      on: 'xstate.done.actor.checkUser',
      when: isRefused,
      to: 'anonymous',
      sets: () => ({ user: null, lastIdentity: null }),
    },
    {
      in: 'loading',
      on: 'xstate.error.actor.checkUser',
      when: (_, { lastIdentity }: AuthContext) => lastIdentity !== null,
      to: 'authenticated.unconfirmed',
    },
    {
      in: 'anonymous.idle',
      on: 'auth.login',
      when: ({ email }: { email: string }) => email !== '',
      to: 'anonymous.signingIn',
      sets: () => ({ error: null, notice: null }),
    },
    {
      in: 'anonymous.idle',
      on: 'auth.login',
      when: ({ email }: { email: string }) => email === '',
      to: 'anonymous.idle',
    },
    { in: 'anonymous.idle', on: 'auth.register', to: 'anonymous.signingUp' },
    { in: 'anonymous.signingIn', on: 'auth.googleLogin', to: 'stays' },
    {
      in: 'anonymous.signingIn',
      on: 'xstate.done.actor.signIn',
      to: 'settling',
      sets: keepsUser,
    },
    {
      in: 'anonymous.signingIn',
      on: 'xstate.error.actor.signIn',
      when: isWrong,
      to: 'anonymous.idle',
    },
    ...(['signIn', 'signInWithGoogle'] as const).map((id) => ({
      in: id === 'signIn' ? 'anonymous.signingIn' : 'anonymous.signingInWithGoogle',
      on: `xstate.error.actor.${id}`,
      when: needsCode,
      to: 'anonymous.enteringCode',
      sets: () => ({ challenge: 'challenge', user: null }),
    })),
    {
      in: 'authenticated.signingInAgain',
      on: 'xstate.error.actor.signInAgain',
      when: needsCode,
      to: 'authenticated.enteringCode',
      sets: () => ({ challenge: 'challenge' }),
    },
    { in: 'anonymous.enteringCode', on: 'auth.enterCode', to: 'anonymous.checkingCode' },
    {
      in: 'anonymous.enteringCode',
      on: 'auth.cancelCode',
      to: 'anonymous.idle',
      sets: () => ({ challenge: null, error: null }),
    },
    { in: 'anonymous.checkingCode', on: 'auth.googleLogin', to: 'stays' },
    {
      in: 'anonymous.checkingCode',
      on: 'xstate.done.actor.signInWithCode',
      to: 'settling',
      sets: signsIn,
    },
    {
      in: 'anonymous.checkingCode',
      on: 'xstate.error.actor.signInWithCode',
      when: isWrong,
      to: 'anonymous.enteringCode',
      sets: () => ({ challenge: 'challenge' }),
    },
    {
      in: 'anonymous.checkingCode',
      on: 'xstate.error.actor.signInWithCode',
      when: isOver,
      to: 'anonymous.idle',
      sets: () => ({ challenge: null }),
    },
    { in: 'authenticated.enteringCode', on: 'auth.enterCode', to: 'authenticated.checkingCode' },
    { in: 'authenticated.enteringCode', on: 'auth.expired', to: 'stays' },
    {
      in: 'authenticated.enteringCode',
      on: 'auth.cancelCode',
      to: 'authenticated.expired',
      sets: () => ({ challenge: null }),
    },
    {
      in: 'authenticated.checkingCode',
      on: 'xstate.done.actor.signInAgainWithCode',
      to: 'authenticated.confirmed',
      sets: signsIn,
    },
    {
      in: 'authenticated.checkingCode',
      on: 'xstate.error.actor.signInAgainWithCode',
      when: isWrong,
      to: 'authenticated.enteringCode',
    },
    {
      in: 'authenticated.checkingCode',
      on: 'xstate.error.actor.signInAgainWithCode',
      when: isOver,
      to: 'authenticated.expired',
      sets: () => ({ challenge: null }),
    },
    { in: 'settling', on: 'xstate.after.loginPause.auth.settling', to: 'authenticated' },
    { in: 'authenticated', on: 'auth.logout', to: 'signingOut', sets: () => ({ user: null }) },
    { in: 'authenticated', on: 'auth.expired', to: 'authenticated.expired' },
    {
      in: 'authenticated.expired',
      on: 'auth.signInAgain',
      to: 'authenticated.signingInAgain',
      sets: () => ({ error: null }),
    },
    {
      in: 'authenticated.signingInAgain',
      on: 'xstate.done.actor.signInAgain',
      to: 'authenticated.confirmed',
    },
    { in: 'authenticated.unconfirmed', on: 'network.online', to: 'authenticated.rechecking' },
    {
      in: 'authenticated.rechecking',
      on: 'xstate.done.actor.recheckUser',
      when: isRefused,
      to: 'anonymous',
      sets: () => ({ user: null }),
    },
    { in: 'signingOut', on: 'xstate.done.actor.signOut', to: 'anonymous' },
    { in: 'anonymous.leaving', on: 'network.online', to: 'signingOut' },
  ],
}
