/** What is looked at: a moment of a recording, and one of its actors. */
import { useState } from 'react'
import { everything, type StepFilter } from '../log/step-filter.ts'
import { useRecording } from './use-recording.ts'
import type { RecordedStep } from './recorded.ts'
import type { Moment, ReadyStep, Recording } from './recording.ts'

export interface Inspection {
  readonly recording: Recording
  /** What it was drawn for: a recording is changed in place. */
  readonly version: number
  readonly moment: Moment
  readonly onMoment: (moment: Moment) => void
  readonly filter: StepFilter
  readonly onFilter: (filter: StepFilter) => void
  /** The chosen actor; null while there is none. */
  readonly session: string | null
  readonly onSession: (session: string) => void
  /** The machine that it is, if it is one. */
  readonly machine: string | null
  /** What happened at the moment. */
  readonly step: RecordedStep | undefined
  /** What the actor did last until then: most often the same. */
  readonly last: ReadyStep | undefined
}

export function useInspection(recording: Recording): Inspection {
  const version = useRecording(recording)
  const [looked, onMoment] = useState<Moment>(null)
  // What was dropped meanwhile can't be looked at: the oldest that is left.
  const moment = looked === null ? null : Math.max(looked, recording.steps[0]?.seq ?? 0)
  const [chosen, setChosen] = useState<string | null>(null)
  const [filter, onFilter] = useState(everything)
  const session = chosen ?? mostTelling(recording)
  const onSession = (to: string): void => {
    setChosen(to)
    // A filter by actor follows the selection.
    if (filter.session !== null) onFilter({ ...filter, session: to })
  }
  const step = moment === null ? recording.steps.at(-1) : recording.step(moment)
  return {
    recording,
    version,
    moment,
    onMoment,
    filter,
    onFilter,
    session,
    onSession,
    step,
    ...ofActor(recording, session, moment),
  }
}

function ofActor(
  recording: Recording,
  session: string | null,
  moment: Moment,
): Pick<Inspection, 'machine' | 'last'> {
  if (session === null) return { machine: null, last: undefined }
  return {
    machine: recording.actor(session)?.machine ?? null,
    last: recording.lastStepOf(session, moment),
  }
}

/** The session of the auth machine, where most recordings begin; else that of the root. */
function mostTelling(recording: Recording): string | null {
  const [root] = recording.tree(null)
  if (root === undefined) return null
  return (
    root.children.find(({ actor }) => actor.machine === 'auth')?.actor.session ?? root.actor.session
  )
}
