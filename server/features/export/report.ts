/** `report.json`: what was left out and why, in sentences, for whoever opens the archive later. */
import type { LeftOut } from './export-batch.ts'

export function reportJson(exported: number, leftOut: readonly LeftOut[]): string {
  return `${JSON.stringify({ exported, left_out: leftOut }, null, 2)}\n`
}
