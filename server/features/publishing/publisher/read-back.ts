/**
 * Reads the network to learn what became of pins that were sent. Of those whose outcome is unknown
 * the whole board is read, once for all that were sent to it; one that was accepted is read by its
 * id, once, to learn how long the network takes to show a pin.
 */
import type { NetworkName } from '#core/contract/account/connections.contract.ts'
import type { PublicationProblem } from '#core/contract/content/publications.contract.ts'
import { findSentPin, nextReadingAt } from '#core/publishing/read-back.ts'
import type { BoardFinding, SentPin } from '#core/publishing/read-back.ts'
import { MAX_LATE_MS } from '#core/schedule/missed.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { askNetwork } from '../../../platform/pinterest/pinterest-pins.ts'
import type { Asked, NetworkCaller } from '../../../platform/pinterest/pinterest-pins.ts'
import { loseConnection, tokensOf } from '../connections.store.ts'
import { insertAttempt } from './stores/attempts.store.ts'
import { backOff } from './back-off.ts'
import { readBoard } from './board-reading.ts'
import type { BoardReading } from './board-reading.ts'
import { keepPublished, planAgain } from './conclude.ts'
import type { SentPublication } from './conclude.ts'
import { listUnknown } from './stores/due.store.ts'
import type { ReadBack } from './stores/due.store.ts'
import { findNetwork } from './stores/network-account.store.ts'
import type { NetworkOfAccount } from './stores/network-account.store.ts'
import { clearFailures, renewLease } from './stores/outbox-lease.store.ts'
import type { OutboxLease } from './stores/outbox-lease.store.ts'
import { returnToPlan } from './publication-events.ts'
import { conclusion, NETWORK_NAMES } from './publisher-parts.ts'
import type { PublisherParts } from './publisher-parts.ts'
import {
  askPerson,
  holdBack,
  isLastSending,
  keepShown,
  planNextReading,
  planReading,
  postponeReadings,
} from './stores/sendings.store.ts'

interface Sent {
  readonly of: SentPublication
  readonly sent: SentPin
  readonly network: NetworkName
  readonly grantId: string
  readonly readAt: number
  /** How often its board was read before. */
  readonly readings: number
  /** When the reading began: what was accepted later may be missing in it. */
  readonly now: number
}

/** False: the network can't be asked now. */
export async function readBack(
  parts: PublisherParts,
  lease: OutboxLease,
  due: ReadBack,
): Promise<boolean> {
  const { database, clock, tokensFor, times, stopping } = parts
  const connection = await findNetwork(database.root, lease.accountId)
  const tokens = connection === undefined ? null : tokensFor(connection.network)
  if (connection === undefined || tokens === null) return false
  const sentOf = sentBy(lease, connection, clock.now())
  const caller: NetworkCaller = {
    tokens,
    owner: { id: tokensOf(lease.accountId) },
    signal: AbortSignal.any([AbortSignal.timeout(times.boardTimeout), stopping]),
  }
  const sent = sentOf(due)
  if (due.state === 'unknown') {
    const reading = await readBoard(caller, due.sent.board_id)
    const all = (await listUnknown(database.root, lease.accountId)).map(sentOf)
    const onBoard = all.filter((one) => one.sent.board_id === due.sent.board_id)
    await concludeReading(parts, lease, { reading, onBoard })
  } else if (due.state === 'published' && due.networkPinId !== null)
    await confirmShown(parts, sent, await askForPin(caller, due.networkPinId))
  else await planReading(database.root, sent.of, null)
  return true
}

const sentBy =
  ({ owner, accountId }: OutboxLease, { network, grantId }: NetworkOfAccount, now: number) =>
  ({ id, pinId, dueAt, fence, sentAt, sent, readAt, readings }: ReadBack): Sent => ({
    of: { owner, accountId, publicationId: id, pinId, dueAt, fence, sentAt },
    sent,
    network,
    grantId,
    readAt,
    readings,
    now,
  })

interface ReadPins {
  readonly reading: BoardReading
  /** Not reported yet. */
  readonly onBoard: readonly Sent[]
}

/** What one reading of a board says of each pin that was sent to it. */
async function concludeReading(
  parts: PublisherParts,
  lease: OutboxLease,
  { reading, onBoard }: ReadPins,
): Promise<void> {
  const { database, clock, times } = parts
  const inTransaction = async (work: (tx: Tx) => Promise<void>): Promise<void> =>
    database.transaction(async (tx) => {
      await renewLease(tx, lease, clock.now() + times.lease)
      await work(tx)
    })
  if (reading.type === 'read') {
    await inTransaction(async (tx) => clearFailures(tx, lease.accountId))
    for (const one of onBoard)
      await inTransaction(async (tx) => {
        const intent = { publication_id: one.of.publicationId, sent_at: one.of.sentAt }
        const finding = findSentPin(reading.pins, { ...one.sent, ...intent })
        // Before its time a reading proves only that a pin is there.
        if (one.readAt > one.now && finding.type !== 'found') return
        await recordReading(tx, {
          one,
          reading,
          conclude: () => decide(parts, tx, { one, finding }),
        })
      })
    return
  }
  await inTransaction(async (tx) => {
    const due = onBoard.filter(({ readAt, now }) => readAt <= now)
    const since = Math.min(...due.map(({ of }) => of.sentAt))
    const until = await nextTryAt(parts, tx, { of: lease, reading, since })
    for (const one of due)
      await recordReading(tx, {
        one,
        reading,
        conclude: () => withoutReading(parts, tx, { one, reading, until }),
      })
  })
}

interface Recorded {
  readonly one: Sent
  readonly reading: BoardReading
  readonly conclude: () => Promise<PublicationProblem>
}

async function recordReading(tx: Tx, { one, reading, conclude }: Recorded): Promise<void> {
  if (!(await isLastSending(tx, one.of, one.of.fence))) return
  await insertAttempt(tx, one.of, {
    at: one.now,
    kind: 'lookedBack',
    asked: `GET /boards/${one.sent.board_id}/pins`,
    answer: reading.answer,
    concluded: await conclude(),
  })
}

async function decide(
  parts: PublisherParts,
  tx: Tx,
  { one, finding }: { readonly one: Sent; readonly finding: BoardFinding },
): Promise<PublicationProblem> {
  const { of, network, now } = one
  if (finding.type === 'found') {
    await keepPublished(parts, tx, { of, network, id: finding.id, isShown: true })
    return conclusion('publishing.found')
  }
  if (finding.type === 'likely') {
    const url = `${parts.networks[network]?.webUrl ?? ''}pin/${finding.id}/`
    await askPerson(tx, of, { at: now, url })
    return conclusion('publishing.mayBeThere')
  }
  const { readings, requestTimeout } = parts.times
  const made = one.readings + 1
  const times = { readings, timeout: requestTimeout }
  const next = nextReadingAt(times, { sentAt: of.sentAt, now, made })
  if (next !== null) {
    await planNextReading(tx, of, { at: next, readings: made })
    return conclusion('publishing.notFoundYet')
  }
  if (of.sentAt >= now - MAX_LATE_MS) {
    await planAgain(parts, tx, of)
    return conclusion('publishing.sentAgain')
  }
  await planReading(tx, of, null)
  // Its turn is over, whatever else waits in the outbox.
  if (await returnToPlan(parts, tx, of))
    await holdBack(tx, of, { plannedFor: of.dueAt, until: 0, by: null })
  return conclusion('publishing.foundTooLate')
}

interface Failed {
  readonly of: OutboxLease
  readonly reading: Unread['reading']
  /** When the first pin was sent that this reading was for. */
  readonly since: number
}

/** When the board is read again; null = never. */
async function nextTryAt(
  parts: PublisherParts,
  tx: Tx,
  { of, reading, since }: Failed,
): Promise<number | null> {
  const { clock, times } = parts
  if (reading.type === 'failed') {
    // As long again as it took so far. The outbox goes on: its own requests say when to wait.
    const now = clock.now()
    return now + Math.max(times.retry, Math.min(now - since, times.maxBackOff))
  }
  if (reading.type !== 'unreachable') return null
  const until = await backOff(parts, tx, { of, atLeast: Math.max(times.retry, reading.wait) })
  // The network does not answer: the other boards can't be read either.
  await postponeReadings(tx, of.accountId, until)
  return until
}

interface Unread {
  readonly one: Sent
  readonly reading: Exclude<BoardReading, { type: 'read' }>
  /** When the board is read again. */
  readonly until: number | null
}

/** Nothing was learned: the board is read again, unless that is hopeless. */
async function withoutReading(
  parts: PublisherParts,
  tx: Tx,
  { one: { of, network, grantId, now }, reading, until }: Unread,
): Promise<PublicationProblem> {
  const name = { network: NETWORK_NAMES[network] }
  if (reading.type === 'lost') {
    await loseConnection(tx, { account_id: of.accountId, grant_id: grantId })
    return conclusion('publishing.connectionLost', name)
  }
  if (until === null || now > of.sentAt + parts.times.giveUp) {
    await askPerson(tx, of, { at: now, url: null })
    return conclusion('publishing.cannotTell', name)
  }
  // After the other boards that wait: one that is never read must not keep them from it.
  await planReading(tx, of, until + 1)
  return conclusion('publishing.boardUnread')
}

async function askForPin(caller: NetworkCaller, id: string): Promise<Asked & { path: string }> {
  const path = `/pins/${encodeURIComponent(id)}`
  return { ...(await askNetwork(caller, { method: 'GET', path })), path }
}

/** The answer stated that it was accepted: nothing is sent again, whatever is read. */
async function confirmShown(
  { database, times }: PublisherParts,
  { of, network, now, readings }: Sent,
  asked: Asked & { readonly path: string },
): Promise<void> {
  const name = { network: NETWORK_NAMES[network] }
  const isShown = asked.ok && asked.answer.status === 200
  await database.transaction(async (tx) => {
    if (isShown) await keepShown(tx, of, now - of.sentAt)
    else
      await planNextReading(tx, of, {
        at: nextReadingAt({ ...times, timeout: 0 }, { sentAt: of.sentAt, now, made: readings + 1 }),
        readings: readings + 1,
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
