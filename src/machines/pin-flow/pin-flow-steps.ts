/**
 * The steps of the main job and what each needs. A step that lacks it is refused in favour of the
 * nearest earlier one.
 */
import { clientProblem } from '#core/contract/problems/client.problems.ts'
import type { Translatable } from '#core/contract/words/problem.schema.ts'
import { PinType } from '#core/contract/content/pin-kinds.schema.ts'

export const flowSteps = ['sources', 'interests', 'design', 'pins', 'titles', 'done'] as const
export type FlowStep = (typeof flowSteps)[number]

/** What is there to work on, as pages and pins of the account report it. */
export interface FlowGrounds {
  readonly chosenPages: number
  readonly pins: number
  readonly selected: number
  readonly committed: number
}

/**
 * What the next generation is asked for; empty `colors` and `fonts` mean the account's brand.
 */
export interface FlowConfig {
  readonly n_pins: number
  readonly pin_types: readonly PinType[]
  readonly templates: readonly string[]
  readonly colors: readonly string[]
  readonly fonts: readonly string[]
  /** A further kit of the account's; none = its own. */
  readonly brand_kit_id?: string | null
}

/** What is kept of it for the next time. */
export type Preferences = Pick<FlowConfig, 'n_pins' | 'pin_types'>

export const DEFAULT_PIN_COUNT = 12

export function initialConfig(preferences: Preferences | null): FlowConfig {
  const { n_pins, pin_types } = preferences ?? {
    n_pins: DEFAULT_PIN_COUNT,
    pin_types: PinType.options,
  }
  return { n_pins, pin_types, templates: [], colors: [], fonts: [] }
}

const refusals: Record<FlowStep, Translatable> = {
  sources: '',
  interests: clientProblem('client.choosePages'),
  design: clientProblem('client.choosePages'),
  pins: clientProblem('client.noPins'),
  titles: clientProblem('client.commitPins'),
  done: clientProblem('client.commitPins'),
}

export function refusalOf(step: FlowStep): Translatable {
  return refusals[step]
}

export function hasGround(step: FlowStep, grounds: FlowGrounds): boolean {
  switch (step) {
    case 'sources':
      return true
    case 'interests':
    case 'design':
      return grounds.chosenPages > 0
    case 'pins':
      return grounds.pins > 0 || grounds.chosenPages > 0
    case 'titles':
    case 'done':
      return grounds.committed > 0
    default:
      step satisfies never
      return false
  }
}

export function nearestStep(wanted: FlowStep, grounds: FlowGrounds): FlowStep {
  const upTo = flowSteps.slice(0, flowSteps.indexOf(wanted) + 1)
  return upTo.findLast((step) => hasGround(step, grounds)) ?? 'sources'
}
