/**
 * What a benchmark prints: a table, or with `--json` one object with the rows and
 * the goals.
 */

export interface Goal {
  readonly value: number | null
  readonly limit: number
  readonly met: boolean
  /** The value is to be the limit at least, not at most. */
  readonly isLeast?: true
}

/** A figure that could not be had is a goal that is not met. */
export function goal(value: number | null, limit: number): Goal {
  const rounded = value === null || !Number.isFinite(value) ? null : round(value)
  return { value: rounded, limit, met: rounded !== null && rounded <= limit }
}

/** Like `goal`, for a figure that is to reach its limit. */
export function atLeast(value: number | null, limit: number): Goal {
  const { value: rounded } = goal(value, limit)
  return { value: rounded, limit, met: rounded !== null && rounded >= limit, isLeast: true }
}

export type Row = Record<string, string | number | null>

export interface Report {
  readonly rows: readonly Row[]
  readonly goals: Record<string, Goal>
}

export function print({ rows, goals }: Report, asJson: boolean): void {
  if (asJson) {
    process.stdout.write(`${JSON.stringify({ rows, goals })}\n`)
    return
  }
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const table = [columns, ...rows.map((row) => columns.map((column) => shown(row[column])))]
  const widths = columns.map((_, at) => Math.max(...table.map((cells) => cells[at]?.length ?? 0)))
  for (const cells of table)
    process.stdout.write(
      `${cells
        .map((cell, at) =>
          at === 0 || cell.length > 24
            ? cell.padEnd(widths[at] ?? 0)
            : cell.padStart(widths[at] ?? 0),
        )
        .join('  ')
        .trimEnd()}\n`,
    )
  for (const [name, { value, limit, met, isLeast }] of Object.entries(goals))
    process.stdout.write(
      `goal ${name}: ${value ?? 'unknown'} ${isLeast ? '≥' : '≤'} ${limit} ${met ? 'met' : 'MISSED'}\n`,
    )
}

function shown(value: string | number | null | undefined): string {
  return value === null || value === undefined ? '–' : String(value)
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Three figures at least below ten, else whole hundredths. */
export function round(value: number): number {
  return Math.abs(value) < 10 ? Number(value.toPrecision(3)) : Math.round(value * 100) / 100
}
