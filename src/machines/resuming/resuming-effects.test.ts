import { expect, test } from 'vitest'
import { CallFailed } from '../call-failed.ts'
import { play } from '../play.builder.ts'
import { resumingMachine, type ResumingEvent } from './resuming.machine.ts'

const moves = [{ to: { at: 2_000, zone: 'UTC', wall: '2026-12-01T08:00' } }]
const apply: ResumingEvent = { type: 'resume.apply', moves }
const shift: ResumingEvent = { type: 'resume.choose', choice: 'shift' }
const down = new CallFailed({
  code: 'server_error',
  status: 503,
  message: 'Down.',
  body: null,
  retryAfter: null,
})
const moved = ['movePins', { moves }]
const ended = ['endPause', undefined]

function begun(...events: readonly ResumingEvent[]) {
  const it = play(resumingMachine, { input: undefined })
  for (const event of events) it.send(event)
  return it
}

test('dates ahead are kept unless the person chooses otherwise, and nothing happens before it is applied', () => {
  const it = begun()
  expect(it.context().choice).toBe('keep')
  it.send(shift)
  expect([it.context().choice, it.tags(), it.did()]).toEqual(['shift', ['deciding'], []])
})

test('the account goes on when the server has the new times, not before', async () => {
  const it = begun(apply)
  expect([it.did(), it.tags()]).toEqual([[moved], ['busy', 'moving']])
  await it.answer('movePins')
  expect([it.did(), it.tags()]).toEqual([[ended], ['busy']])
  await it.answer('endPause')
  expect([it.did(), it.state()]).toEqual([[['emitted', { type: 'resume.resumed' }]], 'resumed'])
})

test('a time that is refused leaves the account paused, and the person chooses again', async () => {
  const it = begun(shift, apply)
  it.did()
  await it.fail('movePins', new Error('Refused'))
  expect([it.did(), it.tags(), it.context().choice]).toEqual([[], ['deciding', 'refused'], 'shift'])
  it.send({ type: 'resume.choose', choice: 'keep' })
  expect([it.tags(), it.context().choice]).toEqual([['deciding'], 'keep'])
  it.send(apply)
  expect(it.did()).toEqual([moved])
})

test('a pause that does not end is tried again without moving the pins again', async () => {
  const it = begun(apply)
  await it.answer('movePins')
  await it.fail('endPause', down)
  expect([it.tags(), it.context().error]).toEqual([['failed'], 'Down.'])
  it.did()
  it.send(apply)
  expect([it.did(), it.context().error]).toEqual([[ended], null])
  await it.answer('endPause')
  expect(it.state()).toBe('resumed')
})

test('a second press while it is at work does nothing', () => {
  const it = begun(apply, apply, shift)
  expect([it.did(), it.context().choice]).toEqual([[moved], 'keep'])
})

test('leaving while the times are sent ends no pause', () => {
  const it = begun(apply)
  it.did()
  it.stop()
  expect(it.did()).toEqual([['movePins', 'stopped']])
})

test('nothing was refused before anything was asked', () => {
  expect([begun().tags(), begun().state()]).toEqual([['deciding'], { deciding: 'choosing' }])
})
