/**
 * zod's issues as the sentences that a Django form answers with. The contract's own sentences win;
 * these stand in where it has none.
 */
import type { z } from 'zod'

type Issue = z.core.$ZodIssue
type RawIssue = z.core.$ZodRawIssue

/** For `safeParse(value, { error: sentenceFor })`. */
export function sentenceFor(issue: RawIssue): string {
  if (issue.code === 'invalid_type') return wrongType(issue.input, issue.expected)
  if (issue.code === 'too_small') return tooSmall(issue)
  if (issue.code === 'too_big') return tooBig(issue)
  if (issue.code === 'invalid_format')
    return issue.format === 'uuid' ? 'Must be a valid UUID.' : 'Enter a valid value.'
  if (issue.code === 'invalid_value')
    return issue.input === undefined
      ? 'This field is required.'
      : `${inShort(JSON.stringify(issue.input))} is not a valid choice.`
  if (issue.code === 'invalid_union') return 'This is none of the known kinds.'
  return 'Enter a valid value.'
}

/** The sentence is stored and shown, and what came may be megabytes. */
const inShort = (text: string): string => (text.length <= 100 ? text : `${text.slice(0, 99)}…`)

function wrongType(input: unknown, expected: string): string {
  if (input === undefined) return 'This field is required.'
  return input === null ? 'This field may not be null.' : `Not a valid ${expected}.`
}

function tooSmall(issue: { origin?: unknown; minimum?: unknown }): string {
  const least = String(issue.minimum)
  if (issue.origin === 'string')
    return least === '1'
      ? 'This field may not be blank.'
      : `Ensure this field has at least ${least} characters.`
  if (issue.origin === 'array')
    return least === '1'
      ? 'This list may not be empty.'
      : `Ensure this list has at least ${least} entries.`
  return `Ensure this value is greater than or equal to ${least}.`
}

function tooBig(issue: { origin?: unknown; maximum?: unknown }): string {
  const most = String(issue.maximum)
  if (issue.origin === 'string') return `Ensure this field has no more than ${most} characters.`
  if (issue.origin === 'array') return `Ensure this list has no more than ${most} entries.`
  return `Ensure this value is less than or equal to ${most}.`
}

/**
 * One list of sentences per field; nested fields are joined by dots; an issue of the whole body is
 * a non-field error.
 */
export function fieldErrors(issues: readonly Issue[]): Record<string, string[]> {
  const fields: Record<string, string[]> = {}
  for (const issue of issues.slice(0, 50)) {
    const field = issue.path.length === 0 ? 'non_field_errors' : issue.path.map(String).join('.')
    const sentences = (fields[field] ??= [])
    if (!sentences.includes(issue.message)) sentences.push(issue.message)
  }
  return fields
}
