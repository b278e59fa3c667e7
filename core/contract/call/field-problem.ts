/**
 * Why a form field cannot be sent, found with the contract's schema of that field before anything
 * is sent. The forms say it in words by this code; the schema's own sentences are the server's.
 */
import type { z } from 'zod'

export type FieldProblem =
  | { readonly code: 'missing' | 'email' | 'numeric' | 'common' | 'invalid' }
  | { readonly code: 'tooShort' | 'tooLong'; readonly limit: number }

/**
 * The first problem of a value, or null. `isRequired`: empty is refused though the schema takes it.
 */
export function fieldProblem(
  schema: z.ZodType,
  value: string,
  isRequired = false,
): FieldProblem | null {
  if (isRequired && value === '') return { code: 'missing' }
  const parsed = schema.safeParse(value)
  if (parsed.success) return null
  const [issue] = parsed.error.issues
  return value.trim() === '' || issue === undefined ? { code: 'missing' } : problemOf(issue)
}

function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  switch (issue.code) {
    case 'too_small':
      return { code: 'tooShort', limit: Number(issue.minimum) }
    case 'too_big':
      return { code: 'tooLong', limit: Number(issue.maximum) }
    case 'invalid_format':
      return { code: issue.format === 'email' ? 'email' : 'invalid' }
    case 'custom':
      return { code: ruleOf(issue.params) }
    default:
      return { code: 'invalid' }
  }
}

function ruleOf(params: Record<string, unknown> | undefined): 'numeric' | 'common' | 'invalid' {
  const rule = params?.['rule']
  return rule === 'numeric' || rule === 'common' ? rule : 'invalid'
}
