/** When a pin would go out if it were sent now, where a rule of the account holds it. */
import type { PlannedTime } from '#core/contract/publishing/publications.contract.ts'
import type { RuleDelay } from '#core/schedule/rule-delays.ts'
import type { AgainPlan } from '../../again/again-dialog.tsx'
import type { ChosenPlace } from '../../destination-form.tsx'
import type { Plan } from '../../move-mode/move-mode.ts'
import type { Planned } from '../../plan/planned-days.ts'
import { ruleMoves } from '../../rules/rule-moves.ts'
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

export function heldNow({ planned, place, plan, known, samePictures }: Given): HeldNow | null {
  const { publication } = planned
  const { zone } = known.schedule
  const { to } = publishNow(publication.state, { now: known.now, zone, place })
  if (to === null) return null
  const moved: Planned = { ...planned, publication: { ...publication, ...to, state: 'planned' } }
  const moves = ruleMoves({
    plan: {
      ...plan,
      now: known.now,
      all: known.all.map((one) => (one.publication.id === publication.id ? moved : one)),
    },
    schedule: known.schedule,
    stateOf: (one) => (one.id === publication.id ? 'planned' : known.stateOf(one)),
    samePictures,
  })
  const held = moves.find(({ delay }) => delay.id === publication.id)
  if (held === undefined) return null
  const isPlanned = publication.state === 'planned' && publication.at > known.now
  return {
    rule: held.delay.rule,
    to: held.to,
    isNoGain: isPlanned && publication.at <= held.to.at,
  }
}
