/**
 * Reads the network to learn what became of a pin that was sent. Of one that nobody knows about the
 * whole board is read; one that was accepted is read by its id, once, to learn how long the network
 * takes to show a pin.
 */
import { z } from 'zod'
import type { NetworkName } from '#core/contract/connections.contract.ts'
import { parseJson } from '#core/contract/json-text.ts'
import type { PublicationProblem } from '#core/contract/publications.contract.ts'
import { waitOf } from '#core/publishing/conclusions.ts'
import type { NetworkAnswer } from '#core/publishing/conclusions.ts'
import { findSentPin, nextLookAt } from '#core/publishing/read-back.ts'
import type { BoardFinding, BoardPin, SentPin } from '#core/publishing/read-back.ts'
import { MAX_LATE_MS } from '#core/schedule/missed.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { askNetwork } from '../../../platform/pinterest/pinterest-pins.ts'
import type { Asked, NetworkCaller } from '../../../platform/pinterest/pinterest-pins.ts'
import { loseConnection, tokensOf } from '../connections.store.ts'
import { insertAttempt } from './attempts.store.ts'
import { keepPublished, planAgain } from './conclude.ts'
import type { SentPublication } from './conclude.ts'
import type { DueLook } from './due.store.ts'
import { findNetwork } from './network-account.store.ts'
import { renewLease } from './outbox-lease.store.ts'
import type { OutboxLease } from './outbox-lease.store.ts'
import { returnToPlan } from './publication-events.ts'
import { conclusion, NETWORK_NAMES } from './publisher-parts.ts'
import type { PublisherParts } from './publisher-parts.ts'
import { askPerson, isLastSending, keepShown, planLook, planNextLook } from './sendings.store.ts'

interface Look {
  readonly of: SentPublication
  readonly network: NetworkName
  readonly grantId: string
  /** How often its board was read before. */
  readonly looks: number
  /** When the reading began: what was accepted later may be missing in it. */
  readonly now: number
}

/** False: the network can't be asked now. */
export async function lookForPin(
  parts: PublisherParts,
  lease: OutboxLease,
  due: DueLook,
): Promise<boolean> {
  const { database, clock, tokensFor, times, stopping } = parts
  const connection = await findNetwork(database.root, lease.accountId)
  if (connection === undefined) return false
  const { network } = connection
  const tokens = tokensFor(network)
  if (tokens === null) return false
  const { owner, accountId } = lease
  const { id: publicationId, pinId, dueAt, fence, sentAt } = due
  const look: Look = {
    of: { owner, accountId, publicationId, pinId, dueAt, fence, sentAt },
    network,
    grantId: connection.grantId,
    looks: due.looks,
    now: clock.now(),
  }
  const caller: NetworkCaller = {
    tokens,
    owner: { id: tokensOf(accountId) },
    signal: AbortSignal.any([AbortSignal.timeout(times.lookTimeout), stopping]),
  }
  if (due.state === 'unknown') await lookOnBoard(parts, { lease, look, caller, due })
  else if (due.state === 'published' && due.networkPinId !== null)
    await confirmShown(parts, look, await askForPin(caller, due.networkPinId))
  else await planLook(database.root, look.of, null)
  return true
}

interface BoardLook {
  readonly lease: OutboxLease
  readonly look: Look
  readonly caller: NetworkCaller
  readonly due: DueLook
}

async function lookOnBoard(
  parts: PublisherParts,
  { lease, look, caller, due }: BoardLook,
): Promise<void> {
  const { database, clock, times } = parts
  const { publicationId, sentAt, fence } = look.of
  const sent = JSON.parse(due.sent) as SentPin
  const reading = await readBoard(caller, sent.board_id)
  await database.transaction(async (tx) => {
    await renewLease(tx, lease, clock.now() + times.lease)
    if (!(await isLastSending(tx, look.of, fence))) return
    const intent = { ...sent, publication_id: publicationId, sent_at: sentAt }
    const concluded =
      reading.type === 'read'
        ? await decide(parts, tx, { look, finding: findSentPin(reading.pins, intent) })
        : await withoutReading(parts, tx, { look, reading })
    await insertAttempt(tx, look.of, {
      at: look.now,
      kind: 'lookedBack',
      asked: `GET /boards/${sent.board_id}/pins`,
      answer: reading.answer,
      concluded,
    })
  })
}

async function decide(
  parts: PublisherParts,
  tx: Tx,
  { look, finding }: { readonly look: Look; readonly finding: BoardFinding },
): Promise<PublicationProblem> {
  const { of, network, now } = look
  if (finding.type === 'found') {
    await keepPublished(parts, tx, { of, network, id: finding.id, isShown: true })
    return conclusion('publishing.found')
  }
  if (finding.type === 'likely') {
    const url = `${parts.networks[network]?.webUrl ?? ''}pin/${finding.id}/`
    await askPerson(tx, of, { at: now, url })
    return conclusion('publishing.mayBeThere')
  }
  const { looks, requestTimeout } = parts.times
  const made = look.looks + 1
  const next = nextLookAt({ looks, timeout: requestTimeout }, { sentAt: of.sentAt, now, made })
  if (next !== null) {
    await planNextLook(tx, of, { at: next, looks: made })
    return conclusion('publishing.notFoundYet')
  }
  if (of.sentAt >= now - MAX_LATE_MS) {
    await planAgain(parts, tx, of)
    return conclusion('publishing.sentAgain')
  }
  await planLook(tx, of, null)
  await returnToPlan(parts, tx, of)
  return conclusion('publishing.foundTooLate')
}

type Reading =
  | { readonly type: 'read'; readonly pins: readonly BoardPin[]; readonly answer: Answer }
  | { readonly type: 'gone' | 'tooLong' | 'lost'; readonly answer: Answer }
  | { readonly type: 'failed'; readonly wait: number; readonly answer: Answer }
type Answer = Pick<NetworkAnswer, 'status' | 'text'>

/** Nothing was learned: the board is read again, unless that is hopeless. */
async function withoutReading(
  parts: PublisherParts,
  tx: Tx,
  { look, reading }: { look: Look; reading: Exclude<Reading, { type: 'read' }> },
): Promise<PublicationProblem> {
  const { of, network, now } = look
  const name = { network: NETWORK_NAMES[network] }
  const { giveUp, retry } = parts.times
  if (reading.type === 'lost') {
    await loseConnection(tx, { account_id: of.accountId, grant_id: look.grantId })
    return conclusion('publishing.connectionLost', name)
  }
  if (reading.type !== 'failed' || now > of.sentAt + giveUp) {
    await askPerson(tx, of, { at: now, url: null })
    return conclusion('publishing.cannotTell', name)
  }
  await planLook(tx, of, now + Math.max(retry, reading.wait))
  return conclusion('publishing.boardUnread')
}

const PAGE_SIZE = 250
/** Of a board with more pins the end can't be seen. */
const MAX_PAGES = 100

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null)
const Page = z.object({
  items: z.array(
    z.object({
      id: z.string().min(1),
      board_section_id: text,
      title: text,
      description: text,
      alt_text: text,
      link: text,
      created_at: text,
    }),
  ),
  bookmark: z.string().nullish(),
})

/** Every page: no order is documented. */
async function readBoard(caller: NetworkCaller, boardId: string): Promise<Reading> {
  const pins: BoardPin[] = []
  let bookmark: string | null | undefined
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query = new URLSearchParams({
      page_size: String(PAGE_SIZE),
      ...(typeof bookmark === 'string' ? { bookmark } : {}),
    })
    const path = `/boards/${encodeURIComponent(boardId)}/pins?${query.toString()}`
    const asked = await askNetwork(caller, { method: 'GET', path })
    const parsed = asked.ok && asked.answer.status === 200 ? pageOf(asked.answer.text) : null
    if (parsed === null) return unread(asked)
    pins.push(...parsed.items)
    bookmark = parsed.bookmark
    if (typeof bookmark !== 'string' || bookmark === '')
      return { type: 'read', pins, answer: { status: 200, text: `${pins.length} pins` } }
  }
  return { type: 'tooLong', answer: { status: 200, text: `${pins.length} pins` } }
}

function pageOf(body: string): z.infer<typeof Page> | null {
  const parsed = Page.safeParse(parseJson(body))
  return parsed.success ? parsed.data : null
}

function unread(asked: Asked): Reading {
  if (!asked.ok) {
    const answer = { status: null, text: '' }
    return asked.isGrantOver === true
      ? { type: 'lost', answer }
      : { type: 'failed', wait: asked.wait, answer }
  }
  const { answer } = asked
  if (answer.status === 404) return { type: 'gone', answer }
  if (answer.status === 401) return { type: 'lost', answer }
  return { type: 'failed', wait: answer.status === 429 ? waitOf(answer, 0) : 0, answer }
}

async function askForPin(caller: NetworkCaller, id: string): Promise<Asked & { path: string }> {
  const path = `/pins/${encodeURIComponent(id)}`
  return { ...(await askNetwork(caller, { method: 'GET', path })), path }
}

/** The answer said that it was accepted: nothing is sent again, whatever is read. */
async function confirmShown(
  { database, times }: PublisherParts,
  { of, network, now, looks }: Look,
  asked: Asked & { readonly path: string },
): Promise<void> {
  const name = { network: NETWORK_NAMES[network] }
  const isShown = asked.ok && asked.answer.status === 200
  await database.transaction(async (tx) => {
    if (isShown) await keepShown(tx, of, now - of.sentAt)
    else
      await planNextLook(tx, of, {
        at: nextLookAt({ ...times, timeout: 0 }, { sentAt: of.sentAt, now, made: looks + 1 }),
        looks: looks + 1,
      })
    await insertAttempt(tx, of, {
      at: now,
      kind: 'lookedBack',
      asked: `GET ${asked.path}`,
      ...(asked.ok ? { answer: asked.answer } : {}),
      concluded: conclusion(isShown ? 'publishing.shown' : 'publishing.notShown', name),
    })
  })
}
