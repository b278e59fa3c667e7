/**
 * The devices on which a user changes pins, by their name in the events. A device's label comes from
 * its requests.
 */
import type { Device } from '#core/contract/account/device.schema.ts'
import type { Queries, Tx } from '../../platform/database/database.ts'
import { inBatches, type CleanupJob } from '../../platform/sweep.ts'

/** Milliseconds. No reader needs a finer step, and it saves a write for nearly every batch. */
const SEEN_STEP = 3_600_000
const DAY = 86_400_000
const DAYS_A_DEVICE_IS_KEPT = 365
/** A private window is a device of its own each time. */
const MAX_PER_ANSWER = 100

export interface SeenDevice {
  readonly device: string
  readonly userAgent: string
  readonly now: number
}

export async function recordDevice(
  tx: Tx,
  owner: string,
  { device, userAgent, now }: SeenDevice,
): Promise<void> {
  const seen = { user_agent: userAgent, last_seen_at: now }
  await tx
    .insertInto('devices')
    .values({ user_id: owner, device, first_seen_at: now, ...seen })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'device'])
        .doUpdateSet(seen)
        .where((row) =>
          row.or([
            row('devices.last_seen_at', '<', now - SEEN_STEP),
            row('devices.user_agent', '!=', userAgent),
          ]),
        ),
    )
    .execute()
}

/** All of them, in the order in which they were first seen. */
export async function listDevices(queries: Queries, owner: string): Promise<Device[]> {
  return devicesOf(queries, owner).orderBy('first_seen_at').orderBy('device').execute()
}

/** Those that were seen last, in the order in which they were first seen. */
export async function latestDevices(queries: Queries, owner: string): Promise<Device[]> {
  const latest = await devicesOf(queries, owner)
    .orderBy('last_seen_at', 'desc')
    .orderBy('device')
    .limit(MAX_PER_ANSWER)
    .execute()
  return latest.toSorted(
    (a, b) => a.first_seen_at - b.first_seen_at || (a.device < b.device ? -1 : 1),
  )
}

export function oldDevices(db: Queries): CleanupJob {
  return {
    name: 'devices that were not seen for a year',
    every: DAY,
    run: async (now) =>
      inBatches(async (most) => {
        const before = now - DAYS_A_DEVICE_IS_KEPT * DAY
        const old = db
          .selectFrom('devices')
          .select(['user_id', 'device'])
          .where('last_seen_at', '<', before)
          .limit(most)
        // Asked again: one may have been seen a moment ago.
        const gone = db
          .deleteFrom('devices')
          .where((row) =>
            row(row.refTuple('user_id', 'device'), 'in', old.$asTuple('user_id', 'device')),
          )
          .where('last_seen_at', '<', before)
        return (await gone.executeTakeFirstOrThrow()).numDeletedRows
      }),
  }
}

function devicesOf(queries: Queries, owner: string) {
  return queries
    .selectFrom('devices')
    .select(['device', 'user_agent', 'first_seen_at', 'last_seen_at'])
    .where('user_id', '=', owner)
}
