/**
 * The step of the main job is in the address, and the machine decides which steps have their input.
 * A new address is sent to the machine; when the machine is in another step the address follows:
 * replaced when the step was refused, pushed when the machine went on by itself.
 */
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useActor, usePinFlow, usePins } from '../../kit/context/app-context.tsx'
import type { FlowStep } from '../../../machines/pin-flow/pin-flow-steps.ts'
import { STEPS } from './stepper.tsx'
import { useChosenIds } from '../../pins/generation/use-generation.ts'

export function useFlowStep(): { step: FlowStep; go: (step: FlowStep) => void } {
  const search: { step?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  const flow = useActor('pinFlow')
  const stands = usePinFlow((snapshot) => stepIn(snapshot.value))
  const asked = stepIn(search.step) ?? 'sources'
  const told = useRef<FlowStep | null>(null)
  const go = (step: FlowStep, replace = false) =>
    void navigate({ to: '.', search: { step }, replace })

  useEffect(() => {
    const isNew = told.current !== asked
    told.current = asked
    if (isNew && stepIn(flow.getSnapshot().value) !== asked)
      flow.send({ type: 'flow.goTo', step: asked })
    const now = stepIn(flow.getSnapshot().value)
    if (now !== null && now !== asked)
      void navigate({ to: '.', search: { step: now }, replace: isNew })
  }, [flow, navigate, asked, stands])

  return { step: stands ?? asked, go }
}

/** Steps that can be gone to now; the machine has the last word. */
export function useAllowedSteps(current: FlowStep): ReadonlySet<FlowStep> {
  const chosen = useChosenIds().size
  const pins = usePins((snapshot) => snapshot.context.book.count)
  const committed = usePins((snapshot) => snapshot.context.book.committedIds.length)
  const allowed = new Set<FlowStep>(['sources', current])
  if (chosen > 0) for (const step of ['interests', 'design'] as const) allowed.add(step)
  if (pins > 0) allowed.add('pins')
  if (committed > 0) for (const step of ['titles', 'done'] as const) allowed.add(step)
  return allowed
}

function stepIn(value: unknown): FlowStep | null {
  return STEPS.find((step) => step === value) ?? null
}
