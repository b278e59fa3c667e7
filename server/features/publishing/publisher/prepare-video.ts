/**
 * Brings the video of a planned pin to the network, before the pin: registered, sent, and worked on
 * there. All of it may be done again, so an interrupted sending starts over. One step a turn: while
 * the network works on a video, the account's other pins go out.
 */
import { z } from 'zod'
import { parseJson } from '#core/contract/call/json-text.ts'
import type { mediaProblems } from '#core/contract/problems/media.problems.ts'
import type { VideoMedia } from '#core/contract/content/pins.contract.ts'
import type { PublicationProblem } from '#core/contract/content/publications.contract.ts'
import { conclusionOf } from '#core/publishing/conclusions.ts'
import type { NetworkAnswer } from '#core/publishing/conclusions.ts'
import { uploadFile } from '../../../platform/pinterest/media-upload.ts'
import { askNetwork } from '../../../platform/pinterest/pinterest-pins.ts'
import type { NetworkRequest } from '../../../platform/pinterest/pinterest-pins.ts'
import { tokensOf } from '../connections.store.ts'
import { putPreparation } from './stores/attempts.store.ts'
import { backOff, postponeForNetwork } from './back-off.ts'
import { endPreparation } from './conclude.ts'
import type { NetworkOfAccount } from './stores/network-account.store.ts'
import { findNetworkVideo, putNetworkVideo } from './stores/network-videos.store.ts'
import type { NetworkVideo } from './stores/network-videos.store.ts'
import {
  clearFailures,
  keepBacklog,
  postponeOutbox,
  renewLease,
} from './stores/outbox-lease.store.ts'
import type { OutboxLease } from './stores/outbox-lease.store.ts'
import type { PublicationOfPin } from './publication-events.ts'
import { NETWORK_NAMES } from './publisher-parts.ts'
import type { PublisherParts } from './publisher-parts.ts'
import type { StoredFile } from '../../../platform/objects/object-store.ts'

export interface VideoOfPin {
  readonly of: PublicationOfPin
  readonly lease: OutboxLease
  readonly connection: NetworkOfAccount
  readonly media: VideoMedia
}

/** `waits`: the pin's turn comes again at `until`. `ended`: what stops it is recorded. */
export type PreparedVideo =
  | { readonly type: 'ready'; readonly mediaId: string }
  | { readonly type: 'waits'; readonly until: number }
  | { readonly type: 'failed'; readonly problem: PublicationProblem }
  | { readonly type: 'ended' }

/** Milliseconds until the network is asked again for the state of a video. */
const STATE_WAITS = [1_000, 2_000, 4_000, 8_000, 10_000]
const RETRY_WAIT = 15_000
/** At once in this process: an upload may take hours, and pins of other accounts go out meanwhile. */
const MAX_UPLOADS = 2
/**
 * Milliseconds: of uploads that break, and of the network's work on a file. Nothing fails before it
 * was tried once more: waits, a pause or a stopped server may have taken the time.
 */
const MAX_PREPARING = 3_600_000
/** Of the upload: a minute, and as long as the file takes at 1 Mbit/s. */
const UPLOAD_START = 60_000
const BYTES_PER_MS = 125
const PROGRESS_EVERY = 5_000
const MEGABYTE = 1_000_000
/** For the ledger: the address is another one each time. */
const UPLOAD = 'POST upload_url'

const Registered = z.object({
  media_id: z.string().regex(/^\d+$/),
  upload_url: z.url({ protocol: /^https?$/ }),
  upload_parameters: z.record(z.string(), z.string()),
})
const State = z.object({ status: z.enum(['registered', 'processing', 'succeeded', 'failed']) })

export async function prepareVideo(
  parts: PublisherParts,
  video: VideoOfPin,
): Promise<PreparedVideo> {
  const { of, connection, media } = video
  const { root } = parts.database
  const found = await findNetworkVideo(root, of)
  const isOurs = found?.grant_id === connection.grantId && found.video_id === media.video_id
  const row = isOurs ? found : newRow(video, parts.clock.now())
  if (row.state === 'ready' && row.media_id !== null)
    return { type: 'ready', mediaId: row.media_id }
  return row.state === 'sent' && row.media_id !== null
    ? askState(parts, video, { ...row, media_id: row.media_id })
    : sendInTurn(parts, video, row)
}

const newRow = ({ connection, media }: VideoOfPin, now: number): NetworkVideo => ({
  video_id: media.video_id,
  grant_id: connection.grantId,
  state: 'sending',
  media_id: null,
  asked: 0,
  started_at: now,
})

async function sendInTurn(
  parts: PublisherParts,
  video: VideoOfPin,
  row: NetworkVideo,
): Promise<PreparedVideo> {
  const { uploads, clock } = parts
  const { publicationId } = video.of
  if (uploads.size >= MAX_UPLOADS) return { type: 'waits', until: clock.now() + RETRY_WAIT }
  uploads.add(publicationId)
  try {
    return await sendVideo(parts, video, row)
  } finally {
    uploads.delete(publicationId)
  }
}

async function sendVideo(
  parts: PublisherParts,
  video: VideoOfPin,
  row: NetworkVideo,
): Promise<PreparedVideo> {
  const { of, media } = video
  const { root } = parts.database
  const file = await parts.openVideo(of.owner, media.video_id)
  if (file === null) return failed(video, 'video.missing')
  await putNetworkVideo(root, of, { ...row, asked: row.asked + 1 })
  const asked = await ask(parts, video, {
    method: 'POST',
    path: '/media',
    body: { media_type: 'video' },
  })
  if (asked.type !== 'answered') return asked
  const registered = Registered.safeParse(parseJson(asked.answer.text))
  if (!registered.success)
    return retry(parts, video, { asked: 'POST /media', answer: asked.answer })
  const answer = await upload(parts, video, { file, ...registered.data })
  if (!isTaken(answer)) {
    const again = await retry(parts, video, { asked: UPLOAD, answer })
    const isFirst = row.asked === 0 || parts.stopping.aborted
    return !isFirst && isOver(parts, row) ? failed(video, 'video.tooSlow') : again
  }
  await putNetworkVideo(root, of, {
    ...row,
    state: 'sent',
    media_id: registered.data.media_id,
    asked: 0,
    started_at: parts.clock.now(),
  })
  await note(parts, video, { asked: UPLOAD, answer, code: 'video.sent' })
  return { type: 'waits', until: parts.clock.now() + (STATE_WAITS[0] ?? RETRY_WAIT) }
}

const isOver = ({ clock }: PublisherParts, { started_at }: NetworkVideo): boolean =>
  clock.now() > started_at + MAX_PREPARING

interface Sending extends z.infer<typeof Registered> {
  readonly file: StoredFile
}

/** Its progress is a line in the ledger, and keeps the lease. */
async function upload(
  parts: PublisherParts,
  video: VideoOfPin,
  { file, upload_url, upload_parameters }: Sending,
): Promise<NetworkAnswer> {
  const { of, lease } = video
  const deadline = AbortSignal.timeout(UPLOAD_START + Math.ceil(file.size / BYTES_PER_MS))
  const lost = new AbortController()
  let bytes = 0
  const tell = async (): Promise<void> => {
    const now = parts.clock.now()
    await parts.database.transaction(async (tx) => {
      await renewLease(tx, lease, now + parts.times.lease)
      // The account's other pins wait for the upload, and are not missed by it.
      await keepBacklog(tx, of.accountId, now)
      await postponeOutbox(tx, of.accountId, { until: now, by: 'gap' })
    })
    const params = { made: megabytes(bytes), all: megabytes(file.size) }
    await note(parts, video, { asked: UPLOAD, code: 'video.sending', params })
  }
  await tell()
  let telling = Promise.resolve()
  const timer = setInterval(() => {
    telling = telling.then(tell).catch((error: unknown) => lost.abort(error))
  }, PROGRESS_EVERY)
  const answer = await uploadFile({
    url: upload_url,
    parameters: upload_parameters,
    file,
    signal: AbortSignal.any([deadline, lost.signal, parts.stopping]),
    onProgress: (count) => void (bytes = count),
  })
  clearInterval(timer)
  await telling
  // Another server has the account: nothing more may be written here.
  lost.signal.throwIfAborted()
  return answer
}

const megabytes = (bytes: number): number => Math.round((bytes / MEGABYTE) * 10) / 10

async function askState(
  parts: PublisherParts,
  video: VideoOfPin,
  row: NetworkVideo & { readonly media_id: string },
): Promise<PreparedVideo> {
  const path = `/media/${row.media_id}`
  const asked = await ask(parts, video, { method: 'GET', path })
  if (asked.type !== 'answered') return asked
  const { answer } = asked
  const state = State.safeParse(parseJson(answer.text)).data?.status
  const { root } = parts.database
  if (state === 'succeeded') {
    await putNetworkVideo(root, video.of, { ...row, state: 'ready' })
    await note(parts, video, { asked: `GET ${path}`, answer, code: 'video.ready' })
    return { type: 'ready', mediaId: row.media_id }
  }
  if (state === 'failed') {
    await note(parts, video, { asked: `GET ${path}`, answer, code: 'video.failed' })
    return failed(video, 'video.failed')
  }
  await putNetworkVideo(root, video.of, { ...row, asked: row.asked + 1 })
  await note(parts, video, { asked: `GET ${path}`, answer, code: 'video.preparing' })
  if (isOver(parts, row)) return failed(video, 'video.tooSlow')
  const wait = STATE_WAITS[row.asked + 1] ?? STATE_WAITS.at(-1) ?? RETRY_WAIT
  return { type: 'waits', until: parts.clock.now() + wait }
}

/** `answered`: a 2xx. Everything else is what follows from it. */
async function ask(
  parts: PublisherParts,
  video: VideoOfPin,
  request: NetworkRequest,
): Promise<{ type: 'answered'; answer: NetworkAnswer } | PreparedVideo> {
  const line = { asked: `${request.method} ${request.path}` }
  const tokens = parts.tokensFor(video.connection.network)
  if (tokens === null) return retry(parts, video, line)
  const asked = await askNetwork(
    {
      tokens,
      owner: { id: tokensOf(video.of.accountId) },
      signal: AbortSignal.any([AbortSignal.timeout(parts.times.requestTimeout), parts.stopping]),
    },
    request,
  )
  if (!asked.ok)
    return asked.isGrantOver === true
      ? endPreparation(parts, video, { type: 'tokenRefused' })
      : waitUnanswered(parts, video, { ...line, wait: asked.wait })
  const { answer } = asked
  if (answer.status === null) return waitUnanswered(parts, video, { ...line, answer, wait: 0 })
  await clearFailures(parts.database.root, video.of.accountId)
  return isTaken(answer) ? { type: 'answered', answer } : judge(parts, video, { ...line, answer })
}

const isTaken = ({ status }: NetworkAnswer): boolean =>
  status !== null && status >= 200 && status < 300

interface Line {
  readonly asked: string
  readonly answer?: NetworkAnswer
}

async function judge(
  parts: PublisherParts,
  video: VideoOfPin,
  line: Line & { readonly answer: NetworkAnswer },
): Promise<PreparedVideo> {
  const found = conclusionOf(line.answer, parts.clock.now())
  switch (found.type) {
    case 'limited':
      return waitForNetwork(parts, video, { ...line, wait: found.wait })
    case 'spam':
    case 'notApproved':
    case 'tokenRefused':
      return endPreparation(parts, video, found)
    case 'refused':
      return failed(video, 'video.notTaken', { reason: found.reason ?? String(line.answer.status) })
    default:
      return retry(parts, video, line)
  }
}

async function retry(parts: PublisherParts, video: VideoOfPin, line: Line): Promise<PreparedVideo> {
  await note(parts, video, { ...line, code: 'video.notSent' })
  return { type: 'waits', until: parts.clock.now() + RETRY_WAIT }
}

interface Waiting extends Line {
  /** ms */
  readonly wait: number
}

async function waitForNetwork(
  parts: PublisherParts,
  video: VideoOfPin,
  { wait, ...line }: Waiting,
): Promise<PreparedVideo> {
  await note(parts, video, { ...line, code: 'publishing.limited' })
  const until = await parts.database.transaction((tx) =>
    postponeForNetwork(parts, tx, { of: video.of, wait }),
  )
  return { type: 'waits', until }
}

/** Of the network's API: the address for the file is another host's. */
async function waitUnanswered(
  parts: PublisherParts,
  video: VideoOfPin,
  { wait, ...line }: Waiting,
): Promise<PreparedVideo> {
  await note(parts, video, { ...line, code: 'video.notSent' })
  const until = await parts.database.transaction((tx) =>
    backOff(parts, tx, { of: video.of, atLeast: wait }),
  )
  return { type: 'waits', until }
}

type MediaCode = keyof typeof mediaProblems
type Params = PublicationProblem['params']

function failed({ connection }: VideoOfPin, code: MediaCode, params: Params = {}): PreparedVideo {
  const network = NETWORK_NAMES[connection.network]
  return { type: 'failed', problem: { code, params: { network, ...params } } }
}

async function note(
  { database, clock }: PublisherParts,
  { of, connection }: VideoOfPin,
  line: {
    readonly asked: string
    readonly answer?: NetworkAnswer | undefined
    readonly code: MediaCode | 'publishing.limited'
    readonly params?: Params
  },
): Promise<void> {
  const { asked, answer, code, params } = line
  const network = NETWORK_NAMES[connection.network]
  await putPreparation(database.root, of, {
    at: clock.now(),
    asked,
    ...(answer !== undefined && { answer }),
    concluded: { code, params: { network, ...params } },
  })
}
