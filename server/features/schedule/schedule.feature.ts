/**
 * When an account's pins are published: its zone, the slots of its week and the rules; and whether
 * it is paused. Also what is planned for all accounts of a person.
 */
import { MAX_PLANNED_PINS, planCalls } from '#core/contract/publishing/plans.contract.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import {
  scheduleCalls,
  type AccountSchedule,
  type StoredSchedule,
} from '#core/contract/publishing/schedule.contract.ts'
import type { Problem } from '#core/contract/words/problem.schema.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isZone } from '#core/schedule/wall-time.ts'
import type { Feature } from '../../platform/feature.ts'
import { notFound, refuse, type Refusal } from '../../platform/http/failures/refusal.ts'
import type { Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { listPlannedPins } from './plans.store.ts'
import {
  findSchedule,
  insertSchedule,
  listSchedules,
  type OwnAccount,
  pauseUnproven,
  savePause,
  updateSchedule,
} from './schedule.store.ts'

export interface ScheduleNeeds {
  /** In the transaction that changes the account's zone, or gives it its first one. */
  readonly onZone: (
    tx: Tx,
    of: OwnAccount,
    at: { readonly zone: string; readonly now: number },
  ) => Promise<void>
}

export function scheduleFeature(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { onZone }: ScheduleNeeds,
): Feature {
  return {
    name: 'schedule',
    routes: (route) => {
      const changed = changeIn(database)
      route(planCalls.listPlans, async ({ user, query }) => {
        const part = { owner: user.id, ...query, limit: MAX_PLANNED_PINS + 1 }
        const pins = await listPlannedPins(database.root, part)
        return { pins: pins.slice(0, MAX_PLANNED_PINS), is_whole: pins.length <= MAX_PLANNED_PINS }
      })
      route(scheduleCalls.getSchedule, async ({ user, params }) => {
        const of = { owner: user.id, accountId: params.account_id }
        return (await findSchedule(database.root, of)) ?? notFound('account')
      })
      route(scheduleCalls.createSchedule, async ({ user, params, body }) => {
        const fault = faultOf(body)
        const of = { owner: user.id, accountId: params.account_id }
        return changed(of, async (tx) => {
          if (fault !== null) return refuse('invalid', fault)
          const now = clock.now()
          const isFirst = await insertSchedule(tx, params.account_id, { schedule: body, now })
          if (isFirst) await onZone(tx, of, { zone: body.zone, now })
          return null
        })
      })
      route(scheduleCalls.putSchedule, async ({ user, params, body }) => {
        const { revision, ...schedule } = body
        const fault = faultOf(schedule)
        const of = { owner: user.id, accountId: params.account_id }
        return changed(of, async (tx, stored) => {
          if (fault !== null) return refuse('invalid', fault)
          if (stored === null) return refuse('not_found', problem('schedule.none'))
          const { zone } = schedule
          const now = clock.now()
          if (!(await updateSchedule(tx, params.account_id, { schedule, revision, now })))
            return refuse('conflict', problem('schedule.changed'))
          if (stored.zone !== zone) await onZone(tx, of, { zone, now })
          return null
        })
      })
      pauseRoutes(route, { changed, clock })
    },
    removeUnproven: async (tx, owner) =>
      (await pauseUnproven(tx, owner, clock.now())) ? ['plans'] : [],
    exportParts: async (owner) => {
      const read = async (): Promise<string> =>
        JSON.stringify(await listSchedules(database.root, owner), null, 2)
      return [{ path: 'schedules.json', read }]
    },
  }
}

function pauseRoutes(
  route: Route,
  { changed, clock }: { changed: ReturnType<typeof changeIn>; clock: Platform['clock'] },
): void {
  route(scheduleCalls.pauseAccount, async ({ user, params, body }) =>
    changed({ owner: user.id, accountId: params.account_id }, async (tx, stored) => {
      const at = stored?.pause?.at ?? clock.now()
      await savePause(tx, params.account_id, { at, remark: body.remark.trim() })
      return null
    }),
  )
  route(scheduleCalls.resumeAccount, async ({ user, params }) =>
    changed({ owner: user.id, accountId: params.account_id }, async (tx) => {
      await savePause(tx, params.account_id, null)
      return null
    }),
  )
}

/** What the account has after `change`, which finds out whether it may. */
function changeIn(database: Platform['database']) {
  return async (
    of: OwnAccount,
    change: (tx: Tx, stored: StoredSchedule | null) => Promise<Refusal | null>,
  ): Promise<StoredSchedule | Refusal> =>
    database.transaction(async (tx) => {
      const found = await findSchedule(tx, of)
      if (found === undefined) return notFound('account')
      const refusal = await change(tx, found.schedule)
      if (refusal !== null) return refusal
      const after = await findSchedule(tx, of)
      return after?.schedule ?? refuse('not_found', problem('schedule.none'))
    })
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
