/**
 * Expected failures as values: a handler returns one, the browser turns its code into the
 * specification's sentence.
 */
import type { ErrorBody, ErrorCode } from '#core/contract/errors.contract.ts'

const statusOf = {
  invalid: 400,
  not_authenticated: 401,
  forbidden: 403,
  csrf_failed: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_media: 415,
  rate_limited: 429,
  bad_credentials: 400,
  email_verification_required: 403,
  email_already_exists: 400,
  token_invalid: 400,
  google_failed: 400,
  task_running: 409,
  task_finished: 409,
  revision_gap: 409,
  service_off: 409,
  quota_reached: 409,
  disk_full: 507,
  payment_unavailable: 502,
  busy: 503,
  server_error: 500,
} as const satisfies Record<ErrorCode, number>

export class Refusal {
  readonly status: number
  readonly body: ErrorBody
  readonly headers: Readonly<Record<string, string>>

  constructor(body: ErrorBody, headers: Readonly<Record<string, string>> = {}) {
    this.status = statusOf[body.code]
    this.body = body
    this.headers = headers
  }
}

/** Thrown where a refusal has to undo a transaction; the edge answers with it. */
export class Refused extends Error {
  override name = 'Refused'
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.body.detail)
    this.refusal = refusal
  }
}

/**
 * `detail` is a sentence for a person; `more` are the body's further fields, such as one list of
 * sentences per form field.
 */
export function refuse(
  code: ErrorCode,
  detail: string,
  more: Record<string, unknown> = {},
): Refusal {
  return new Refusal({ ...more, code, detail })
}

/**
 * The sentence stands at the form field it is about, and in `detail` for callers that show one
 * sentence.
 */
export function refuseField(field: string, sentence: string): Refusal {
  return new Refusal({ code: 'invalid', detail: sentence, [field]: [sentence] })
}

export const notFound = (what: string): Refusal => refuse('not_found', `${what} was not found.`)
