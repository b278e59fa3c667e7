/**
 * What `npm test` says before its last line: a row for each part, and the slowest files. No time is
 * asserted anywhere.
 */

/** @typedef {{ name: string, minutes: number }} TestFile */
/** @typedef {{ name: string, files: TestFile[], passed: number, failed: number, minutes: number }} Part */

const SLOWEST = 10

/** @returns {string[]} the lines */
export function testTable(/** @type {Part[]} */ parts) {
  const rows = parts.map(({ name, files, passed, failed, minutes }) => [
    name,
    String(files.length || ''),
    String(passed + failed),
    minutes.toFixed(1),
  ])
  const slowest = parts
    .flatMap(({ files }) => files)
    .toSorted((one, other) => other.minutes - one.minutes)
    .slice(0, SLOWEST)
    .map(({ name, minutes }) => [name, '', '', minutes.toFixed(1)])
  return aligned([
    ['part', 'files', 'tests', 'minutes'],
    ...rows,
    ['', '', '', ''],
    ['slowest files', '', '', 'minutes'],
    ...slowest,
  ])
}

/** The first column to the left, numbers to the right. */
function aligned(/** @type {string[][]} */ rows) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
}

/**
 * The files of a Vitest JSON report.
 *
 * @returns {TestFile[]}
 */
export function filesOf(
  /** @type {{ testResults: { name: string, startTime: number, endTime: number }[] }} */ report,
  /** @type {string} */ root,
) {
  return report.testResults.map(({ name, startTime, endTime }) => ({
    name: name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name,
    minutes: minutesBetween(startTime, endTime),
  }))
}

export const minutesBetween = (/** @type {number} */ start, /** @type {number} */ end) =>
  (end - start) / 60_000
