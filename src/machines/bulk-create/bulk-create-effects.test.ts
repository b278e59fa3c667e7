import { expect, test } from 'vitest'
import { CallFailed } from '../call-failed.ts'
import { play } from '../play.builder.ts'
import { bulkCreateMachine, type BulkCreateEvent } from './bulk-create.machine.ts'
import { draft } from './bulk-create.model.ts'

const failed = (status: number | null, retryAfter: number | null = null): CallFailed =>
  new CallFailed({
    code: status === null ? 'no_answer' : 'invalid',
    status,
    message: 'No.',
    body: null,
    retryAfter,
  })
const prepare: BulkCreateEvent = { type: 'bulk.prepare', draft }
const make: BulkCreateEvent = { type: 'bulk.make', key: 'k' }
const checked = ['checkRows', draft]
const started = ['startBulk', { ...draft, key: 'k' }]

function begun(...events: readonly BulkCreateEvent[]) {
  const it = play(bulkCreateMachine, { input: { chance: () => 0.5 } })
  for (const event of events) it.send(event)
  return it
}

test('rows are checked once they have not changed for half a second', async () => {
  const it = begun(prepare)
  it.wait(499)
  it.send(prepare)
  it.wait(499)
  expect([it.did(), it.tags()]).toEqual([[], ['busy', 'preparing']])
  it.wait(1)
  expect(it.did()).toEqual([checked])
  const findings = [{ row: 2, warnings: ['Long.'] }]
  await it.answer('checkRows', findings)
  expect([it.tags(), it.context().findings]).toEqual([['checked', 'preparing'], findings])
  it.send(prepare)
  expect([it.tags(), it.context().findings]).toEqual([['busy', 'preparing'], []])
})

test('a table without a valid row is neither checked nor made', () => {
  const it = begun({ type: 'bulk.prepare', draft: { ...draft, rows: [] } })
  it.wait(500)
  it.send(make)
  expect([it.did(), it.tags()]).toEqual([[], ['checked', 'preparing']])
})

test('a check that failed can be repeated, and rows can be made without it', async () => {
  const it = begun(prepare)
  it.wait(500)
  await it.fail('checkRows', failed(null))
  expect([it.tags(), it.context().failure?.message]).toEqual([['preparing', 'unchecked'], 'No.'])
  it.did()
  it.send({ type: 'bulk.check' })
  expect([it.did(), it.context().failure]).toEqual([[checked], null])
  await it.fail('checkRows', failed(null))
  it.did()
  it.send(make)
  expect([it.did(), it.context().failure]).toEqual([[started], null])
})

test('a start without an answer is repeated under its key, at once when the network is back', async () => {
  const it = begun(prepare, make)
  expect(it.did()).toEqual([started])
  await it.fail('startBulk', failed(null))
  expect([it.did(), it.tags()]).toEqual([[], ['starting', 'waiting']])
  it.wait(1_000)
  expect(it.did()).toEqual([started])
  await it.fail('startBulk', failed(503, 7_000))
  it.wait(6_999)
  expect(it.did()).toEqual([])
  it.wait(1)
  expect(it.did()).toEqual([started])
  await it.fail('startBulk', failed(null))
  it.send({ type: 'network.online' })
  expect(it.did()).toEqual([started])
  await it.answer('startBulk', { taskId: 't' })
  expect([it.state(), it.tags()]).toEqual(['started', ['started']])
})

test('a start in progress ignores another table', () => {
  const it = begun(prepare, make)
  it.did()
  it.send({ type: 'bulk.prepare', draft: { ...draft, rows: [] } })
  it.send({ type: 'bulk.clear' })
  it.send(make)
  expect([it.did(), it.tags(), it.context().draft]).toEqual([[], ['starting'], draft])
})

test('a refused start says why, and is repeated under the same key for the same rows', async () => {
  const it = begun(prepare, make)
  await it.fail('startBulk', failed(400))
  expect([it.tags(), it.context().failure?.message]).toEqual([['preparing', 'refused'], 'No.'])
  it.did()
  it.send({ type: 'bulk.make', key: 'other' })
  expect([it.did(), it.context().failure]).toEqual([[started], null])
  await it.fail('startBulk', failed(400))
  it.did()
  it.send(prepare)
  it.send({ type: 'bulk.make', key: 'other' })
  expect(it.did()).toEqual([['startBulk', { ...draft, key: 'other' }]])
})

test('another table starts with an empty context', async () => {
  const it = begun(prepare, make)
  await it.fail('startBulk', failed(null))
  it.wait(1_000)
  await it.answer('startBulk', { taskId: 't' })
  it.send(prepare)
  expect([it.state(), it.context().taskId]).toEqual(['started', 't'])
  it.send({ type: 'bulk.clear' })
  const { draft: kept, key, taskId } = it.context()
  expect([it.state(), kept, key, taskId]).toEqual(['choosing', null, null, null])
  it.send(prepare)
  it.send({ type: 'bulk.make', key: 'l' })
  expect(it.context()).toMatchObject({ attempt: 0, retryAfter: null, key: 'l' })
})
