/** What the machine of one task does when a person asks for an ended task again. */
import { expect, test } from 'vitest'
import { failed, gone, oneFailure, polling, refused, report } from './task-play.builder.ts'

test('asked to run again, a task that the server runs already is watched', async () => {
  const it = polling()
  it.send({ type: 'task.cancel' })
  await it.answer('cancelTask', { report: null })
  it.send({ type: 'task.retry' })
  await it.fail('startTask', gone)
  it.wait(1_000)
  it.did()
  await it.fail('startTask', failed('task_running', 409))
  expect([it.state(), it.did()]).toEqual([
    { polling: 'suspended' },
    [['sharePolling', { key: 'k', visible: true }]],
  ])
  expect(it.context()).toMatchObject({ attempt: 0, retryAfter: null, error: null })
  it.send({ type: 'lock.granted' })
  await it.fail('checkTask', failed('task_running', 409))
  expect(it.state()).toBe('failed')
})

test('what timed out can be looked at again, or cancelled', async () => {
  const again = polling()
  again.wait(1_800_000)
  again.did()
  again.send({ type: 'task.retry' })
  expect([again.state(), again.did()]).toEqual([
    { polling: 'suspended' },
    [['sharePolling', { key: 'k', visible: true }]],
  ])
  const ended = polling()
  ended.wait(1_800_000)
  ended.did()
  ended.send({ type: 'task.cancel' })
  expect(ended.did()).toEqual([['cancelTask', { key: 'k', taskId: 't' }]])
})

test('only what failed in part can be run again after it succeeded; what was cancelled on the server, too', async () => {
  const whole = polling()
  await whole.answer('checkTask', { report: report('succeeded', 12) })
  whole.send({ type: 'task.retry' })
  expect(whole.state()).toBe('succeeded')
  const part = polling()
  await part.answer('checkTask', { report: report('succeeded', 11, { failures: oneFailure }) })
  part.did()
  part.send({ type: 'task.retry' })
  expect([part.state(), part.did()]).toEqual([
    { starting: 'requesting' },
    [['startTask', { key: 'k', start: null, taskId: 't' }]],
  ])
  const cancelled = polling()
  await cancelled.answer('checkTask', { report: report('cancelled', 2) })
  cancelled.did()
  cancelled.send({ type: 'task.retry' })
  expect(cancelled.did()).toEqual([['startTask', { key: 'k', start: null, taskId: 't' }]])
})

test('run again and refused for good, it has failed with that sentence', async () => {
  const it = polling()
  await it.answer('checkTask', { report: report('failed') })
  it.send({ type: 'task.retry' })
  await it.fail('startTask', refused)
  expect([it.state(), it.context().error]).toEqual(['failed', 'It failed: invalid'])
})
