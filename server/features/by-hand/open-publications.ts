/** What is still to be published of an account, with its pin, its board and how it goes out. */
import type { Board } from '#core/contract/accounts.contract.ts'
import type { Connection } from '#core/contract/connections.contract.ts'
import type { Pin } from '#core/contract/pins.contract.ts'
import type { Publication } from '#core/contract/publications.contract.ts'
import { isByHand } from '#core/by-hand/due-by-hand.ts'
import { nameOfBoard } from '#core/export/preflight.rules.ts'
import type { Queries } from '../../platform/database/database.ts'
import { findConnection, listOpenPublications } from './open-publications.store.ts'
import type { AccountKey } from './reminders.store.ts'

export interface PlanNeeds {
  readonly listBoards: (queries: Queries, key: AccountKey) => Promise<readonly Board[]>
  /** Living pins; what is gone is left out. */
  readonly getPins: (
    queries: Queries,
    key: AccountKey,
    ids: readonly string[],
  ) => Promise<readonly Pin[]>
}

export interface OpenPublication {
  readonly pin: Pin
  readonly publication: Publication
  /** Empty when it no longer exists. */
  readonly board: string
  readonly way: 'bySelf' | 'byHand' | 'inFile'
}

/** By time, due at `from` or later and before `to` (ms UTC), at most `most`. */
export async function openPublications(
  { listBoards, getPins }: PlanNeeds,
  db: Queries,
  of: {
    readonly key: AccountKey
    readonly from: number
    readonly to: number
    readonly most: number
  },
): Promise<OpenPublication[]> {
  const rows = await listOpenPublications(db, of)
  if (rows.length === 0) return []
  const pins = await getPins(db, of.key, [...new Set(rows.map(({ pinId }) => pinId))])
  const byId = new Map(pins.map((pin) => [pin.id, pin]))
  const boards = await listBoards(db, of.key)
  const connection = await findConnection(db, of.key.accountId)
  return rows.flatMap(({ id, pinId, isFiled }) => {
    const pin = byId.get(pinId)
    const publication = pin?.publications?.find((one) => one.id === id)
    if (pin === undefined || publication === undefined) return []
    const { board_id, section_id } = publication
    const board = nameOfBoard(boards, board_id, section_id) ?? ''
    return [{ pin, publication, board, way: wayOf(connection, isFiled) }]
  })
}

function wayOf(
  connection: Pick<Connection, 'state' | 'tier'> | null,
  isFiled: boolean,
): OpenPublication['way'] {
  if (isFiled) return 'inFile'
  return isByHand(connection) ? 'byHand' : 'bySelf'
}
