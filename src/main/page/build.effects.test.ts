import { createActor, SimulatedClock, waitFor } from 'xstate'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createGeneralClient } from '../../api/general-client.ts'
import { provideBuild } from './build.effects.ts'

beforeAll(() => {
  vi.stubGlobal('window', new EventTarget())
})
afterAll(() => {
  vi.unstubAllGlobals()
})

function running(latest: () => Response) {
  const kept = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const seen = { reloads: 0, asked: 0, now: 1_000_000 }
  const clock = new SimulatedClock()
  const fetch = async (): Promise<Response> => {
    seen.asked += 1
    return latest()
  }
  const machine = provideBuild({
    general: createGeneralClient({ fetch }),
    sessionStorage,
    now: () => seen.now,
    reload: () => void (seen.reloads += 1),
  })
  const actor = createActor(machine, { clock, input: { buildId: 'one', visible: true } })
  actor.start()
  return { actor, clock, kept, seen }
}

async function chunkFails(actor: ReturnType<typeof running>['actor']): Promise<void> {
  window.dispatchEvent(new Event('vite:preloadError'))
  await waitFor(actor, (snapshot) => snapshot.matches('waiting'))
}

test('a missing chunk reloads the page at most once in 10 seconds', async () => {
  const { actor, seen } = running(() => Response.json({ id: 'two', timestamp: 1 }))
  await chunkFails(actor)
  expect(seen.reloads).toBe(1)
  seen.now += 9_999
  await chunkFails(actor)
  expect(seen.reloads).toBe(1)
  seen.now += 1
  await chunkFails(actor)
  expect(seen.reloads).toBe(2)
  actor.stop()
})

test('a chunk that fails offline does not reload the page', async () => {
  const { actor, seen } = running(() => {
    throw new TypeError('Failed to fetch')
  })
  await chunkFails(actor)
  expect([seen.asked, seen.reloads]).toEqual([1, 0])
  actor.stop()
})

test('a chunk that fails while the newest build is running does not reload the page', async () => {
  const { actor, seen } = running(() => Response.json({ id: 'one', timestamp: 1 }))
  await chunkFails(actor)
  expect([seen.asked, seen.reloads]).toEqual([1, 0])
  actor.stop()
})

test('a chunk that fails reloads the page when the server does not know its build', async () => {
  const { actor, seen } = running(() => new Response('Not found', { status: 404 }))
  await chunkFails(actor)
  expect(seen.reloads).toBe(1)
  actor.stop()
})

test('a chunk error sets the key that keeps the router from reloading', async () => {
  const { actor, kept } = running(() => Response.json({ id: 'two', timestamp: 1 }))
  window.dispatchEvent(
    Object.assign(new Event('vite:preloadError'), {
      payload: new TypeError('Failed to fetch dynamically imported module: /assets/a.js'),
    }),
  )
  expect(
    kept.get('tanstack_router_reload:Failed to fetch dynamically imported module: /assets/a.js'),
  ).toBe('1')
  await waitFor(actor, (snapshot) => snapshot.matches('waiting'))
  actor.stop()
})

test('polls latest.json hourly while visible and announces a new build', async () => {
  const { actor, clock, seen } = running(() =>
    Response.json({ id: seen.asked === 1 ? 'one' : 'two', timestamp: 1 }),
  )
  clock.increment(3_599_999)
  expect(seen.asked).toBe(0)
  clock.increment(1)
  await waitFor(actor, (snapshot) => snapshot.matches('waiting'))
  expect(actor.getSnapshot().context.newBuild).toBeNull()
  actor.send({ type: 'page.hidden' })
  clock.increment(3_600_000)
  expect(seen.asked).toBe(1)
  actor.send({ type: 'page.visible' })
  await waitFor(actor, ({ context }) => context.newBuild === 'two')
  expect(seen.asked).toBe(2)
  actor.stop()
})

test('asks again after an hour when the server does not know its build', async () => {
  const { actor, clock, seen } = running(() => new Response('Not found', { status: 404 }))
  clock.increment(3_600_000)
  await waitFor(actor, (snapshot) => snapshot.matches('waiting'))
  clock.increment(3_600_000)
  await waitFor(actor, (snapshot) => snapshot.matches('waiting'))
  expect(seen.asked).toBe(2)
  actor.stop()
})
