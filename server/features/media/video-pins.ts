/** Makes the pin of a video: written like a generation's, so that it comes to every device. */
import type { VideoPinInput } from '#core/contract/content/media.contract.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { videoPin } from '#core/media/video-pin.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queries, Tx } from '../../platform/database/database.ts'
import { lockOwner } from '../../platform/database/lock-owner.ts'
import { notFound, refuse, type Refusal } from '../../platform/http/failures/refusal.ts'
import { isOwnAddress } from '../../platform/http/limits/own-address.ts'
import type { SharedPinEvent } from '#core/pins/events/pin.events.ts'
import { findVideo, presentVideo } from './videos.store.ts'

interface AccountKey {
  readonly owner: string
  readonly accountId: string
}

export interface VideoPinNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly appendPinEvents: (
    tx: Tx,
    batch: AccountKey & {
      tab: string
      events: readonly {
        readonly id: string
        readonly at: number
        readonly event: SharedPinEvent
      }[]
    },
  ) => Promise<{ readonly rejected: readonly { readonly id: string }[] }>
  readonly getPins: (queries: Queries, key: AccountKey, ids: readonly string[]) => Promise<Pin[]>
}

/** The account is the owner's: the caller has asked. */
export async function addVideoPin(
  needs: VideoPinNeeds,
  key: AccountKey,
  input: VideoPinInput,
): Promise<{ pin: Pin } | Refusal> {
  const { database, clock, getPins } = needs
  if (!isOwnAddress(input.cover_url)) return notFound('picture')
  return database.transaction(async (tx) => {
    await lockOwner(tx, key.owner)
    const video = await findVideo(tx, key.owner, input.video_id)
    if (video === undefined) return notFound('video')
    const now = clock.now()
    const [known] = await getPins(tx, key, [input.id])
    if (known !== undefined) return { pin: known }
    const pin = videoPin(input, {
      accountId: key.accountId,
      video: presentVideo(video),
      pageId: null,
      now,
    })
    return addPinOnce(needs, tx, { ...key, pin })
  })
}

/** Asked for twice, also at once, there is one pin. Answers it as it is, or that it was deleted. */
export async function addPinOnce(
  { appendPinEvents, getPins }: Pick<VideoPinNeeds, 'appendPinEvents' | 'getPins'>,
  tx: Tx,
  { pin, ...key }: AccountKey & { readonly pin: Pin },
): Promise<{ pin: Pin } | Refusal> {
  const event = { type: 'pins.added' as const, data: { pins: [pin], autoSelect: false } }
  const { rejected } = await appendPinEvents(tx, {
    ...key,
    tab: `task:${pin.id}`,
    events: [{ id: pin.id, at: pin.created_at, event }],
  })
  const [there] = await getPins(tx, key, [pin.id])
  if (there !== undefined) return { pin: there }
  return rejected.length === 0 ? notFound('pin') : refuse('conflict', problem('pins.alreadyThere'))
}
