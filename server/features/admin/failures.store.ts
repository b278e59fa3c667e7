/** Failed tasks and publications of all people. */
import {
  type FailedPublication,
  type FailedTask,
  MAX_FAILURES,
} from '#core/contract/admin.contract.ts'
import { parseJson } from '#core/contract/call/json-text.ts'
import { withCodes } from '#core/contract/words/problem.schema.ts'
import { problemText } from '#core/contract/call/problems.contract.ts'
import { PublicationProblem } from '#core/contract/content/publications.contract.ts'
import type { Queries } from '../../platform/database/database.ts'
import { codesStored } from '../../platform/stored-codes.ts'

export async function listFailedTasks(db: Queries): Promise<FailedTask[]> {
  const rows = await db
    .selectFrom('tasks')
    .innerJoin('users', 'users.id', 'tasks.user_id')
    .innerJoin('accounts', 'accounts.id', 'tasks.account_id')
    .selectAll('tasks')
    .select(['users.email', 'accounts.name as account_name'])
    .where('tasks.status', '=', 'failed')
    .orderBy('tasks.finished_at', 'desc')
    .orderBy('tasks.id', 'desc')
    .limit(MAX_FAILURES)
    .execute()
  return rows.map((row) => {
    const error = codesStored(row.problem_codes).problem_codes?.['error']
    return {
      id: row.id,
      kind: row.kind,
      done: row.done,
      total: row.total,
      person: { id: row.user_id, email: row.email },
      account_name: row.account_name,
      at: row.finished_at ?? row.created_at,
      problem: row.error,
      ...(error === undefined ? {} : { problem_codes: { problem: error } }),
    }
  })
}

/** The problem is that of the last attempt. */
export async function listFailedPublications(db: Queries): Promise<FailedPublication[]> {
  const rows = await db
    .selectFrom('publications')
    .innerJoin('users', 'users.id', 'publications.user_id')
    .innerJoin('accounts', 'accounts.id', 'publications.account_id')
    .selectAll('publications')
    .select(['users.email', 'accounts.name as account_name'])
    .select((row) =>
      row
        .selectFrom('publication_attempts')
        .select('concluded')
        .whereRef('publication_attempts.account_id', '=', 'publications.account_id')
        .whereRef('publication_attempts.publication_id', '=', 'publications.id')
        .orderBy('number', 'desc')
        .limit(1)
        .as('concluded'),
    )
    .where('publications.state', '=', 'failed')
    .orderBy('publications.due_at', 'desc')
    .orderBy('publications.id', 'desc')
    .limit(MAX_FAILURES)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    account_id: row.account_id,
    pin_id: row.pin_id,
    person: { id: row.user_id, email: row.email },
    account_name: row.account_name,
    at: row.due_at,
    ...withCodes({ problem: problemOf(row.concluded) }),
  }))
}

function problemOf(concluded: string | null) {
  if (concluded === null) return null
  const ref = PublicationProblem.parse(parseJson(concluded))
  const message = problemText(ref)
  return message === null ? null : { ...ref, message }
}

export async function ownerOfTask(db: Queries, id: string) {
  return db
    .selectFrom('tasks')
    .select(['user_id', 'status', 'error'])
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .executeTakeFirst()
}

export async function ownerOfPublication(db: Queries, accountId: string, id: string) {
  return db
    .selectFrom('publications')
    .select(['user_id', 'state', 'due_at'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .executeTakeFirst()
}
