/** Publications that are still to be published, and the connection of their account. */
import type { Connection } from '#core/contract/connections.contract.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { AccountKey } from './reminders.store.ts'

export interface OpenRow {
  readonly id: string
  readonly pinId: string
  readonly isFiled: boolean
}

export async function listOpenPublications(
  db: Queries,
  {
    key: { owner, accountId },
    from,
    to,
    most,
  }: {
    readonly key: AccountKey
    readonly from: number
    readonly to: number
    readonly most: number
  },
): Promise<OpenRow[]> {
  const rows = await db
    .selectFrom('publications')
    .leftJoin('filed_publications', (join) =>
      join
        .onRef('filed_publications.account_id', '=', 'publications.account_id')
        .onRef('filed_publications.publication_id', '=', 'publications.id'),
    )
    .select(['publications.id', 'publications.pin_id', 'filed_publications.filed_at'])
    .where('publications.account_id', '=', accountId)
    .where('publications.user_id', '=', owner)
    .where('publications.state', 'in', ['planned', 'failed'])
    .where('publications.due_at', '>=', from)
    .where('publications.due_at', '<', to)
    .orderBy('publications.due_at')
    .orderBy('publications.id')
    .limit(most)
    .execute()
  return rows.map(({ id, pin_id, filed_at }) => ({ id, pinId: pin_id, isFiled: filed_at !== null }))
}

/** Null: the account is not connected. */
export async function findConnection(
  db: Queries,
  accountId: string,
): Promise<Pick<Connection, 'state' | 'tier'> | null> {
  const row = await db
    .selectFrom('connections')
    .select(['state', 'tier'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}
