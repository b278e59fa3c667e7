/** `report.json`: what was left out and why, in sentences, for the reader of the archive. */
import type { LeftOut } from './export-batch.ts'

export function reportJson(exported: number, leftOut: readonly LeftOut[]): string {
  const left_out = leftOut.map(({ id, title, reasons }) => ({
    id,
    title,
    reasons: reasons.map(({ field, code, problem: { message } }) => ({ field, code, message })),
  }))
  return `${JSON.stringify({ exported, left_out }, null, 2)}\n`
}
