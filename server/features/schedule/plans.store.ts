/** The plans of all accounts of a person. */
import { parseJson } from '#core/contract/call/json-text.ts'
import { Pin } from '#core/contract/content/pins.contract.ts'
import type { Queries } from '../../platform/database/database.ts'

export interface PlanPart {
  readonly owner: string
  /** ms UTC; `to` itself is left out. */
  readonly from: number
  readonly to: number
  readonly limit: number
}

/** By the time of the pin's first publication in that part. A deleted pin is in no plan. */
export async function listPlannedPins(
  db: Queries,
  { owner, from, to, limit }: PlanPart,
): Promise<{ account_id: string; pin: Pin }[]> {
  const rows = await db
    .selectFrom('publications')
    .innerJoin('pins', (join) =>
      join
        .onRef('pins.account_id', '=', 'publications.account_id')
        .onRef('pins.id', '=', 'publications.pin_id'),
    )
    .select(({ fn }) => [
      'pins.account_id',
      'pins.pin',
      fn.min('publications.due_at').as('first_at'),
    ])
    .where('publications.user_id', '=', owner)
    .where('publications.due_at', '>=', from)
    .where('publications.due_at', '<', to)
    .where('pins.deleted_at', 'is', null)
    .groupBy(['pins.account_id', 'pins.id', 'pins.pin'])
    .orderBy('first_at')
    .orderBy('pins.id')
    .limit(limit)
    .execute()
  return rows.map(({ account_id, pin }) => ({ account_id, pin: Pin.parse(parseJson(pin)) }))
}
