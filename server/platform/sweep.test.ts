import { expect, test } from 'vitest'
import { manualClock } from './clock.ts'
import { createLog } from './log.ts'
import { BATCH, createSweep, inBatches, type CleanupJob } from './sweep.ts'

function open(cleanupJobs: readonly CleanupJob[]) {
  const lines: string[] = []
  const clock = manualClock()
  return {
    sweep: createSweep({
      cleanupJobs,
      clock,
      log: createLog('info', (line) => void lines.push(line.slice(25).trimEnd())),
    }),
    clock,
    lines,
  }
}

test('a job that fails is logged, and the others run', async () => {
  const { sweep, clock, lines } = open([
    { name: 'old hats', run: () => Promise.reject(new Error('no')) },
    { name: 'old coats', run: async (now) => (now === clock.now() ? 3 : 0) },
    { name: 'old shoes', run: async () => 0 },
  ])
  await sweep.round()
  expect(lines.map((line) => line.replace(/"stack.*/, '').slice(0, 70))).toEqual([
    expect.stringContaining('error Taking away old hats failed; it is tried again in an hour'),
    'info Took away old coats {"count":3}',
  ])
})

test('rounds run one after the other, and stopping waits for the one under way', async () => {
  const order: string[] = []
  const { sweep } = open([
    {
      name: 'dust',
      run: async () => (
        order.push('begun'),
        await new Promise((turn) => setImmediate(turn)),
        order.push('ended'),
        0
      ),
    },
  ])
  sweep.start()
  void sweep.round()
  await sweep.stop()
  expect(order).toEqual(['begun', 'ended', 'begun', 'ended'])
})

test('a job that says how often is left out of the rounds before that, and taken up again at once when it failed', async () => {
  let runs = 0
  const { sweep, clock } = open([
    {
      name: 'heavy chests',
      every: 24 * 3_600_000,
      run: async () => ((runs += 1) === 2 ? Promise.reject(new Error('no')) : 0),
    },
  ])
  const after = async (hours: number) => {
    clock.advance(hours * 3_600_000)
    await sweep.round()
    return runs
  }
  expect([
    await after(0),
    await after(1),
    await after(22),
    await after(1),
    await after(1),
    await after(1),
  ]).toEqual([1, 1, 1, 2, 3, 3])
})

test('batches are taken until one is not full', async () => {
  const sizes = [BATCH, BATCH, 7, 99]
  expect(await inBatches(async () => BigInt(sizes.shift() ?? 0))).toBe(2 * BATCH + 7)
  expect(sizes).toEqual([99])
})
