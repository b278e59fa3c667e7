/**
 * Parses one part of a request with a schema of the contract. A form gets all its problems at once;
 * of a body with many values only the first problem is looked for, since a list of 100,000 wrong
 * entries would otherwise become as many issues: seconds of CPU and hundreds of megabytes.
 */
import type { z } from 'zod'
import { parseToFirstIssue } from '#core/contract/call/first-issue.ts'
import { issueMessage } from './issue-sentences.ts'

/** More than any form has; lists of ids may be longer. */
const MAX_VALUES = 1_000

export function parseInput<T>(schema: z.ZodType<T>, value: unknown): z.ZodSafeParseResult<T> {
  const parsed = parseToFirstIssue(schema, value, issueMessage)
  return parsed.success || hasManyValues(value)
    ? parsed
    : schema.safeParse(value, { error: issueMessage })
}

/** Counts the entries of all lists and objects, no further than needed. */
function hasManyValues(value: unknown): boolean {
  const inside: unknown[] = [value]
  for (let at = 0; at < inside.length; at += 1) {
    const one = inside[at]
    if (typeof one !== 'object' || one === null) continue
    for (const key in one) {
      if (inside.length > MAX_VALUES) return true
      inside.push(one[key as keyof typeof one])
    }
  }
  return false
}
