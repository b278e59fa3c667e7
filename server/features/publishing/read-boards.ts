/**
 * Reads the boards of connected accounts: when one is connected, when a person asks, and every
 * hour. A connection whose tokens the network takes no more is lost, and the screen says so.
 */
import type { NetworkName } from '#core/contract/connections.contract.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import type { PinterestTokens } from '../../platform/pinterest/pinterest-tokens.ts'
import { syncBoards } from './boards-sync.store.ts'
import { claimBoards, listDue, noteReading, tokensOf } from './connections.store.ts'
import type { ConnectionRow } from './connections.store.ts'
import { readNetworkBoards } from './network-boards.ts'

export interface ReadBoardsNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly tokensFor: (network: NetworkName) => PinterestTokens | null
  readonly nameKey: (name: string) => string
}

/** Another server may look at the same minute. ms */
export const HOUR = 3_600_000

/** False when another server reads them, or their network is off. */
export async function readBoards(needs: ReadBoardsNeeds, row: ConnectionRow): Promise<boolean> {
  const { database, clock, log, nameKey } = needs
  const tokens = needs.tokensFor(row.network)
  if (tokens === null) return false
  if (!(await claimBoards(database.root, row, clock.now() + HOUR))) return false
  const accountId = row.account_id
  const owner = { id: tokensOf(accountId) }
  const read = await readNetworkBoards(
    async (path) => tokens.call(owner, path),
    Math.floor(clock.now() / HOUR),
  )
  if (!read.ok) {
    log.warn('Boards could not be read', { account: accountId, reason: read.reason })
    await noteReading(database.root, accountId, {
      boards_problem: read.reason,
      ...(read.reason === 'refused' ? { state: 'lost' } : {}),
    })
    return true
  }
  const now = clock.now()
  await database.transaction(async (tx) => {
    await syncBoards(tx, read.rows, { accountId, now, nameKey })
    await noteReading(tx, accountId, { boards_read_at: now, boards_problem: null })
  })
  return true
}

/** Answers how many accounts were read. */
export async function readDueBoards(needs: ReadBoardsNeeds): Promise<number> {
  let count = 0
  for (const row of await listDue(needs.database.root, needs.clock.now()))
    if (await readBoards(needs, row)) count += 1
  return count
}
