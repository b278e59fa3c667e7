/**
 * Sends one planned pin. `sending` and its fence are committed before the call; what the answer
 * proves is committed after it. A server that ends in between leaves `sending`, which the next one
 * turns into `unknown`.
 */
import type { NetworkName } from '#core/contract/account/connections.contract.ts'
import { type Pin, type PinSlide, pinWordLimits } from '#core/contract/content/pins.contract.ts'
import type {
  Publication,
  PublicationProblem,
} from '#core/contract/content/publications.contract.ts'
import type { AccountSchedule } from '#core/contract/publishing/schedule.contract.ts'
import { type Finding, findingsOf, sourcePicturesOf } from '#core/preflight/preflight.ts'
import { withoutMarker } from '#core/pins/book/image-marker.ts'
import { tagLink } from '#core/pins/pin-link.ts'
import { findPublication } from '#core/pins/book/pin-publications.ts'
import { conclusionOf } from '#core/publishing/conclusions.ts'
import type { SentPin } from '#core/publishing/read-back.ts'
import { createPinBody, sentPinOf } from '#core/publishing/sent-pin.ts'
import type { SentMedia, SentPicture, SentSlide } from '#core/publishing/sent-pin.ts'
import { askNetwork } from '../../../platform/pinterest/pinterest-pins.ts'
import type { Asked } from '../../../platform/pinterest/pinterest-pins.ts'
import { hexHashOf } from '../../../platform/images/analysis/picture-hash.ts'
import { sizeOfPicture } from '../../../platform/images/analysis/picture-size.ts'
import { parseTraceparent } from '../../../platform/observability/tracing/trace-context.ts'
import { untraced } from '../../../platform/observability/tracing/tracer.ts'
import { tokensOf } from '../connections.store.ts'
import { insertAttempt } from './stores/attempts.store.ts'
import { conclude, failUnsent } from './conclude.ts'
import type { SendingConclusion } from './conclude.ts'
import { hasOthersDue, maySend } from './stores/due.store.ts'
import type { DuePublication } from './stores/due.store.ts'
import { holdOf, scheduleOf, sentForRules } from './governed.ts'
import { findNetwork, findPlace } from './stores/network-account.store.ts'
import type { NetworkOfAccount } from './stores/network-account.store.ts'
import { endBacklog, keepBacklog, postponeOutbox, renewLease } from './stores/outbox-lease.store.ts'
import type { OutboxLease } from './stores/outbox-lease.store.ts'
import { prepareVideo } from './prepare-video.ts'
import { PlanChanged, recordStart } from './publication-events.ts'
import type { PublicationOfPin } from './publication-events.ts'
import { isSending } from './stores/publication-states.store.ts'
import { conclusion, NETWORK_NAMES, networksOf } from './publisher-parts.ts'
import type { PublisherParts } from './publisher-parts.ts'
import { holdBack, startSending } from './stores/sendings.store.ts'

const ASKED = 'POST /pins'

/**
 * Sends the first of the pins whose turn it is that no rule of the account holds back; those before
 * it are held. What was sent is read once for all of them. False: nothing could be done, for the plan
 * was changed meanwhile.
 */
export async function sendNext(
  parts: PublisherParts,
  lease: OutboxLease,
  due: readonly DuePublication[],
): Promise<boolean> {
  const { root } = parts.database
  const connection = await findNetwork(root, lease.accountId)
  if (connection === undefined) return false
  const schedule = await scheduleOf(parts, root, lease)
  const governing = { ...parts, schedule, sent: await sentForRules(parts, lease, schedule) }
  const ids = new Set(due.map(({ pinId }) => pinId))
  const pins = new Map((await parts.getPins(root, lease, [...ids])).map((pin) => [pin.id, pin]))
  let isDone = false
  for (const one of due) {
    const pin = pins.get(one.pinId)
    const publication = findPublication(pin, one.id)
    // Changed since it was found due: the next round sees it as it is.
    if (pin === undefined || publication?.state !== 'planned') return isDone
    const of = { ...lease, publicationId: one.id, pinId: one.pinId }
    const look = async () => lookOf(parts, pin)
    const hold = await holdOf(governing, { pin, publication, look })
    if (hold === null)
      return traced(parts, one, () =>
        sendPin(parts, lease, { of, due: one, connection, schedule, pin, publication }),
      )
    await holdBack(root, of, { plannedFor: one.dueAt, ...hold })
    isDone = true
  }
  return isDone
}

/** In the trace of what planned it. */
const traced = <T>(
  { trace = untraced }: PublisherParts,
  due: DuePublication,
  work: () => Promise<T>,
) =>
  trace.span(
    {
      name: 'publish',
      parent: parseTraceparent(due.trace),
      attributes: { 'pinloom.publication': due.id },
    },
    work,
  )

/** What the pin's picture looks like; null = there is none that can be read. */
async function lookOf({ readPicture }: PublisherParts, pin: Pin): Promise<string | null> {
  const picture = await readPicture(withoutMarker(pin.image_url))
  return picture === null ? null : hexHashOf(picture.bytes)
}

interface Planned {
  readonly of: PublicationOfPin
  readonly due: DuePublication
  readonly connection: NetworkOfAccount
  readonly schedule: AccountSchedule
  readonly pin: Pin
  readonly publication: Publication
}

/** False: the plan was changed meanwhile. */
async function sendPin(
  parts: PublisherParts,
  lease: OutboxLease,
  planned: Planned,
): Promise<boolean> {
  const { of, due, connection, pin } = planned
  const { network, grantId } = connection
  const ready = await prepare(parts, planned)
  if ('code' in ready) {
    await failUnsent(parts, of, ready)
    return true
  }
  const media = await mediaOf(parts, lease, { ...planned, picture: ready.picture })
  if (media === null) return true
  const { dueAt, turn } = due
  const { sent, pictureHash } = ready
  const sending = { of, network, pin, dueAt, fence: lease.fence, sent, media, pictureHash }
  const sentAt = await begin(parts, lease, sending)
  if (sentAt === null) return false
  const asked = await call(parts, lease, { ...sending, sentAt })
  await conclude(parts, {
    of: { ...of, dueAt, fence: lease.fence, sentAt },
    turn,
    network,
    grantId,
    ...concluded(asked, parts.clock.now()),
  })
  return true
}

/** Null: not now; what keeps it is recorded. */
async function mediaOf(
  parts: PublisherParts,
  lease: OutboxLease,
  { of, due, connection, pin, picture }: Planned & { readonly picture: SentPicture },
): Promise<SentMedia | null> {
  if (pin.media === undefined) return { kind: 'picture', picture }
  if (pin.media.kind === 'carousel') return carouselOf(parts, of, pin.media.slides)
  const found = await prepareVideo(parts, { of, lease, connection, media: pin.media })
  switch (found.type) {
    case 'ready':
      return { kind: 'video', mediaId: found.mediaId, picture }
    case 'waits': {
      const hold = { plannedFor: due.dueAt, until: found.until, by: 'network' as const }
      await holdBack(parts.database.root, of, hold)
      return null
    }
    case 'failed':
      await failUnsent(parts, of, found.problem)
      return null
    case 'ended':
      return null
    default:
      return found satisfies never
  }
}

async function carouselOf(
  parts: PublisherParts,
  of: PublicationOfPin,
  slides: readonly PinSlide[],
): Promise<SentMedia | null> {
  const sent: SentSlide[] = []
  for (const { image_url, title, description, link } of slides) {
    const picture = await parts.readPicture(withoutMarker(image_url))
    if (picture === null) {
      await failUnsent(parts, of, { code: 'carousel.pictureMissing', params: {} })
      return null
    }
    const marked = link === '' ? '' : tagLink(link, of.publicationId)
    if (marked.length > pinWordLimits.link) {
      await failUnsent(parts, of, conclusion('publishing.linkLong'))
      return null
    }
    sent.push({ ...encoded(picture), title, description, link: marked })
  }
  return { kind: 'carousel', slides: sent }
}

const encoded = ({ type, bytes }: { type: string; bytes: Uint8Array }): SentPicture => ({
  type,
  base64: Buffer.from(bytes).toString('base64'),
})

interface Prepared {
  readonly sent: SentPin
  readonly picture: SentPicture
  readonly pictureHash: string | null
}

/** Or why it can't be sent. */
async function prepare(
  parts: PublisherParts,
  planned: Planned,
): Promise<Prepared | PublicationProblem> {
  const { database, readPicture } = parts
  const { of, connection, pin, publication } = planned
  const { network } = connection
  const picture = await readPicture(withoutMarker(pin.image_url))
  const found = await findBlocking(parts, planned, picture?.bytes ?? null)
  if (found !== undefined) return { code: found.code, params: found.params }
  const place = await findPlace(database.root, of.accountId, publication)
  if (place === undefined)
    return conclusion('publishing.boardNotThere', { network: NETWORK_NAMES[network] })
  const sent = sentPinOf(pin, of.publicationId, place)
  if (sent === null) return conclusion('publishing.linkLong')
  if (picture === null) return conclusion('publishing.noPicture')
  return { sent, picture: encoded(picture), pictureHash: await hexHashOf(picture.bytes) }
}

/** What the checks of a plan find that keeps it from going out, looked at once more. */
async function findBlocking(
  { database, listBoards, checkLink, stopping }: PublisherParts,
  { of, pin, publication }: Planned,
  picture: Uint8Array | null,
): Promise<Finding | undefined> {
  return findingsOf(pin, {
    boards: await listBoards(database.root, of),
    plan: publication,
    // Delays are the governor's.
    delay: null,
    link: await checkLink(pin.link, stopping),
    picture: picture === null ? null : await sizeOfPicture(picture),
  }).find(({ isBlocking }) => isBlocking)
}

interface Sending {
  readonly sent: SentPin
  readonly media: SentMedia
  readonly pictureHash: string | null
  readonly of: PublicationOfPin
  /** As it was read for what is sent. */
  readonly pin: Pin
  readonly dueAt: number
  readonly fence: number
}

/** When it counts as sent; null: the plan was changed. */
async function begin(
  parts: PublisherParts,
  lease: OutboxLease,
  { of, pin, dueAt, fence, sent, pictureHash }: Sending,
): Promise<number | null> {
  const { database, clock, times } = parts
  const sentAt = clock.now()
  try {
    await database.transaction(async (tx) => {
      await renewLease(tx, lease, sentAt + times.lease)
      // Queues behind changes of the account's pins; from here on the plan stays as it is.
      await recordStart(parts, tx, of)
      const [now] = await parts.getPins(tx, of, [of.pinId])
      if (!isSentAlike(pin, now, of.publicationId)) throw new PlanChanged()
      if (!(await maySend(tx, of.accountId))) throw new PlanChanged()
      if (!(await isSending(tx, of, dueAt))) throw new PlanChanged()
      const pictureIds = sourcePicturesOf(pin)
      await startSending(tx, of, { fence, sentAt, sent, pictureIds, pictureHash })
      await insertAttempt(tx, of, {
        at: sentAt,
        kind: 'sent',
        asked: ASKED,
        concluded: conclusion('publishing.waiting'),
      })
      const waiting = { now: sentAt, networks: networksOf(parts) }
      const isBusy = await hasOthersDue(tx, of.accountId, waiting)
      await (isBusy ? keepBacklog(tx, of.accountId, sentAt) : endBacklog(tx, of.accountId))
      await postponeOutbox(tx, of.accountId, { until: sentAt + times.minGap, by: 'gap' })
    })
    return sentAt
  } catch (error) {
    if (error instanceof PlanChanged) return null
    throw error
  }
}

/** Whether what was made ready is still what the pin says, and where it goes. */
function isSentAlike(before: Pin, now: Pin | undefined, publicationId: string): boolean {
  const place = (pin: Pin | undefined) => {
    const plan = findPublication(pin, publicationId)
    return plan && [plan.board_id, plan.section_id ?? null]
  }
  const words = (pin: Pin | undefined) =>
    pin && [pin.title, pin.description, pin.alt_text, pin.link, pin.image_url, pin.media]
  return JSON.stringify([words(before), place(before)]) === JSON.stringify([words(now), place(now)])
}

async function call(
  { clock, times, tokensFor, stopping }: PublisherParts,
  { accountId }: OutboxLease,
  { network, sentAt, sent, media }: Sending & { network: NetworkName; sentAt: number },
): Promise<Asked> {
  const tokens = tokensFor(network)
  if (tokens === null) return NOT_SENT
  // A process that was suspended since the commit may have lost its lease: nothing is sent then.
  if (clock.now() >= sentAt + times.lease - times.requestTimeout) return NOT_SENT
  return askNetwork(
    {
      tokens,
      owner: { id: tokensOf(accountId) },
      signal: AbortSignal.any([AbortSignal.timeout(times.requestTimeout), stopping]),
    },
    { method: 'POST', path: '/pins', body: createPinBody(sent, media) },
  )
}

const NOT_SENT: Asked = { ok: false, reason: 'unavailable', wait: 60_000 }

function concluded(
  asked: Asked,
  now: number,
): {
  readonly answer: { readonly status: number | null; readonly text: string }
  readonly conclusion: SendingConclusion
} {
  if (asked.ok) return { answer: asked.answer, conclusion: conclusionOf(asked.answer, now) }
  const isLost = asked.isGrantOver === true
  return {
    answer: { status: null, text: '' },
    conclusion: isLost ? { type: 'tokenRefused' } : { type: 'notSent', wait: asked.wait },
  }
}
