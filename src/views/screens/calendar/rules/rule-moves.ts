/**
 * What the rules of an account do to its plan: which pins they delay, and the moves that follow.
 */
import type { AccountSchedule } from '#core/contract/publishing/schedule.contract.ts'
import { sourcePicturesOf } from '#core/preflight/preflight.ts'
import { plannedAt } from '#core/schedule/open-slots.ts'
import { type DelaysInput, delaysUnder, type RuleDelay } from '#core/schedule/rule-delays.ts'
import type { Sending } from '#core/schedule/spacing.ts'
import { wallOf } from '#core/schedule/wall-time.ts'
import type { CalendarDisplay } from '../calendar-display.ts'
import type { Move } from '../move-mode/move-events.ts'
import type { Plan } from '../move-mode/move-mode.ts'
import { isToCome } from '../publishing/shown-state.ts'
import type { Planned } from '../plan/planned-days.ts'

export interface RuleMove extends Move {
  readonly delay: RuleDelay
  /** When the pin goes out that `delay` is because of; null for a full day. */
  readonly nearAt: number | null
}

interface Ruled {
  readonly plan: Plan & { readonly all: readonly Planned[] }
  readonly schedule: Pick<AccountSchedule, 'zone' | 'rules'>
  readonly stateOf: CalendarDisplay['stateOf']
  /** By pin: what those share whose pictures look the same. */
  readonly samePictures?: ReadonlyMap<string, string>
}

/**
 * By their new times. What missed its time or is in a file is not sent, so no rule delays it. A
 * free slot at a new time is claimed; one that is still another pin's is not.
 */
export function ruleMoves(ruled: Ruled): RuleMove[] {
  return movesOf(ruled, delaysUnder(delaysInput(ruled)))
}

/** What the rules are asked about. */
export function delaysInput({
  plan: { all, now },
  schedule: { zone, rules },
  stateOf,
  samePictures = new Map(),
}: Ruled): DelaysInput {
  const states = Map.groupBy(all, ({ publication }) => phaseOf(stateOf(publication)))
  const sendingsIn = (phase: Phase): Sending[] =>
    (states.get(phase) ?? []).map((one) => sendingOf(one, samePictures.get(one.pin.id)))
  return { rules, zone, planned: sendingsIn('planned'), sent: sendingsIn('sent'), now }
}

/** The moves of pins of the plan that some delays, by their new times, bring about. */
export function movesOf(
  { plan, schedule: { zone } }: Pick<Ruled, 'plan' | 'schedule'>,
  delays: readonly RuleDelay[],
): RuleMove[] {
  const byId = new Map(plan.all.map((planned) => [planned.publication.id, planned]))
  const newTimes = new Map(delays.map(({ id, until }) => [id, until]))
  const claimed = new Set<number>()
  const taken = { has: (at: number) => claimed.has(at) || plan.taken.has(at) }
  return delays.flatMap((delay): RuleMove[] => {
    const known = byId.get(delay.id)
    if (known === undefined) return []
    const to = plannedAt(plan.schedule, taken, wallOf(delay.until, zone))
    claimed.add(to.at)
    const near = byId.get(delay.because ?? '')?.publication
    const nearAt = near === undefined ? null : (newTimes.get(near.id) ?? near.at)
    return [{ planned: known, to, delay, nearAt }]
  })
}

type Phase = 'planned' | 'sent' | 'neither'

function phaseOf(state: ReturnType<CalendarDisplay['stateOf']>): Phase {
  if (state === 'failed' || state === 'missed' || state === 'filed') return 'neither'
  return isToCome(state) ? 'planned' : 'sent'
}

function sendingOf({ pin, publication }: Planned, samePicture: string | undefined): Sending {
  const { id, at, board_id: board } = publication
  const picture_ids = [
    ...sourcePicturesOf(pin),
    ...(samePicture === undefined ? [] : [samePicture]),
  ]
  return { id, at, link: pin.link, picture_ids, board }
}
