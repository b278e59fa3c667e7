/**
 * Whether a pin's link can be opened and ends at the site that it names. Only what a site clearly
 * says is a finding: one that is slow, refuses robots or has a bad day may be fine for people.
 */
import type { PageErrorCode } from '#core/contract/call/errors.contract.ts'
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { preflightProblem } from '#core/contract/problems/preflight.problems.ts'
import type { SafeFetch } from './safe-fetch.ts'

/** `target`: where it ends, when that is another site. */
export interface LinkFinding {
  readonly problem: Problem
  readonly target: string | null
}

/** Null = nothing against it, or nothing is known. */
export async function checkLink(
  { open }: Pick<SafeFetch, 'open'>,
  link: string,
  signal?: AbortSignal,
): Promise<LinkFinding | null> {
  const options = { cap: MAX_BYTES, within: () => true, ...(signal && { signal }) }
  const answer = await open(link, options)
  if (!answer.ok) {
    if (!BROKEN.has(answer.failure.code)) return null
    const isGone = answer.failure.code === 'not_found'
    const problem = preflightProblem(isGone ? 'preflight.linkGone' : 'preflight.linkBroken')
    return { problem, target: null }
  }
  // Only the final address is needed, not the page.
  answer.body.destroy()
  const host = siteOf(answer.url)
  if (host === siteOf(new URL(link))) return null
  return { problem: preflightProblem('preflight.linkElsewhere', { host }), target: answer.url.href }
}

const BROKEN: ReadonlySet<PageErrorCode> = new Set([
  'bad_address',
  'unknown_host',
  'redirect_loop',
  'redirect_private',
  'not_found',
])

/** `www.` leads to the same site. */
function siteOf({ host }: URL): string {
  return host.replace(/^www\./, '')
}

/** Only the beginning is awaited. */
const MAX_BYTES = 100_000
