import { expect, test } from 'vitest'
import { explore } from '../../../../packages/model-paths/explore.ts'
import { models } from '../../models.ts'
import { authDriver } from './auth.driver.ts'
import { faultsOfCover, faultsOfDriver, faultsOfDrivers } from './driver-faults.ts'
import { drivers, undriven } from './drivers.ts'

const graph = explore(authDriver.model)

test('every machine is driven through the page or has a reason not to be', () => {
  expect(faultsOfDrivers(models, drivers, undriven)).toEqual([])
  expect(faultsOfDrivers(models, drivers, {})).toContain(
    'src/machines/analytics/analytics.machine.ts is not driven through the page: write tests/paths/browser/drivers/analytics.driver.ts and add it to tests/paths/browser/drivers/drivers.ts.',
  )
  expect(faultsOfDrivers(models, drivers, { ...undriven, auth: 'none' })).toEqual([
    'tests/paths/browser/drivers/drivers.ts lists "auth" as undriven: remove the line.',
  ])
})

test('an event without a step names the file and what to write', () => {
  const { 'auth.logout': left, ...steps } = authDriver.steps
  expect(left).toBeDefined()
  expect(faultsOfDriver(authDriver, graph)).toEqual([])
  expect(faultsOfDriver({ ...authDriver, steps }, graph)).toEqual([
    'tests/paths/browser/drivers/auth.driver.ts has no step for "auth.logout": say how the page brings it about, or list it under never with the reason.',
  ])
})

test('an event that nothing is said to send, and a view does, is a stale reason', () => {
  expect(faultsOfDriver({ ...authDriver, never: { 'auth.recheck': 'nobody' } }, graph)).toEqual([
    'tests/paths/browser/drivers/auth.driver.ts says that nothing sends "auth.recheck", and src/views/screens/auth/verify.view.tsx does: write a step for it.',
  ])
})

test('every transition that no path takes in the page is a fault', () => {
  const [first = '', ...others] = graph.declared
  expect(faultsOfCover(authDriver, graph.declared, new Set(graph.declared))).toEqual([])
  expect(faultsOfCover(authDriver, graph.declared, new Set(others))).toEqual([
    `tests/paths/browser/drivers/auth.driver.ts: no path takes "${first}" in the page: make a way for it, or take it out of the machine.`,
  ])
})
