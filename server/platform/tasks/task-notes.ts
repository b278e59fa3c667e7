/**
 * What a job worked out once a task. Units of one worker share the work; a restart, or a faster
 * worker, finds the note.
 */
import type { Database } from '../database/database.ts'

export function createNotes(
  database: Database,
  taskId: string,
): (name: string, work: () => Promise<string>) => Promise<string> {
  const underWay = new Map<string, Promise<string>>()
  return (name, work) => {
    const known = underWay.get(name) ?? noted(database, { taskId, name }, work)
    underWay.set(name, known)
    known.catch(() => underWay.delete(name))
    return known
  }
}

async function noted(
  database: Database,
  of: { readonly taskId: string; readonly name: string },
  work: () => Promise<string>,
): Promise<string> {
  const kept = await readNote(database, of)
  if (kept !== null) return kept
  const note = await work()
  await database.root
    .insertInto('task_notes')
    .values({ task_id: of.taskId, name: of.name, note })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await readNote(database, of)) ?? note
}

async function readNote(
  database: Database,
  of: { readonly taskId: string; readonly name: string },
): Promise<string | null> {
  const row = await database.root
    .selectFrom('task_notes')
    .select('note')
    .where('task_id', '=', of.taskId)
    .where('name', '=', of.name)
    .executeTakeFirst()
  return row?.note ?? null
}
