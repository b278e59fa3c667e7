import { createActor, type AnyActorRef } from 'xstate'
import { expect, test } from 'vitest'
import { Recorder } from '../../src/inspector/recording/recorder.ts'
import type { TestPath } from '../../src/inspector/recording/test-path.ts'
import { appMachine } from '../../src/machines/app/app.machine.ts'
import { appModel } from '../../src/machines/app/app.model.ts'
import { authModel } from '../../src/machines/auth/auth.model.ts'
import { copied, copiedFrom } from './copied-path.ts'
import { models } from './models.ts'
import { walkRecorded } from './recorded-path.ts'

const login: TestPath = {
  machine: 'auth',
  input: { lastIdentity: null, owesSignOut: false },
  begins: [],
  steps: [
    { event: { type: 'auth.init' }, taken: ['auth.notInitialized -auth.init[1]-> auth.loading'] },
    {
      event: { type: 'xstate.done.actor.checkUser', output: { user: null } },
      taken: ['auth.loading -xstate.done.actor.checkUser[1]-> auth.anonymous'],
    },
  ],
  ends: { anonymous: 'idle' },
}

test('a machine that goes another way than it was recorded is a fault that says where', () => {
  expect(walkRecorded(models, login)).toEqual([])
  const otherwise = {
    ...login,
    steps: login.steps.map((step) => ({
      ...step,
      event: {
        ...step.event,
        ...(step.event.type.startsWith('xstate.done') ? { output: { user: { id: 'u' } } } : {}),
      },
    })),
  }
  expect(walkRecorded(models, otherwise)).toEqual([
    'auth: auth.loading -xstate.done.actor.checkUser[1]-> auth.anonymous was to be taken, and auth.loading -xstate.done.actor.checkUser[0]-> auth.authenticated was (after auth.init, xstate.done.actor.checkUser).',
  ])
  expect(walkRecorded(models, { ...login, ends: 'loading' })).toEqual([
    'auth: it was to end in "loading" and ended in {"anonymous":"idle"}.',
  ])
  expect(walkRecorded(models, { ...login, machine: 'lamp' })[0]).toContain(
    'There is no machine "lamp"',
  )
})

test('a path of which the recording kept only a part says so, and is not walked', () => {
  const pages = models.find(({ name }) => name === 'pages')
  const list = (count: number): string[] => Array.from({ length: count }, (_, at) => `page ${at}`)
  const path = (count: number) => {
    if (pages === undefined) throw new Error('The pages have a model')
    const chosen = { type: 'pages.select', pageIds: list(count) }
    const events = [
      { type: 'account.changed', accountId: 'a' },
      { type: 'xstate.done.actor.listPages', output: { pages: [] } },
      chosen,
    ]
    return copied(pages, { input: pages.inputs[0], taken: [], events })
  }
  expect([path(3).shortened, walkRecorded(models, path(3))]).toEqual([undefined, []])
  expect(path(200).shortened).toEqual(['pages.select (3)'])
  expect(walkRecorded(models, path(200))).toEqual([
    'pages: the recording kept only a part of pages.select (3). Fill in the rest, and take out "shortened".',
  ])
})

test('a session of the root, with the events of its real children, is walked as it was recorded', () => {
  const recorder = new Recorder(() => 0)
  const { actors, actions } = appModel.machine.implementations
  const actor = createActor(
    appMachine.provide({
      actors: { ...actors, auth: authModel.machine } as never,
      actions: actions as never,
    }),
    { input: appModel.inputs[0] as never, inspect: recorder.record },
  ).start()
  const auth = actor.system.get('auth') as AnyActorRef
  for (const event of [
    {
      type: 'xstate.done.actor.checkUser',
      output: { user: { id: 'ada', email: 'ada@example.com' } },
    },
    { type: 'auth.expired' },
    { type: 'auth.logout' },
  ])
    auth.send(event)
  const path = copiedFrom(recorder.recording, actor.sessionId)
  actor.stop()
  expect(path.steps.flatMap(({ taken }) => taken)).toContain(
    'app.signedOut -xstate.snapshot.auth-> app.signedIn',
  )
  expect(walkRecorded(models, path)).toEqual([])
})
