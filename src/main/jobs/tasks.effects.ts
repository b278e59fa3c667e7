/**
 * Provides the effects of the tasks machine and its tasks: the api, the intended starts, and the
 * lock for polling.
 */
import { fromPromise } from 'xstate'
import type { Client } from '#core/contract/client.ts'
import { CallFailed } from '../../machines/call-failed.ts'
import type { TaskStart } from '../../machines/task/task-context.ts'
import { taskMachine } from '../../machines/task/task.machine.ts'
import { tasksMachine } from '../../machines/tasks/tasks.machine.ts'
import { answerOf, isPermanent } from '../answer.ts'
import type { IntendedStarts } from './intended-starts.ts'
import type { SendUnsent } from '../pins/pins.effects.ts'
import { sharePolling } from './share-polling.ts'

export interface TaskParts {
  readonly client: Client
  /** The signed-in user's list. */
  readonly starts: () => IntendedStarts
  readonly sendUnsent: SendUnsent
}

export function provideTasks(parts: TaskParts) {
  const { client } = parts
  return tasksMachine.provide({
    actors: {
      task: provideTask(parts),
      listTasks: fromPromise(async ({ signal }) => {
        const { tasks } = answerOf(await client('listTasks', { signal }))
        return { tasks: tasks.filter((task) => task.finished_at === null) }
      }),
    },
  })
}

function provideTask(parts: TaskParts) {
  const { client, starts } = parts
  return taskMachine.provide({
    actors: {
      startTask: fromPromise(
        async ({
          input,
          signal,
        }: {
          input: { key: string; start: TaskStart | null; taskId: string | null }
          signal: AbortSignal
        }) => {
          if (input.taskId !== null) {
            const report = answerOf(
              await client('retryTask', { params: { task_id: input.taskId }, signal }),
            )
            return { taskId: report.id, report }
          }
          if (input.start === null)
            throw new Error('A task is started from a start or again by its id')
          return {
            taskId: await start(parts, { key: input.key, start: input.start }, signal),
            report: null,
          }
        },
      ),
      checkTask: fromPromise(
        async ({ input, signal }: { input: { taskId: string }; signal: AbortSignal }) => ({
          report: answerOf(await client('getTask', { params: { task_id: input.taskId }, signal })),
        }),
      ),
      cancelTask: fromPromise(
        async ({
          input,
          signal,
        }: {
          input: { key: string; taskId: string | null }
          signal: AbortSignal
        }) => {
          if (input.taskId !== null)
            return {
              report: answerOf(
                await client('cancelTask', { params: { task_id: input.taskId }, signal }),
              ),
            }
          answerOf(await client('cancelByKey', { body: { idempotency_key: input.key }, signal }))
          starts().remove(input.key)
          return { report: null }
        },
      ),
      sharePolling,
    },
  })
}

/** The start is stored before the first `await`. */
async function start(
  { client, starts, sendUnsent }: TaskParts,
  { key, start: intended }: { key: string; start: TaskStart },
  signal: AbortSignal,
): Promise<string> {
  const kept = starts()
  kept.add(key, intended)
  // The server renders the designs that it has, so unsent ones are sent first.
  const unsent = intended.kind === 'rendering' ? await sendUnsent(intended.accountId, signal) : null
  const outcome =
    unsent === null
      ? await request(client, { key, start: intended }, signal)
      : ({ ok: false, failure: unsent } as const)
  if (outcome.ok || isPermanent(outcome.failure)) kept.remove(key)
  if (!outcome.ok) throw new CallFailed(outcome.failure)
  return outcome.answer.task_id
}

function request(
  client: Client,
  { key, start: intended }: { key: string; start: TaskStart },
  signal: AbortSignal,
) {
  const params = { account_id: intended.accountId }
  switch (intended.kind) {
    case 'generation':
      return client('startGeneration', {
        params,
        body: { idempotency_key: key, config: intended.config },
        signal,
      })
    case 'rendering':
      return client('startRendering', {
        params,
        body: { idempotency_key: key, pin_ids: [...intended.pinIds] },
        signal,
      })
    default:
      return client('refetchPages', {
        params,
        body: { idempotency_key: key, page_ids: [...intended.pageIds] },
        signal,
      })
  }
}
