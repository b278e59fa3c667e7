/** People and their usage, failed tasks and publications, and the audit log. */
import {
  ACTS_PER_PAGE,
  adminCalls,
  type AdminPerson,
  type AdminUsage,
  PEOPLE_PER_PAGE,
} from '#core/contract/admin.contract.ts'
import type { User } from '#core/contract/account/auth.contract.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { isAdminIn } from '../../platform/admins.ts'
import type { Queries, Tx } from '../../platform/database/database.ts'
import { notFound, refuse, type Refusal } from '../../platform/http/failures/refusal.ts'
import type { Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { countActiveTasks, countPages, pinsOfTheDay } from '../../platform/usage/quota.store.ts'
import { storedBytes } from '../../platform/usage/stored-bytes.store.ts'
import type { Tasks } from '../../platform/tasks/tasks.ts'
import { insertAct, listActs } from './acts.store.ts'
import {
  listFailedPublications,
  listFailedTasks,
  ownerOfPublication,
  ownerOfTask,
} from './failures.store.ts'
import {
  countAccounts,
  findPerson,
  listPeople,
  type PersonRow,
  setSuspended,
  stopWork,
} from './people.store.ts'

export interface AdminNeeds {
  readonly tasks: Pick<Tasks, 'retry' | 'wake'>
  readonly publishing: {
    readonly publisher: { wake(): void }
    /** Returns false if its pin is deleted or it has not failed. */
    retryFailed(tx: Tx, of: FailedKey): Promise<boolean>
  }
}

interface FailedKey {
  readonly owner: string
  readonly accountId: string
  readonly publicationId: string
}

type Parts = AdminNeeds & Pick<Platform, 'config' | 'database' | 'clock'>

export function adminRoutes(route: Route, parts: Parts): void {
  const { root } = parts.database
  route(adminCalls.listPeople, async ({ query }) => {
    const { rows, total } = await listPeople(root, query)
    const people = rows.slice(0, PEOPLE_PER_PAGE).map((row) => presentPerson(parts, row))
    return { people, total, has_more: rows.length > PEOPLE_PER_PAGE }
  })
  route(adminCalls.getUsage, async ({ params: { user_id } }) =>
    (await findPerson(root, user_id)) === undefined ? notFound('person') : usageOf(parts, user_id),
  )
  route(adminCalls.suspendPerson, async ({ user, params, body }) =>
    suspend(parts, user, { id: params.user_id, ...body }),
  )
  route(adminCalls.restorePerson, async ({ user, params, body }) =>
    restore(parts, user, { id: params.user_id, ...body }),
  )
  route(adminCalls.listAdminActs, async ({ query }) => {
    const acts = await listActs(root, query.after)
    return { acts: acts.slice(0, ACTS_PER_PAGE), has_more: acts.length > ACTS_PER_PAGE }
  })
  failureRoutes(route, parts)
}

function failureRoutes(route: Route, parts: Parts): void {
  const { database, clock, tasks, publishing } = parts
  const { root } = database
  route(adminCalls.listFailures, async () => ({
    tasks: await listFailedTasks(root),
    publications: await listFailedPublications(root),
  }))
  route(adminCalls.retryFailedTask, async ({ user, params: { task_id: subject } }) => {
    const task = await ownerOfTask(root, subject)
    if (task === undefined) return notFound('task')
    const { user_id: userId, status, error } = task
    const act = {
      at: clock.now(),
      admin: user.email,
      act: 'task.retried',
      userId,
      subject,
    } as const
    const outcome = await tasks.retry(userId, subject, async (tx) =>
      insertAct(tx, { ...act, before: { status, error } }),
    )
    return outcome === 'task_running'
      ? refuse('task_running', problem('generation.anotherRunning'))
      : {}
  })
  route(adminCalls.retryFailedPublication, async ({ user, params }) => {
    const { account_id: accountId, publication_id: publicationId } = params
    const outcome = await database.transaction(async (tx) => {
      const row = await ownerOfPublication(tx, accountId, publicationId)
      if (row === undefined) return notFound('publication')
      const { user_id: userId, state, due_at } = row
      if (!(await publishing.retryFailed(tx, { owner: userId, accountId, publicationId })))
        return refuse('conflict', problem('missing.pin'))
      await insertAct(tx, {
        at: clock.now(),
        admin: user.email,
        act: 'publication.retried',
        userId,
        subject: publicationId,
        before: { state, due_at },
      })
      return {}
    })
    publishing.publisher.wake()
    return outcome
  })
}

function presentPerson({ config }: Parts, row: PersonRow): AdminPerson {
  const email_verified = row.email_verified === 1
  return {
    id: row.id,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    email_verified,
    is_admin: isAdminIn(config)({ email: row.email, email_verified }),
    created_at: row.created_at,
    last_seen_at: row.last_seen_at,
    suspended_at: row.suspended_at,
    stored_bytes: row.stored_bytes,
    pin_bytes: row.pin_bytes,
  }
}

async function usageOf({ config, database, clock }: Parts, owner: string): Promise<AdminUsage> {
  const db: Queries = database.root
  const { limits, maxActiveTasks } = config
  return {
    used: {
      stored_bytes: await storedBytes(db, owner),
      pages: await countPages(db, owner),
      pins_a_day: await pinsOfTheDay(db, owner, clock.now()),
      active_tasks: await countActiveTasks(db, owner),
    },
    limits: {
      stored_bytes: limits.storedBytes,
      pages: limits.pages,
      pins_a_day: limits.pinsADay,
      active_tasks: maxActiveTasks,
    },
    accounts: await countAccounts(db, owner),
  }
}

interface Subject {
  readonly id: string
  readonly remark: string
}

type Done = Record<string, never> | Refusal

/** Refuses to suspend an administrator, so that two can't lock each other out. */
async function suspend(parts: Parts, admin: User, { id, remark }: Subject): Promise<Done> {
  const { config, database, clock } = parts
  const now = clock.now()
  return database.transaction(async (tx) => {
    const person = await findPerson(tx, id)
    if (person === undefined) return notFound('person')
    const { email, email_verified } = person
    if (isAdminIn(config)({ email, email_verified: email_verified === 1 }))
      return refuse('conflict', problem('admin.suspendAdmin'))
    if (!(await setSuspended(tx, id, now))) return {}
    await stopWork(tx, id)
    const act = { at: now, admin: admin.email, act: 'person.suspended', userId: id } as const
    await insertAct(tx, { ...act, before: { suspended_at: null }, remark })
    return {}
  })
}

async function restore(parts: Parts, admin: User, { id, remark }: Subject): Promise<Done> {
  const { database, clock, tasks, publishing } = parts
  const outcome = await database.transaction(async (tx): Promise<Done> => {
    const person = await findPerson(tx, id)
    if (person === undefined) return notFound('person')
    if (!(await setSuspended(tx, id, null))) return {}
    const act = { admin: admin.email, act: 'person.restored', userId: id } as const
    const before = { suspended_at: person.suspended_at }
    await insertAct(tx, { ...act, at: clock.now(), before, remark })
    return {}
  })
  tasks.wake()
  publishing.publisher.wake()
  return outcome
}
