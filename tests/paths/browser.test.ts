/**
 * The real page takes the generated paths as foreseen: the first 16 steps of a sixteenth of those
 * of every machine with a screen, by turns. With `PINLOOM_TEST_FULL=1` all of them, and with them
 * every transition.
 */
import { describe, expect } from 'vitest'
import { test } from '../journeys/journey.ts'
import { firstOf, sampled } from '../journeys/sampled.ts'
import { drive } from './browser/drive.ts'
import { drivers } from './browser/drivers/drivers.ts'
import { SAMPLE_TURN } from '../support/sample-turn.ts'
import type { WalkablePath } from '../../packages/model-paths/paths.ts'

const STEPS = 16

function begun({ input, events, taken }: WalkablePath): WalkablePath {
  return { input, events: firstOf(events, STEPS), taken: firstOf(taken, STEPS) }
}

describe.each(drivers)('$model.name', (driver) => {
  test('in the page', async ({ browser }) => {
    const turn = drivers.indexOf(driver) + SAMPLE_TURN
    const driven = await drive(driver, browser, {
      choose: (paths) => sampled(paths, 16, turn).map(begun),
    })
    expect(driven.faults, `${driven.faults.join(' And: ')}`).toEqual([])
    expect(driven.taken.size).toBeGreaterThan(0)
  })
})
