/** A day's answers of Pinterest: the same question is asked once a day for all users. */
import type { Queries } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import type { Refused } from '../../platform/pinterest/pinterest-call.ts'
import { inBatches, type CleanupJob } from '../../platform/sweep.ts'
import { TrendsStatus } from '#core/contract/content/keywords.contract.ts'
import { Trend } from './trend.schema.ts'
import { z } from 'zod'

const DAY = 86_400_000
const KeptRefusal = z.object({
  reason: TrendsStatus.exclude(['answered', 'off']),
  wait: z.number(),
})
type KeptRefusal = z.infer<typeof KeptRefusal>

export interface KeptAnswer {
  readonly trends: readonly Trend[]
  readonly asked_at: number
}

export async function findAnswer(
  db: Queries,
  question: string,
  now: number,
): Promise<KeptAnswer | null> {
  const row = await db
    .selectFrom('trend_answers')
    .select(['answer', 'asked_at'])
    .where('question', '=', question)
    .where('asked_at', '>', now - DAY)
    .executeTakeFirst()
  return row === undefined
    ? null
    : { trends: z.array(Trend).parse(JSON.parse(row.answer)), asked_at: row.asked_at }
}

export async function keepAnswer(
  db: Queries,
  question: string,
  { trends, asked_at }: KeptAnswer,
): Promise<void> {
  const set = { answer: JSON.stringify(trends), asked_at }
  await db
    .insertInto('trend_answers')
    .values({ question, ...set })
    .onConflict((conflict) => conflict.column('question').doUpdateSet(set))
    .execute()
}

/** A call that goes out counts until its answer is kept, and for a day if none comes. */
export async function addCall(db: Queries, now: number): Promise<string> {
  const question = `call ${newId()}`
  await db.insertInto('trend_answers').values({ question, answer: '', asked_at: now }).execute()
  return question
}

export async function removeCall(db: Queries, call: string): Promise<void> {
  await db.deleteFrom('trend_answers').where('question', '=', call).execute()
}

/** What Pinterest refused to an app that is still to wait; null = it may ask. */
export async function findWait(db: Queries, app: string, now: number): Promise<Refused | null> {
  const row = await db
    .selectFrom('trend_waits')
    .select('refused')
    .where('app', '=', app)
    .where('until', '>', now)
    .executeTakeFirst()
  return row === undefined ? null : { ok: false, ...KeptRefusal.parse(JSON.parse(row.refused)) }
}

export async function keepWait(
  db: Queries,
  app: string,
  { until, reason, wait }: Refused & { readonly until: number },
): Promise<void> {
  const set = { until, refused: JSON.stringify({ reason, wait } satisfies KeptRefusal) }
  await db
    .insertInto('trend_waits')
    .values({ app, ...set })
    .onConflict((conflict) => conflict.column('app').doUpdateSet(set))
    .execute()
}

/** Of the last 24 hours, with those that have no answer. */
export async function countAnswers(db: Queries, now: number): Promise<number> {
  const row = await db
    .selectFrom('trend_answers')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('asked_at', '>', now - DAY)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export function oldAnswers(db: Queries): CleanupJob {
  return {
    name: 'answers of Pinterest older than a day',
    run: async (now) =>
      inBatches(async (most) => {
        const old = db
          .selectFrom('trend_answers')
          .select('question')
          .where('asked_at', '<=', now - DAY)
          .limit(most)
        return (
          await db
            .deleteFrom('trend_answers')
            .where('question', 'in', old)
            .executeTakeFirstOrThrow()
        ).numDeletedRows
      }),
  }
}
