/** A path as it goes through the inspector: recorded, redacted, copied and read again. */
import { createActor, SimulatedClock } from 'xstate'
import { Recorder } from '../../src/inspector/recording/recorder.ts'
import type { Recording } from '../../src/inspector/recording/recording.ts'
import { TestPath, testPathOf } from '../../src/inspector/recording/test-path.ts'
import type { PathModel } from '../../packages/model-paths/path-model.ts'
import type { WalkablePath } from '../../packages/model-paths/paths.ts'

export function copied({ machine }: PathModel, { input, events }: WalkablePath): TestPath {
  const recorder = new Recorder(() => 0)
  const actor = createActor(machine, {
    input,
    clock: new SimulatedClock(),
    inspect: recorder.record,
  })
  actor.subscribe({ error: () => undefined })
  actor.start()
  for (const event of events) actor.send(event)
  const path = copiedFrom(recorder.recording, actor.sessionId)
  actor.stop()
  return path
}

export function copiedFrom(recording: Recording, session: string): TestPath {
  return TestPath.parse(JSON.parse(JSON.stringify(testPathOf(recording, session, null))))
}
