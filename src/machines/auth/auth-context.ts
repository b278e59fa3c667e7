/** Context and events of the session. */
import type { AuthError, verificationNotice } from '#core/accounts/auth-messages.ts'
import type { User } from '#core/contract/account/auth.contract.ts'

export interface AuthContext {
  readonly user: User | null
  readonly error: AuthError | null
  /** A sentence of good news, such as that the verification mail is on its way. */
  readonly notice: ReturnType<typeof verificationNotice> | null
  /** The server's suggestion after a login; null when it leads out of the product. */
  readonly redirectTo: string | null
  /** Of a login that waits for the code of its second step. */
  readonly challenge: string | null
  /**
   * The user confirmed last on this device, stored by `src/main/`; used while the server does not
   * answer.
   */
  readonly lastIdentity: User | null
  /**
   * The user signed out while the server did not answer: the session must end before anyone signs
   * in.
   */
  readonly owesSignOut: boolean
}

export type AuthInput = Pick<AuthContext, 'lastIdentity' | 'owesSignOut'>

export type Credentials =
  | { how: 'password'; email: string; password: string }
  | { how: 'google'; credential: string; signupPath?: string | undefined }

export interface CodeGiven {
  readonly challenge: string
  readonly passcode: string
}

export type Registration = {
  firstName: string
  email: string
  password: string
  signupPath?: string | undefined
}

export type AuthEvent =
  | { type: 'auth.init' }
  | { type: 'auth.login'; email: string; password: string }
  | { type: 'auth.googleLogin'; credential: string; signupPath?: string }
  | ({ type: 'auth.register' } & Registration)
  | { type: 'auth.logout' }
  | { type: 'auth.recheck' }
  | { type: 'auth.signInAgain'; password: string }
  | { type: 'auth.enterCode'; passcode: string }
  | { type: 'auth.cancelCode' }
  | { type: 'auth.expired' }
  /** `redirect_to`: the page that the server suggests after a login outside this machine. */
  | { type: 'auth.userChanged'; user: User; redirect_to?: string | undefined }
  | { type: 'network.online' }

/** `email` is the signed-in user's: the sheet over the screen asks for the password only. */
export function credentialsOf(event: AuthEvent, email = ''): Credentials {
  if (event.type === 'auth.login')
    return { how: 'password', email: event.email, password: event.password }
  if (event.type === 'auth.signInAgain') return { how: 'password', email, password: event.password }
  if (event.type === 'auth.googleLogin')
    return { how: 'google', credential: event.credential, signupPath: event.signupPath }
  throw new Error(`${event.type} does not sign in`)
}

export function codeOf(event: AuthEvent, { challenge }: AuthContext): CodeGiven {
  if (event.type === 'auth.enterCode' && challenge !== null)
    return { challenge, passcode: event.passcode }
  throw new Error(`${event.type} has no code, or no login waits for one`)
}

export function registrationOf(event: AuthEvent): Registration {
  if (event.type === 'auth.register') return event
  throw new Error(`${event.type} does not register`)
}

export function signedInUser({ user }: AuthContext): User {
  if (user === null) throw new Error('auth.loggedIn is emitted after the user is set')
  return user
}
