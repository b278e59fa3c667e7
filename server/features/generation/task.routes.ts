/** Watching, cancelling and taking up long work. */
import { calls } from '#core/contract/calls.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { notFound, refuse } from '../../platform/http/failures/refusal.ts'
import type { Route } from '../../platform/http/route.ts'
import type { Tasks } from '../../platform/tasks/tasks.ts'

const noTask = () => notFound('task')

export function taskRoutes(route: Route, tasks: Tasks): void {
  route(calls.listTasks, async ({ user }) => ({ tasks: await tasks.list(user.id) }))
  route(
    calls.getTask,
    async ({ user, params }) => (await tasks.report(user.id, params.task_id)) ?? noTask(),
  )

  route(calls.cancelTask, async ({ user, params }) => {
    // A task that ended a moment before, or is being cancelled already, is no mistake of the
    // person: the report shows its state.
    await tasks.cancel(user.id, params.task_id)
    return (await tasks.report(user.id, params.task_id)) ?? noTask()
  })

  route(calls.cancelByKey, async ({ user, body }) => {
    await tasks.cancelByKey(user.id, body.idempotency_key)
    return {}
  })

  route(calls.retryTask, async ({ user, params }) => {
    const outcome = await tasks.retry(user.id, params.task_id)
    if (outcome === 'task_running')
      return refuse('task_running', problem('generation.anotherRunning'))
    return (await tasks.report(user.id, params.task_id)) ?? noTask()
  })
}
