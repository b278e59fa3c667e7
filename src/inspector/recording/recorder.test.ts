import { assign, createActor, fromPromise, setup } from 'xstate'
import { expect, test, vi } from 'vitest'
import type { User } from '#core/contract/account/auth.contract.ts'
import { authMachine } from '../../machines/auth/auth.machine.ts'
import { authModel } from '../../machines/auth/auth.model.ts'
import type { LogEnvelope } from '#core/pins/events/pin.events.ts'
import { emptyHistory, recordEvents } from '#core/pins/history/pin-history.ts'
import { environmentModel } from '../../machines/environment/environment.model.ts'
import { pinsModel } from '../../machines/pins/pins.model.ts'
import { differencesOf } from '../log/differences.ts'
import { Recorder } from './recorder.ts'
import { MAX_STEPS, Recording } from './recording.ts'

const user: User = {
  id: 'u',
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: '',
  email_verified: true,
  has_password: true,
  created_at: 1,
}

function recordedLogin(): { recorder: Recorder; session: string } {
  const recorder = new Recorder(() => 1_000)
  const actor = createActor(
    authMachine.provide({
      actors: {
        checkUser: fromPromise<{ user?: User | null | undefined }>(async () => ({ user: null })),
      },
    }),
    { id: 'auth', input: { lastIdentity: null, owesSignOut: false }, inspect: recorder.record },
  )
  actor.start()
  actor.send({ type: 'auth.init' })
  return { recorder, session: actor.sessionId }
}

test('a step is an event, who sent it, what it took and what came of it', async () => {
  const { recorder, session } = recordedLogin()
  await expect
    .poll(() => recorder.recording.lastStepOf(session, null)?.result.value)
    .toEqual({ anonymous: 'idle' })
  const steps = recorder.recording.stepsOf(session)
  expect(steps.map(({ type }) => type)).toEqual([
    'xstate.init',
    'auth.init',
    'xstate.done.actor.checkUser',
  ])
  expect(steps[1]).toMatchObject({
    from: null,
    taken: ['auth.notInitialized -auth.init[1]-> auth.loading'],
    result: { value: 'loading', status: 'active' },
  })
  expect(recorder.recording.actor(steps[2]?.from ?? '')).toMatchObject({
    id: 'checkUser',
    parent: session,
    machine: null,
  })
})

test('no secret of an event, an input or a context is in the recording', async () => {
  const { recorder, session } = recordedLogin()
  await expect
    .poll(() => recorder.recording.lastStepOf(session, null)?.result.value)
    .toEqual({ anonymous: 'idle' })
  const other = new Recorder(() => 1)
  const actor = createActor(authModel.machine, {
    input: { lastIdentity: user, owesSignOut: false },
    inspect: other.record,
  }).start()
  actor.send({ type: 'auth.init' })
  actor.send({ type: 'xstate.done.actor.checkUser', output: { user: null } })
  actor.send({ type: 'auth.login', email: 'ada@example.com', password: 'correct horse' })
  const written = JSON.stringify([recorder.recording.whole(), other.recording.whole()])
  expect(written).not.toContain('ada@example.com')
  expect(written).not.toContain('correct horse')
  expect(other.recording.steps.some(({ type }) => type === 'auth.login')).toBe(true)
})

test('the transitions of the start and those without an event are of the step that had them', () => {
  const machine = setup({
    types: { context: {} as { count: number } },
    actions: { count: assign(({ context }) => ({ count: context.count + 1 })) },
  }).createMachine({
    id: 'lamp',
    context: { count: 0 },
    initial: 'asking',
    states: {
      asking: { always: { target: 'off' } },
      off: { on: { go: { target: 'passing' } } },
      passing: { always: { target: 'on', actions: 'count' } },
      on: {},
    },
  })
  const recorder = new Recorder(() => 1)
  const actor = createActor(machine, { inspect: recorder.record }).start()
  actor.send({ type: 'go' })
  actor.send({ type: 'unknown' })
  const [start, went, ignored] = recorder.recording.steps
  expect(start?.taken).toEqual(['lamp.asking -always-> lamp.off'])
  expect(went?.taken).toEqual(['lamp.off -go-> lamp.passing', 'lamp.passing -always-> lamp.on'])
  expect(ignored?.taken).toEqual([])
  expect(differencesOf(start?.result?.context, went?.result?.context ?? null)).toEqual([
    { path: 'count', kind: 'changed' },
  ])
})

test('who was stopped is not in the tree any more, but still in its past', () => {
  const recorder = new Recorder(() => 1)
  const actor = createActor(environmentModel.machine, {
    id: 'environment',
    input: { online: true, visible: true },
    inspect: recorder.record,
  }).start()
  const before = recorder.recording.steps.at(-1)?.seq ?? 0
  actor.stop()
  expect(recorder.recording.tree(null)).toEqual([])
  const [branch] = recorder.recording.tree(before)
  expect(branch?.actor.machine).toBe('environment')
  expect(branch?.children.map(({ actor: { id } }) => id)).toEqual(['watchPage'])
})

test('the oldest of more than ten thousand steps are forgotten, and a quiet actor is not', () => {
  const recorder = new Recorder(() => 1)
  const quiet = createActor(environmentModel.machine, {
    id: 'quiet',
    input: { online: true, visible: true },
    inspect: recorder.record,
  }).start()
  const busy = createActor(environmentModel.machine, {
    id: 'busy',
    input: { online: true, visible: true },
    inspect: recorder.record,
  }).start()
  for (let at = 0; at < MAX_STEPS + 600; at += 1)
    busy.send({ type: at % 2 === 0 ? 'page.hidden' : 'page.visible' })
  const { recording } = recorder
  expect(recording.steps.length).toBeLessThan(MAX_STEPS + 500)
  expect(recording.steps.length).toBeGreaterThanOrEqual(MAX_STEPS)
  expect(recording.lastStepOf(quiet.sessionId, null)?.result.context).toEqual({
    online: true,
    visible: true,
  })
  const elsewhere = new Recording()
  elsewhere.addBatch(structuredClone(recording.whole()))
  expect(elsewhere.tree(null)).toEqual(recording.tree(null))
})

test('an actor that is told of before its first step keeps its name when older ones are forgotten', () => {
  const recording = new Recording()
  const step = (seq: number, to: string) => ({
    seq,
    at: 0,
    from: null,
    to,
    type: 'go',
    payload: {},
    taken: [],
    result: { status: 'active', value: 'on', context: {} },
  })
  const actor = (session: string) => ({
    session,
    id: `actor ${session}`,
    parent: null,
    machine: null,
  })
  const steps = Array.from({ length: MAX_STEPS + 600 }, (_, at) => step(at + 1, 'busy'))
  recording.addBatch({
    actors: [actor('busy'), actor('late')],
    quiet: [],
    steps: [...steps, step(MAX_STEPS + 601, 'late')],
    pins: [],
  })
  expect(recording.actor('late')?.id).toBe('actor late')
})

test('what happens to pins stands in the log of pins, from the beginning of the recording on', () => {
  const recorder = new Recorder(() => 100)
  const actor = createActor(pinsModel.machine, {
    input: pinsModel.inputs[0],
    inspect: recorder.record,
  }).start()
  const favored = (seq: number, at: number): LogEnvelope => ({
    id: `e${seq}`,
    at,
    tab: 'here',
    v: 1,
    cause: `c${seq}`,
    seq,
    event: { type: 'pin.favored', data: { id: 'p', favored: true, before: false } },
    action: 'favor',
  })
  const remembered = (envelopes: LogEnvelope[]) =>
    ({
      type: 'store.remembered',
      history: recordEvents(emptyHistory, envelopes),
      revision: 1,
      isReadOnly: false,
    }) as never
  actor.send({ type: 'account.changed', accountId: 'a' } as never)
  actor.send(remembered([favored(1, 50)]))
  actor.send(remembered([favored(1, 50), favored(2, 150)]))
  actor.send(remembered([favored(1, 50), favored(2, 150), favored(3, 160)]))
  expect(recorder.recording.pins).toMatchObject([
    { id: 'e2', at: 150, type: 'pin.favored', pins: 1, action: 'favor' },
    { id: 'e3' },
  ])
  expect(recorder.drain().pins.map(({ id }) => id)).toEqual(['e2', 'e3'])
})

test('steps that came to another tab one by one share what did not change', () => {
  const recording = new Recording()
  const step = (seq: number, count: number) => ({
    seq,
    at: 0,
    from: null,
    to: 'a',
    type: 'go',
    payload: {},
    taken: [],
    result: {
      status: 'active',
      value: 'on',
      context: { rows: [{ id: 'r' }, { id: count }], count },
    },
  })
  for (const seq of [1, 2])
    recording.addBatch(
      structuredClone({ actors: [], quiet: [], steps: [step(seq, seq)], pins: [] }),
    )
  const [one, two] = recording
    .stepsOf('a')
    .map(({ result }) => result?.context as { rows: unknown[] })
  expect(two).toEqual({ rows: [{ id: 'r' }, { id: 2 }], count: 2 })
  expect(two?.rows[0]).toBe(one?.rows[0])
})

test('what the ear stumbles over is said, and the page goes on', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const recorder = new Recorder(() => 1)
  const actor = createActor(environmentModel.machine, {
    input: { online: true, visible: true },
    inspect: recorder.record,
  }).start()
  actor.send({
    type: 'page.hidden',
    get broken(): string {
      throw new Error('no')
    },
  })
  actor.send({ type: 'network.offline' })
  expect(actor.getSnapshot().context).toEqual({ online: false, visible: false })
  expect(said).toHaveBeenCalledWith('The inspector could not record an event.', expect.any(Error))
  said.mockRestore()
})

test('another tab that takes the batches has the same recording', async () => {
  const { recorder, session } = recordedLogin()
  const elsewhere = new Recording()
  elsewhere.addBatch(structuredClone(recorder.drain()))
  await expect
    .poll(() => recorder.recording.lastStepOf(session, null)?.result.value)
    .toEqual({ anonymous: 'idle' })
  elsewhere.addBatch(structuredClone(recorder.drain()))
  expect(elsewhere.whole()).toEqual(recorder.recording.whole())
})

test('who hears all of it once more hears nothing twice, and forgets nobody behind a gap', () => {
  const step = (seq: number, to: string) => ({
    seq,
    at: 0,
    from: null,
    to,
    type: 'go',
    payload: {},
    taken: [],
    result: { status: 'active', value: 'on', context: {} },
  })
  const actors = ['quiet', 'busy'].map((session) => ({
    session,
    id: session,
    parent: null,
    machine: null,
  }))
  const pins = [{ id: 'e1', at: 5, type: 'pin.favored', pins: 1, action: 'favor', isOwn: true }]
  const recording = new Recording()
  recording.addBatch({ actors, quiet: [], steps: [step(1, 'quiet'), step(2, 'busy')], pins })
  recording.addBatch({
    actors,
    quiet: [step(1, 'quiet')],
    steps: [step(900, 'busy'), step(901, 'busy')],
    pins,
  })
  expect(recording.tree(null).map(({ actor }) => actor.id)).toEqual(['quiet', 'busy'])
  expect(recording.pins.map(({ id }) => id)).toEqual(['e1'])
  recording.add(step(5, 'busy'))
  expect(recording.steps.map(({ seq }) => seq)).toEqual([900, 901])
})
