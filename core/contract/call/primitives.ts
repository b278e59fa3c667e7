/**
 * The small shapes that every area of the contract shares. Times are whole milliseconds UTC, ids
 * are UUIDs (v7 when we make them).
 */
import { WEB_ADDRESS } from './web-address.ts'
import { issueCode } from './issue-code.ts'
import { z } from 'zod'

/** `abort`: a list of a million malformed ids reports one issue, not a million. */
export const Id = z.uuid({ abort: true })
export type Id = z.infer<typeof Id>

export const Time = z.int().min(0)
export type Time = z.infer<typeof Time>

/** `#rrggbb`, lower case. */
export const Color = z.string().regex(/^#[0-9a-f]{6}$/, issueCode('field.color'))
export type Color = z.infer<typeof Color>

/**
 * A sentence of the server, in English. Its code is in `problem_codes` of the same answer, and the
 * browser translates by that code (docs/decisions/0029-problems-by-code.md).
 */
export const Sentence = z.string()

/** Where a pin leads: an http(s) address; '' = nowhere. */
export const WebLink = z
  .string()
  .trim()
  .max(2048)
  .refine((link) => link === '' || WEB_ADDRESS.test(link), issueCode('field.webAddress'))

/** A path on our own server or a full http(s) address. */
export const PictureUrl = z.string().max(4096)

/** An empty JSON answer: `{}`. */
export const Empty = z.object({})
