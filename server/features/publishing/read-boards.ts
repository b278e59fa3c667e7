/**
 * Reads the boards of connected accounts: when one is connected, when a person asks, and every
 * hour. A connection whose tokens the network takes no more is lost, and the screen says so.
 */
import type { NetworkName } from '#core/contract/account/connections.contract.ts'
import type { Clock } from '../../platform/clock.ts'
import { shortenTimes, storedTime } from '../../platform/database/clock-back.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import type { Called, Refused } from '../../platform/pinterest/pinterest-call.ts'
import type { PinterestTokens } from '../../platform/pinterest/pinterest-tokens.ts'
import { sectionReadings, syncBoards } from './boards-sync.store.ts'
import { claimReading, listDue, saveReading, tokensOf } from './connections.store.ts'
import type { ConnectionRow, Reading } from './connections.store.ts'
import { readNetworkBoards } from './network-boards.ts'
import type { NetworkBoard } from './network-boards.ts'
import { readUser } from './network-user.ts'
import type { NetworkUser } from './network-user.ts'

export interface ReadBoardsNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly tokensFor: (network: NetworkName) => PinterestTokens | null
  readonly nameKey: (name: string) => string
}

export const HOUR = 3_600_000
/** Until boards whose sections were never read have their turn: a trial app has 1,000 calls a day. */
const NEXT_SECTIONS = 600_000
/** After the first failure; then twice as long each time, an hour at most. */
const FIRST_RETRY = 300_000

const TIMES = [storedTime({ table: 'connections', column: 'boards_due_at', most: HOUR })]

/** After the clock was set back. A network that asked for a longer wait refuses once more. */
export const shortenReadingTimes = async (db: Queries, now: number): Promise<void> =>
  shortenTimes(db, TIMES, now)

/** False when another server reads them, or their network is off. */
export async function readBoards(needs: ReadBoardsNeeds, row: ConnectionRow): Promise<boolean> {
  const { database, clock } = needs
  const tokens = needs.tokensFor(row.network)
  if (tokens === null) return false
  const accountId = row.account_id
  const readingId = await claimReading(database.root, row, clock.now() + HOUR)
  if (readingId === null) return false
  const reading = { accountId, id: readingId }
  const call = async (path: string) => tokens.call({ id: tokensOf(accountId) }, path)
  const found = await readNetwork(needs, row, call)
  if (found.ok) await saveBoardsRead(needs, reading, found)
  else await saveFailure(needs, { row, reading }, found)
  return true
}

async function readNetwork(
  { database }: ReadBoardsNeeds,
  { account_id, network_user_id }: ConnectionRow,
  call: (path: string) => Promise<Called>,
): Promise<Found | Refused> {
  const identity = network_user_id === null ? await readUser(call) : null
  if (identity?.ok === false) return identity
  const boards = await readNetworkBoards(call, await sectionReadings(database.root, account_id))
  return boards.ok ? { ok: true, boards: boards.rows, identity } : boards
}

interface Found {
  readonly ok: true
  readonly boards: readonly NetworkBoard[]
  /** Null = it was known. */
  readonly identity: NetworkUser | null
}

async function saveBoardsRead(
  { database, clock, nameKey }: ReadBoardsNeeds,
  reading: Reading,
  { boards, identity }: Found,
): Promise<void> {
  const now = clock.now()
  const { accountId } = reading
  await database.transaction(async (tx) => {
    const isOurs = await saveReading(tx, reading, {
      boards_read_at: now,
      boards_problem: null,
      boards_failures: 0,
      ...(identity?.id == null
        ? {}
        : { network_user_id: identity.id, username: identity.username }),
    })
    if (!isOurs) return
    await syncBoards(tx, boards, { accountId, now, nameKey })
    const unread = [...(await sectionReadings(tx, accountId)).values()].includes(null)
    if (unread) await saveReading(tx, reading, { boards_due_at: now + NEXT_SECTIONS })
  })
}

interface Failed {
  readonly row: ConnectionRow
  readonly reading: Reading
}

/** Only a grant that is over loses the connection; all else is tried again. */
async function saveFailure(
  { database, clock, log }: ReadBoardsNeeds,
  { row, reading }: Failed,
  { reason, wait, isGrantOver }: Refused,
): Promise<void> {
  log.warn('Boards could not be read', { account: row.account_id, reason })
  const retry = Math.min(FIRST_RETRY * 2 ** row.boards_failures, HOUR)
  await saveReading(database.root, reading, {
    boards_problem: reason,
    boards_failures: row.boards_failures + 1,
    boards_due_at: clock.now() + Math.max(retry, wait),
    ...(isGrantOver === true ? { state: 'lost' } : {}),
  })
}

/** Answers how many accounts were read. */
export async function readDueBoards(needs: ReadBoardsNeeds): Promise<number> {
  let count = 0
  for (const row of await listDue(needs.database.root, needs.clock.now()))
    if (await readBoards(needs, row)) count += 1
  return count
}
