/** Connected accounts and attempts to connect one. Each query asks for the owner. */
import type { Selectable } from 'kysely'
import type {
  Connection,
  ConnectionTier,
  NetworkName,
} from '#core/contract/account/connections.contract.ts'
import { problemRef, withCodes } from '#core/contract/words/problem.schema.ts'
import type { ProblemRef } from '#core/contract/words/problem.schema.ts'
import { storedProblem } from '#core/contract/call/problems.contract.ts'
import type { Queries, Tx } from '../../platform/database/database.ts'
import type {
  ConnectionAttemptsTable,
  ConnectionsTable,
} from '../../platform/database/tables/connections.tables.ts'
import { newId } from '../../platform/ids.ts'
import { deleteTokens } from '../../platform/pinterest/tokens.store.ts'

export type ConnectionRow = Selectable<ConnectionsTable>

/** Whose account is asked about. */
export interface Owned {
  readonly owner: string
  readonly accountId: string
}

export const tokensOf = (accountId: string): string => `account ${accountId}`

const ownAccounts = (db: Queries, owner: string) =>
  db.selectFrom('accounts').select('accounts.id').where('accounts.user_id', '=', owner)

export async function ownsAccount(db: Queries, { owner, accountId }: Owned): Promise<boolean> {
  const row = await ownAccounts(db, owner).where('id', '=', accountId).executeTakeFirst()
  return row !== undefined
}

export async function listConnections(db: Queries, owner: string): Promise<Connection[]> {
  const rows = await db
    .selectFrom('connections')
    .selectAll()
    .where('account_id', 'in', ownAccounts(db, owner))
    .orderBy('connected_at')
    .execute()
  return Promise.all(rows.map(async (row) => presentConnection(db, row)))
}

export async function findConnection(
  db: Queries,
  { owner, accountId }: Owned,
): Promise<ConnectionRow | undefined> {
  return db
    .selectFrom('connections')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('account_id', 'in', ownAccounts(db, owner))
    .executeTakeFirst()
}

export async function presentConnection(db: Queries, row: ConnectionRow): Promise<Connection> {
  const boards = await db
    .selectFrom('network_boards')
    .select(['board_id', 'gone_at'])
    .where('account_id', '=', row.account_id)
    .execute()
  return {
    account_id: row.account_id,
    network: row.network,
    state: row.state,
    username: row.username,
    tier: row.tier,
    connected_at: row.connected_at,
    boards_read_at: row.boards_read_at,
    boards_problem: row.boards_problem,
    ...withCodes({ problem: row.problem === null ? null : storedProblem(row.problem) }),
    boards: boards.map(({ board_id, gone_at }) => ({ board_id, is_gone: gone_at !== null })),
  }
}

/** In the place of what the account was connected to. The caller has seen to the owner. */
export async function putConnection(tx: Tx, row: ConnectionRow): Promise<void> {
  const { account_id, ...rest } = row
  await tx
    .insertInto('connections')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(rest))
    .execute()
  await tx.updateTable('accounts').set({ kind: row.network }).where('id', '=', account_id).execute()
  // A reading of figures that is under way is of the connection before.
  await tx
    .updateTable('result_readings')
    .set({ due_at: row.boards_due_at, reading_id: null })
    .where('account_id', '=', account_id)
    .execute()
}

/**
 * What the network has shown of the app: by code 29 or 3, or by taking a pin. That a token is of
 * the sandbox is known from where it came.
 */
export async function rememberTier(
  db: Queries,
  accountId: string,
  tier: ConnectionTier,
): Promise<void> {
  await db
    .updateTable('connections')
    .set({ tier })
    .where('account_id', '=', accountId)
    .where((one) => one.or([one('tier', 'is', null), one('tier', '!=', 'sandbox')]))
    .execute()
}

/** Nothing is sent or read until the person goes on. False when it was not connected. */
export async function stopAccount(
  db: Queries,
  accountId: string,
  why: ProblemRef,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('connections')
    .set({ state: 'stopped', problem: JSON.stringify(problemRef(why)) })
    .where('account_id', '=', accountId)
    .where('state', '=', 'connected')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** The network takes the tokens of this connecting no more; a later connecting stays as it is. */
export async function loseConnection(
  db: Queries,
  { account_id, grant_id }: Pick<ConnectionRow, 'account_id' | 'grant_id'>,
): Promise<void> {
  await db
    .updateTable('connections')
    .set({ state: 'lost' })
    .where('account_id', '=', account_id)
    .where('grant_id', '=', grant_id)
    .execute()
}

/** Those that the network has, and those that it had. */
export async function networkBoardsOf(db: Queries, accountId: string) {
  return db
    .selectFrom('network_boards')
    .innerJoin('boards', 'boards.id', 'network_boards.board_id')
    .select(['network_boards.board_id', 'network_id', 'gone_at', 'name'])
    .where('network_boards.account_id', '=', accountId)
    .execute()
}

/** The caller has seen to the owner. */
export async function resumeAccount(db: Queries, accountId: string, now: number): Promise<void> {
  await openOutbox(db, accountId)
  await db
    .updateTable('connections')
    .set({ state: 'connected', problem: null, boards_due_at: now })
    .where('account_id', '=', accountId)
    .where('state', '=', 'stopped')
    .execute()
}

/** Whatever the former connection made the publisher wait for is over. */
async function openOutbox(db: Queries, accountId: string): Promise<void> {
  await db
    .updateTable('account_outboxes')
    .set({ stopped: null, next_at: 0 })
    .where('account_id', '=', accountId)
    .execute()
}

/** With its tokens; boards stay, and are the account's own. False when there was none. */
export async function deleteConnection(tx: Tx, of: Owned): Promise<boolean> {
  if ((await findConnection(tx, of)) === undefined) return false
  const { accountId } = of
  await deleteTokens(tx, tokensOf(accountId))
  await tx.deleteFrom('network_sections').where('board_id', 'in', boardsOf(tx, accountId)).execute()
  await tx.deleteFrom('network_boards').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('connections').where('account_id', '=', accountId).execute()
  await openOutbox(tx, accountId)
  await tx.updateTable('accounts').set({ kind: 'manual' }).where('id', '=', accountId).execute()
  return true
}

/** Of all accounts of the owner, with attempts that are not finished: another person may have made them. False = none was connected. */
export async function deleteConnectionsOf(tx: Tx, owner: string): Promise<boolean> {
  const connections = await listConnections(tx, owner)
  for (const { account_id: accountId } of connections)
    await deleteConnection(tx, { owner, accountId })
  await tx.deleteFrom('connection_attempts').where('user_id', '=', owner).execute()
  return connections.length > 0
}

const boardsOf = (db: Queries, accountId: string) =>
  db.selectFrom('network_boards').select('board_id').where('account_id', '=', accountId)

export async function insertAttempt(
  db: Queries,
  attempt: Selectable<ConnectionAttemptsTable>,
): Promise<void> {
  await db.insertInto('connection_attempts').values(attempt).execute()
}

/** Works once. Undefined also when it belongs to another user, or has expired. */
export async function redeemAttempt(
  tx: Tx,
  { owner, stateHash, now }: { owner: string; stateHash: string; now: number },
): Promise<{ account_id: string; network: NetworkName } | undefined> {
  return tx
    .deleteFrom('connection_attempts')
    .where('state_hash', '=', stateHash)
    .where('user_id', '=', owner)
    .where('ends_at', '>', now)
    .returning(['account_id', 'network'])
    .executeTakeFirst()
}

export async function deleteOldAttempts(db: Queries, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('connection_attempts')
    .where('ends_at', '<=', now)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Accounts whose boards are to be read, those that wait longest first. */
export async function listDue(db: Queries, now: number): Promise<ConnectionRow[]> {
  return db
    .selectFrom('connections')
    .selectAll()
    .where('state', '=', 'connected')
    .where('boards_due_at', '<=', now)
    .orderBy('boards_due_at')
    .execute()
}

/** The id of the reading, for the one server that reads them; null for the others. */
export async function claimReading(
  db: Queries,
  row: ConnectionRow,
  until: number,
): Promise<string | null> {
  const reading_id = newId()
  const { numUpdatedRows } = await db
    .updateTable('connections')
    .set({ boards_due_at: until, reading_id })
    .where('account_id', '=', row.account_id)
    .where('grant_id', '=', row.grant_id)
    .where('boards_due_at', '=', row.boards_due_at)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n ? reading_id : null
}

export interface Reading {
  readonly accountId: string
  readonly id: string
}

/** False when another reading has begun, or the account was connected again or disconnected. */
export async function saveReading(
  db: Queries,
  reading: Reading,
  change: Partial<ConnectionRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('connections')
    .set(change)
    .where('account_id', '=', reading.accountId)
    .where('reading_id', '=', reading.id)
    .where('state', '=', 'connected')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** A person may ask for a reading once in this time. ms */
const READING_PAUSE = 60_000

/** 0 = they may read now; else the milliseconds until they may. */
export async function claimAskedReading(
  db: Queries,
  accountId: string,
  now: number,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('connections')
    .set({ boards_asked_at: now })
    .where('account_id', '=', accountId)
    .where((one) =>
      one.or([
        one('boards_asked_at', 'is', null),
        one('boards_asked_at', '<=', now - READING_PAUSE),
        // The clock was set back.
        one('boards_asked_at', '>', now),
      ]),
    )
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 1n) return 0
  const row = await db
    .selectFrom('connections')
    .select('boards_asked_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return Math.max(1, (row?.boards_asked_at ?? now) + READING_PAUSE - now)
}
