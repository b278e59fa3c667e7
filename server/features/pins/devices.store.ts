/** The devices on which a person changes pins, by the name that stands in the events. What a device calls itself is what its requests say. */
import type { Device } from '#core/contract/sync.contract.ts'
import type { Queries, Tx } from '../../platform/database/database.ts'

/** More exactly nobody asks; it spares a write with nearly every batch. ms */
const SEEN_STEP = 3_600_000

export interface SeenDevice {
  readonly device: string
  readonly userAgent: string
  readonly now: number
}

export async function noteDevice(tx: Tx, owner: string, { device, userAgent, now }: SeenDevice): Promise<void> {
  const seen = { user_agent: userAgent, last_seen_at: now }
  await tx
    .insertInto('devices')
    .values({ user_id: owner, device, first_seen_at: now, ...seen })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'device'])
        .doUpdateSet(seen)
        .where((row) => row.or([row('devices.last_seen_at', '<', now - SEEN_STEP), row('devices.user_agent', '!=', userAgent)])),
    )
    .execute()
}

/** In the order in which they were first seen. */
export async function listDevices(queries: Queries, owner: string): Promise<Device[]> {
  return queries.selectFrom('devices').select(['device', 'user_agent', 'first_seen_at', 'last_seen_at']).where('user_id', '=', owner).orderBy('first_seen_at').orderBy('device').execute()
}
