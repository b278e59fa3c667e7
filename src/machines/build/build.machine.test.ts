import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { buildMachine, type Reloading } from './build.machine.ts'
import { idleCallback } from '../../../packages/model-paths/path-model.ts'

test('a chunk that fails while a check waits for the page to be seen does not end the hourly checks', async () => {
  const clock = new SimulatedClock()
  const machine = buildMachine.provide({
    actors: {
      watchChunks: idleCallback,
      fetchLatestBuild: fromPromise(async () => 'one'),
      reloadPage: fromPromise<Reloading, { readonly buildId: string }>(async () => 'unreachable'),
    },
  })
  const actor = createActor(machine, { input: { buildId: 'one', visible: false }, clock }).start()
  clock.increment(3_600_000)
  expect(actor.getSnapshot().value).toBe('due')
  actor.send({ type: 'build.chunkFailed' })
  await waitFor(actor, (snapshot) => snapshot.matches('waiting'))
  clock.increment(3_600_000)
  expect(actor.getSnapshot().value).toBe('due')
  actor.stop()
})
