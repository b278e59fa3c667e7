/**
 * The real page takes the generated paths as foreseen: every transition of every machine with a
 * screen.
 */
import { describe, expect } from 'vitest'
import { test } from '../journeys/journey.ts'
import { drive } from './browser/drive.ts'
import { drivers } from './browser/drivers.ts'

describe.each(drivers)('$model.name', (driver) => {
  test('in the page', async ({ browser }) => {
    const driven = await drive(driver, browser)
    expect(driven.faults, `${driven.faults.join(' And: ')}`).toEqual([])
    expect(driven.taken.size).toBeGreaterThan(0)
  })
})
