/**
 * Calls for administrators, whom the operator names in `ADMINS`. For everyone else they do not
 * exist. Each act is written to the audit log.
 */
import { z } from 'zod'
import { defineCalls } from './call/call.ts'
import { ProblemCodes } from './words/problem.schema.ts'
import { Empty, Id, Sentence, Time } from './call/primitives.ts'
import { TaskKind } from './content/tasks.contract.ts'

export const AdminPerson = z.object({
  id: Id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email_verified: z.boolean(),
  is_admin: z.boolean(),
  created_at: Time,
  /** Null = never signed in, or every session has ended. */
  last_seen_at: Time.nullable(),
  suspended_at: Time.nullable(),
  /** Bytes that count towards the limit, and bytes of pin pictures, which do not. */
  stored_bytes: z.number(),
  pin_bytes: z.number(),
})
export type AdminPerson = z.infer<typeof AdminPerson>

const Amounts = z.object({
  stored_bytes: z.number(),
  pages: z.int(),
  pins_a_day: z.int(),
  active_tasks: z.int(),
})

/** In `limits`, 0 means no limit. */
export const AdminUsage = z.object({ used: Amounts, limits: Amounts, accounts: z.int() })
export type AdminUsage = z.infer<typeof AdminUsage>

const FailedWork = z.object({
  person: z.object({ id: Id, email: z.string() }),
  account_name: z.string(),
  at: Time,
  problem: Sentence.nullable(),
  problem_codes: ProblemCodes.optional(),
})
export const FailedTask = FailedWork.extend({
  id: Id,
  kind: TaskKind,
  done: z.int(),
  total: z.int(),
})
export type FailedTask = z.infer<typeof FailedTask>
/** `at`: when it was planned. */
export const FailedPublication = FailedWork.extend({ id: Id, account_id: Id, pin_id: Id })
export type FailedPublication = z.infer<typeof FailedPublication>

export const AdminActName = z.enum([
  'person.suspended',
  'person.restored',
  'task.retried',
  'publication.retried',
])
export type AdminActName = z.infer<typeof AdminActName>

/** `before`: the fields that the act changed, with their values before it. */
export const AdminAct = z.object({
  id: Id,
  at: Time,
  admin: z.string(),
  act: AdminActName,
  /** Null: that login has been deleted. */
  person: z.object({ id: Id, email: z.string() }).nullable(),
  subject: z.string(),
  before: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  remark: z.string(),
})
export type AdminAct = z.infer<typeof AdminAct>

export const PEOPLE_PER_PAGE = 20
export const ACTS_PER_PAGE = 50
/** The newest of each kind. */
export const MAX_FAILURES = 100

const inPerson = z.object({ user_id: Id })
/** Cursor: the id of the last row on the previous page. */
const after = Id.optional()

export const adminCalls = defineCalls({
  listPeople: {
    method: 'GET',
    path: '/api/admin/people/',
    access: 'admin',
    query: z.object({ search: z.string().max(200).optional(), after }),
    answer: z.object({ people: z.array(AdminPerson), total: z.int(), has_more: z.boolean() }),
    errors: ['not_found'],
  },
  getUsage: {
    method: 'GET',
    path: '/api/admin/people/:user_id/usage/',
    access: 'admin',
    params: inPerson,
    answer: AdminUsage,
    errors: ['not_found'],
  },
  /**
   * Ends the person's sessions; their tasks and publications wait. Answers 409 for an
   * administrator.
   */
  suspendPerson: {
    method: 'POST',
    path: '/api/admin/people/:user_id/suspend/',
    access: 'admin',
    params: inPerson,
    body: z.object({ remark: z.string().max(500) }),
    answer: Empty,
    errors: ['not_found', 'conflict'],
  },
  restorePerson: {
    method: 'POST',
    path: '/api/admin/people/:user_id/restore/',
    access: 'admin',
    params: inPerson,
    body: z.object({ remark: z.string().max(500) }),
    answer: Empty,
    errors: ['not_found'],
  },
  listFailures: {
    method: 'GET',
    path: '/api/admin/failures/',
    access: 'admin',
    answer: z.object({
      tasks: z.array(FailedTask),
      publications: z.array(FailedPublication),
    }),
    errors: ['not_found'],
  },
  retryFailedTask: {
    method: 'POST',
    path: '/api/admin/tasks/:task_id/retry/',
    access: 'admin',
    params: z.object({ task_id: Id }),
    answer: Empty,
    errors: ['not_found', 'task_running', 'quota_reached'],
  },
  retryFailedPublication: {
    method: 'POST',
    path: '/api/admin/accounts/:account_id/publications/:publication_id/retry/',
    access: 'admin',
    params: z.object({ account_id: Id, publication_id: Id }),
    answer: Empty,
    errors: ['not_found', 'conflict'],
  },
  listAdminActs: {
    method: 'GET',
    path: '/api/admin/acts/',
    access: 'admin',
    query: z.object({ after }),
    answer: z.object({ acts: z.array(AdminAct), has_more: z.boolean() }),
    errors: ['not_found'],
  },
})
