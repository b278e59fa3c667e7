/** Provides the effects of the auth machine. */
import { fromPromise } from 'xstate'
import { authProblem } from '#core/contract/problems/auth/auth.problems.ts'
import type { User } from '#core/contract/account/auth.contract.ts'
import type { Client, Failure, Outcome } from '#core/contract/client.ts'
import { authMachine } from '../../machines/auth/auth.machine.ts'
import type { SignUpAnswer } from '../../machines/auth/auth-setup.ts'
import type { CodeGiven, Credentials, Registration } from '../../machines/auth/auth-context.ts'
import { clientFailure, CallFailed, isTransient } from '../../machines/call-failed.ts'
import { answerOf } from '../answer.ts'
import type { StoredJson } from '../../persistence/stored-json.ts'

/**
 * `mayHaveSession` is false where there can't be a session, as on a first visit: the server is not
 * asked then, because browsers log its 401 as an error. `owedSignOut` stores a logout that has not
 * reached the server yet. A login in any tab replaces that session and clears it.
 */
export function provideAuth(
  client: Client,
  owedSignOut: StoredJson<true>,
  mayHaveSession: () => boolean,
) {
  return authMachine.provide({
    actors: {
      checkUser: fromPromise(async ({ signal }) => ({
        user: mayHaveSession() ? userOf(await client('currentUser', { signal })) : null,
      })),
      signIn: fromPromise(
        async ({ input, signal }: { input: Credentials; signal: AbortSignal }) => {
          const signedIn = answerOf(await send(client, input, signal))
          owedSignOut.write(null)
          return signedIn
        },
      ),
      signInWithCode: fromPromise(
        async ({ input, signal }: { input: CodeGiven; signal: AbortSignal }) => {
          const signedIn = answerOf(await client('signInWithCode', { body: input, signal }))
          owedSignOut.write(null)
          return signedIn
        },
      ),
      signUp: fromPromise(
        async ({ input, signal }: { input: Registration; signal: AbortSignal }) => {
          const answer = await register(client, input, signal)
          if (answer.user !== undefined) owedSignOut.write(null)
          return answer
        },
      ),
      // Not aborted when the machine moves on: the session must end on the server. The logout is
      // stored before the request, so it survives a lost network and a closed page.
      signOut: fromPromise(async ({ input }: { input: { isOwed: boolean } }): Promise<void> => {
        if (input.isOwed && owedSignOut.read() === null) return
        owedSignOut.write(true)
        const outcome = await client('logout', {})
        if (outcome.ok || !isTransient(new CallFailed(outcome.failure))) owedSignOut.write(null)
        answerOf(outcome)
      }),
    },
  })
}

async function register(
  client: Client,
  { firstName, email, password, signupPath }: Registration,
  signal: AbortSignal,
): Promise<SignUpAnswer> {
  const answer = answerOf(
    await client('register', {
      body: {
        first_name: firstName,
        email,
        password1: password,
        password2: password,
        signup_path: signupPath,
      },
      signal,
    }),
  )
  if (!answer.success)
    throw new CallFailed(
      clientFailure(authProblem('auth.registrationFailed'), { code: 'invalid', status: 200 }),
    )
  return { user: answer.user, email, verificationSent: answer.verification_email_sent }
}

function send(client: Client, input: Credentials, signal: AbortSignal) {
  if (input.how === 'google')
    return client('google', {
      body: { credential: input.credential, signup_path: input.signupPath },
      signal,
    })
  return client('login', { body: { email: input.email, password: input.password }, signal })
}

/** Null when no user is signed in: 401, 403, or 200 with JSON without an id. */
function userOf(outcome: Outcome<User>): User | null {
  if (outcome.ok) return outcome.answer
  if (isSignedOutAnswer(outcome.failure)) return null
  throw new CallFailed(outcome.failure)
}

function isSignedOutAnswer({ code, status, answer }: Failure): boolean {
  if (status === 401 || status === 403) return true
  return code === 'bad_answer' && status === 200 && answer !== undefined && !hasId(answer)
}

function hasId(answer: unknown): boolean {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'id' in answer &&
    answer.id !== null &&
    answer.id !== ''
  )
}
