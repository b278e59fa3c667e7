/**
 * What an actor went through as a path that `npm run paths -- --path FILE` walks again: how it
 * began, what it was sent, and what it must take.
 */
import { z } from 'zod'
import { isFields, isShortened, type Kept } from './kept-value.ts'
import type { Moment, Recording } from './recording.ts'

const KeptValue = z.custom<Kept>((value) => value !== undefined)

export const TestPath = z.object({
  machine: z.string(),
  input: KeptValue,
  /** Taken by the start. */
  begins: z.array(z.string()),
  steps: z.array(
    z.object({
      event: z.record(z.string(), KeptValue).and(z.object({ type: z.string() })),
      taken: z.array(z.string()),
    }),
  ),
  /** The state value at its end. */
  ends: KeptValue,
  /**
   * What was too long to be kept whole, each by its path; missing when all is there. Such a
   * path is not walked: it would be another one.
   */
  shortened: z.array(z.string()).optional(),
})
export type TestPath = z.infer<typeof TestPath>

/**
 * Until the moment; events that the machine did not care for are left out. `noBegin`: the recording
 * has forgotten how it began.
 */
export function testPathOf(
  recording: Recording,
  session: string,
  moment: Moment,
): TestPath | 'noBegin' | 'noMachine' {
  const machine = recording.actor(session)?.machine ?? null
  if (machine === null) return 'noMachine'
  const [begin, ...rest] = recording
    .stepsOf(session)
    .filter(({ seq }) => moment === null || seq <= moment)
  if (begin?.type !== 'xstate.init') return 'noBegin'
  const steps = rest.filter(({ type, taken }) => type !== 'xstate.stop' && taken.length > 0)
  const input = inputOf(begin.payload)
  const shortened = shortenedIn(machine, [
    { name: 'the input', payload: input },
    ...steps.map(({ type, payload }, at) => ({ name: `${type} (${at + 1})`, payload })),
  ])
  return {
    machine,
    input,
    begins: begin.taken,
    steps: steps.map(({ type, payload, taken }) => ({
      event: { ...(isFields(payload) ? payload : {}), type },
      taken,
    })),
    ends: recording.lastStepOf(session, steps.at(-1)?.seq ?? begin.seq)?.result.value ?? null,
    ...shortened,
  }
}

/**
 * What a machine passes on and does not decide by: a book of pins is always too long, and the root
 * goes by who is signed in.
 */
const passedOn: Readonly<Record<string, readonly string[]>> = {
  pins: ['book', 'history'],
  app: ['snapshot'],
}

function shortenedIn(
  machine: string,
  parts: readonly { readonly name: string; readonly payload: Kept }[],
): Pick<TestPath, 'shortened'> {
  const rest = passedOn[machine] ?? []
  const readBy = (payload: Kept): Kept =>
    isFields(payload)
      ? Object.fromEntries(Object.entries(payload).filter(([name]) => !rest.includes(name)))
      : payload
  const shortened = parts.flatMap(({ name, payload }) =>
    isShortened(readBy(payload)) ? [name] : [],
  )
  return shortened.length > 0 ? { shortened } : {}
}

function inputOf(payload: Kept): Kept {
  return (isFields(payload) ? payload['input'] : undefined) ?? null
}
