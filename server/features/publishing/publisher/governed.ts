/** Whether a pin may go out now by the account's own rules, and until when it waits if not. */
import type { DelayRule } from '#core/contract/publishing/outbox.contract.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import { defaultSchedule } from '#core/contract/publishing/schedule.contract.ts'
import type { AccountSchedule, ScheduleRules } from '#core/contract/publishing/schedule.contract.ts'
import { sourcePicturesOf } from '#core/preflight/preflight.ts'
import { type SeenSending, withSameLooks } from '#core/preflight/same-picture.ts'
import { delayOf, jitteredTime, MIN_GAP_MS } from '#core/schedule/governor.ts'
import type { Sending } from '#core/schedule/governor.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/ids.ts'
import type { AccountKey, PublisherParts } from './publisher-parts.ts'
import { listSent } from './stores/sent.store.ts'

/** `by` null: it is late by chance, so that not all go out on the minute. */
export interface Hold {
  readonly until: number
  readonly by: DelayRule | null
}

type Governing = Pick<PublisherParts, 'clock' | 'times'> & {
  readonly schedule: AccountSchedule
  /** Of the account, as far back as its rules reach. */
  readonly sent: readonly SeenSending[]
}

interface Waiting {
  readonly pin: Pin
  readonly publication: Publication
  /** What the pin's picture looks like, for where a rule asks for it. */
  readonly look: () => Promise<string | null>
}

/** Null: it may go now. */
export async function holdOf(
  { clock, times, schedule: { rules, zone }, sent }: Governing,
  { pin, publication, look }: Waiting,
): Promise<Hold | null> {
  const now = clock.now()
  const until = jitteredTime(publication, { rules, zone })
  if (until > now) return { until, by: null }
  const hash = rules.picture_days > 0 ? await look() : null
  const { one, others } = withSameLooks({ ...sendingOf(pin, publication), hash }, sent)
  const delay = delayOf(one, { rules, zone, others, now })
  // The account's outbox keeps the gap itself: in tests it is shorter.
  if (delay === null || (delay.rule === 'gap' && delay.until - MIN_GAP_MS + times.minGap <= now))
    return null
  return { until: delay.until, by: delay.rule }
}

/** What was sent since a rule of the account looks back. */
export async function sentForRules(
  { database, clock, getPins }: Pick<PublisherParts, 'database' | 'clock' | 'getPins'>,
  key: AccountKey,
  { rules }: AccountSchedule,
): Promise<SeenSending[]> {
  const rows = await listSent(database.root, key.accountId, clock.now() - farthestOf(rules))
  // Sent before the page and the pictures were kept.
  const older = rows.filter(({ page }) => page === null).map(({ pinId }) => pinId)
  const pins = older.length === 0 ? [] : await getPins(database.root, key, [...new Set(older)])
  const pinOf = new Map(pins.map((pin) => [pin.id, pin]))
  return rows.map(({ id, at, board, pinId, page, pictureIds, pictureHash }) => {
    const pin = pinOf.get(pinId)
    return {
      id,
      at,
      board,
      link: page ?? pin?.link ?? '',
      picture_ids: pictureIds ?? (pin === undefined ? [] : sourcePicturesOf(pin)),
      hash: pictureHash,
    }
  })
}

/** An account without a schedule: its calendar was never opened. */
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
