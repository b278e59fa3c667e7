/** When due figures are read, and what one account does to the others. */
import { afterEach, expect, test, vi } from 'vitest'
import type { NetworkName } from '#core/contract/account/connections.contract.ts'
import { publishingTests } from '../../../tests/support/pinterest/publishing-world.ts'
import type { PublishingWorld } from '../../../tests/support/pinterest/publishing-world.ts'
import type { Called } from '../../platform/pinterest/pinterest-call.ts'
import type { PinterestTokens } from '../../platform/pinterest/pinterest-tokens.ts'
import { resultsFeature } from './results.feature.ts'

const MINUTE = 60_000

afterEach(() => {
  vi.useRealTimers()
})

/** Counts how often each network is asked for; Pinterest is off. */
function featureOf(
  { server: { platform } }: PublishingWorld,
  { taskWorkers, call }: { taskWorkers: number; call: () => Promise<Called> },
) {
  const asked: NetworkName[] = []
  const config = { ...platform.config, taskWorkers }
  const feature = resultsFeature(
    { ...platform, config },
    {
      networks: {},
      tokensFor: (network) => {
        asked.push(network)
        // Nothing else of them is used here.
        return network === 'pinterest'
          ? null
          : ({ call } as Partial<PinterestTokens> as PinterestTokens)
      },
      tokensOf: (accountId) => accountId,
      loseConnection: async () => undefined,
    },
  )
  return { feature, asked }
}

const refused: Called = { ok: false, reason: 'unavailable', wait: 0 }

/** Another account, connected like the first. */
async function connectAnother({ ada, accountId, server }: PublishingWorld, network: NetworkName) {
  const made = await ada.client('createAccount', { body: { name: 'Another' } })
  if (!made.ok) throw new Error(made.failure.message)
  const { root } = server.platform.database
  const row = await root
    .selectFrom('connections')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  await root
    .insertInto('connections')
    .values({ ...row, account_id: made.answer.id, network })
    .execute()
}

publishingTests('readings of due figures', (open) => {
  test.each([
    [0, []],
    [1, ['practice']],
  ])('with %i task workers, the timer reads %j', async (taskWorkers, networks) => {
    const { feature, asked } = featureOf(await open(), { taskWorkers, call: async () => refused })
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await feature.start?.()
    vi.advanceTimersByTime(MINUTE)
    await feature.stop?.()
    expect(asked).toEqual(networks)
  })

  test('the timer begins no reading while one is under way', async () => {
    const world = await open()
    await connectAnother(world, 'pinterest')
    const called = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<Called>()
    const call = async () => {
      called.resolve()
      return answer.promise
    }
    const { feature, asked } = featureOf(world, { taskWorkers: 1, call })
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await feature.start?.()
    vi.advanceTimersByTime(MINUTE)
    await called.promise
    vi.advanceTimersByTime(5 * MINUTE)
    answer.resolve(refused)
    await feature.stop?.()
    expect(asked.filter((network) => network === 'pinterest')).toHaveLength(1)
  })

  test('an account whose reading throws ends its own reading only', async () => {
    const world = await open()
    await connectAnother(world, 'practice')
    const call = async () => {
      throw new Error('A bug.')
    }
    const { feature } = featureOf(world, { taskWorkers: 1, call })
    expect(await feature.readDue()).toBe(2)
    expect(await world.results()).toMatchObject({ is_reading: false, problem: 'unavailable' })
  })
})
