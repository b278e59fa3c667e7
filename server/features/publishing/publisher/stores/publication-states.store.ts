/** The state of a publication as a row, which follows from the events of its pin. */
import type { PublicationState } from '#core/contract/content/publications.contract.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import type { OfPublication } from './attempts.store.ts'

/** Of a pin that is deleted: no event changes it any more. */
export async function setState(
  tx: Tx,
  { accountId, publicationId }: OfPublication,
  state: PublicationState,
): Promise<void> {
  await tx
    .updateTable('publications')
    .set({ state })
    .where('account_id', '=', accountId)
    .where('id', '=', publicationId)
    .execute()
}

/** Whether it is being sent now, as it was planned for `dueAt`. */
export async function isSending(
  tx: Tx,
  { accountId, publicationId }: OfPublication,
  dueAt: number,
): Promise<boolean> {
  const row = await tx
    .selectFrom('publications')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', publicationId)
    .where('state', '=', 'sending')
    .where('due_at', '=', dueAt)
    .executeTakeFirst()
  return row !== undefined
}

export async function findFailed(tx: Tx, { accountId, publicationId }: OfPublication) {
  return tx
    .selectFrom('publications')
    .select(['pin_id', 'due_at'])
    .where('account_id', '=', accountId)
    .where('id', '=', publicationId)
    .where('state', '=', 'failed')
    .executeTakeFirst()
}
