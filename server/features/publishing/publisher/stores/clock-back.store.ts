/** What the publisher stored by a clock that was ahead. */
import { sql } from 'kysely'
import { shortenTimes, storedTime } from '../../../../platform/database/clock-back.ts'
import type { Queries } from '../../../../platform/database/database.ts'
import type { PublisherTimes } from '../publisher-parts.ts'

/**
 * A wait that the network asked for may be of any length and stays. A pin that a rule holds back is
 * asked about again: the rule compares it with what was sent.
 */
export async function shortenOutboxTimes(
  db: Queries,
  { lease, minGap, maxBackOff, readings, retry }: PublisherTimes,
  now: number,
): Promise<void> {
  const reading = Math.max(...readings, retry, maxBackOff)
  await shortenTimes(
    db,
    [
      storedTime({ table: 'account_outboxes', column: 'lease_until', most: lease }),
      storedTime({ table: 'publication_sendings', column: 'look_at', most: reading }),
      // The rules and the next reading count from when it was sent.
      storedTime({ table: 'publication_sendings', column: 'sent_at', most: 0 }),
    ],
    now,
  )
  // The next one is that much later than the last one, and so is a pause after it.
  await db
    .updateTable('board_readings')
    .set({ next_at: sql`next_at - (read_at - ${now})`, read_at: now })
    .where('read_at', '>', now)
    .execute()
  for (const [by, most] of [
    ['gap', minGap],
    ['unreachable', maxBackOff],
  ] as const)
    await db
      .updateTable('account_outboxes')
      .set({ next_at: now + most })
      .where('next_by', '=', by)
      .where('next_at', '>', now + most)
      .execute()
  await db
    .updateTable('publication_sendings')
    .set({ held_until: now })
    .where('held_until', '>', now)
    .where('held_by', 'is not', null)
    .execute()
}
