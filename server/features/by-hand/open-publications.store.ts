/** Publications that are still to be published, and whether their account sends them. */
import type { Connection } from '#core/contract/account/connections.contract.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { AccountKey } from './reminders.store.ts'

export interface OpenRow {
  readonly id: string
  readonly pinId: string
  readonly isFiled: boolean
  /** Until when the rules hold it back, ms UTC; null = they don't. */
  readonly heldUntil: number | null
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
    .leftJoin('publication_sendings', (join) =>
      join
        .onRef('publication_sendings.account_id', '=', 'publications.account_id')
        .onRef('publication_sendings.publication_id', '=', 'publications.id')
        .onRef('publication_sendings.held_for', '=', 'publications.due_at'),
    )
    .select(['publications.id', 'publications.pin_id', 'filed_publications.filed_at'])
    .select('publication_sendings.held_until')
    .where('publications.account_id', '=', accountId)
    .where('publications.user_id', '=', owner)
    .where('publications.state', 'in', ['planned', 'failed'])
    .where('publications.due_at', '>=', from)
    .where('publications.due_at', '<', to)
    .orderBy('publications.due_at')
    .orderBy('publications.id')
    .limit(most)
    .execute()
  return rows.map(({ id, pin_id, filed_at, held_until }) => ({
    id,
    pinId: pin_id,
    isFiled: filed_at !== null,
    heldUntil: held_until,
  }))
}

/** What decides whether the pins of an account go out by themselves. */
export interface AccountSending {
  readonly connection: Pick<Connection, 'state' | 'tier'> & { readonly connectedAt: number }
  /** Nothing is sent until the person resumes. */
  readonly isStopped: boolean
  readonly isPaused: boolean
  /** Pins due since then wait in the outbox, until `nextAt`; null = none waits. */
  readonly backlogFrom: number | null
  readonly nextAt: number
}

/** Null: the account is not connected. */
export async function findSending(db: Queries, accountId: string): Promise<AccountSending | null> {
  const row = await db
    .selectFrom('connections')
    .leftJoin('account_schedules', 'account_schedules.account_id', 'connections.account_id')
    .leftJoin('account_outboxes', 'account_outboxes.account_id', 'connections.account_id')
    .select(['connections.state', 'connections.tier', 'connections.connected_at'])
    .select(['account_schedules.paused_at', 'account_outboxes.stopped'])
    .select(['account_outboxes.backlog_from', 'account_outboxes.next_at'])
    .where('connections.account_id', '=', accountId)
    .executeTakeFirst()
  if (row === undefined) return null
  const { state, tier, connected_at: connectedAt, backlog_from: backlogFrom } = row
  return {
    connection: { state, tier, connectedAt },
    isStopped: state === 'stopped' || row.stopped !== null,
    isPaused: row.paused_at !== null,
    backlogFrom,
    nextAt: row.next_at ?? 0,
  }
}
