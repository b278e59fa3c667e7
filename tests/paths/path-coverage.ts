/**
 * What the generated paths leave out of each machine, as the inspector shows it:
 * `src/inspector/chart/path-coverage.json`, written by `npm run charts`.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { LeftOut } from '../../src/inspector/chart/path-coverage.ts'
import { drivers } from './browser/drivers/drivers.ts'
import type { Walked } from '../../packages/model-paths/walk.ts'

export const COVERAGE = 'src/inspector/chart/path-coverage.json'

/** `browser.test.ts` proves that the page takes all but those that no path can take. */
export function leftOutBy({
  model,
  graph,
  taken,
}: Pick<Walked, 'model' | 'graph' | 'taken'>): LeftOut {
  const driver = drivers.find((one) => one.model.name === model.name)
  const headless = graph.declared.filter((name) => !taken.has(name))
  const page =
    driver === undefined ? null : graph.declared.filter((name) => name in model.unreachable)
  return { headless, page }
}

/** A line a machine, so that a change can be reviewed. */
export function coverageFile(walked: readonly Walked[]): string {
  return `{\n${walked.map((one) => `${JSON.stringify(one.model.name)}: ${JSON.stringify(leftOutBy(one))}`).join(',\n')}\n}\n`
}

/** As it is stored now; empty where the machine has none. */
export function keptCoverage(): Readonly<Record<string, LeftOut>> {
  return JSON.parse(
    readFileSync(fileURLToPath(new URL(`../../${COVERAGE}`, import.meta.url)), 'utf8'),
  ) as Record<string, LeftOut>
}
