/**
 * What one person does in transactions that begin with this comes one after the other, on every
 * server that shares the store: a cancellation cannot slip past the start of its key, and what is
 * counted before it is inserted is still so afterwards.
 */
import type { Tx } from './database.ts'

export async function lockOwner(tx: Tx, owner: string): Promise<void> {
  await tx
    .updateTable('users')
    .where('id', '=', owner)
    .set((row) => ({ created_at: row.ref('created_at') }))
    .execute()
}
