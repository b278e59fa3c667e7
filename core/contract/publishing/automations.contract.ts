/**
 * Automations: new articles of a website become drafts or planned pins, each article once, when a
 * person asks or each day; and articles whose pins are all published come back with other pins.
 */
import { z } from 'zod'
import { defineCalls } from '../call/call.ts'
import { PageError } from '../call/errors.contract.ts'
import { PinBoard } from '../content/pins.contract.ts'
import { ProblemCodes } from '../words/problem.schema.ts'
import { Color, Empty, Id, Sentence, Time } from '../call/primitives.ts'

export const MAX_AUTOMATIONS = 20

/** The least and the most of what a person sets. */
export const AUTOMATION_LIMITS = {
  sources: 5,
  addresses: 200,
  boards: 50,
  newest: 50,
  pinsAPage: 10,
  pages: 50,
  pinsADay: 100,
  spreadDays: 365,
  leastAgainDays: 7,
  mostAgainDays: 730,
  /** Failed runs in a row that turn an automation off. */
  failures: 3,
} as const
const LIMITS = AUTOMATION_LIMITS

const Address = z.string().trim().min(1).max(2048)

export const AutomationSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('feed'), address: Address }),
  z.object({ kind: z.literal('sitemap'), address: Address }),
  z.object({
    kind: z.literal('addresses'),
    addresses: z.array(Address).min(1).max(LIMITS.addresses),
  }),
])
export type AutomationSource = z.infer<typeof AutomationSource>

/** Pins about `words` go to `board`. */
export const BoardRule = z.object({ words: z.string().trim().min(1).max(80), board: PinBoard })
export type BoardRule = z.infer<typeof BoardRule>

/** What becomes of the articles that are there before the first run. */
export const FirstRun = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('new') }),
  z.object({ kind: z.literal('newest'), count: z.int().min(1).max(LIMITS.newest) }),
])
export type FirstRun = z.infer<typeof FirstRun>

/** `slots`: the next open slots. `spread`: evenly over the next days. */
export const AutomationGoal = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('drafts') }),
  z.object({ kind: z.literal('slots') }),
  z.object({ kind: z.literal('spread'), days: z.int().min(1).max(LIMITS.spreadDays) }),
])
export type AutomationGoal = z.infer<typeof AutomationGoal>

export const AutomationSettings = z.object({
  name: z.string().trim().min(1).max(80),
  sources: z.array(AutomationSource).min(1).max(LIMITS.sources),
  first: FirstRun,
  /** Empty = every design. */
  templates: z.array(z.string().max(60)).max(100),
  /** Empty = the account's brand. */
  colors: z.array(Color).max(8),
  fonts: z.array(z.string().max(60)).max(2),
  pins_a_page: z.int().min(1).max(LIMITS.pinsAPage),
  /** The first that fits counts. */
  boards: z.array(BoardRule).max(LIMITS.boards),
  default_board: PinBoard.nullable(),
  goal: AutomationGoal,
  /** Articles of one run. */
  max_pages: z.int().min(1).max(LIMITS.pages),
  /** Made on one day, and planned for one day. */
  max_pins_a_day: z.int().min(1).max(LIMITS.pinsADay),
  /** Wall time in the account's zone, `HH:mm`; null = only when asked. */
  daily_at: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
    .nullable(),
  /** Days after its last pin was published when an article comes back; null = never. */
  again_after_days: z.int().min(LIMITS.leastAgainDays).max(LIMITS.mostAgainDays).nullable(),
})
export type AutomationSettings = z.infer<typeof AutomationSettings>

export const RunOutcome = z.enum(['running', 'done', 'failed'])
export type RunOutcome = z.infer<typeof RunOutcome>

export const AutomationRun = z.object({
  id: Id,
  /** `asked`: a person wanted it. */
  cause: z.enum(['asked', 'daily']),
  outcome: RunOutcome,
  started_at: Time,
  ended_at: Time.nullable(),
  /** New articles that the sources named. */
  found: z.int().min(0),
  articles_done: z.int().min(0),
  articles: z.int().min(0),
  pins: z.int().min(0),
  planned: z.int().min(0),
  /** Why it failed, or what a person should know of it. */
  problem: Sentence.nullable(),
  problem_codes: ProblemCodes.optional(),
})
export type AutomationRun = z.infer<typeof AutomationRun>

/** What became of one article in one run. */
export const AutomationRunLine = z.object({
  address: z.string(),
  title: z.string(),
  /** It was there before, and came back. */
  is_again: z.boolean(),
  state: z.enum(['waiting', 'working', 'done', 'skipped']),
  pins: z.int().min(0),
  planned: z.int().min(0),
  /** Why it was skipped, or has fewer pins than wanted. */
  problem: Sentence.nullable(),
  problem_codes: ProblemCodes.optional(),
})
export type AutomationRunLine = z.infer<typeof AutomationRunLine>

export const Automation = z.object({
  id: Id,
  account_id: Id,
  settings: AutomationSettings,
  /** Counts the changes of the settings. */
  revision: z.int().min(1),
  is_on: z.boolean(),
  /** Why nothing happens although it is on, or why it was turned off. */
  problem: Sentence.nullable(),
  problem_codes: ProblemCodes.optional(),
  next_run_at: Time.nullable(),
  /** Articles that it has found and not come to yet. */
  waiting: z.int().min(0),
  last_run: AutomationRun.nullable(),
  created_at: Time,
})
export type Automation = z.infer<typeof Automation>

/** What a run would do, without doing it. */
export const AutomationPreview = z.object({
  found: z.int().min(0),
  /** Addresses and titles of the newest, at most 5; '' = the source names no title. */
  newest: z.array(z.object({ address: z.string(), title: z.string() })).max(5),
  /** Articles of the first run, at most 5 of them named. */
  first_articles: z.int().min(0),
  first: z.array(z.object({ address: z.string(), title: z.string() })).max(5),
  first_pins: z.int().min(0),
  errors: z.array(PageError),
})
export type AutomationPreview = z.infer<typeof AutomationPreview>

const LIST = '/api/accounts/:account_id/automations/'
const ONE = `${LIST}:automation_id/` as const
const inAccount = { access: 'user', params: z.object({ account_id: Id }) } as const
const ofOne = {
  access: 'user',
  params: z.object({ account_id: Id, automation_id: Id }),
  answer: Automation,
  errors: ['not_found'],
} as const

export const automationCalls = defineCalls({
  listAutomations: {
    ...inAccount,
    method: 'GET',
    path: LIST,
    answer: z.object({ automations: z.array(Automation) }),
    errors: ['not_found'],
  },
  /** Sent again with the same id, it makes nothing new. */
  createAutomation: {
    ...inAccount,
    method: 'POST',
    path: LIST,
    body: z.object({ id: Id, settings: AutomationSettings }),
    answer: Automation,
    errors: ['not_found', 'conflict', 'quota_reached'],
  },
  previewAutomation: {
    ...inAccount,
    method: 'POST',
    path: `${LIST}preview/`,
    body: z.object({ settings: AutomationSettings.omit({ name: true }) }),
    answer: AutomationPreview,
    errors: ['not_found'],
  },
  /** `revision` is the one that was changed: a conflict says that there is a newer one. */
  putAutomation: {
    ...ofOne,
    method: 'PUT',
    path: ONE,
    body: z.object({ settings: AutomationSettings, revision: z.int().min(1) }),
    errors: ['not_found', 'conflict'],
  },
  switchAutomation: {
    ...ofOne,
    method: 'PUT',
    path: `${ONE}on/`,
    body: z.object({ is_on: z.boolean() }),
  },
  /** A run that is under way ends; what it has made stays. */
  deleteAutomation: { ...ofOne, method: 'DELETE', path: ONE, answer: Empty },
  restoreAutomation: { ...ofOne, method: 'POST', path: `${ONE}restore/` },
  /** Starts a run, also of one that is off. One that runs already is answered as it is. */
  runAutomation: {
    ...ofOne,
    method: 'POST',
    path: `${ONE}run/`,
    errors: ['not_found', 'conflict'],
  },
  /** The runs of the last 90 days, newest first, at most 100. */
  listAutomationRuns: {
    ...ofOne,
    method: 'GET',
    path: `${ONE}runs/`,
    answer: z.object({ runs: z.array(AutomationRun) }),
  },
  getAutomationRun: {
    access: 'user',
    method: 'GET',
    path: `${ONE}runs/:run_id/`,
    params: z.object({ account_id: Id, automation_id: Id, run_id: Id }),
    answer: z.object({ run: AutomationRun, lines: z.array(AutomationRunLine) }),
    errors: ['not_found'],
  },
})
