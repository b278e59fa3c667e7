/** How much of what is limited a person has: stored bytes, pages, pins of a day. */
import type { Queries } from './database/database.ts'

const DAY = 86_400_000

/** Pictures that the person brought or that were read from pages, and own fonts; rendered pins are limited by their number. */
export async function storedBytes(db: Queries, owner: string): Promise<number> {
  const pictures = await db.selectFrom('pictures').select((row) => row.fn.sum<number | null>('bytes').as('bytes')).where('user_id', '=', owner).where('kind', 'in', ['upload', 'page']).executeTakeFirstOrThrow()
  const fonts = await db.selectFrom('fonts').select((row) => row.fn.sum<number | null>('bytes').as('bytes')).where('user_id', '=', owner).executeTakeFirstOrThrow()
  return Number(pictures.bytes ?? 0) + Number(fonts.bytes ?? 0)
}

/** Of rendered pins, whether made here or brought along in a file. */
export async function pinBytes(db: Queries, owner: string): Promise<number> {
  const row = await db.selectFrom('pictures').select((query) => query.fn.sum<number | null>('bytes').as('bytes')).where('user_id', '=', owner).where('kind', '=', 'pin').executeTakeFirstOrThrow()
  return Number(row.bytes ?? 0)
}

export async function countPages(db: Queries, owner: string): Promise<number> {
  const row = await db.selectFrom('pages').select((query) => query.fn.countAll<number>().as('count')).where('user_id', '=', owner).executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Made in generations that began within the last 24 hours, or still to be made in one that runs. */
export async function pinsOfTheDay(db: Queries, owner: string, now: number): Promise<number> {
  const rows = await db.selectFrom('tasks').select(['done', 'total', 'finished_at']).where('user_id', '=', owner).where('kind', '=', 'generation').where('created_at', '>', now - DAY).execute()
  return rows.reduce((sum, { done, total, finished_at }) => sum + (finished_at === null ? total : done), 0)
}
