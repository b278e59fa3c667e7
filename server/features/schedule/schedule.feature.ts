/** When an account's pins are published: its zone, the slots of its week and the rules. */
import { problem } from '#core/contract/problems.contract.ts'
import { scheduleCalls, type AccountSchedule } from '#core/contract/schedule.contract.ts'
import type { Problem } from '#core/contract/problem.schema.ts'
import type { Feature } from '../../platform/feature.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { findSchedule, listSchedules, saveSchedule } from './schedule.store.ts'

export function scheduleFeature({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Feature {
  return {
    name: 'schedule',
    routes: (route) => {
      route(scheduleCalls.getSchedule, async ({ user, params }) => {
        const of = { owner: user.id, accountId: params.account_id }
        return (await findSchedule(database.root, of)) ?? notFound('account')
      })
      route(scheduleCalls.putSchedule, async ({ user, params, body }) => {
        const of = { owner: user.id, accountId: params.account_id }
        return database.transaction(async (tx) => {
          if ((await findSchedule(tx, of)) === undefined) return notFound('account')
          const fault = faultOf(body)
          if (fault !== null) return refuse('invalid', fault)
          await saveSchedule(tx, of.accountId, { schedule: body, now: clock.now() })
          return body
        })
      })
    },
    exportParts: async (owner) => {
      const read = async (): Promise<string> =>
        JSON.stringify(await listSchedules(database.root, owner), null, 2)
      return [{ path: 'schedules.json', read }]
    },
  }
}

function faultOf({ zone, slots }: AccountSchedule): Problem | null {
  if (!isZone(zone)) return problem('schedule.unknownZone', { zone })
  const seen = new Set<string>()
  for (const { weekday, time } of slots) {
    if (seen.has(`${weekday} ${time}`)) return problem('schedule.slotTwice', { time })
    seen.add(`${weekday} ${time}`)
  }
  return null
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    // A RangeError is how the runtime answers for a zone that it does not know.
    return false
  }
}
