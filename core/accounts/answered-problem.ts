/** What a Django-shaped body says, as a problem; a sentence where it has no codes. */
import type { ErrorBody } from '#core/contract/call/errors.contract.ts'
import type { Problem, ProblemRef } from '#core/contract/words/problem.schema.ts'

/** `detail`, else the form's first problem, else the first field's. */
export function answeredProblem(body: ErrorBody): Problem | string | null {
  return detailIn(body) ?? formProblem(body) ?? fieldProblem(body)
}

export function detailIn(body: ErrorBody): Problem | string | null {
  return body.detail === undefined ? null : coded(body.detail, body.problem_codes?.['detail'])
}

export function formProblem(body: ErrorBody): Problem | string | null {
  const first = body.non_field_errors?.[0]
  return first === undefined ? null : coded(first, body.problem_codes?.['non_field_errors'])
}

/** Keys that are not form fields although they may hold a list. */
const notFields = new Set([
  'non_field_errors',
  'email_verification_required',
  'email_already_exists',
  'email_verified',
  'verification_email_sent',
])

/** The first `field: [sentence, …]` as "{field}: {message}". */
export function fieldProblem(body: ErrorBody): Problem | string | null {
  for (const [field, sentences] of Object.entries(body)) {
    if (notFields.has(field) || !Array.isArray(sentences)) continue
    const first: unknown = sentences[0]
    if (typeof first === 'string') return named(field, coded(first, body.problem_codes?.[field]))
  }
  return null
}

function coded(message: string, ref: ProblemRef | ProblemRef[] | undefined): Problem | string {
  const first = Array.isArray(ref) ? ref[0] : ref
  return first === undefined ? message : { ...first, message }
}

function named(field: string, said: Problem | string): Problem {
  return {
    code: 'label.field',
    params: {
      field: { code: `label.${field}`, params: {} },
      sentence: typeof said === 'string' ? said : { code: said.code, params: said.params },
    },
    message: `${field}: ${typeof said === 'string' ? said : said.message}`,
  }
}
