/** What repeats each second while the database is away is logged when it begins and when it is over. */
import { expect, test } from 'vitest'
import { createPublisher } from '../../features/publishing/publisher/publisher.ts'
import {
  PUBLISHER_TIMES,
  type PublisherParts,
} from '../../features/publishing/publisher/publisher-parts.ts'
import { manualClock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import { createLog } from '../log.ts'
import { createWorker } from '../tasks/worker.ts'
import { createOutageLog } from './outage-log.ts'

function writtenLog() {
  const lines: string[] = []
  const log = createLog('debug', (line) => void lines.push(line.slice(line.indexOf('Z') + 2)))
  return { log, lines }
}

test('each key has its own outages, which an attempt that began before does not end', () => {
  const { log, lines } = writtenLog()
  const startAttempt = createOutageLog(log)
  const early = startAttempt('a')
  for (const key of ['a', 'a', 'b', 'a']) startAttempt(key).failed('It failed', { n: 1 })
  early.succeeded()
  startAttempt('a').succeeded()
  startAttempt('a').succeeded()
  startAttempt('a').failed('It failed', { n: 2 })
  expect(lines).toEqual([
    'error It failed {"n":1}\n',
    'error It failed {"n":1}\n',
    'info Recovered: It failed {"failures":3,"of":"a"}\n',
    'error It failed {"n":2}\n',
  ])
})

test('an outage of one slot is logged once while another slot works', () => {
  const { log, lines } = writtenLog()
  const startAttempt = createOutageLog(log)
  for (let time = 0; time < 3; time += 1) {
    startAttempt('', 1).succeeded()
    startAttempt('', 0).failed('It failed', { n: time })
  }
  startAttempt('', 1).failed('It failed', {})
  startAttempt('', 0).succeeded()
  startAttempt('', 1).succeeded()
  expect(lines).toEqual(['error It failed {"n":0}\n', 'info Recovered: It failed {"failures":4}\n'])
})

test('another error of the same work is logged too, once', () => {
  const { log, lines } = writtenLog()
  const startAttempt = createOutageLog(log)
  for (const error of ['refused', 'no such column', 'refused', 'no such column'])
    startAttempt('a').failed('It failed', { error })
  startAttempt('a').succeeded()
  expect(lines).toEqual([
    'error It failed {"error":"refused"}\n',
    'error It failed {"error":"no such column"}\n',
    'info Recovered: It failed {"failures":4,"of":"a"}\n',
  ])
})

/** Each query throws while `isAway`. */
function breakable(database: Database) {
  const state = { isAway: false, refused: 0 }
  const root = () => {
    if (!state.isAway) return database.root
    state.refused += 1
    throw new Error('connect ECONNREFUSED')
  }
  const broken: Database = Object.create(database, {
    root: { get: root },
    transaction: {
      value: async (...given: Parameters<Database['transaction']>) => {
        root()
        return database.transaction(...given)
      },
    },
  })
  return { state, broken }
}

testDatabases('while the database is away', (open) => {
  /** `start` gives the loop to run, which asks the database again each few milliseconds. */
  const linesOf = async (
    start: (parts: { database: Database; log: ReturnType<typeof createLog> }) => {
      start(): Promise<void>
      stop(): Promise<void>
      wake(): void
    },
  ) => {
    const { log, lines } = writtenLog()
    const { state, broken } = breakable(await open())
    const loop = start({ database: broken, log })
    await loop.start()
    state.isAway = true
    await expect
      .poll(() => {
        loop.wake()
        return state.refused
      })
      .toBeGreaterThan(20)
    state.isAway = false
    await expect
      .poll(() => {
        loop.wake()
        return lines.some((line) => line.startsWith('info'))
      })
      .toBe(true)
    await loop.stop()
    return lines.map((line) => line.replace(/ \{.*/s, ''))
  }

  test('the publisher logs one error, and when it is over', async () => {
    const lines = await linesOf((parts) => {
      const times = { ...PUBLISHER_TIMES, idle: 5 }
      // No pin is due, so its other parts are not used.
      const used: Partial<PublisherParts> = { ...parts, clock: manualClock(), times, networks: {} }
      return createPublisher(used as PublisherParts)
    })
    expect(lines).toEqual([
      'error The publisher failed; it tries again until it works',
      'info Recovered: The publisher failed; it tries again until it works',
    ])
  })

  test('workers log one error, and when it is over', async () => {
    const lines = await linesOf((parts) =>
      createWorker({
        ...parts,
        clock: manualClock(),
        jobs: new Map(),
        lease: 15_000,
        slice: 20_000,
        slots: 2,
      }),
    )
    expect(lines).toEqual([
      'error A worker failed; it tries again each second',
      'info Recovered: A worker failed; it tries again each second',
    ])
  })
})
