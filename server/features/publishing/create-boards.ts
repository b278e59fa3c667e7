/**
 * Boards and sections that are made on the network from here. Its API has no idempotency key: after
 * an answer that proves nothing, the list is read, and one of that name is taken for the one made.
 */
import type { Board } from '#core/contract/account/accounts.contract.ts'
import type { NetworkName } from '#core/contract/account/connections.contract.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queries, Tx } from '../../platform/database/database.ts'
import { notFound, refuse } from '../../platform/http/failures/refusal.ts'
import type { Refusal } from '../../platform/http/failures/refusal.ts'
import type { Refused } from '../../platform/pinterest/pinterest-call.ts'
import type { PinterestTokens } from '../../platform/pinterest/pinterest-tokens.ts'
import { saveBoards, saveSections } from './boards-sync.store.ts'
import { networkOff, refusalOf } from './connect.ts'
import { findConnection, loseConnection, networkBoardsOf, tokensOf } from './connections.store.ts'
import type { ConnectionRow, Owned } from './connections.store.ts'
import { Named, readNamed } from './network-boards.ts'
import type { NamedThing } from './match-names.ts'

export interface CreateBoardsNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly tokensFor: (network: NetworkName) => PinterestTokens | null
  readonly nameKey: (name: string) => string
  readonly findBoard: (db: Queries, of: Owned, boardId: string) => Promise<Board | undefined>
}

export async function createNetworkBoard(
  needs: CreateBoardsNeeds,
  of: Owned,
  name: string,
): Promise<Board | Refusal> {
  const { database, clock, nameKey } = needs
  const isNamed = (board: { readonly name: string }) => nameKey(board.name) === nameKey(name)
  // Names of boards are their owner's.
  if ((await findConnection(database.root, of)) === undefined) return notFound('connection')
  const linked = await networkBoardsOf(database.root, of.accountId)
  if (linked.some((board) => board.gone_at === null && isNamed(board)))
    return refuse('conflict', problem('boards.nameTaken', { name }), { field: 'name' })
  const known = new Set(linked.map(({ network_id }) => network_id))
  return create(needs, of, {
    path: '/boards',
    body: { name, privacy: 'PUBLIC' },
    isTheOne: (board) => isNamed(board) && !known.has(board.id),
    save: async (tx, board) => {
      const parts = { accountId: of.accountId, now: clock.now(), nameKey }
      const [saved] = await saveBoards(tx, [board], parts)
      return saved?.id
    },
  })
}

export async function createNetworkSection(
  needs: CreateBoardsNeeds,
  of: Owned,
  { boardId, name }: { readonly boardId: string; readonly name: string },
): Promise<Board | Refusal> {
  const { database, clock, nameKey } = needs
  const board = await needs.findBoard(database.root, of, boardId)
  const linked = await networkBoardsOf(database.root, of.accountId)
  const there = linked.find((one) => one.board_id === boardId && one.gone_at === null)
  if (board === undefined || there === undefined) return notFound('board')
  if (board.sections.some((section) => nameKey(section.name) === nameKey(name)))
    return refuse('conflict', problem('boards.sectionTaken', { name }), { field: 'name' })
  return create(needs, of, {
    path: `/boards/${there.network_id}/sections`,
    body: { name },
    isTheOne: (section) => nameKey(section.name) === nameKey(name),
    save: async (tx, section) => {
      const parts = { now: clock.now(), nameKey }
      await saveSections(tx, { board_id: boardId, sections: [section] }, parts)
      return boardId
    },
  })
}

interface Making {
  readonly path: string
  readonly body: unknown
  /** Whether it is the one that was asked for, among those that the network has. */
  readonly isTheOne: (thing: NamedThing) => boolean
  /** Answers the board's id here. */
  readonly save: (tx: Tx, thing: NamedThing) => Promise<string | undefined>
}

async function create(
  needs: CreateBoardsNeeds,
  of: Owned,
  making: Making,
): Promise<Board | Refusal> {
  const { database } = needs
  const row = await findConnection(database.root, of)
  if (row === undefined) return notFound('connection')
  if (row.state !== 'connected') return refuse('conflict', problem('connections.notUsable'))
  const tokens = needs.tokensFor(row.network)
  if (tokens === null) return networkOff(row.network)
  const made = await createThere(tokens, of.accountId, making)
  if (!('name' in made)) return notCreated(needs, row, made)
  return database.transaction(async (tx) => {
    const now = await findConnection(tx, of)
    if (now?.grant_id !== row.grant_id)
      return refuse('conflict', problem('connections.changedMeanwhile'))
    const boardId = await making.save(tx, made)
    const board = boardId === undefined ? undefined : await needs.findBoard(tx, of, boardId)
    return board ?? notFound('board')
  })
}

async function createThere(
  tokens: PinterestTokens,
  accountId: string,
  { path, body, isTheOne }: Making,
): Promise<NamedThing | Refused> {
  const owner = { id: tokensOf(accountId) }
  const called = await tokens.call(owner, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const made = called.ok ? Named.safeParse(called.answer) : null
  if (made?.success === true) return made.data
  const refused: Refused = called.ok ? { ok: false, reason: 'unreadable', wait: 0 } : called
  if (refused.reason !== 'unavailable' && refused.reason !== 'unreadable') return refused
  const list = await readNamed(async (each) => tokens.call(owner, each), path)
  return (list.ok ? list.rows.find(isTheOne) : undefined) ?? refused
}

async function notCreated(
  { database }: CreateBoardsNeeds,
  row: ConnectionRow,
  refused: Refused,
): Promise<Refusal> {
  if (refused.isGrantOver === true) {
    await loseConnection(database.root, row)
    return refuse('conflict', problem('connections.notUsable'))
  }
  if (refused.reason === 'forbidden') return refuse('conflict', problem('connections.mayNotCreate'))
  return refused.answer?.status === 400
    ? refuse('conflict', problem('connections.boardRefused'), { field: 'name' })
    : refusalOf(refused)
}
