/**
 * The real page takes the generated paths as foreseen: an eighth of those of every machine with a
 * screen, by turns. With `PINLOOM_TEST_FULL=1` all of them, and with them every transition.
 */
import { describe, expect } from 'vitest'
import { test } from '../journeys/journey.ts'
import { sampled } from '../journeys/sampled.ts'
import { drive } from './browser/drive.ts'
import { drivers } from './browser/drivers/drivers.ts'

describe.each(drivers)('$model.name', (driver) => {
  test('in the page', async ({ browser }) => {
    const turn = drivers.indexOf(driver)
    const driven = await drive(driver, browser, { choose: (paths) => sampled(paths, 8, turn) })
    expect(driven.faults, `${driven.faults.join(' And: ')}`).toEqual([])
    expect(driven.taken.size).toBeGreaterThan(0)
  })
})
