/**
 * Every failure the server answers with. Django-shaped: `detail` for one sentence,
 * `non_field_errors` for a form, and one list of sentences per field beside them. `code` is what
 * programs look at.
 */
import { z } from 'zod'
import { ProblemCodes } from '../words/problem.schema.ts'
import { Sentence } from './primitives.ts'

export const ErrorCode = z.enum([
  'invalid',
  'not_authenticated',
  'forbidden',
  'csrf_failed',
  'not_found',
  'conflict',
  'too_large',
  'unsupported_media',
  'rate_limited',
  'bad_credentials',
  'email_verification_required',
  'second_factor_required',
  'proof_required',
  'email_already_exists',
  'token_invalid',
  'google_failed',
  'task_running',
  'task_finished',
  'revision_gap',
  'service_off',
  'quota_reached',
  'disk_full',
  'payment_unavailable',
  'busy',
  'server_error',
])
export type ErrorCode = z.infer<typeof ErrorCode>

export const ErrorBody = z.looseObject({
  code: ErrorCode,
  detail: z.string().optional(),
  non_field_errors: z.array(z.string()).optional(),
  email_verification_required: z.boolean().optional(),
  email: z.union([z.string(), z.array(z.string())]).optional(),
  email_already_exists: z.boolean().optional(),
  email_verified: z.boolean().optional(),
  verification_email_sent: z.boolean().optional(),
  /**
   * Of `second_factor_required`: what `signInWithCode` asks for, good for ten minutes. Of
   * `proof_required`: see `proof-of-work.ts`, good for five.
   */
  challenge: z.string().optional(),
  /** Of `detail`, `non_field_errors` and the fields. */
  problem_codes: ProblemCodes.optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>

/** Why one page of a batch could not be read; the rest of the batch goes on. */
export const PageErrorCode = z.enum([
  'bad_address',
  'unknown_host',
  'private_address',
  'redirect_loop',
  'redirect_private',
  'refused',
  'not_found',
  'site_error',
  'not_html',
  'empty_page',
  'page_too_short',
  'script_only',
  'too_large',
  'too_slow',
  'robots',
  'bad_encoding',
  'bad_sitemap',
  'bad_feed',
  'bad_csv',
  'duplicate',
  'unreachable',
  'not_made',
  'quota_reached',
])
export type PageErrorCode = z.infer<typeof PageErrorCode>

/**
 * `message` names what was wrong and what to do; `line` is the row of a pasted or uploaded list,
 * counted from 1.
 */
export const PageError = z.object({
  address: z.string(),
  code: PageErrorCode,
  message: Sentence,
  problem_codes: ProblemCodes.optional(),
  line: z.int().optional(),
})
export type PageError = z.infer<typeof PageError>
