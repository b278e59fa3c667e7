/** How the server is set up and whether it works. No screen needs this to start. */
import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Sentence } from './primitives.ts'
import { ProblemCodes } from '../words/problem.schema.ts'

export const Service = z.object({
  id: z.string(),
  on: z.boolean(),
  variables: z.array(z.string()),
  detail: Sentence,
  problem_codes: ProblemCodes.optional(),
})
export type Service = z.infer<typeof Service>

/**
 * What a person's stored bytes are. `history`: the changes of pins; `trash`: deleted, and can come
 * back.
 */
export const usageKinds = [
  'pictures',
  'videos',
  'fonts',
  'templates',
  'pages',
  'history',
  'trash',
  'other',
] as const
export type UsageKind = (typeof usageKinds)[number]
export type Usage = Record<UsageKind, number>

/** A part that must work before a proxy sends requests. */
export const ReadinessPart = z.enum(['process', 'database', 'migrations', 'storage', 'threads'])
export type ReadinessPart = z.infer<typeof ReadinessPart>

export const operationCalls = defineCalls({
  getServices: {
    method: 'GET',
    path: '/api/services/',
    access: 'user',
    answer: z.object({
      services: z.array(Service),
      /** May open /admin. */
      is_admin: z.boolean().optional(),
      storage: z.object({
        picture_count: z.int(),
        picture_bytes: z.number(),
        pin_count: z.int(),
        database_bytes: z.number(),
        /** Bytes that count towards the limit, by kind. Undefined from an older server. */
        used: z.record(z.enum(usageKinds), z.number()).optional(),
        /** Bytes; 0 = no limit. */
        limit: z.number().optional(),
      }),
    }),
  },
  health: {
    method: 'GET',
    path: '/api/health/',
    access: 'public',
    answer: z.object({ status: z.literal('ok') }),
    errors: ['busy'],
  },
  /**
   * Readiness for a proxy or orchestrator. A 503 means "send no requests now"; only a failing
   * `health` calls for a restart.
   */
  ready: {
    method: 'GET',
    path: '/api/ready/',
    access: 'public',
    answer: z.object({
      status: z.literal('ready'),
      /** `space`: the disk is nearly full, and new uploads and generations are refused. */
      low: z.array(z.enum(['space'])).optional(),
    }),
    errors: ['busy'],
  },
})
