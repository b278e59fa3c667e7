/**
 * One task at the server and its machine, played step by step: for the tests of all that it asks,
 * reports and remembers.
 */
import type { Failure } from '#core/contract/client.ts'
import type { TaskReport, TaskStatus } from '#core/contract/content/tasks.contract.ts'
import { CallFailed } from '../call-failed.ts'
import { play } from '../play.builder.ts'
import { taskMachine } from './task.machine.ts'
import type { TaskInput } from './task-context.ts'

export const report = (
  status: TaskStatus,
  done = 0,
  over: Partial<TaskReport> = {},
): TaskReport => ({
  id: 't',
  kind: 'generation',
  account_id: 'a',
  idempotency_key: 'k',
  name: '12 pins',
  status,
  done,
  total: 12,
  failures: [],
  error: status === 'failed' ? 'No page could be read.' : null,
  pictures: [],
  revision: done,
  time_left: null,
  created_at: 1,
  finished_at: null,
  ...over,
})
export const failed = (
  code: Failure['code'],
  status: number | null,
  retryAfter: number | null = null,
): CallFailed =>
  new CallFailed({ code, status, message: `It failed: ${code}`, body: null, retryAfter })
export const [gone, signedOut, refused] = [
  failed('no_answer', null),
  failed('not_authenticated', 401),
  failed('invalid', 400),
]
export const oneFailure: TaskReport['failures'] = [
  { address: 'https://example.com', code: 'not_found', message: 'Gone.' },
]
export const start: TaskInput['start'] = { kind: 'rendering', accountId: 'a', pinIds: ['p'] }
export const input: TaskInput = {
  key: 'k',
  kind: 'generation',
  start,
  taskId: null,
  report: null,
  online: true,
  visible: true,
  chance: () => 0.5,
}

export const task = (over: Partial<TaskInput> = {}) =>
  play(taskMachine, { input: { ...input, ...over }, listening: ['sharePolling'] })
/** Taken up by its id, and this tab is the one that polls. */
export function polling(over: Partial<TaskInput> = {}) {
  const it = task({ start: null, taskId: 't', ...over })
  it.send({ type: 'lock.granted' })
  it.did()
  return it
}
/** Has got one report and waits for its next look. */
export async function waiting(first = report('running', 3)) {
  const it = polling()
  await it.answer('checkTask', { report: first })
  it.did()
  return it
}
