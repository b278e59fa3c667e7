import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TestCase, TestModule } from 'vitest/node'
import SilenceReporter from './silence-reporter.ts'

const module = (file: string) => ({ relativeModuleId: file }) as TestModule
const testOf = (file: string, name: string) =>
  ({ module: module(file), fullName: name }) as TestCase
const minutes = (count: number) => count * 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watchedRun() {
  const onSilence = vi.fn<(lines: readonly string[]) => void>()
  const reporter = new SilenceReporter({ onSilence })
  reporter.onTestRunStart()
  for (const file of ['slow.test.ts', 'stuck.test.ts']) reporter.onTestModuleQueued(module(file))
  return { reporter, onSilence }
}

test('a long silence names the files that have not ended and their running tests', () => {
  const { reporter, onSilence } = watchedRun()
  reporter.onTestCaseReady(testOf('slow.test.ts', 'one'))
  reporter.onTestCaseReady(testOf('stuck.test.ts', 'never ends'))
  reporter.onTestCaseResult(testOf('slow.test.ts', 'one'))
  vi.advanceTimersByTime(minutes(16))
  expect(onSilence.mock.calls).toEqual([
    [['slow.test.ts: before its first or between two tests', 'stuck.test.ts: never ends']],
  ])
})

test('a file that has ended is not named, and a run of which all have ended waits for a worker', () => {
  const { reporter, onSilence } = watchedRun()
  for (const file of ['slow.test.ts', 'stuck.test.ts']) reporter.onTestModuleEnd(module(file))
  vi.advanceTimersByTime(minutes(16))
  expect(onSilence.mock.calls).toEqual([[['the end of a worker']]])
})

test('every result starts the silence again, and the end of the run ends it', () => {
  const { reporter, onSilence } = watchedRun()
  vi.advanceTimersByTime(minutes(15))
  reporter.onTestCaseResult(testOf('slow.test.ts', 'one'))
  vi.advanceTimersByTime(minutes(15))
  reporter.onTestRunEnd()
  vi.advanceTimersByTime(minutes(30))
  expect(onSilence).not.toHaveBeenCalled()
})
