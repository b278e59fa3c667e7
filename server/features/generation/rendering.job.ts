/** Renders pins' present designs again: same id, new pictures by a `pin.updated` event. */
import { z } from 'zod'
import type { Pin, PinDesign, PinPatch } from '#core/contract/content/pins.contract.ts'
import { Id } from '#core/contract/call/primitives.ts'
import { redesigned } from '#core/media/carousel-pin.ts'
import { type DrawnSlide, withDrawn } from '#core/media/slides.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Committed, TaskJob, TaskRow } from '../../platform/tasks/task.job.ts'
import type { GenerationParts } from './generation-parts.ts'
import { eventIdOf } from './unit-ids.ts'

export const RenderingUnit = z.object({ pin_id: Id })

type Drawn =
  | { readonly kind: 'picture'; readonly url: string }
  | { readonly kind: 'slides'; readonly slides: readonly DrawnSlide[] }

export function renderingJob(parts: GenerationParts): TaskJob {
  const keyOf = (task: TaskRow) => ({ owner: task.user_id, accountId: task.account_id })

  async function commit(
    tx: Tx,
    made: {
      readonly task: TaskRow
      readonly ordinal: number
      readonly pinId: string
      readonly drawn: Drawn
    },
  ): Promise<Committed> {
    const { task, ordinal, drawn } = made
    const [pin] = await parts.getPins(tx, keyOf(task), [made.pinId])
    if (!pin) return {}
    const change = changeOf(pin, drawn)
    if (change === null) return {}
    const event = {
      type: 'pin.updated' as const,
      data: { id: pin.id, ...change, imageVersion: pin.image_version + 1 },
    }
    const { revision } = await parts.appendPinEvents(tx, {
      ...keyOf(task),
      tab: `task:${task.id}`,
      events: [{ id: eventIdOf(task.id, ordinal), at: parts.clock.now(), cause: task.id, event }],
    })
    return { picture: change.patch.image_url, revision }
  }

  return {
    kind: 'rendering',
    concurrency: 2,
    async run({ task, ordinal, input }) {
      const { pin_id: pinId } = RenderingUnit.parse(JSON.parse(input))
      const [pin] = await parts.getPins(parts.database.root, keyOf(task), [pinId])
      // Deleted while it waited, or no picture of ours: there is nothing to render.
      if (!pin || pin.media?.kind === 'video') return { ok: true, commit: async () => ({}) }
      const drawn = await drawPin(pin, drawer(parts, task.user_id))
      return { ok: true, commit: (tx) => commit(tx, { task, ordinal, pinId, drawn }) }
    },
    async describe(db, { task, input }) {
      const { pin_id } = RenderingUnit.parse(JSON.parse(input))
      const [pin] = await parts.getPins(db, keyOf(task), [pin_id])
      return { address: nameOf(pin) }
    },
  }
}

/** Gives the address of a design's new picture. */
function drawer({ pictureStorage, renderer }: GenerationParts, owner: string) {
  const { loadPicture, own } = pictureStorage.loaderFor(owner)
  return async (design: PinDesign): Promise<string> => {
    const rendered = await renderer.renderPin(design, loadPicture, own)
    return (await pictureStorage.publish(owner, rendered)).url
  }
}

async function drawPin(
  { design, media }: Pin,
  draw: (design: PinDesign) => Promise<string>,
): Promise<Drawn> {
  if (media?.kind !== 'carousel') return { kind: 'picture', url: await draw(design) }
  const slides: DrawnSlide[] = []
  for (const slide of redesigned(design, media.slides))
    slides.push({
      from: slide.image_url,
      image_url: await draw(slide.design),
      design: slide.design,
    })
  return { kind: 'slides', slides }
}

interface Change {
  readonly patch: PinPatch & { readonly image_url: string }
  readonly before: PinPatch
}

/** Null: it is of another kind by now than what was drawn. The design stays: it may have been changed again. */
function changeOf({ image_url, media }: Pin, drawn: Drawn): Change | null {
  if (drawn.kind === 'picture')
    return media === undefined ? { patch: { image_url: drawn.url }, before: { image_url } } : null
  if (media?.kind !== 'carousel') return null
  const slides = withDrawn(media.slides, drawn.slides)
  return {
    patch: {
      media: { kind: 'carousel', slides },
      image_url: slides[0]?.image_url ?? image_url,
    },
    before: { media, image_url },
  }
}

const nameOf = (pin: Pin | undefined): string => pin?.page_url || (pin?.title ?? '')
