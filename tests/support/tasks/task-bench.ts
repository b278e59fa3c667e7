/** For tests of tasks: a worker, a person with an account, a clock turned by hand. */
import type { PageError } from '#core/contract/call/errors.contract.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { manualClock } from '../../../server/platform/clock.ts'
import type { Database } from '../../../server/platform/database/database.ts'
import { newId } from '../../../server/platform/ids.ts'
import { createLog } from '../../../server/platform/log.ts'
import type { Observe } from '../../../server/platform/observability/observe.ts'
import type { TaskJob, UnitAt, UnitOutcome } from '../../../server/platform/tasks/task.job.ts'
import { createTasks } from '../../../server/platform/tasks/tasks.ts'
import { accountRow, userRow } from '../database/person-rows.ts'

export const failure = (message: string): PageError => ({
  address: 'a',
  code: 'site_error',
  message,
})

/** A user with an account. */
export async function person(database: Database): Promise<{ owner: string; accountId: string }> {
  const owner = newId()
  const accountId = newId()
  await database.root
    .insertInto('users')
    .values(userRow(owner, `${owner}@x.y`))
    .execute()
  await database.root.insertInto('accounts').values(accountRow(accountId, owner)).execute()
  return { owner, accountId }
}

/**
 * A bench with one person; `run` is what a unit does, by default its own ordinal is written as a
 * note of the store.
 */
export async function bench(
  database: Database,
  run: (unit: UnitAt) => Promise<UnitOutcome>,
  kind: TaskJob['kind'] = 'generation',
) {
  const clock = manualClock()
  const whom = await person(database)
  const recorded: string[] = []
  const counted: string[] = []
  const observe: Observe = {
    unitEnded: (of, outcome) => void counted.push(`${of} ${outcome}`),
    taskEnded: (of, status) => void counted.push(`${of} ${status}`),
    rendered: () => undefined,
  }
  const log = createLog('silent')
  const tasks = createTasks({ database, clock, log, slots: 1, lease: 15_000, observe })
  tasks.register({
    kind,
    concurrency: 2,
    run,
    describe: async (_db, { ordinal }) => ({
      address: `unit ${ordinal}`,
      record: async (_tx, { message }) => void recorded.push(message),
    }),
  })
  const start = (over: Partial<Parameters<typeof tasks.start>[2]> = {}) =>
    database.transaction((tx) =>
      tasks.start(tx, whom.owner, {
        accountId: whom.accountId,
        kind,
        key: newId(),
        name: problem('pages.reading', { title: 'Pins' }),
        input: '{}',
        units: ['0', '1', '2', '3'],
        ...over,
      }),
    )
  const started = async (over: Parameters<typeof start>[0] = {}) => {
    const outcome = await start(over)
    if (!outcome.ok) throw new Error('not started')
    return outcome.taskId
  }
  const report = async (id: string) => {
    const found = await tasks.report(whom.owner, id)
    if (!found) throw new Error('no report')
    return found
  }
  return {
    counted,
    ...whom,
    clock,
    tasks,
    start,
    started,
    report,
    recorded,
    database,
  }
}

export const done: UnitOutcome = {
  ok: true,
  commit: async () => ({ picture: '/p.jpg', revision: 7 }),
}
