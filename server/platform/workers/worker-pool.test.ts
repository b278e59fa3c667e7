import { afterEach, expect, test, vi } from 'vitest'
import { createWorkerPool, type WorkerPoolOptions } from './worker-pool.ts'

type Question = { readonly do: 'double' | 'hang' | 'throw' | 'fill'; readonly value: number }

/** A thread that misbehaves when asked to. */
const SCRIPT = `
import { parentPort } from 'node:worker_threads'
const tasks = {
  double: (value) => value * 2,
  hang: () => { for (;;) {} },
  throw: () => { throw new Error('no') },
  fill: () => { const kept = []; for (;;) kept.push(new Array(100_000).fill({})) },
}
parentPort.on('message', (question) =>
  parentPort.postMessage({ type: 'answered', answer: tasks[question.do](question.value) }))
parentPort.postMessage({ type: 'ready' })`

/** A thread whose modules wait for `load` on the channel. */
const slowToLoad = (channel: string): string => `
const channel = new BroadcastChannel('${channel}')
await new Promise((loaded) => {
  channel.onmessage = loaded
  channel.postMessage('loading')
})
channel.close()
${SCRIPT}`

const asUrl = (script: string): URL => new URL(`data:text/javascript,${encodeURIComponent(script)}`)

const open = (options: Partial<WorkerPoolOptions> = {}) => {
  const warnings: string[] = []
  const log = { warn: (text: string) => void warnings.push(text) }
  const pool = createWorkerPool<Question, number>({
    script: asUrl(SCRIPT),
    name: 'Counting',
    size: 1,
    timeLimit: 30_000,
    memoryMegabytes: 32,
    log,
    ...options,
  })
  return { pool, warnings }
}

afterEach(() => void vi.useRealTimers())

test('questions are answered, each to its caller', async () => {
  const { pool } = open({ size: 2 })
  const answers = await Promise.all([1, 2, 3, 4].map((value) => pool.run({ do: 'double', value })))
  expect(answers).toEqual([2, 4, 6, 8].map((answer) => ({ ok: true, answer })))
  await pool.close()
})

test('one that hangs is ended, and those behind it get a new thread', async () => {
  const { pool, warnings } = open({ timeLimit: 1_500 })
  const [hung, next] = await Promise.all([
    pool.run({ do: 'hang', value: 0 }),
    pool.run({ do: 'double', value: 2 }),
  ])
  expect([hung, next]).toEqual([
    { ok: false, reason: 'late' },
    { ok: true, answer: 4 },
  ])
  expect(warnings).toEqual(['Counting took longer than 1500 ms and was ended'])
  await pool.close()
})

test('the time for a question begins when its thread is ready', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const name = 'worker-pool: slow to load'
  const channel = new BroadcastChannel(name)
  const loading = new Promise((resolve) => (channel.onmessage = resolve))
  const { pool, warnings } = open({
    script: asUrl(slowToLoad(name)),
    timeLimit: 1_000,
    startLimit: 10_000,
  })
  const first = pool.run({ do: 'double', value: 2 })
  await loading
  vi.advanceTimersByTime(9_999)
  channel.postMessage('load')
  expect(await first).toEqual({ ok: true, answer: 4 })

  const hung = pool.run({ do: 'hang', value: 0 })
  vi.advanceTimersByTime(1_000)
  expect(await hung).toEqual({ ok: false, reason: 'late' })
  expect(warnings).toEqual(['Counting took longer than 1000 ms and was ended'])
  channel.close()
  await pool.close()
})

test('a thread that never gets ready is ended, and its work is late', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { pool, warnings } = open({
    script: asUrl('setInterval(() => undefined, 1_000)'),
    startLimit: 10_000,
  })
  const work = pool.run({ do: 'double', value: 2 })
  vi.advanceTimersByTime(10_000)
  expect(await work).toEqual({ ok: false, reason: 'late' })
  expect(warnings).toEqual(['Counting did not start within 10000 ms and was ended'])
  await pool.close()
})

test.each(['throw', 'fill'] as const)(
  'one that ends its thread (%s) ends only itself',
  async (misdeed) => {
    const { pool, warnings } = open()
    const [dead, next] = await Promise.all([
      pool.run({ do: misdeed, value: 0 }),
      pool.run({ do: 'double', value: 2 }),
    ])
    expect([dead, next]).toEqual([
      { ok: false, reason: 'died' },
      { ok: true, answer: 4 },
    ])
    expect(warnings).toEqual(['Counting ended its thread'])
    await pool.close()
  },
)

test('the event loop turns while a thread works', async () => {
  const { pool } = open({ timeLimit: 300 })
  const order: string[] = []
  const hung = pool.run({ do: 'hang', value: 0 }).then(() => order.push('work over'))
  await new Promise<void>((turned) => setImmediate(turned)).then(() => order.push('loop turned'))
  await hung
  expect(order).toEqual(['loop turned', 'work over'])
  await pool.close()
})

test('work that nobody wants any more is stopped, waiting or under way', async () => {
  const { pool } = open()
  const stop = new AbortController()
  const running = pool.run({ do: 'hang', value: 0 }, { signal: stop.signal })
  const waiting = pool.run({ do: 'hang', value: 0 }, { signal: stop.signal })
  stop.abort()
  expect(await Promise.all([running, waiting])).toEqual([
    { ok: false, reason: 'stopped' },
    { ok: false, reason: 'stopped' },
  ])
  expect(await pool.run({ do: 'double', value: 5 })).toEqual({ ok: true, answer: 10 })
  const last = pool.run({ do: 'hang', value: 0 })
  await pool.close()
  expect(await last).toEqual({ ok: false, reason: 'stopped' })
  expect(await pool.run({ do: 'double', value: 5 })).toEqual({ ok: false, reason: 'stopped' })
})
