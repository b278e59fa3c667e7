/** Problems of a table's rows, in the order of the list that shows them. */

export interface RowProblem {
  readonly row: number
  readonly words: string
  readonly isError: boolean
}
/** The same problem of consecutive rows; `last` is `first` for a single one. */
export interface RunOfRows {
  readonly first: number
  readonly last: number
  readonly words: string
  readonly isError: boolean
}

/** By first row; within a row, errors first. */
export function toRuns(problems: readonly RowProblem[]): RunOfRows[] {
  const runs: RunOfRows[] = []
  const lastRunOf = new Map<string, number>()
  for (const { row, words, isError } of problems.toSorted((a, b) => a.row - b.row)) {
    const key = `${isError} ${words}`
    const index = lastRunOf.get(key)
    const run = index === undefined ? undefined : runs[index]
    if (index !== undefined && run !== undefined && row <= run.last + 1) {
      runs[index] = { ...run, last: row }
      continue
    }
    lastRunOf.set(key, runs.length)
    runs.push({ first: row, last: row, words, isError })
  }
  return runs.toSorted((a, b) => a.first - b.first || Number(b.isError) - Number(a.isError))
}
