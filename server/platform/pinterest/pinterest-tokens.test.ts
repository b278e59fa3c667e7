/** Renewing tokens, against the practice network over HTTP. */
import { expect, test } from 'vitest'
import { practiceNetworks } from '../../../tests/support/pinterest/practice.ts'
import { manualClock } from '../clock.ts'
import { testDatabases } from '../../../tests/support/database/test-databases.ts'
import { PRACTICE_APP } from './networks.ts'
import { createPinterestTokens } from './pinterest-tokens.ts'
import { deleteTokens, findTokens } from './tokens.store.ts'

testDatabases('tokens', (open) => {
  const startNetwork = practiceNetworks('http://localhost:3000')
  const id = 'one'
  const owner = { id }

  async function world() {
    const network = await startNetwork({ accessLife: 90 })
    const database = await open()
    const clock = manualClock()
    network.behaviour.now = () => clock.now()
    const app = { ...PRACTICE_APP, apiUrl: `${network.url}v5` }
    const tokens = () => createPinterestTokens({ app, database, clock })
    const grant = () => {
      const refresh = network.documents.nextId()
      const scopes = ['boards:read']
      network.documents.put('refresh', refresh, { scopes, ends_at: clock.now() + 1e9, profile: 1 })
      return { ok: true as const, access: 'ended', refresh, expiresAt: 0, scopes }
    }
    const store = async (given = grant()) => tokens().store(database.root, { id }, given)
    let renewals = 0
    network.behaviour.onRequest = ({ path }) => (renewals += path === '/oauth/token' ? 1 : 0)
    return { network, database, clock, tokens, store, grant, count: () => renewals }
  }

  /** Does something between the question to the network and its answer, which waits for it. */
  function whenAsked({ network }: Awaited<ReturnType<typeof world>>, act: () => Promise<void>) {
    const ended: Promise<void>[] = []
    network.behaviour.onRequest = async ({ path }) => {
      if (path === '/oauth/token' && ended.length === 0) ended.push(act())
      await Promise.all(ended)
    }
    return ended
  }

  test('a token that has ended is renewed once, however many ask on two servers', async () => {
    const at = await world()
    await at.store()
    const [one, other] = [at.tokens(), at.tokens()]
    const called = await Promise.all(
      [one, other, one, other].map(async (each) => each.call(owner, '/boards')),
    )
    expect([called.map(({ ok }) => ok), at.count()]).toEqual([[true, true, true, true], 1])
  })

  test('what a renewal brings is dropped when the account was connected again meanwhile', async () => {
    const at = await world()
    await at.store()
    const fresh = { ...at.grant(), access: 'of the new person', expiresAt: at.clock.now() + 1e9 }
    const ended = whenAsked(at, async () => at.store(fresh))
    expect(await at.tokens().access(owner)).toEqual({
      ok: true,
      token: 'of the new person',
      apiUrl: `${at.network.url}v5`,
    })
    await Promise.all(ended)
    expect(await at.tokens().access(owner)).toEqual({
      ok: true,
      token: 'of the new person',
      apiUrl: `${at.network.url}v5`,
    })
  })

  test('a renewal brings no tokens back to an account that was disconnected meanwhile', async () => {
    const at = await world()
    await at.store()
    const ended = whenAsked(at, async () => deleteTokens(at.database.root, id))
    expect(await at.tokens().access(owner)).toMatchObject({ ok: false, isGrantOver: true })
    await Promise.all(ended)
    expect(await findTokens(at.database.root, id)).toBeUndefined()
  })

  test('only the answer that the grant is over says so', async () => {
    const at = await world()
    await at.store()
    const faults = ['notApproved', 'rateLimited', 'errorBefore', 'lostBefore'] as const
    for (const fault of faults) {
      at.network.behaviour.fault = () => fault
      const refused = await at.tokens().access(owner)
      expect([refused.ok, 'isGrantOver' in refused]).toEqual([false, false])
    }
    at.network.behaviour.fault = () => null
    expect(await at.tokens().access(owner)).toMatchObject({ ok: true })
    at.network.endTokens()
    at.clock.advance(90_000)
    expect(await at.tokens().access(owner)).toMatchObject({ ok: false, isGrantOver: true })
  })
})
