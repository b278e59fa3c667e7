/** Runs on a server whose disk is nearly full. */
import { expect, test } from 'vitest'
import { answerOf } from '../../../tests/support/server/pins-world.ts'
import { automationTests } from '../../../tests/support/automations/automations-world.ts'

const DAY = 86_400_000

automationTests('automations on a disk that is nearly full', (open) => {
  test('begin no daily run and start no pins until there is room again', async () => {
    let isLow = false
    const world = await open((needs) => ({ ...needs, isDiskLow: async () => isLow }))
    const { site, ada, server } = world
    site.setFeed([site.addRecipe('/bars', 'Bars')])
    const daily = await world.add({ daily_at: '08:00' })
    const asked = await world.add()
    answerOf(await ada.client('runAutomation', { params: world.of(asked) }))
    isLow = true
    server.clock.advance(DAY / 2)
    await world.runner.runDue()
    server.clock.advance(DAY / 3)
    await world.runner.runDue()
    expect((await world.read(daily)).last_run).toBeNull()
    expect((await world.read(asked)).last_run).toMatchObject({ outcome: 'running', found: 0 })
    expect(await world.pins()).toEqual([])
    isLow = false
    await world.settle()
    expect((await world.read(asked)).last_run).toMatchObject({ outcome: 'done', pins: 1 })
    expect((await world.read(daily)).last_run).toMatchObject({ outcome: 'done' })
  }, 60_000)

  test('are not started by hand', async () => {
    const world = await open(undefined, { minFreeBytes: 0 })
    const automation = await world.add()
    const full = await open(undefined, { minFreeBytes: Number.MAX_SAFE_INTEGER })
    expect(await full.ada.client('runAutomation', { params: full.of(automation) })).toMatchObject({
      failure: { code: 'disk_full', status: 507 },
    })
  })
})
