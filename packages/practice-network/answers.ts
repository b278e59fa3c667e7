/**
 * Refusals in Pinterest's words and codes, and the faults that are answered before anything else.
 */
import type { FastifyReply } from 'fastify'
import type { Fault } from './behaviour.ts'

export class ApiRefusal {
  readonly status: number
  readonly code: number
  readonly message: string
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    error: { readonly code: number; readonly message: string },
    headers = {},
  ) {
    this.status = status
    this.code = error.code
    this.message = error.message
    this.headers = headers
  }
}

export const refuse = (status: number, code: number, message: string): ApiRefusal =>
  new ApiRefusal(status, { code, message })

export const NOT_AUTHENTICATED = refuse(401, 2, 'Authentication failed.')
export const NO_BOARD = refuse(404, 40, 'Board not found.')
export const NO_PIN = refuse(404, 50, 'Pin not found.')
export const NO_SECTION = refuse(404, 2031, 'Board section not found.')
export const TRIAL_ONLY = refuse(
  403,
  29,
  'Apps with Trial access may not create Pins in production.',
)
/** RFC 6749's `invalid_grant`, in Pinterest's words. */
export const GRANT_OVER = refuse(400, 283, 'The authorization grant is invalid')
export const WENT_WRONG = refuse(500, 2787, 'Sorry! Something went wrong on our end.')
export const invalid = (message: string): ApiRefusal => refuse(400, 1, message)

/** Seconds until the limit is over. */
const LIMIT_RESET_SECONDS = 30

const early: Partial<Record<Fault, ApiRefusal>> = {
  rateLimited: new ApiRefusal(
    429,
    { code: 8, message: 'You have exceeded your rate limit. Try again later.' },
    {
      'x-ratelimit-limit': '100',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(LIMIT_RESET_SECONDS),
      'retry-after': String(LIMIT_RESET_SECONDS),
    },
  ),
  spam: refuse(
    429,
    9,
    'Your request was blocked because it was detected as spam. Please try again later.',
  ),
  notApproved: refuse(
    403,
    3,
    'Your application consumer type is not supported, please contact support.',
  ),
  errorBefore: WENT_WRONG,
}

/** What a fault answers before the operation runs; undefined when it runs. */
export const earlyRefusal = (fault: Fault | null): ApiRefusal | undefined =>
  fault === null ? undefined : early[fault]

/** The connection breaks without an answer. */
export function breakConnection(reply: FastifyReply): FastifyReply {
  void reply.hijack()
  reply.raw.destroy()
  return reply
}

export function sendRefusal(reply: FastifyReply, refusal: ApiRefusal): FastifyReply {
  const { status, code, message, headers } = refusal
  return reply.code(status).headers(headers).send({ code, message })
}
