/**
 * Renders a pin and stores it with the progress of its task in one transaction. Safe to run twice:
 * the ids of pin and event follow from task and unit.
 */
import type { Pin, PinDesign } from '#core/contract/content/pins.contract.ts'
import type { UnitAt, UnitOutcome } from '../../platform/tasks/task.job.ts'
import type { GenerationParts } from './generation-parts.ts'
import { eventIdOf, pinIdOf } from './unit-ids.ts'

export interface DecidedPin {
  readonly design: PinDesign
  readonly pinOf: (id: string, made: { readonly imageUrl: string; readonly now: number }) => Pin
}

export async function commitPin(
  parts: GenerationParts,
  { task, ordinal }: UnitAt,
  { design, pinOf }: DecidedPin,
): Promise<UnitOutcome> {
  const { user_id: owner, account_id: accountId } = task
  const { loadPicture, own } = parts.pictureStorage.loaderFor(owner)
  const rendered = await parts.renderer.renderPin(design, loadPicture, own)
  const { url } = await parts.pictureStorage.publish(owner, rendered)
  return {
    ok: true,
    commit: async (tx) => {
      const now = parts.clock.now()
      const pin = pinOf(pinIdOf(task.id, ordinal), { imageUrl: url, now })
      const { revision } = await parts.appendPinEvents(tx, {
        owner,
        accountId,
        tab: `task:${task.id}`,
        events: [
          {
            id: eventIdOf(task.id, ordinal),
            at: now,
            cause: task.id,
            event: { type: 'pins.added', data: { pins: [pin], autoSelect: false } },
          },
        ],
      })
      return { picture: url, revision }
    },
  }
}
