/**
 * What the browser must know before it starts, what an operator has switched on, and which build is
 * current.
 */
import { z } from 'zod'
import { Plan } from './plan.schema.ts'
import { defineCalls } from './call.ts'
import { Sentence, Time } from './primitives.ts'
import { ProblemCodes } from './problem.schema.ts'

/**
 * Written by the server into the page as `<script type="application/json" id="runtime-config">`.
 */
export const RuntimeConfig = z.object({
  api_base_url: z.string(),
  brand: z.string(),
  public_url: z.string(),
  /** Address of the demo site, or null when it is switched off. */
  demo_site_url: z.string().nullable(),
  build_id: z.string(),
  posthog_key: z.string().nullable(),
  posthog_host: z.string().nullable(),
  chat_script_url: z.string().nullable(),
  /** What the operator asks money for; empty = /subscribe says that everything is included. */
  plans: z.array(Plan),
  /** The machines of the page can be watched: /inspector, and a panel beside every screen. */
  inspector: z.boolean(),
  google_client_id: z.string().nullable(),
  /** False = Pinterest can't reach this server's pictures, so the ZIP export comes first. */
  public_url_reachable: z.boolean(),
  /**
   * True = no SMTP server is configured: mails stay as files in the server's outbox, and whoever
   * runs it finds the links there.
   */
  mail_stays_here: z.boolean(),
})
export type RuntimeConfig = z.infer<typeof RuntimeConfig>

export const Service = z.object({
  id: z.string(),
  on: z.boolean(),
  variables: z.array(z.string()),
  detail: Sentence,
  problem_codes: ProblemCodes.optional(),
})
export type Service = z.infer<typeof Service>

export const Build = z.object({ id: z.string(), timestamp: Time })
export type Build = z.infer<typeof Build>

/** A part that must work before a proxy sends requests. */
export const ReadinessPart = z.enum(['process', 'database', 'migrations', 'storage', 'threads'])
export type ReadinessPart = z.infer<typeof ReadinessPart>

export const systemCalls = defineCalls({
  getConfig: { method: 'GET', path: '/api/config/', access: 'public', answer: RuntimeConfig },
  getServices: {
    method: 'GET',
    path: '/api/services/',
    access: 'user',
    answer: z.object({
      services: z.array(Service),
      storage: z.object({
        picture_count: z.int(),
        picture_bytes: z.number(),
        pin_count: z.int(),
        database_bytes: z.number(),
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
    answer: z.object({ status: z.literal('ready') }),
    errors: ['busy'],
  },
})
