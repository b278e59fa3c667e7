/** Renders pins' present designs again: same id, a new picture by a `pin.updated` event. */
import { z } from 'zod'
import type { Pin } from '#core/contract/pins.contract.ts'
import { Id } from '#core/contract/primitives.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Committed, TaskJob, TaskRow } from '../../platform/tasks/task.job.ts'
import type { GenerationParts } from './generation-parts.ts'
import { eventIdOf } from './unit-ids.ts'

export const RenderingUnit = z.object({ pin_id: Id })

export function renderingJob(parts: GenerationParts): TaskJob {
  const keyOf = (task: TaskRow) => ({ owner: task.user_id, accountId: task.account_id })

  async function commit(
    tx: Tx,
    made: {
      readonly task: TaskRow
      readonly ordinal: number
      readonly pinId: string
      readonly url: string
    },
  ): Promise<Committed> {
    const { task, ordinal, url } = made
    const [pin] = await parts.getPins(tx, keyOf(task), [made.pinId])
    if (!pin) return {}
    const event = {
      type: 'pin.updated' as const,
      data: {
        id: pin.id,
        patch: { image_url: url },
        before: { image_url: pin.image_url },
        imageVersion: pin.image_version + 1,
      },
    }
    const { revision } = await parts.appendPinEvents(tx, {
      ...keyOf(task),
      tab: `task:${task.id}`,
      events: [{ id: eventIdOf(task.id, ordinal), at: parts.clock.now(), cause: task.id, event }],
    })
    return { picture: url, revision }
  }

  return {
    kind: 'rendering',
    concurrency: 2,
    async run({ task, ordinal, input }) {
      const { pin_id: pinId } = RenderingUnit.parse(JSON.parse(input))
      const [pin] = await parts.getPins(parts.database.root, keyOf(task), [pinId])
      // Deleted while it waited, or no picture of ours: there is nothing to render.
      if (!pin || pin.media !== undefined) return { ok: true, commit: async () => ({}) }
      const { loadPicture, loadFont } = parts.shelf.loaderFor(task.user_id)
      const rendered = await parts.renderer.renderPin(pin.design, loadPicture, loadFont)
      const { url } = await parts.shelf.publish(task.user_id, rendered)
      return { ok: true, commit: (tx) => commit(tx, { task, ordinal, pinId, url }) }
    },
    async describe(db, { task, input }) {
      const { pin_id } = RenderingUnit.parse(JSON.parse(input))
      const [pin] = await parts.getPins(db, keyOf(task), [pin_id])
      return { address: nameOf(pin) }
    },
  }
}

const nameOf = (pin: Pin | undefined): string => pin?.page_url || (pin?.title ?? '')
