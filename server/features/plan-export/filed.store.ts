/** Which publications are in a file for the bulk upload. */
import type { FiledPublication } from '#core/contract/publishing/plan-export.contract.ts'
import type { Queries, Tx } from '../../platform/database/database.ts'

const IDS_A_QUERY = 500

export interface AccountKey {
  readonly owner: string
  readonly accountId: string
}

/** The pins of publications, by publication id; those that the account has. */
export async function pinsOfPublications(
  db: Queries,
  { owner, accountId }: AccountKey,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const pins = new Map<string, string>()
  for (const part of partsOf(ids)) {
    const rows = await db
      .selectFrom('publications')
      .select(['id', 'pin_id'])
      .where('account_id', '=', accountId)
      .where('user_id', '=', owner)
      .where('id', 'in', part)
      .execute()
    for (const { id, pin_id } of rows) pins.set(id, pin_id)
  }
  return pins
}

/** Of what is still to be published. The caller has asked whose account it is. */
export async function listFiled(db: Queries, accountId: string): Promise<FiledPublication[]> {
  return db
    .selectFrom('filed_publications')
    .innerJoin('publications', (join) =>
      join
        .onRef('publications.account_id', '=', 'filed_publications.account_id')
        .onRef('publications.id', '=', 'filed_publications.publication_id'),
    )
    .select([
      'filed_publications.publication_id',
      'filed_publications.filed_at',
      'filed_publications.due_at',
    ])
    .where('filed_publications.account_id', '=', accountId)
    .where('publications.state', 'in', ['planned', 'failed'])
    .orderBy('filed_publications.due_at')
    .orderBy('filed_publications.publication_id')
    .execute()
}

/** The latest file counts. The caller has asked whose account it is. */
export async function saveFiled(
  tx: Tx,
  accountId: string,
  filed: readonly FiledPublication[],
): Promise<void> {
  for (const part of partsOf(filed))
    await tx
      .insertInto('filed_publications')
      .values(part.map((one) => ({ account_id: accountId, ...one })))
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'publication_id']).doUpdateSet((row) => ({
          filed_at: row.ref('excluded.filed_at'),
          due_at: row.ref('excluded.due_at'),
        })),
      )
      .execute()
}

/** The caller has asked whose account it is. */
export async function deleteFiled(
  tx: Tx,
  accountId: string,
  ids: readonly string[],
): Promise<void> {
  for (const part of partsOf(ids))
    await tx
      .deleteFrom('filed_publications')
      .where('account_id', '=', accountId)
      .where('publication_id', 'in', part)
      .execute()
}

/** For the person's own data. */
export async function listFiledOf(
  db: Queries,
  owner: string,
): Promise<(FiledPublication & { account_id: string })[]> {
  return db
    .selectFrom('filed_publications')
    .innerJoin('accounts', 'accounts.id', 'filed_publications.account_id')
    .select(['filed_publications.account_id', 'publication_id', 'filed_at', 'due_at'])
    .where('accounts.user_id', '=', owner)
    .orderBy('due_at')
    .execute()
}

function partsOf<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / IDS_A_QUERY) }, (_, at) =>
    list.slice(at * IDS_A_QUERY, (at + 1) * IDS_A_QUERY),
  )
}
