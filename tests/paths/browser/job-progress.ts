/**
 * A job that runs all the time, for paths that are about what its reports bring: each says that it
 * got on by one.
 */
import type { TaskKind, TaskReport } from '#core/contract/content/tasks.contract.ts'
import { testId } from '#core/pins/pin.builder.ts'
import { patiently } from './patiently.ts'
import { account } from './signed-in.ts'
import type { Stage } from './stage.ts'

const PAUSE = 'xstate.after.pollPause.task.polling.waiting'

export function runningJob(kind: TaskKind): TaskReport {
  return {
    id: testId('task'),
    kind,
    account_id: account.id,
    idempotency_key: testId('key'),
    name: 'A job',
    status: 'running',
    done: 0,
    total: 900,
    failures: [],
    error: null,
    pictures: [],
    revision: 0,
    time_left: null,
    created_at: 1,
    finished_at: null,
  }
}

/** Answers the question how it goes, as soon as it is asked. */
export async function reportProgress(stage: Stage, job: TaskReport): Promise<void> {
  const { calls, recording } = stage
  const done = (told.get(stage) ?? 0) + 1
  told.set(stage, done)
  const isAsked = async (): Promise<true | null> => {
    if (calls.waiting().includes('getTask')) return true
    await recording.tryRing(PAUSE, job.idempotency_key)
    return null
  }
  await patiently(isAsked, () => 'The page does not ask how the job goes')
  await calls.release('getTask', { status: 200, body: { ...job, done } })
}
const told = new WeakMap<Stage, number>()
