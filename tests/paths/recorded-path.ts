/**
 * Walks a path that was recorded in a page: the machine, with idle actors, must take the same
 * transitions and end in the same state.
 */
import { createActor, SimulatedClock, type AnyActorLogic, type AnyMachineSnapshot } from 'xstate'
import { Recorder } from '../../src/inspector/recording/recorder.ts'
import { revive } from '../../src/inspector/recording/revive.ts'
import type { TestPath } from '../../src/inspector/recording/test-path.ts'
import type { PathModel } from '../../packages/model-paths/path-model.ts'
import type { SentEvent } from '../../packages/model-paths/live-run.ts'

/** Sentences of what went otherwise than recorded; none when all is well. */
export function walkRecorded(models: readonly PathModel[], path: TestPath): string[] {
  const model = models.find(({ name }) => name === path.machine)
  if (model === undefined)
    return [
      `There is no machine "${path.machine}". There are: ${models.map(({ name }) => name).join(', ')}.`,
    ]
  const { shortened = [] } = path
  if (shortened.length > 0)
    return [
      `${path.machine}: the recording kept only a part of ${shortened.join(', ')}. Fill in the rest, and take out "shortened".`,
    ]
  const recorder = new Recorder(() => 0)
  const actor = createActor(model.machine.provide({ actors: silentActors(model) }), {
    input: revive(path.input, model.inputs[0]) ?? undefined,
    clock: new SimulatedClock(),
    inspect: recorder.record,
  })
  const taken = (): readonly string[] =>
    recorder.recording.stepsOf(actor.sessionId).findLast(({ from }) => from === null)?.taken ?? []
  // A fault is recognised by the status below; without a listener xstate would report it a second
  // time, too late.
  actor.subscribe({ error: () => undefined })
  actor.start()
  const faults = difference(path.begins, taken(), 'the start')
  for (const [at, step] of path.steps.entries()) {
    if (faults.length > 0) break
    // Kept values with a type: so is what comes of them.
    actor.send(revive(step.event) as SentEvent)
    faults.push(
      ...difference(
        step.taken,
        taken(),
        path.steps
          .slice(0, at + 1)
          .map(({ event }) => event.type)
          .join(', '),
      ),
    )
  }
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot
  actor.stop()
  if (snapshot.status === 'error') faults.push(`it broke: ${String(snapshot.error)}`)
  const ends = JSON.stringify(snapshot.value)
  if (faults.length === 0 && ends !== JSON.stringify(path.ends))
    faults.push(`it was to end in ${JSON.stringify(path.ends)} and ended in ${ends}`)
  return faults.map((fault) => `${path.machine}: ${fault}.`)
}

/** The path says what they stated: they themselves say nothing. */
function silentActors({ machine }: PathModel): Record<string, AnyActorLogic> {
  return Object.fromEntries(
    Object.entries(machine.implementations.actors).flatMap(([name, logic]) =>
      'src' in logic ? [] : [[name, silenced(logic)]],
    ),
  )
}

/**
 * Not even that it is there: xstate reports the start of every actor but of one that is "stopped".
 */
function silenced(logic: AnyActorLogic): AnyActorLogic {
  return {
    getInitialSnapshot: (scope, input) => ({
      ...logic.getInitialSnapshot(scope, input),
      status: 'stopped',
    }),
    getPersistedSnapshot: (snapshot) => snapshot,
    transition: (snapshot) => snapshot,
  }
}

function difference(foreseen: readonly string[], taken: readonly string[], way: string): string[] {
  return taken.join() === foreseen.join()
    ? []
    : [
        `${foreseen.join(', ') || 'nothing'} was to be taken, and ${taken.join(', ') || 'nothing'} was (after ${way})`,
      ]
}
