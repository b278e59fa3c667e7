/**
 * Reads the boards of pins that their person publishes, by a file for the bulk upload or by hand,
 * and marks those as published whose link carries their publication's id. One reading of a board
 * serves all pins of the account.
 */
import { nextPlanReading } from '#core/publishing/plan-readings.ts'
import { markedPins } from '#core/publishing/read-back.ts'
import { findPublication, isUnsent } from '#core/pins/book/pin-publications.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { NetworkCaller } from '../../../platform/pinterest/pinterest-pins.ts'
import { loseConnection, tokensOf } from '../connections.store.ts'
import { insertAttempt } from '../publisher/stores/attempts.store.ts'
import { backOff } from '../publisher/back-off.ts'
import { type BoardReading, readBoard } from '../publisher/board-reading.ts'
import { findNetwork, type NetworkOfAccount } from '../publisher/stores/network-account.store.ts'
import {
  claimOutbox,
  clearFailures,
  LeaseLost,
  type OutboxLease,
  releaseOutbox,
  renewLease,
} from '../publisher/stores/outbox-lease.store.ts'
import { recordOutcome } from '../publisher/publication-events.ts'
import { conclusion, networksOf, type PublisherParts } from '../publisher/publisher-parts.ts'
import { keepNetworkPin } from '../publisher/stores/sendings.store.ts'
import {
  type DueBoard,
  listByPerson,
  listDueBoards,
  type OpenPublication,
  saveBoardReading,
} from './board-readings.store.ts'

/** Answers how many boards were read. `runs`: false = the server is about to stop. */
export async function readPlanBoards(
  parts: PublisherParts,
  runs: () => boolean = () => true,
): Promise<number> {
  const { database, clock, times, log } = parts
  const waiting = { now: clock.now(), networks: networksOf(parts) }
  if (waiting.networks.length === 0) return 0
  const boards = await listDueBoards(database.root, waiting)
  // One board of an account at a time: the next is read after the pause that this one costs.
  const firsts = [...Map.groupBy(boards, ({ accountId }) => accountId).values()].flatMap(
    ([first]) => first ?? [],
  )
  let count = 0
  for (const board of firsts) {
    if (!runs()) break
    const now = clock.now()
    const lease = await claimOutbox(database.root, board, { now, until: now + times.lease })
    if (lease === null) continue
    try {
      if (await readDueBoard(parts, lease, board)) count += 1
    } catch (error) {
      if (!(error instanceof LeaseLost))
        log.error('A board could not be read', { account: board.accountId, error })
    } finally {
      await releaseOutbox(database.root, lease)
    }
  }
  return count
}

/** False: the network can't be asked now. */
async function readDueBoard(
  parts: PublisherParts,
  lease: OutboxLease,
  board: DueBoard,
): Promise<boolean> {
  const { database, tokensFor, times, clock, stopping } = parts
  const connection = await findNetwork(database.root, board.accountId)
  const tokens = connection === undefined ? null : tokensFor(connection.network)
  if (connection === undefined || tokens === null) return false
  const readAt = clock.now()
  const caller: NetworkCaller = {
    tokens,
    owner: { id: tokensOf(board.accountId) },
    signal: AbortSignal.any([AbortSignal.timeout(times.boardTimeout), stopping]),
  }
  const reading = await readBoard(caller, board.networkBoardId)
  await concludeReading(parts, lease, { board, connection, reading, readAt })
  return true
}

interface Read {
  readonly board: DueBoard
  readonly connection: NetworkOfAccount
  readonly reading: BoardReading
  readonly readAt: number
}

async function concludeReading(
  parts: PublisherParts,
  lease: OutboxLease,
  { board, connection, reading, readAt }: Read,
): Promise<void> {
  const { database, clock, times } = parts
  const inTransaction = async (work: (tx: Tx) => Promise<unknown>): Promise<void> =>
    database.transaction(async (tx) => {
      await renewLease(tx, lease, clock.now() + times.lease)
      await work(tx)
    })
  if (reading.type === 'lost')
    return inTransaction(async (tx) =>
      loseConnection(tx, { account_id: board.accountId, grant_id: connection.grantId }),
    )
  if (reading.type === 'unreachable')
    return inTransaction(async (tx) =>
      backOff(parts, tx, { of: lease, atLeast: Math.max(times.retry, reading.wait) }),
    )
  if (reading.type === 'read') {
    const marked = markedPins(reading.pins)
    const open = await listByPerson(database.root, board.accountId)
    for (const one of open) {
      const id = marked.get(one.id)
      if (id !== undefined)
        await inTransaction(async (tx) =>
          markPublished(parts, tx, { board, connection, reading, readAt, one, id }),
        )
    }
  }
  await inTransaction(async (tx) => {
    await clearFailures(tx, board.accountId)
    const open = await listByPerson(tx, board.accountId)
    await saveBoardReading(tx, board, {
      readAt,
      pages: reading.pages,
      nextAt: nextReading(open, board, readAt),
    })
  })
}

interface Marked extends Read {
  readonly one: OpenPublication
  /** Of the network. */
  readonly id: string
}

/** Nothing when the person has answered so meanwhile, or has removed it. */
async function markPublished(
  parts: PublisherParts,
  tx: Tx,
  { board, connection: { network }, reading, readAt, one, id }: Marked,
): Promise<void> {
  const { owner, accountId } = board
  const of = { owner, accountId, publicationId: one.id, pinId: one.pinId }
  const [pin] = await parts.getPins(tx, of, [one.pinId])
  const known = findPublication(pin, one.id)
  if (known === undefined || !isUnsent(known)) return
  const url = `${parts.networks[network]?.webUrl ?? ''}pin/${id}/`
  await recordOutcome(parts, tx, { of, outcome: { state: 'published', url } })
  await keepNetworkPin(tx, of, { id, readAt: null })
  await insertAttempt(tx, of, {
    at: readAt,
    kind: 'lookedBack',
    asked: `GET /boards/${board.networkBoardId}/pins`,
    answer: reading.answer,
    concluded: conclusion('publishing.found'),
  })
}

const DAY = 86_400_000

/** Of all pins of the board that wait. */
function nextReading(
  open: readonly OpenPublication[],
  { boardId }: DueBoard,
  readAt: number,
): number {
  const nexts = open
    .filter((one) => one.boardId === boardId && one.dueAt <= readAt)
    .flatMap(({ dueAt }) => nextPlanReading(dueAt, readAt) ?? [])
  return Math.min(readAt + DAY, ...nexts)
}
