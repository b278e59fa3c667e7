/** Which steps the log shows. */
import type { RecordedStep } from '../recording/recorded.ts'
import type { Recording } from '../recording/recording.ts'

export interface StepFilter {
  readonly text: string
  /** Only what was sent to or by this one. */
  readonly session: string | null
  readonly onlyMachines: boolean
  readonly onlyTaken: boolean
}

export const everything: StepFilter = {
  text: '',
  session: null,
  onlyMachines: false,
  onlyTaken: false,
}

const words = new WeakMap<RecordedStep, string>()

export function filterSteps(
  recording: Recording,
  { text, session, onlyMachines, onlyTaken }: StepFilter,
): readonly RecordedStep[] {
  const wanted = text
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  if (wanted.length === 0 && session === null && !onlyMachines && !onlyTaken) return recording.steps
  return recording.steps.filter(
    (step) =>
      (session === null || step.to === session || step.from === session) &&
      (!onlyMachines || recording.actor(step.to)?.machine != null) &&
      (!onlyTaken || step.taken.length > 0) &&
      wanted.every((word) => wordsOf(recording, step).includes(word)),
  )
}

/**
 * The searchable words of a step: the event with its payload, sender and receiver, and the
 * transitions taken.
 */
function wordsOf(recording: Recording, step: RecordedStep): string {
  const known = words.get(step)
  if (known !== undefined) return known
  const made = [
    step.type,
    nameOf(recording, step.from),
    nameOf(recording, step.to),
    JSON.stringify(step.payload).slice(0, 2_000),
    ...step.taken,
  ]
    .join('\n')
    .toLowerCase()
  words.set(step, made)
  return made
}

/** The actor's id, or an empty text for the page itself. */
export function nameOf(recording: Recording, session: string | null): string {
  return session === null ? '' : (recording.actor(session)?.id ?? session)
}
