/** Whether a pin may go out now by the account's own rules, and until when it waits if not. */
import type { DelayRule } from '#core/contract/outbox.contract.ts'
import type { Pin } from '#core/contract/pins.contract.ts'
import type { Publication } from '#core/contract/publications.contract.ts'
import { defaultSchedule } from '#core/contract/schedule.contract.ts'
import type { AccountSchedule, ScheduleRules } from '#core/contract/schedule.contract.ts'
import { sourcePicturesOf } from '#core/preflight/preflight.ts'
import { delayOf, jitterOf, MIN_GAP_MS } from '#core/schedule/governor.ts'
import type { Sending } from '#core/schedule/governor.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/ids.ts'
import { withSendings } from './publication-rows.ts'
import type { AccountKey, PublisherParts } from './publisher-parts.ts'

/** `by` null: it is late by chance, so that not all go out on the minute. */
export interface Hold {
  readonly until: number
  readonly by: DelayRule | null
}

type Governing = Pick<PublisherParts, 'database' | 'clock' | 'times' | 'getPins' | 'findSchedule'>

/** Null: it may go now. */
export async function holdOf(
  parts: Governing,
  key: AccountKey,
  { pin, publication }: { readonly pin: Pin; readonly publication: Publication },
): Promise<Hold | null> {
  const { database, clock, times } = parts
  const now = clock.now()
  const { rules, zone } = await scheduleOf(parts, database.root, key)
  const until = publication.at + jitterOf(publication.id, rules.jitter_minutes)
  if (until > now) return { until, by: null }
  const others = await sentOf(parts, key, now - farthestOf(rules))
  const delay = delayOf(sendingOf(pin, publication), { rules, zone, others, now })
  // The account's outbox keeps the gap itself: in tests it is shorter.
  if (delay === null || (delay.rule === 'gap' && delay.until - MIN_GAP_MS + times.minGap <= now))
    return null
  return { until: delay.until, by: delay.rule }
}

/** Nobody has opened the calendar of an account without a schedule. */
export async function scheduleOf(
  { findSchedule }: Pick<PublisherParts, 'findSchedule'>,
  queries: Queries,
  key: AccountKey,
): Promise<AccountSchedule> {
  const found = await findSchedule(queries, key)
  return found?.schedule ?? defaultSchedule('UTC', newId)
}

const sendingOf = (pin: Pin, { id, at, board_id: board }: Publication): Sending => ({
  id,
  at,
  link: pin.link,
  picture_ids: sourcePicturesOf(pin),
  board,
})

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** How far back a rule looks. A day at least, and the hours by which a day may be longer. */
const farthestOf = ({ link_hours, picture_days, board_minutes }: ScheduleRules): number =>
  Math.max(DAY + 2 * HOUR, link_hours * HOUR, picture_days * DAY, board_minutes * 60_000)

const MAX_SENT = 2_000

/** What was sent since; of a pin that is deleted by now the board and the time alone are known. */
async function sentOf(
  { database, getPins }: Governing,
  key: AccountKey,
  since: number,
): Promise<Sending[]> {
  const rows = await withSendings(database.root)
    .select([
      'publications.id',
      'publications.pin_id',
      'publications.board_id',
      'publication_sendings.sent_at',
    ])
    .where('publications.account_id', '=', key.accountId)
    .where('publications.state', 'in', ['sending', 'unknown', 'published'])
    .where('publication_sendings.sent_at', '>=', since)
    .orderBy('publication_sendings.sent_at', 'desc')
    .limit(MAX_SENT)
    .execute()
  const pins = await getPins(database.root, key, [...new Set(rows.map(({ pin_id }) => pin_id))])
  const pinOf = new Map(pins.map((pin) => [pin.id, pin]))
  return rows.map(({ id, pin_id, board_id, sent_at }) => {
    const pin = pinOf.get(pin_id)
    return {
      id,
      at: sent_at ?? 0,
      link: pin?.link ?? '',
      picture_ids: pin === undefined ? [] : sourcePicturesOf(pin),
      board: board_id,
    }
  })
}
