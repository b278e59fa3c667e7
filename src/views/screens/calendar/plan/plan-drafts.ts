/** Which publications drafts get, and which drafts are left out. */
import type { Board } from '#core/contract/account/accounts.contract.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { PlannedTime, PublicationPlan } from '#core/contract/content/publications.contract.ts'
import type { PublicationKey } from '#core/pins/pin-schedule.ts'
import { plannable } from '#core/preflight/kept-out.ts'
import { openPlans } from './draft-plans.ts'

export type TimesOf = (count: number) => readonly PlannedTime[]

export interface DraftsToPlan {
  /** Null = not known. */
  readonly boards: readonly Board[] | null
  readonly timesOf: TimesOf
  readonly newId: () => string
}

export interface PlannedDrafts {
  /** Ids of pins that could not go out as they are. */
  readonly keptOut: readonly string[]
  /** How many of the others are on no board. */
  readonly boardless: number
  /** Undefined: nothing is to be planned. Null: there is no time for it. */
  readonly first: PlannedTime | null | undefined
  /** One for each plan that has a time. */
  readonly publications: readonly (PublicationKey & { readonly plan: PublicationPlan })[]
}

export function planDrafts(
  pins: readonly Pin[],
  { boards, timesOf, newId }: DraftsToPlan,
): PlannedDrafts {
  const { fit, keptOut } = plannable(pins, boards)
  const plans = openPlans(fit)
  const times = plans.length === 0 ? [] : timesOf(plans.length)
  return {
    keptOut: keptOut.map(({ pin }) => pin.id),
    boardless: fit.filter((pin) => pin.boards.length === 0).length,
    first: plans.length === 0 ? undefined : (times[0] ?? null),
    publications: plans.flatMap(({ pinId, ...board }, at) => {
      const time = times[at]
      return time === undefined
        ? []
        : [{ id: pinId, publication_id: newId(), plan: { ...time, ...board } }]
    }),
  }
}
