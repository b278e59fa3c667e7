/** How an account, its boards and its sections are known to the network. */
import type { NetworkName } from '#core/contract/account/connections.contract.ts'
import type { PinBoard } from '#core/contract/content/pins.contract.ts'
import type { NetworkPlace } from '#core/publishing/sent-pin.ts'
import type { Queries } from '../../../../platform/database/database.ts'

export interface NetworkOfAccount {
  readonly network: NetworkName
  /** Of this connecting: a later one has other tokens. */
  readonly grantId: string
}

/** Undefined: the account is not connected, or its connection is lost. */
export async function findNetwork(
  db: Queries,
  accountId: string,
): Promise<NetworkOfAccount | undefined> {
  const row = await db
    .selectFrom('connections')
    .select(['network', 'grant_id'])
    .where('account_id', '=', accountId)
    .where('state', 'in', ['connected', 'stopped'])
    .executeTakeFirst()
  return row && { network: row.network, grantId: row.grant_id }
}

/** Undefined: the network doesn't have the board, or the section. */
export async function findPlace(
  db: Queries,
  accountId: string,
  { board_id, section_id }: PinBoard,
): Promise<NetworkPlace | undefined> {
  const board = await db
    .selectFrom('network_boards')
    .select('network_id')
    .where('account_id', '=', accountId)
    .where('board_id', '=', board_id)
    .where('gone_at', 'is', null)
    .executeTakeFirst()
  if (board === undefined) return undefined
  if (section_id === undefined) return { board_id: board.network_id, board_section_id: null }
  const section = await db
    .selectFrom('network_sections')
    .select('network_id')
    .where('board_id', '=', board_id)
    .where('section_id', '=', section_id)
    .executeTakeFirst()
  return section && { board_id: board.network_id, board_section_id: section.network_id }
}
