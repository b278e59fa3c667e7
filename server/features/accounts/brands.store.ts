/** The brand that pins of an account use. An account that never chose one has the empty brand. */
import { Brand } from '#core/contract/account/accounts.contract.ts'
import type { Queries, Tx } from '../../platform/database/database.ts'

export const EMPTY_BRAND: Brand = { name: '', colors: [], fonts: [], logo_picture_id: null }

export async function findBrand(tx: Queries, owner: string, accountId: string): Promise<Brand> {
  const row = await tx
    .selectFrom('brands')
    .innerJoin('accounts', 'accounts.id', 'brands.account_id')
    .select('brands.brand')
    .where('accounts.id', '=', accountId)
    .where('accounts.user_id', '=', owner)
    .executeTakeFirst()
  return row === undefined ? EMPTY_BRAND : Brand.parse(JSON.parse(row.brand))
}

/** The caller has seen to the owner in the same transaction. */
export async function putBrand(
  tx: Tx,
  accountId: string,
  row: { brand: Brand; updated_at: number },
): Promise<void> {
  const set = { brand: JSON.stringify(row.brand), updated_at: row.updated_at }
  await tx
    .insertInto('brands')
    .values({ account_id: accountId, ...set })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(set))
    .execute()
}

/** A brand was saved, or its offer was skipped. */
export async function isBrandAnswered(tx: Queries, accountId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('brands')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

/** As `putBrand`; a brand that another tab saved meanwhile stays. */
export async function skipBrand(tx: Tx, accountId: string, now: number): Promise<void> {
  await tx
    .insertInto('brands')
    .values({ account_id: accountId, brand: JSON.stringify(EMPTY_BRAND), updated_at: now })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
}
