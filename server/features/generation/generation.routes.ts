/** Making and re-rendering pins over HTTP: both only start a task. */
import { calls } from '#core/contract/calls.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { notFound } from '../../platform/http/failures/refusal.ts'
import type { Route } from '../../platform/http/route.ts'
import type { GenerationParts } from './generation-parts.ts'
import { startGeneration, startTask } from './generation-start.ts'

const noAccount = () => notFound('account')

export function generationRoutes(route: Route, parts: GenerationParts): void {
  const { database, tasks } = parts
  const owns = async (owner: string, accountId: string) =>
    (await parts.findAccount(database.root, owner, accountId)) !== undefined

  route(calls.startGeneration, async ({ user, params, body }) => {
    if (!(await owns(user.id, params.account_id))) return noAccount()
    return startGeneration(parts, {
      owner: user.id,
      accountId: params.account_id,
      key: body.idempotency_key,
      config: body.config,
    })
  })

  route(calls.startRendering, async ({ user, params, body }) => {
    if (!(await owns(user.id, params.account_id))) return noAccount()
    const known = await tasks.idOfKey(database.root, user.id, body.idempotency_key)
    if (known !== null) return { task_id: known }
    const pins = await parts.getPins(
      database.root,
      { owner: user.id, accountId: params.account_id },
      [...new Set(body.pin_ids)],
    )
    if (pins.length === 0) return notFound('pin')
    const units = pins.map((pin) => JSON.stringify({ pin_id: pin.id }))
    return startTask(parts, user.id, {
      accountId: params.account_id,
      kind: 'rendering',
      key: body.idempotency_key,
      name:
        pins.length === 1
          ? problem('generation.picture', { title: pins[0]?.title ?? '' })
          : problem('generation.pictures', { count: pins.length }),
      input: '{}',
      units,
    })
  })
}
