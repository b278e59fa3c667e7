import { expect, test } from 'vitest'
import { describeFailedTests } from '../tools/check/failed-tests.mjs'

const ROOT = '/home/me/pinloom'

function linesOf(...failureMessages: string[]): string[] {
  const passed = { status: 'passed', fullName: 'a pin opens', failureMessages: [] }
  const failed = { status: 'failed', fullName: 'a pin closes', failureMessages }
  const name = `${ROOT}/tests/journeys/pins.test.ts`
  const testResults = [{ name, message: '', assertionResults: [passed, failed] }]
  return describeFailedTests({ testResults }, ROOT)
}

test('a failed expectation of Playwright names what it looked for, without colours', () => {
  const stack = [
    `    at captureRawStack (${ROOT}/node_modules/playwright-core/lib/coreBundle.js:9551:17)`,
    `    at Proxy.<anonymous> (${ROOT}/tests/journeys/seen.ts:38:23)`,
    `    at onePin (${ROOT}/tests/journeys/walkthrough.ts:105:77)`,
    `    at ${ROOT}/tests/journeys/pins.test.ts:36:3`,
  ]
  const message = [
    'Error: \u001B[2mexpect(\u001B[22m\u001B[31mlocator\u001B[39m\u001B[2m).\u001B[22mtoBeVisible() failed',
    '',
    "Locator: getByRole('button', { name: 'Use these words' }).first()",
    'Expected: visible',
    'Timeout: 20000ms',
    'Error: element(s) not found',
    '',
    'Call log:',
    "  - waiting for getByRole('button', { name: 'Use these words' }).first()",
    ...stack,
  ]
  expect(linesOf(message.join('\n'))).toEqual([
    'tests/journeys/pins.test.ts: a pin closes: Error: expect(locator).toBeVisible() failed' +
      " | Locator: getByRole('button', { name: 'Use these words' }).first()" +
      ' | Expected: visible | Error: element(s) not found (tests/journeys/walkthrough.ts:105:77)',
  ])
})

test('a click that got stuck names what it waited for', () => {
  const message = [
    'locator.click: Timeout 30000ms exceeded.',
    'Call log:',
    "  - waiting for getByRole('tab', { name: 'Drafts' })",
    "  - waiting for getByRole('tab', { name: 'Drafts' })",
  ]
  expect(linesOf(message.join('\n'))).toEqual([
    'tests/journeys/pins.test.ts: a pin closes: locator.click: Timeout 30000ms exceeded.' +
      " | - waiting for getByRole('tab', { name: 'Drafts' })",
  ])
})

test('a failure without details is its first line', () => {
  expect(linesOf('AssertionError: expected 3 to be 12 // Object.is equality')).toEqual([
    'tests/journeys/pins.test.ts: a pin closes: AssertionError: expected 3 to be 12 // Object.is equality',
  ])
  expect(linesOf()).toEqual(['tests/journeys/pins.test.ts: a pin closes: '])
})

test('a file that failed outside of its tests has a line', () => {
  const skipped = { status: 'skipped', fullName: 'a pin opens', failureMessages: [] }
  const file = {
    name: `${ROOT}/core/a.test.ts`,
    message: 'Hook timed out in 10000ms.\nIf this is a long-running hook, pass a timeout.',
    assertionResults: [skipped],
  }
  expect(describeFailedTests({ testResults: [file] }, ROOT)).toEqual([
    'core/a.test.ts: Hook timed out in 10000ms.',
  ])
})

test('a journey names what was on the screen', () => {
  const failed = {
    status: 'failed',
    fullName: 'a pin closes',
    failureMessages: ['locator.click: Timeout 30000ms exceeded.'],
    meta: { onScreen: '/drafts [Saving failed.] Drafts 4 pins' },
  }
  const file = { name: `${ROOT}/tests/journeys/pins.test.ts`, message: '' }
  const testResults = [{ ...file, assertionResults: [failed] }]
  expect(describeFailedTests({ testResults }, ROOT)).toEqual([
    'tests/journeys/pins.test.ts: a pin closes: locator.click: Timeout 30000ms exceeded.' +
      ' On the screen: /drafts [Saving failed.] Drafts 4 pins',
  ])
})
