import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { appModel } from '../../machines/app/app.model.ts'
import { authModel } from '../../machines/auth/auth.model.ts'
import { tasksModel } from '../../machines/tasks/tasks.model.ts'
import type { PathModel } from '../../../packages/model-paths/path-model.ts'
import { Fork } from './fork.ts'
import { Recorder } from './recorder.ts'

function recordedRun({ machine, inputs }: PathModel, events: readonly { type: string }[]) {
  const recorder = new Recorder(() => 1)
  const actor = createActor(machine, { input: inputs[0], inspect: recorder.record }).start()
  for (const event of events) actor.send(event)
  const stepAfter = (type: string) => {
    const step = recorder.recording.lastStepOf(
      actor.sessionId,
      recorder.recording.stepsOf(actor.sessionId).find((one) => one.type === type)?.seq ?? null,
    )
    if (step === undefined) throw new Error(`Nothing came of ${type}`)
    return step
  }
  return { actor, recorder, stepAfter }
}

test('a copy goes on from a past moment, and the machine that was recorded hears nothing of it', () => {
  const { actor, recorder, stepAfter } = recordedRun(authModel, [
    { type: 'auth.init' },
    { type: 'xstate.done.actor.checkUser', output: { user: null } } as never,
    { type: 'auth.googleLogin' },
  ])
  const steps = recorder.recording.steps.length
  const fork = new Fork(authModel, stepAfter('xstate.done.actor.checkUser'))
  expect(fork.snapshot.value).toEqual({ anonymous: 'idle' })
  expect(fork.events().map(({ type }) => type)).toContain('auth.login')
  fork.send('auth.login', { email: 'ada@example.com', password: 'secret' })
  expect(fork.snapshot.value).toEqual({ anonymous: 'signingIn' })
  expect(fork.wrong()).toEqual([])
  expect(fork.recording.lastStepOf(fork.session, null)).toMatchObject({
    type: 'auth.login',
    payload: { password: '•••' },
    taken: ['auth.anonymous -auth.login[0]-> auth.anonymous.signingIn'],
  })
  expect(actor.getSnapshot().value).toEqual({ anonymous: 'signingInWithGoogle' })
  expect(recorder.recording.steps).toHaveLength(steps)
  fork.stop()
})

test('a copy has functions again where the recording had none', () => {
  const { stepAfter } = recordedRun(tasksModel, [
    { type: 'xstate.done.actor.listTasks', output: { tasks: [] } } as never,
  ])
  const fork = new Fork(tasksModel, stepAfter('xstate.done.actor.listTasks'))
  fork.send('tasks.startEnrichment', { pageIds: ['p'] })
  const [task] = fork.snapshot.context.tasks
  // Without a function for new ids it would be called by its session.
  expect(task.id).not.toBe(task.sessionId)
  fork.stop()
})

test('a copy says what does not hold any more, and nothing of the children that are not copied with it', () => {
  const { stepAfter } = recordedRun(appModel, [])
  const app = new Fork(appModel, stepAfter('xstate.init'))
  expect(app.wrong()).toEqual([])
  app.stop()
  const strict: PathModel = {
    ...authModel,
    invariants: [(snapshot) => (snapshot.value === 'loading' ? 'loads' : null)],
  }
  const fork = new Fork(strict, recordedRun(authModel, []).stepAfter('xstate.init'))
  expect(fork.wrong()).toEqual([])
  fork.send('auth.init')
  expect(fork.wrong()).toEqual(['loads'])
  fork.stop()
})
