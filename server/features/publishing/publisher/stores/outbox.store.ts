/** What a person sees of an account's outbox. */
import { sql } from 'kysely'
import type { NetworkName } from '#core/contract/account/connections.contract.ts'
import type { DelayRule, Outbox } from '#core/contract/publishing/outbox.contract.ts'
import { parseJson } from '#core/contract/call/json-text.ts'
import { PublicationProblem } from '#core/contract/content/publications.contract.ts'
import type { Queries } from '../../../../platform/database/database.ts'
import { isInTime, isNotFiled, turnAt, withOutboxes, withSendings } from './publication-rows.ts'

export const MAX_DELAYS = 500

export interface OutboxState {
  readonly nextAt: number
  readonly nextBy: DelayRule
  readonly backlogFrom: number | null
  readonly stopped: PublicationProblem | null
  readonly isPaused: boolean
  /** Null: the account is not connected. */
  readonly connection: {
    readonly network: NetworkName
    readonly isLost: boolean
    readonly connectedAt: number
  } | null
}

/** Undefined: it is not the owner's account. */
export async function findOutbox(
  db: Queries,
  { owner, accountId }: { readonly owner: string; readonly accountId: string },
): Promise<OutboxState | undefined> {
  const row = await db
    .selectFrom('accounts')
    .leftJoin('account_outboxes', 'account_outboxes.account_id', 'accounts.id')
    .leftJoin('connections', 'connections.account_id', 'accounts.id')
    .leftJoin('account_schedules', 'account_schedules.account_id', 'accounts.id')
    .select([
      'account_outboxes.next_at',
      'account_outboxes.next_by',
      'account_outboxes.stopped',
      'account_outboxes.backlog_from',
      'account_schedules.paused_at',
      'connections.network',
      'connections.state',
      'connections.connected_at',
    ])
    .where('accounts.id', '=', accountId)
    .where('accounts.user_id', '=', owner)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { network, state, connected_at: connectedAt, stopped } = row
  return {
    isPaused: row.paused_at !== null,
    nextAt: row.next_at ?? 0,
    nextBy: row.next_by ?? 'gap',
    backlogFrom: row.backlog_from,
    stopped: stopped === null ? null : PublicationProblem.parse(parseJson(stopped)),
    connection:
      network === null || connectedAt === null
        ? null
        : { network, isLost: state === 'lost', connectedAt },
  }
}

export async function countSent(db: Queries, accountId: string, since: number): Promise<number> {
  const { count } = await withSendings(db)
    .select(sql<number>`count(*)`.as('count'))
    .where('publications.account_id', '=', accountId)
    .where('publications.state', 'in', ['sending', 'unknown', 'published'])
    .where('publication_sendings.sent_at', '>=', since)
    .executeTakeFirstOrThrow()
  return count
}

export interface Turn {
  readonly id: string
  readonly pinId: string
  readonly board: string
  readonly turn: number
  /** Of one that is held back until `turn`. */
  readonly heldBy: DelayRule | null
}

const planned = (db: Queries, accountId: string, connectedAt: number) =>
  withOutboxes(db)
    .where('publications.account_id', '=', accountId)
    .where('publications.state', '=', 'planned')
    .where(isNotFiled)
    .where('publications.due_at', '>=', connectedAt)

/** Planned pins whose time has come, missed ones left out, in the order in which they go out. */
export async function listLate(
  db: Queries,
  accountId: string,
  { now, connectedAt }: { readonly now: number; readonly connectedAt: number },
): Promise<Turn[]> {
  const rows = await planned(db, accountId, connectedAt)
    .select([
      'publications.id',
      'publications.pin_id',
      'publications.board_id',
      'publication_sendings.held_by',
      turnAt.as('turn'),
    ])
    .where('publications.due_at', '<=', now)
    .where(isInTime(now))
    .orderBy('turn')
    .orderBy('publications.id')
    .limit(MAX_DELAYS)
    .execute()
  // By chance it is a little later than planned, which is no delay.
  const delayed = rows.filter(({ turn, held_by }) => turn <= now || held_by !== null)
  return delayed.map(({ id, pin_id, board_id, turn, held_by }) => ({
    id,
    pinId: pin_id,
    board: board_id,
    turn,
    heldBy: turn > now ? held_by : null,
  }))
}

/** When the first pin goes out whose time has not come; null = none. */
export async function firstTurn(
  db: Queries,
  accountId: string,
  { now, connectedAt }: { readonly now: number; readonly connectedAt: number },
): Promise<number | null> {
  const { first } = await planned(db, accountId, connectedAt)
    .select(sql<number | null>`min(${turnAt})`.as('first'))
    .where(turnAt, '>', now)
    .executeTakeFirstOrThrow()
  return first
}

/** Pins with an unknown result that are not read back; without a connection none are. */
export async function listAsked(
  db: Queries,
  accountId: string,
  { canReadBack }: { readonly canReadBack: boolean },
): Promise<Outbox['asked']> {
  const rows = await withSendings(db)
    .select(['publications.id', 'publication_sendings.asked_url'])
    .where('publications.account_id', '=', accountId)
    .where('publications.state', '=', 'unknown')
    .$if(canReadBack, (query) => query.where('publication_sendings.look_at', 'is', null))
    .orderBy('publication_sendings.asked_at')
    .orderBy('publications.id')
    .execute()
  return rows.map(({ id, asked_url }) => ({ publication_id: id, url: asked_url }))
}
