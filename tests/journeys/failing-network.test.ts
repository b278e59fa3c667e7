/**
 * The main job through the real page against the real server, while calls fail and the server is
 * killed: exactly the pins that were asked for, all of them committed, and no rule of the machines'
 * models is broken on the way. `PINLOOM_TEST_SEED`: other faults.
 */
import { expect } from 'vitest'
import { pinFlowModel } from '../../src/machines/pin-flow/pin-flow.model.ts'
import { taskModel } from '../../src/machines/task/task.model.ts'
import { tasksModel } from '../../src/machines/tasks/tasks.model.ts'
import { TEST_SEED } from '../support/random-by.ts'
import { testStopping as test } from './journey.ts'
import { gridOf, picture, pinsOnServer, readPages, startGeneration } from './person.ts'
import { signUp } from './prepared.ts'
import { injectFaults } from './fault-injection.ts'
import { sampled } from './sampled.ts'
import { seen } from './seen.ts'
import { MachineRecorder } from './machine-recorder.ts'

const PINS = 24
/** Starting, asking, cancelling, sending and fetching. */
const CALLS = /^\/api\/(?:tasks\/|accounts\/[^/]+\/(?:generation|pin-events|pins)\/)/
const models = [pinFlowModel, taskModel, tasksModel]

for (const seed of sampled([TEST_SEED, TEST_SEED + 1], 2)) {
  test(`failing calls and a killed server cost neither a pin nor a rule of the models (seed ${seed})`, async ({
    context,
    page,
    product,
  }) => {
    const recorder = await MachineRecorder.in(context, models)
    await signUp(page, product)
    await readPages(page, product, ['roasted-tomato-soup', 'pour-over-coffee-guide'])
    const injected = await injectFaults(context, { calls: CALLS, share: 0.6, seed })
    await startGeneration(page, PINS)
    const made = async (): Promise<number> => (await pinsOnServer(context, product)).length
    await expect.poll(made, { timeout: 90_000 }).toBeGreaterThan(3)
    await product.kill()
    await product.start()
    await expect.poll(made, { timeout: 90_000 }).toBe(PINS)
    await seen(page.getByText(`${PINS} pins`, { exact: true })).toBeVisible({ timeout: 90_000 })
    await picture(page, `failing-network-${seed}`)

    await gridOf(page).locator('[data-pin]').first().focus()
    await page.keyboard.press('Control+a')
    await page.getByRole('toolbar').getByRole('button', { name: 'Titles & boards' }).click()
    await seen(page.getByLabel('Title of pin 1', { exact: true })).toBeVisible({ timeout: 30_000 })
    await page.getByLabel('Title of pin 1', { exact: true }).fill('Written while calls fail')
    await page.getByRole('button', { name: 'Save as drafts and export' }).click()
    await seen(page.getByRole('heading', { name: 'Export for Pinterest' })).toBeVisible({
      timeout: 30_000,
    })

    await expect
      .poll(
        async () =>
          (await pinsOnServer(context, product)).filter(
            ({ status, title }) => status === 'draft' && title !== '',
          ).length,
        { timeout: 60_000 },
      )
      .toBe(PINS)
    await expect
      .poll(
        async () =>
          (await pinsOnServer(context, product)).filter(
            ({ title }) => title === 'Written while calls fail',
          ).length,
        { timeout: 60_000 },
      )
      .toBe(1)
    await injected.stop()
    const pins = await pinsOnServer(context, product)
    expect([
      pins.length,
      new Set(pins.map(({ id }) => id)).size,
      new Set(pins.map(({ image_url }) => image_url)).size,
    ]).toEqual([PINS, PINS, PINS])
    expect(Object.values(injected.counts).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(2)
    expect(recorder.steps).toBeGreaterThan(40)
    expect(recorder.faults()).toEqual([])
    expect([...recorder.taken('task')].filter((name) => name.includes('.error.'))).not.toEqual([])
  })
}
