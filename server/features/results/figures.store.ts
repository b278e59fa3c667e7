/** Figures as a reading brings them. The caller has seen to the owner: it read the connection. */
import type { AccountDay } from '#core/contract/publishing/results.contract.ts'
import type { Queries, Tx } from '../../platform/database/database.ts'
import type { ReadPin } from './network-figures.ts'
import { findMadeFrom } from './made-from.store.ts'

/** Whose figures: of one person's account on one network. */
export interface FiguresOf {
  readonly accountId: string
  readonly source: string
}

export const sourceOf = (network: string, userId: string): string => `${network}:${userId}`

/** Days that were never read, or not with their last figures, begin here; null = none was read. */
export async function firstOpenDay(
  db: Queries,
  { accountId, source }: FiguresOf,
  since: string,
): Promise<string | null> {
  const rows = await db
    .selectFrom('account_days')
    .select(['day', 'status'])
    .where('account_id', '=', accountId)
    .where('source', '=', source)
    .where('day', '>=', since)
    .orderBy('day')
    .execute()
  const open = rows.find(({ status }) => isUnfinished(status))
  return open?.day ?? rows.at(-1)?.day ?? null
}

const isUnfinished = (status: string): boolean => status === 'PROCESSING' || status === 'ESTIMATE'

const NO_FIGURES = JSON.stringify({
  impressions: null,
  saves: null,
  pin_clicks: null,
  outbound_clicks: null,
} satisfies AccountDay['figures'])

/** A day that comes without figures leaves known ones as they are. */
export async function saveDays(
  tx: Tx,
  { accountId, source }: FiguresOf,
  days: readonly AccountDay[],
): Promise<void> {
  // The same day twice in one answer would be two changes of one row.
  const unique = [...new Map(days.map((day) => [day.day, day])).values()]
  if (unique.length === 0) return
  await tx
    .insertInto('account_days')
    .values(
      unique.map(({ day, status, figures }) => ({
        account_id: accountId,
        source,
        day,
        status,
        figures: JSON.stringify(figures),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'source', 'day'])
        .doUpdateSet((one) => ({
          status: one.ref('excluded.status'),
          figures: one.ref('excluded.figures'),
        }))
        .where((one) =>
          one.or([
            one('excluded.figures', '!=', NO_FIGURES),
            one('account_days.figures', '=', NO_FIGURES),
          ]),
        ),
    )
    .execute()
}

export interface Moment {
  readonly now: number
  /** `YYYY-MM-DD`, UTC. */
  readonly day: string
}

/** The newest figures of each pin, and a row of the day for those whose figures changed. */
export async function savePins(
  tx: Tx,
  of: FiguresOf,
  { pins, now, day }: Moment & { readonly pins: readonly ReadPin[] },
): Promise<void> {
  // The same pin twice in one page would be two changes of one row.
  const unique = [...new Map(pins.map((pin) => [pin.id, pin])).values()]
  if (unique.length === 0) return
  const { accountId: account_id, source } = of
  const before = await knownPins(tx, of, unique)
  const made = await findMadeFrom(tx, account_id, unique)
  const boards = await boardNames(tx, account_id)
  const rows = unique.map(({ id, boardId, facts, figures }) => ({
    account_id,
    source,
    network_pin_id: id,
    facts: JSON.stringify({ ...facts, board: boards.get(boardId ?? '') ?? null }),
    made: made.get(id) ?? before.get(id)?.made ?? null,
    // An answer may lack figures that an earlier one had.
    figures: figures === null ? (before.get(id)?.figures ?? null) : JSON.stringify(figures),
    seen_at: now,
    gone_at: null,
  }))
  await tx
    .insertInto('network_pins')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'source', 'network_pin_id']).doUpdateSet((one) => ({
        facts: one.ref('excluded.facts'),
        made: one.ref('excluded.made'),
        figures: one.ref('excluded.figures'),
        seen_at: one.ref('excluded.seen_at'),
        gone_at: one.ref('excluded.gone_at'),
      })),
    )
    .execute()
  const changed = rows.flatMap(({ network_pin_id, figures }) =>
    figures === null || figures === before.get(network_pin_id)?.figures
      ? []
      : [{ account_id, source, network_pin_id, day, figures }],
  )
  if (changed.length === 0) return
  await tx
    .insertInto('pin_days')
    .values(changed)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'source', 'network_pin_id', 'day'])
        .doUpdateSet((one) => ({ figures: one.ref('excluded.figures') })),
    )
    .execute()
}

async function knownPins(db: Queries, { accountId, source }: FiguresOf, pins: readonly ReadPin[]) {
  const ids = pins.map(({ id }) => id)
  const rows = await db
    .selectFrom('network_pins')
    .select(['network_pin_id', 'figures', 'made'])
    .where('account_id', '=', accountId)
    .where('source', '=', source)
    .where('network_pin_id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.network_pin_id, row]))
}

/** By the network's id. */
async function boardNames(db: Queries, accountId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('network_boards')
    .innerJoin('boards', 'boards.id', 'network_boards.board_id')
    .select(['network_id', 'boards.name'])
    .where('network_boards.account_id', '=', accountId)
    .execute()
  return new Map(rows.map(({ network_id, name }) => [network_id, name]))
}

/** What a whole reading that began at `since` has not seen is there no more. Its figures stay. */
export async function markGonePins(
  tx: Tx,
  { accountId, source }: FiguresOf,
  { since, now }: { readonly since: number; readonly now: number },
): Promise<void> {
  await tx
    .updateTable('network_pins')
    .set({ gone_at: now })
    .where('account_id', '=', accountId)
    .where('source', '=', source)
    .where('seen_at', '<', since)
    .where('gone_at', 'is', null)
    .execute()
}
