/**
 * Who a person is at Stripe, the state of their subscriptions, and which of Stripe's messages were
 * taken.
 */
import type { Selectable } from 'kysely'
import type { Queries, Tx } from '../../platform/database/database.ts'
import type {
  BillingCustomersTable,
  SubscriptionsTable,
} from '../../platform/database/tables/billing.tables.ts'
import { inBatches } from '../../platform/sweep.ts'

export type CustomerRow = Selectable<BillingCustomersTable>
export type SubscriptionRow = Selectable<SubscriptionsTable>

export async function findCustomer(tx: Queries, owner: string): Promise<CustomerRow | undefined> {
  return tx
    .selectFrom('billing_customers')
    .selectAll()
    .where('user_id', '=', owner)
    .executeTakeFirst()
}

/** Whose customer this is: Stripe knows no users. */
export async function ownerOfCustomer(
  tx: Queries,
  customerId: string,
): Promise<string | undefined> {
  return (
    await tx
      .selectFrom('billing_customers')
      .select('user_id')
      .where('customer_id', '=', customerId)
      .executeTakeFirst()
  )?.user_id
}

/** In the place of the one before, which Stripe does not know any more. */
export async function putCustomer(tx: Tx, row: CustomerRow): Promise<void> {
  await tx.deleteFrom('billing_customers').where('user_id', '=', row.user_id).execute()
  await tx.insertInto('billing_customers').values(row).execute()
}

export async function putOpenSession(tx: Queries, owner: string, session: string): Promise<void> {
  await tx
    .updateTable('billing_customers')
    .set({ open_session: session })
    .where('user_id', '=', owner)
    .execute()
}

/** Nothing when it is another one by now. */
export async function closeSession(tx: Queries, owner: string, session: string): Promise<void> {
  await tx
    .updateTable('billing_customers')
    .set({ open_session: null })
    .where('user_id', '=', owner)
    .where('open_session', '=', session)
    .execute()
}

/** Newest first. */
export async function listSubscriptions(tx: Queries, owner: string): Promise<SubscriptionRow[]> {
  return tx
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', owner)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

export async function subscriptionRevision(
  tx: Queries,
  owner: string,
  id: string,
): Promise<number | null> {
  const row = await tx
    .selectFrom('subscriptions')
    .select('revision')
    .where('user_id', '=', owner)
    .where('id', '=', id)
    .executeTakeFirst()
  return row === undefined ? null : row.revision
}

/**
 * False when somebody else has written since `known` was read: what is to be written may be older
 * than what is there.
 */
export async function writeSubscription(
  tx: Tx,
  row: Omit<SubscriptionRow, 'revision'>,
  known: number | null,
): Promise<boolean> {
  if (known === null) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('subscriptions')
      .values({ ...row, revision: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  }
  const { id, user_id, ...patch } = row
  const { numUpdatedRows } = await tx
    .updateTable('subscriptions')
    .set({ ...patch, revision: known + 1 })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('revision', '=', known)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/**
 * Stripe does not know it any more. False when somebody else has written since `known` was read.
 */
export async function endSubscription(
  tx: Tx,
  { owner, id }: { owner: string; id: string },
  known: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('subscriptions')
    .set({ status: 'canceled', renews_at: null, revision: known + 1 })
    .where('user_id', '=', owner)
    .where('id', '=', id)
    .where('revision', '=', known)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function hasMessage(tx: Queries, id: string): Promise<boolean> {
  return (
    (await tx.selectFrom('billing_events').select('id').where('id', '=', id).executeTakeFirst()) !==
    undefined
  )
}

export async function rememberMessage(tx: Queries, id: string, now: number): Promise<void> {
  await tx
    .insertInto('billing_events')
    .values({ id, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteOldMessages(db: Queries, before: number): Promise<number> {
  return inBatches(async (most) => {
    const old = db
      .selectFrom('billing_events')
      .select('id')
      .where('created_at', '<', before)
      .limit(most)
    return (await db.deleteFrom('billing_events').where('id', 'in', old).executeTakeFirstOrThrow())
      .numDeletedRows
  })
}

export async function addFarewell(tx: Tx, customerId: string, now: number): Promise<void> {
  await tx
    .insertInto('billing_farewells')
    .values({ customer_id: customerId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The server's own: whose they were is not known any more. */
export async function listFarewells(tx: Queries): Promise<string[]> {
  return (
    await tx
      .selectFrom('billing_farewells')
      .select('customer_id')
      .orderBy('created_at')
      .limit(200)
      .execute()
  ).map((row) => row.customer_id)
}

export async function deleteFarewell(tx: Queries, customerId: string): Promise<void> {
  await tx.deleteFrom('billing_farewells').where('customer_id', '=', customerId).execute()
}
