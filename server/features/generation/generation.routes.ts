/** Making and re-rendering pins over HTTP: both only start a task. */
import { calls } from '#core/contract/calls.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import type { Route } from '../../platform/http/route.ts'
import type { TaskStart } from '../../platform/tasks/tasks.ts'
import { dealPins } from './deal-pins.ts'
import type { GenerationInput } from './generation.job.ts'
import type { GenerationParts } from './generation-parts.ts'
import { checkConfig } from './generation-start.ts'

const noAccount = () => notFound('This account')
const RUNNING = 'A generation is running in this account. Wait until it is done or cancel it; what it has made is safe.'

export function generationRoutes(route: Route, parts: GenerationParts): void {
  const { database, tasks } = parts
  const owns = async (owner: string, accountId: string) => (await parts.findAccount(database.root, owner, accountId)) !== undefined

  async function start(owner: string, task: TaskStart) {
    const outcome = await database.transaction((tx) => tasks.start(tx, owner, task))
    if (!outcome.ok) return refuse('task_running', RUNNING)
    tasks.wake()
    return { task_id: outcome.taskId }
  }

  route(calls.startGeneration, async ({ user, params, body }) => {
    if (!(await owns(user.id, params.account_id))) return noAccount()
    const known = await tasks.idOfKey(database.root, user.id, body.idempotency_key)
    if (known !== null) return { task_id: known }
    const checked = await checkConfig(parts, { owner: user.id, accountId: params.account_id, config: body.config })
    if (!checked.ok) return checked.refusal
    const { config, hands, pages } = checked
    const about = pages.length === 1 ? (pages[0]?.title ?? '') : `${pages.length} pages`
    return start(user.id, {
      accountId: params.account_id,
      kind: 'generation',
      key: body.idempotency_key,
      name: `${config.n_pins} ${config.n_pins === 1 ? 'pin' : 'pins'} of ${about}`,
      input: JSON.stringify({ config, hands } satisfies GenerationInput),
      units: dealPins(hands, config.n_pins).map((pin) => JSON.stringify(pin)),
    })
  })

  route(calls.startRendering, async ({ user, params, body }) => {
    if (!(await owns(user.id, params.account_id))) return noAccount()
    const known = await tasks.idOfKey(database.root, user.id, body.idempotency_key)
    if (known !== null) return { task_id: known }
    const pins = await parts.getPins(database.root, { owner: user.id, accountId: params.account_id }, [...new Set(body.pin_ids)])
    if (pins.length === 0) return notFound('This pin')
    const units = pins.map((pin) => JSON.stringify({ pin_id: pin.id }))
    return start(user.id, { accountId: params.account_id, kind: 'rendering', key: body.idempotency_key, name: pins.length === 1 ? `Picture of "${pins[0]?.title ?? ''}"` : `Pictures of ${pins.length} pins`, input: '{}', units })
  })
}
