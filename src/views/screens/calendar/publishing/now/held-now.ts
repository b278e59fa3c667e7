/** What a rule of the account delays if a pin is sent now: this pin, or planned ones. */
import type { PlannedTime } from '#core/contract/content/publications.contract.ts'
import { longerDelays, type RuleDelay } from '#core/schedule/rule-delays.ts'
import type { AgainPlan } from '../../again/again-dialog.tsx'
import type { ChosenPlace } from '../../destination-form.tsx'
import type { Plan } from '../../move-mode/move-mode.ts'
import type { Planned } from '../../plan/planned-days.ts'
import type { DelayedPin } from '../../../../pins/publish-now/delays-of-now.ts'
import { delaysInput, movesOf, ruleMoves } from '../../rules/rule-moves.ts'
import { publishNow } from '../publish-now.ts'

export interface HeldNow {
  readonly rule: RuleDelay['rule']
  readonly to: PlannedTime
  /** It would go out no earlier than it does where it is. */
  readonly isNoGain: boolean
}

interface Given {
  readonly planned: Planned
  readonly place: ChosenPlace
  readonly plan: Plan
  readonly known: AgainPlan
  readonly samePictures: ReadonlyMap<string, string>
}

/** When the pin would go out; null = now. */
export function heldNow(given: Given): HeldNow | null {
  const { planned, known } = given
  const { publication } = planned
  const sent = sentNow(given)
  if (sent === null) return null
  const { rules } = sent
  const held = ruleMoves(rules).find(({ delay }) => delay.id === publication.id)
  if (held === undefined) return null
  const isPlanned = publication.state === 'planned' && publication.at > known.now
  return {
    rule: held.delay.rule,
    to: held.to,
    isNoGain: isPlanned && publication.at <= held.to.at,
  }
}

/** The planned pins that would go out later than they do now. */
export function delayedNow(given: Given): DelayedPin[] {
  const sent = sentNow(given)
  if (sent === null) return []
  const { rules, before } = sent
  const { id } = given.planned.publication
  const longer = longerDelays(delaysInput(rules), delaysInput(before).planned)
  return movesOf(
    rules,
    longer.filter((delay) => delay.id !== id),
  ).map(({ planned, to, delay }) => ({ ...planned, to, rule: delay.rule }))
}

/** The plan with the pin at the present instant, and as it is; null = it has been sent already. */
function sentNow({ planned, place, plan, known, samePictures }: Given) {
  const { publication } = planned
  const { zone } = known.schedule
  const { to } = publishNow(publication.state, { now: known.now, zone, place })
  if (to === null) return null
  const moved: Planned = { ...planned, publication: { ...publication, ...to, state: 'planned' } }
  const before = {
    plan: { ...plan, now: known.now, all: known.all },
    schedule: known.schedule,
    // What failed or was missed delays nothing until it is planned again.
    stateOf: known.stateOf,
    samePictures,
  }
  const others = known.all.filter((one) => one.publication.id !== publication.id)
  const stateOf: AgainPlan['stateOf'] = (one) =>
    one.id === publication.id ? 'planned' : known.stateOf(one)
  const rules = { ...before, plan: { ...before.plan, all: [...others, moved] }, stateOf }
  return { rules, before }
}
