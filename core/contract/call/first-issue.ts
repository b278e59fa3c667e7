/**
 * Parsing that stops at the first thing that is wrong. A list with a million wrong entries would
 * otherwise become a million issues, about 1 GB of them.
 */
import type { z } from 'zod'

/**
 * zod hands this on from the parse context to every schema, but names it only in its internal type.
 * `first-issue.test.ts` fails if that ever changes.
 */
const STOP_AT_FIRST = { abortEarly: true }

export function parseToFirstIssue<T>(
  schema: z.ZodType<T>,
  value: unknown,
  error?: z.core.$ZodErrorMap,
): z.ZodSafeParseResult<T> {
  return schema.safeParse(value, { ...STOP_AT_FIRST, ...(error === undefined ? {} : { error }) })
}
