/**
 * A line for each failed test of a Vitest report, with what the test looked for. The log of a run
 * is read from its end, where these lines are often all that is left of it.
 */
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** @typedef {{ status: string, fullName: string, failureMessages: string[], meta?: { onScreen?: string } }} TestResult */
/** @typedef {{ name: string, message: string, assertionResults: TestResult[] }} FileResult */

const MAX_LINES = 4
const MAX_LINE_LENGTH = 300

/** Of Playwright's messages: what it looked for, what it found, and where a click got stuck. */
const DETAIL = /^(Locator|Expected|Received|Error)\b.*:|^- waiting for /

/**
 * Each failed test as "file: name: reason (place)", for a journey with what was on the screen. A
 * file that failed outside of its tests has a line too.
 *
 * @returns {string[]}
 */
export function describeFailedTests(
  /** @type {{ testResults: FileResult[] }} */ report,
  /** @type {string} */ root,
) {
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name)
    if (message) return [`${file}: ${describeFailure(message, root)}`]
    return assertionResults
      .filter(({ status }) => status === 'failed')
      .map((one) => {
        const reason = describeFailure(one.failureMessages[0], root)
        const { onScreen } = one.meta ?? {}
        return `${file}: ${one.fullName}: ${reason}${onScreen ? ` On the screen: ${onScreen}` : ''}`
      })
  })
}

/** The first line, then the details, and the innermost line of the project's own code. */
function describeFailure(/** @type {string} */ message = '', /** @type {string} */ root) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
  const [first = '', ...rest] = lines
  const details = rest.filter((line) => DETAIL.test(line))
  const said = [...new Set([first, ...details])].slice(0, MAX_LINES)
  const place = lines.find((line) => line.startsWith('at ') && isOwnCode(line, root))
  const position = place?.slice(place.indexOf(root) + root.length + 1).replace(/\)$/, '')
  return [
    said.map((line) => line.slice(0, MAX_LINE_LENGTH)).join(' | '),
    ...(position === undefined ? [] : [`(${position})`]),
  ].join(' ')
}

/** Not the place where all expectations of journeys fail. */
const isOwnCode = (/** @type {string} */ line, /** @type {string} */ root) =>
  line.includes(`${root}/`) && !/\/node_modules\/|\/tests\/journeys\/seen\.ts/.test(line)
