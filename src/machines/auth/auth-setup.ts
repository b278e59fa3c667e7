/** The events, effects, guards and actions that the session's chart names. */
import { assign, emit, fromPromise, setup } from 'xstate'
import {
  googleError,
  loginError,
  missingCredentials,
  registrationError,
  verificationNotice,
} from '#core/accounts/auth-messages.ts'
import { insideProduct } from '#core/accounts/auth-redirect.ts'
import type { SignedIn, User } from '#core/contract/account/auth.contract.ts'
import { failureOf, isTransient } from '../call-failed.ts'
import { notProvided } from '../not-provided.ts'
import {
  signedInUser,
  type AuthContext,
  type AuthEvent,
  type AuthInput,
  type CodeGiven,
  type Credentials,
  type Registration,
} from './auth-context.ts'

export type AuthEmitted = { type: 'auth.loggedIn'; user: User } | { type: 'auth.loggedOut' }
export type AuthTag =
  | 'loading'
  | 'anonymous'
  | 'signedIn'
  | 'unconfirmed'
  | 'busy'
  | 'expired'
  | 'leaving'
  /** The code of the second step is asked for. */
  | 'code'
/** `user` is missing when the e-mail must be verified first. */
export type SignUpAnswer = { user?: User | undefined; email: string; verificationSent: boolean }

type MaybeUser = { user?: User | null | undefined }
type Caught = { error: unknown }

export const authSetup = setup({
  types: {
    context: {} as AuthContext,
    input: {} as AuthInput,
    events: {} as AuthEvent,
    emitted: {} as AuthEmitted,
    tags: {} as AuthTag,
  },
  actors: {
    /**
     * Resolves to the user, or none when the server answers that no session exists; rejects when
     * the server gives no answer.
     */
    checkUser: fromPromise<MaybeUser>(() => notProvided('checkUser')),
    signIn: fromPromise<SignedIn, Credentials>(() => notProvided('signIn')),
    signInWithCode: fromPromise<SignedIn, CodeGiven>(() => notProvided('signInWithCode')),
    signUp: fromPromise<SignUpAnswer, Registration>(() => notProvided('signUp')),
    /**
     * `isOwed`: the request is an old one, which meanwhile may have been fulfilled or overtaken by
     * another login.
     */
    signOut: fromPromise<void, { isOwed: boolean }>(() => notProvided('signOut')),
  },
  delays: { loginPause: 100, recheckPause: 10_000 },
  guards: {
    isUser: (_, { user }: MaybeUser) => user != null,
    owesSignOut: ({ context }) => context.owesSignOut,
    mayComeLater: (_, { error }: Caught) => isTransient(error),
    hasLastIdentity: ({ context }) => context.lastIdentity !== null,
    needsCode: (_, { error }: Caught) => challengeIn(error) !== null,
    isChallengeExpired: (_, { error }: Caught) => failureOf(error).code === 'token_invalid',
    hasCredentials: (_, given: { email: string; password: string }) =>
      missingCredentials(given) === null,
  },
  actions: {
    setUser: assign((_, { user = null }: MaybeUser) => ({
      user,
      lastIdentity: user,
      owesSignOut: false,
      error: null,
      notice: null,
    })),
    trustLastIdentity: assign(({ context }) => ({ user: context.lastIdentity })),
    setDestination: assign((_, { redirect_to }: { redirect_to?: string | undefined }) => ({
      redirectTo: insideProduct(redirect_to),
    })),
    clearUser: assign({
      user: null,
      lastIdentity: null,
      error: null,
      redirectTo: null,
      challenge: null,
    }),
    recordDebt: assign({ owesSignOut: true }),
    settleDebt: assign({ owesSignOut: false }),
    setChallenge: assign((_, { error }: Caught) => ({ challenge: challengeIn(error) })),
    dropChallenge: assign({ challenge: null, error: null }),
    clearMessages: assign({ error: null, notice: null }),
    demandCredentials: assign((_, given: { email: string; password: string }) => ({
      error: { message: missingCredentials(given) ?? '' },
    })),
    explainLogin: assign((_, { error }: Caught) => ({ error: loginError(failureOf(error)) })),
    explainGoogle: assign((_, { error }: Caught) => ({ error: googleError(failureOf(error)) })),
    explainRegistration: assign((_, { error }: Caught) => ({
      error: registrationError(failureOf(error)),
    })),
    announceMail: assign((_, { email, verificationSent }: SignUpAnswer) => ({
      notice: verificationNotice(email, verificationSent),
    })),
    emitLogin: emit(({ context }) => ({ type: 'auth.loggedIn', user: signedInUser(context) })),
    emitLogout: emit({ type: 'auth.loggedOut' }),
  },
})

/** What the login waits for, when it was refused only for want of a code. */
function challengeIn(error: unknown): string | null {
  const { code, body } = failureOf(error)
  return code === 'second_factor_required' ? (body?.challenge ?? null) : null
}
