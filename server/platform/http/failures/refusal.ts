/**
 * Expected failures as values: a handler returns one, the browser turns its code into the
 * specification's sentence.
 */
import type { ErrorBody, ErrorCode } from '#core/contract/call/errors.contract.ts'
import { withCodes, type Problem } from '#core/contract/words/problem.schema.ts'
import { problem, type ProblemCode } from '#core/contract/call/problems.contract.ts'

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
  second_factor_required: 403,
  proof_required: 403,
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

interface RefusalParts {
  /** The form field that the problem is about; `non_field_errors` for the whole form. */
  readonly field?: string
  /** The body's further flags. */
  readonly flags?: Omit<ErrorBody, 'code' | 'detail' | 'problem_codes'>
  readonly headers?: Readonly<Record<string, string>>
}

/** The problem is in `detail`, and also at its form field where it has one. */
export function refuse(code: ErrorCode, detail: Problem, parts: RefusalParts = {}): Refusal {
  const { field, flags, headers } = parts
  const problems = field === undefined ? { detail } : { detail, [field]: [detail] }
  return new Refusal({ ...flags, code, ...withCodes(problems) }, headers)
}

export function refuseField(field: string, detail: Problem): Refusal {
  return refuse('invalid', detail, { field })
}

type MissingThing = ProblemCode extends infer C
  ? C extends `missing.${infer Thing}`
    ? Thing
    : never
  : never

/** Of the API. */
export const noSuchCall = (method: string, path: string): Refusal =>
  refuse('not_found', problem('request.noCall', { method, path: path.slice(0, 200) }))

export const notFound = (thing: MissingThing): Refusal =>
  refuse('not_found', problem(`missing.${thing}`))
