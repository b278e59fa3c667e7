/**
 * zod's issues as the problems that a Django form answers with. The contract's own codes win; these
 * apply where it has none.
 */
import type { z } from 'zod'
import { ProblemRef, withCodes, type Problem } from '#core/contract/words/problem.schema.ts'
import { problem, problemText } from '#core/contract/call/problems.contract.ts'

type Issue = z.core.$ZodIssue
type RawIssue = z.core.$ZodRawIssue

/**
 * For `safeParse(value, { error: issueMessage })`. zod keeps one string an issue: the code with its
 * values goes through it as JSON, until `issueProblem` reads it.
 */
export function issueMessage(issue: RawIssue): string {
  const { code, params } = problemOf(issue)
  return JSON.stringify({ code, params })
}

/** By the message of an issue: a code of the contract, or what `issueMessage` wrote. */
export function issueProblem(message: string | undefined): Problem {
  if (message?.startsWith('{"code":')) {
    const ref = ProblemRef.parse(JSON.parse(message))
    const text = problemText(ref)
    if (text !== null) return { ...ref, message: text }
  }
  const text = problemText({ code: message ?? '', params: {} })
  return message !== undefined && text !== null
    ? { code: message, params: {}, message: text }
    : problem('field.invalid')
}

function problemOf(issue: RawIssue): Problem {
  if (issue.code === 'invalid_type') return wrongType(issue.input, issue.expected)
  if (issue.code === 'too_small') return tooSmall(issue)
  if (issue.code === 'too_big') return tooBig(issue)
  if (issue.code === 'invalid_format')
    return issue.format === 'uuid' ? problem('field.uuid') : problem('field.invalid')
  if (issue.code === 'invalid_value')
    return issue.input === undefined
      ? problem('field.required')
      : problem('field.choice', { choice: inShort(JSON.stringify(issue.input)) })
  return issue.code === 'invalid_union' ? problem('field.kind') : problem('field.invalid')
}

/** The problem is stored and shown, and what came may be megabytes. */
const inShort = (text: string): string => (text.length <= 100 ? text : `${text.slice(0, 99)}…`)

function wrongType(input: unknown, expected: string): Problem {
  if (input === undefined) return problem('field.required')
  return input === null ? problem('field.null') : problem('field.type', { kind: expected })
}

function tooSmall(issue: { origin?: unknown; minimum?: unknown }): Problem {
  const least = Number(issue.minimum)
  if (issue.origin === 'string')
    return least === 1 ? problem('field.blank') : problem('field.short', { least })
  if (issue.origin === 'array')
    return least === 1 ? problem('field.emptyList') : problem('field.shortList', { least })
  return problem('field.small', { least })
}

function tooBig(issue: { origin?: unknown; maximum?: unknown }): Problem {
  const most = Number(issue.maximum)
  if (issue.origin === 'string') return problem('field.long', { most })
  return problem(issue.origin === 'array' ? 'field.longList' : 'field.large', { most })
}

/**
 * The sentences of a Django form with their codes: one list per field; nested fields are joined by
 * dots; an issue of the whole body is a non-field error.
 */
export function formErrors(issues: readonly Issue[]): ReturnType<typeof withCodes> {
  const fields = new Map<string, Problem[]>()
  for (const issue of issues.slice(0, 50)) {
    const field = issue.path.length === 0 ? 'non_field_errors' : issue.path.map(String).join('.')
    const found = issueProblem(issue.message)
    const problems = fields.get(field) ?? []
    fields.set(field, problems)
    if (problems.every(({ message }) => message !== found.message)) problems.push(found)
  }
  return withCodes({
    ...Object.fromEntries(fields),
    detail: issueProblem(issues[0]?.message),
  })
}
