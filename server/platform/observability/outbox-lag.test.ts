import { expect, test } from 'vitest'
import { MINUTE, publishingTests } from '../../../tests/support/pinterest/publishing-world.ts'
import { outboxLag } from './outbox-lag.store.ts'

publishingTests('outbox lag', (open) => {
  test('counts from when a pin was due, as long as nothing holds it back', async () => {
    const world = await open()
    const { clock, platform } = world.server
    const { root } = platform.database
    const lag = async () => outboxLag(root, clock.now())
    await world.plan('a')
    await world.plan('b', 10 * MINUTE)
    expect(await lag()).toBe(0)
    clock.advance(5 * MINUTE)
    expect(await lag()).toBe(5 * MINUTE)
    const suspend = async (at: number | null) =>
      root.updateTable('users').set({ suspended_at: at }).execute()
    await suspend(1)
    expect(await lag()).toBe(0)
    await suspend(null)
    await world.pass()
    expect(await lag()).toBe(0)
  })
})
