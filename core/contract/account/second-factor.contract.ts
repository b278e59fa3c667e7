/**
 * Two-step login: a code of an authenticator app (RFC 6238) or a recovery code after the password.
 */
import { z } from 'zod'
import { defineCalls } from '../call/call.ts'
import { Empty, Time } from '../call/primitives.ts'
import { SignedIn } from './auth.contract.ts'

export const SecondFactor = z.object({
  /** False = this server has no `SECRET_KEY`, so it can't be turned on. */
  is_available: z.boolean(),
  /** Null = it is off. */
  enabled_at: Time.nullable(),
  recovery_codes_left: z.int(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

export const SecondFactorSetup = z.object({
  /** Base32, as apps take it typed. */
  secret: z.string(),
  /** `otpauth://totp/…`, for a QR code. */
  uri: z.string(),
})
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>

/**
 * Six digits or a recovery code; spaces and dashes don't count. Not named `code`, which in an
 * answer is that of the refusal.
 */
const Passcode = z.string().max(64)
const Password = z.string().max(256)

export const secondFactorCalls = defineCalls({
  getSecondFactor: {
    method: 'GET',
    path: '/api/auth/second-factor/',
    access: 'user',
    answer: SecondFactor,
  },
  /** Replaces a setup that was not finished. */
  startSecondFactor: {
    method: 'POST',
    path: '/api/auth/second-factor/setup/',
    access: 'user',
    body: z.object({ password: Password }),
    answer: SecondFactorSetup,
    errors: ['bad_credentials', 'conflict', 'service_off'],
  },
  /** Turns it on. The recovery codes are answered here and never again. */
  confirmSecondFactor: {
    method: 'POST',
    path: '/api/auth/second-factor/confirm/',
    access: 'user',
    body: z.object({ passcode: Passcode }),
    answer: z.object({ recovery_codes: z.array(z.string()) }),
    errors: ['bad_credentials', 'conflict'],
  },
  endSecondFactor: {
    method: 'POST',
    path: '/api/auth/second-factor/end/',
    access: 'user',
    body: z.object({ password: Password, passcode: Passcode }),
    answer: Empty,
    errors: ['bad_credentials', 'conflict'],
  },
  /** `challenge`: of a login that was refused with `second_factor_required`. */
  signInWithCode: {
    method: 'POST',
    path: '/api/auth/second-factor/sign-in/',
    access: 'public',
    body: z.object({ challenge: z.string().max(200), passcode: Passcode }),
    answer: SignedIn,
    errors: ['bad_credentials', 'token_invalid', 'forbidden'],
  },
})
