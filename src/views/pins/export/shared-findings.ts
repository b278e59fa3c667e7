/**
 * What is true of every pin is shown once: twelve times the same line hides the one that differs.
 */
import type { Finding, PinFindings } from '#core/export/preflight.rules.ts'

/** Below this, saying it at the pin is shorter. */
const MIN_SHARED = 3

export function splitShared(
  found: readonly PinFindings[],
  pinCount: number,
): { shared: readonly Finding[]; rows: readonly PinFindings[] } {
  const [first] = found
  if (first === undefined || pinCount < MIN_SHARED || found.length < pinCount)
    return { shared: [], rows: found }
  const shared = first.findings.filter(
    (finding) =>
      finding.mend === undefined &&
      found.every((row) => row.findings.some((other) => isSame(other, finding))),
  )
  const rows = found
    .map((row) => ({
      ...row,
      findings: row.findings.filter((finding) => !shared.some((other) => isSame(other, finding))),
    }))
    .filter((row) => row.findings.length > 0)
  return { shared, rows }
}

function isSame(one: Finding, other: Finding): boolean {
  return one.code === other.code && one.problem.message === other.problem.message
}
