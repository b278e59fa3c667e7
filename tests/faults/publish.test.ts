/**
 * Publishers under SIGKILL against a network that fails: each planned pin is there exactly once.
 * `PINLOOM_TEST_FULL=1`: more pins, more kills, a new seed. The figures: `npm run bench:publish`.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestPostgres, type TestPostgres } from '../support/database/test-postgres.ts'
import { killCount, timeForKills } from '../support/processes/kill-count.ts'
import { TEST_SEED } from '../support/random-by.ts'
import { runPublishers } from '../support/publishing/publish-run.ts'

const isFull = process.env['PINLOOM_TEST_FULL'] === '1'
const kills = killCount(isFull ? 12 : 2)
/** So many that there is work outstanding at each kill. */
const accounts = isFull ? 4 : 2
const size = { accounts, pinsEach: Math.max(7, Math.ceil((kills * 5) / accounts)), kills }
const TIMEOUT = timeForKills(kills)
const run = { ...size, seed: TEST_SEED, within: TIMEOUT - 30_000 }
const intents = size.accounts * size.pinsEach
const exactly = { once: intents, twice: 0, never: 0, asked: 0, kills: size.kills, breaches: [] }

test(
  `one publisher, killed ${size.kills} times: exactly ${intents} pins, none twice (seed ${TEST_SEED})`,
  async () => {
    expect(await runPublishers({ ...run, postgresUrl: null, publishers: 1 })).toMatchObject(exactly)
  },
  TIMEOUT,
)

describe.runIf(process.env['PINLOOM_TEST_PG'] === '1')('on PostgreSQL', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startTestPostgres()
  }, 120_000)
  afterAll(async () => postgres.stop())

  test(
    `two publishers, killed in turn: exactly ${intents} pins, none twice`,
    async () => {
      expect(
        await runPublishers({ ...run, postgresUrl: postgres.url, publishers: 2 }),
      ).toMatchObject(exactly)
    },
    TIMEOUT,
  )
})
