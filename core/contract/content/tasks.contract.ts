/**
 * Long work on the server: enrichment, generation, re-rendering. Started once per idempotency key,
 * watched by polling, cancelled, retried. Each finished pin or page is committed with the task's
 * progress in one transaction, so a kill loses and doubles nothing.
 */
import { z } from 'zod'
import { defineCalls } from '../call/call.ts'
import { PageError } from '../call/errors.contract.ts'
import { GenerationConfig } from './generation-config.schema.ts'
import { PinDesign, TextSource } from './pins.contract.ts'
import { ProblemCodes } from '../words/problem.schema.ts'
import { Empty, Id, PictureUrl, Sentence, Time } from '../call/primitives.ts'

export const TaskKind = z.enum(['enrichment', 'generation', 'rendering'])
export type TaskKind = z.infer<typeof TaskKind>
export const TaskStatus = z.enum([
  'queued',
  'running',
  'cancelling',
  'succeeded',
  'failed',
  'cancelled',
])
export type TaskStatus = z.infer<typeof TaskStatus>

export const TaskReport = z.object({
  id: Id,
  kind: TaskKind,
  account_id: Id,
  idempotency_key: Id,
  name: Sentence,
  status: TaskStatus,
  done: z.int().min(0),
  total: z.int().min(0),
  /** Units that were tried and failed; the task itself goes on. */
  failures: z.array(PageError),
  /** Why the whole task failed, or null. */
  error: Sentence.nullable(),
  /** Of `name` and `error`. */
  problem_codes: ProblemCodes.optional(),
  /** Pictures of the last finished units, newest first, at most 6. */
  pictures: z.array(PictureUrl),
  /**
   * The account's pin-event revision after the last finished unit: the browser pulls events up to
   * it.
   */
  revision: z.int().min(0),
  /** Milliseconds left as the server sees it, null before it can be estimated. */
  time_left: z.number().nullable(),
  created_at: Time,
  finished_at: Time.nullable(),
})
export type TaskReport = z.infer<typeof TaskReport>

const inAccount = z.object({ account_id: Id })
const inTask = z.object({ task_id: Id })
const Started = z.object({ task_id: Id })

export const Sample = z.object({
  title: z.string(),
  description: z.string(),
  image: z.string(),
  design: PinDesign,
})
export type Sample = z.infer<typeof Sample>
export const TextAlternative = z.object({
  title: z.string(),
  description: z.string(),
  alt_text: z.string(),
  headline: z.string(),
  sources: z.object({ title: z.array(TextSource), description: z.array(TextSource) }),
})
export type TextAlternative = z.infer<typeof TextAlternative>

/** Pins of one rendering task. */
export const MAX_RENDERED = 500

/** Planning the pins of this many rounds takes a second. */
export const MAX_SAMPLE_ROUND = 15

export const taskCalls = defineCalls({
  startGeneration: {
    method: 'POST',
    path: '/api/accounts/:account_id/generation/',
    access: 'user',
    params: inAccount,
    body: z.object({ idempotency_key: Id, config: GenerationConfig }),
    answer: Started,
    errors: ['not_found', 'task_running', 'quota_reached'],
  },
  /**
   * Three pins of the configuration, rendered and answered as data addresses; nothing is stored.
   */
  sampleGeneration: {
    method: 'POST',
    path: '/api/accounts/:account_id/generation/samples/',
    access: 'user',
    params: inAccount,
    body: z.object({
      config: GenerationConfig,
      /** 0 for the first samples of a configuration; each next round has others. */
      round: z.int().min(0).max(MAX_SAMPLE_ROUND).optional(),
    }),
    answer: z.object({ samples: z.array(Sample) }),
    errors: ['not_found'],
  },
  /**
   * Renders the pins' present designs again; each gets its new picture by a `pin.updated` event.
   */
  startRendering: {
    method: 'POST',
    path: '/api/accounts/:account_id/rendering/',
    access: 'user',
    params: inAccount,
    body: z.object({ idempotency_key: Id, pin_ids: z.array(Id).min(1).max(MAX_RENDERED) }),
    answer: Started,
    errors: ['not_found', 'task_running'],
  },
  /** One design rendered now at half size, as a data address; nothing is stored. */
  preview: {
    method: 'POST',
    path: '/api/accounts/:account_id/preview/',
    access: 'user',
    params: inAccount,
    body: z.object({ design: PinDesign }),
    answer: z.object({
      image: z.string(),
      contrast: z.number(),
      warnings: z.array(Sentence),
      problem_codes: ProblemCodes.optional(),
    }),
    errors: ['not_found'],
  },
  /** Other words for a pin of this page and interest; none repeats a title in `taken`. */
  textAlternatives: {
    method: 'POST',
    path: '/api/accounts/:account_id/pages/:page_id/alternatives/',
    access: 'user',
    params: z.object({ account_id: Id, page_id: Id }),
    body: z.object({
      interest_id: Id.nullable(),
      taken: z.array(z.string().max(200)).max(500),
      count: z.int().min(1).max(12),
    }),
    answer: z.object({ alternatives: z.array(TextAlternative) }),
    errors: ['not_found'],
  },
  listTasks: {
    method: 'GET',
    path: '/api/tasks/',
    access: 'user',
    answer: z.object({ tasks: z.array(TaskReport) }),
  },
  getTask: {
    method: 'GET',
    path: '/api/tasks/:task_id/',
    access: 'user',
    params: inTask,
    answer: TaskReport,
    errors: ['not_found'],
  },
  cancelTask: {
    method: 'POST',
    path: '/api/tasks/:task_id/cancel/',
    access: 'user',
    params: inTask,
    answer: TaskReport,
    errors: ['not_found', 'task_finished'],
  },
  /** Cancels the task of that key, now or when its start arrives late. */
  cancelByKey: {
    method: 'POST',
    path: '/api/tasks/cancel-by-key/',
    access: 'user',
    body: z.object({ idempotency_key: Id }),
    answer: Empty,
  },
  /** Runs the units that are missing or failed. */
  retryTask: {
    method: 'POST',
    path: '/api/tasks/:task_id/retry/',
    access: 'user',
    params: inTask,
    answer: TaskReport,
    errors: ['not_found', 'task_running', 'quota_reached'],
  },
})
