/**
 * Users, sessions, registration and everything that is done with a password. Sections 3, 5, 7 and 8
 * of the specification.
 */
import { issueCode } from '../call/issue-code.ts'
import { z } from 'zod'
import { defineCalls } from '../call/call.ts'
import { Empty, Id, Time } from '../call/primitives.ts'

export const User = z.object({
  id: Id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email_verified: z.boolean(),
  has_password: z.boolean(),
  created_at: Time,
})
export type User = z.infer<typeof User>

export const Session = z.object({
  id: Id,
  created_at: Time,
  last_seen_at: Time,
  user_agent: z.string(),
  /** Where it was opened: the network part of the address. Null = not known. */
  network: z.string().nullable().optional(),
  current: z.boolean(),
})
export type Session = z.infer<typeof Session>

export const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 256
/** What a new password must be beyond its length: new-password.ts. */
export const Password = z
  .string()
  .min(MIN_PASSWORD_LENGTH, issueCode('auth.passwordShort'))
  .max(MAX_PASSWORD_LENGTH, issueCode('auth.passwordLong'))
const Email = z.email(issueCode('auth.emailInvalid')).max(254, issueCode('auth.emailInvalid'))
const FirstName = z.string().trim().min(1, issueCode('field.blank')).max(150)
const Name = z.string().trim().max(150)

/**
 * Blank fields are distinguished by the server, which answers "Email and password are required".
 */
export const LoginRequest = z.object({
  email: z.string().max(254).optional(),
  password: z.string().max(256).optional(),
})
export const SignedIn = z.object({ user: User, redirect_to: z.string().optional() })
export type SignedIn = z.infer<typeof SignedIn>

export const RegisterRequest = z.object({
  first_name: FirstName,
  email: Email,
  password1: Password,
  password2: Password,
  source: z.string().max(100).default('signup'),
  tags: z.array(z.string().max(100)).max(20).default(['Onboarding | Initial Signup']),
  signup_path: z.string().max(2048).optional(),
})
export type RegisterRequest = z.input<typeof RegisterRequest>

/** `user` is there when no verification is needed: the person is then signed in at once. */
export const Registered = z.object({
  success: z.boolean(),
  verification_email_sent: z.boolean(),
  user: User.optional(),
})
export type Registered = z.infer<typeof Registered>

export const authCalls = defineCalls({
  csrf: {
    method: 'GET',
    path: '/api/auth/csrf/',
    access: 'public',
    answer: z.object({ csrfToken: z.string() }),
  },
  currentUser: { method: 'GET', path: '/api/auth/user/', access: 'user', answer: User },
  login: {
    method: 'POST',
    path: '/api/auth/login/',
    access: 'public',
    body: LoginRequest,
    answer: SignedIn,
    errors: [
      'bad_credentials',
      'email_verification_required',
      'second_factor_required',
      'forbidden',
    ],
  },
  register: {
    method: 'POST',
    path: '/api/auth/register/',
    access: 'public',
    body: RegisterRequest,
    answer: Registered,
    errors: ['email_already_exists', 'proof_required'],
  },
  google: {
    method: 'POST',
    path: '/api/auth/google/',
    access: 'public',
    body: z.object({
      credential: z.string().min(1).max(8192),
      signup_path: z.string().max(2048).optional(),
    }),
    answer: SignedIn,
    errors: ['google_failed', 'service_off', 'second_factor_required', 'forbidden'],
  },
  logout: { method: 'POST', path: '/api/auth/logout/', access: 'public', answer: Empty },
  verifyEmail: {
    method: 'POST',
    path: '/api/auth/verify-email/',
    access: 'public',
    body: z.object({ token: z.string().max(200) }),
    answer: Empty,
    errors: ['token_invalid'],
  },
  resendVerification: {
    method: 'POST',
    path: '/api/auth/verify-email/resend/',
    access: 'public',
    body: z.object({ email: Email }),
    answer: Empty,
  },
  /** Answers alike whether or not the address is known. */
  requestReset: {
    method: 'POST',
    path: '/api/auth/password/reset/',
    access: 'public',
    body: z.object({ email: Email }),
    answer: Empty,
  },
  confirmReset: {
    method: 'POST',
    path: '/api/auth/password/reset/confirm/',
    access: 'public',
    body: z.object({ token: z.string().max(200), password1: Password, password2: Password }),
    answer: SignedIn,
    errors: ['token_invalid', 'second_factor_required', 'forbidden'],
  },
  updateProfile: {
    method: 'PATCH',
    path: '/api/auth/user/',
    access: 'user',
    body: z.object({ first_name: FirstName, last_name: Name }),
    answer: User,
  },
  /** `conflict`: a first password is set by the link of `requestReset` only. */
  changePassword: {
    method: 'POST',
    path: '/api/auth/password/change/',
    access: 'user',
    body: z.object({
      current_password: z.string().max(256),
      password1: Password,
      password2: Password,
    }),
    answer: Empty,
    errors: ['bad_credentials', 'conflict'],
  },
  /**
   * Applies at once when e-mails need no verification, else after the link in the mail to the new
   * address.
   */
  changeEmail: {
    method: 'POST',
    path: '/api/auth/email/change/',
    access: 'user',
    body: z.object({
      email: Email,
      password: z.string().max(256),
      /** A code of the authenticator app or a recovery code, where two-step login is on. */
      passcode: z.string().max(64).default(''),
    }),
    answer: z.object({ user: User, verification_email_sent: z.boolean() }),
    errors: ['bad_credentials', 'busy', 'conflict', 'email_already_exists'],
  },
  listSessions: {
    method: 'GET',
    path: '/api/auth/sessions/',
    access: 'user',
    answer: z.object({ sessions: z.array(Session) }),
  },
  endSession: {
    method: 'DELETE',
    path: '/api/auth/sessions/:session_id/',
    access: 'user',
    params: z.object({ session_id: Id }),
    answer: Empty,
    errors: ['not_found'],
  },
  /** Ends every session but the one that asks. */
  endOtherSessions: {
    method: 'POST',
    path: '/api/auth/sessions/end-others/',
    access: 'user',
    answer: Empty,
  },
  /** A ZIP: one JSON file per area and every stored picture. */
  exportData: { method: 'GET', path: '/api/auth/export/', access: 'user', answer: 'binary' },
  deleteUser: {
    method: 'POST',
    path: '/api/auth/delete/',
    access: 'user',
    body: z.object({ password: z.string().max(256) }),
    answer: Empty,
    errors: ['bad_credentials'],
  },
})
