/** The week of an account: when its pins are published, and the rules for spreading them. */
import { z } from 'zod'
import { defineCalls } from '../call/call.ts'
import { Id, Time } from '../call/primitives.ts'
import { ZoneName } from '../content/publications.contract.ts'

export const MAX_SLOTS = 200

/** `HH:mm` */
const TimeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)

/** A wall time on one day of the week, in the zone of the schedule. Monday = 1. */
export const Slot = z.object({ id: Id, weekday: z.int().min(1).max(7), time: TimeOfDay })
export type Slot = z.infer<typeof Slot>

/** The most that each rule may be. */
export const MAX_RULES = {
  per_day: 150,
  link_hours: 8_760,
  picture_days: 365,
  board_minutes: 10_080,
  jitter_minutes: 60,
} as const

/**
 * Wall times of the schedule's zone: from the first one until before the other, also over midnight.
 */
export const PublishingHours = z.object({ from: TimeOfDay, until: TimeOfDay })
export type PublishingHours = z.infer<typeof PublishingHours>

/** What a spread keeps to. 0 = no such rule. */
export const ScheduleRules = z.object({
  per_day: z.int().min(1).max(MAX_RULES.per_day),
  /** Between two pins with the same link. */
  link_hours: z.int().min(0).max(MAX_RULES.link_hours),
  /** Between two pins with the same source picture. */
  picture_days: z.int().min(0).max(MAX_RULES.picture_days),
  /** Between two pins on the same board. */
  board_minutes: z.int().min(0).max(MAX_RULES.board_minutes),
  /** A pin may come so much later than its time, so that not all come on the minute. */
  jitter_minutes: z.int().min(0).max(MAX_RULES.jitter_minutes),
  /** When pins go out. Missing = at any time. */
  hours: PublishingHours.optional(),
})
export type ScheduleRules = z.infer<typeof ScheduleRules>

export const AccountSchedule = z.object({
  zone: ZoneName,
  slots: z.array(Slot).max(MAX_SLOTS),
  rules: ScheduleRules,
})
export type AccountSchedule = z.infer<typeof AccountSchedule>

/** `unproven`: its plan was made before the first proof of the person's address. */
export const PauseReason = z.enum(['unproven'])
export type PauseReason = z.infer<typeof PauseReason>

/**
 * While an account is paused, the server sends nothing of it. `remark`: why, as the person wrote
 * it.
 * `reason`: why the server has paused it, or kept it paused.
 */
export const Pause = z.object({
  at: Time,
  remark: z.string().max(200),
  reason: PauseReason.optional(),
})
export type Pause = z.infer<typeof Pause>

export const StoredSchedule = AccountSchedule.extend({
  /**
   * Counts the changes of the week. A pause is none. 0: the server has stored a default week in UTC
   * with a pause, and the first `createSchedule` replaces it.
   */
  revision: z.int().min(0),
  pause: Pause.nullable(),
})
export type StoredSchedule = z.infer<typeof StoredSchedule>

const ofAccount = {
  path: '/api/accounts/:account_id/schedule/',
  access: 'user',
  params: z.object({ account_id: Id }),
  answer: StoredSchedule,
  errors: ['not_found'],
} as const
const pauseOfAccount = { ...ofAccount, path: '/api/accounts/:account_id/schedule/pause/' } as const

export const scheduleCalls = defineCalls({
  /** Null until the account's calendar is opened; then use `defaultSchedule`. */
  getSchedule: {
    ...ofAccount,
    method: 'GET',
    answer: z.object({ schedule: StoredSchedule.nullable() }),
  },
  /**
   * For an account that has none, or revision 0; where another device was faster, that one's is
   * answered.
   */
  createSchedule: { ...ofAccount, method: 'POST', body: AccountSchedule },
  /**
   * `revision` is the one that was changed: a conflict says that there is a newer one. Planned
   * publications keep their times, also when their slot is gone.
   */
  putSchedule: {
    ...ofAccount,
    method: 'PUT',
    body: AccountSchedule.extend({ revision: z.int().min(0) }),
    errors: ['not_found', 'conflict'],
  },
  /** An account that is paused already keeps the time since when it is, and gets the new remark. */
  pauseAccount: { ...pauseOfAccount, method: 'PUT', body: Pause.pick({ remark: true }) },
  resumeAccount: { ...pauseOfAccount, method: 'DELETE' },
})

/**
 * Proposed when publishing hours are turned on; includes the last default slot, even some minutes
 * late.
 */
export const defaultHours: PublishingHours = { from: '08:00', until: '21:00' }

const DEFAULT_TIMES = ['08:00', '11:00', '14:00', '17:00', '20:00']

export const defaultRules: ScheduleRules = {
  per_day: DEFAULT_TIMES.length,
  link_hours: 48,
  picture_days: 7,
  board_minutes: 0,
  jitter_minutes: 0,
}

/** Five a day: what a browser proposes for an account that has no schedule. */
export function defaultSchedule(zone: string, newId: () => string): AccountSchedule {
  const weekdays = [1, 2, 3, 4, 5, 6, 7]
  return {
    zone,
    slots: weekdays.flatMap((weekday) =>
      DEFAULT_TIMES.map((time) => ({ id: newId(), weekday, time })),
    ),
    rules: defaultRules,
  }
}
