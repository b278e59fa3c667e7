/**
 * Whether a pin's link can be opened and ends at the site that it names. Only what a site clearly
 * says is a finding: one that is slow, refuses robots or has a bad day may be fine for people.
 */
import type { PageErrorCode } from '#core/contract/errors.contract.ts'
import type { Problem } from '#core/contract/problem.schema.ts'
import { problem } from '#core/contract/problems.contract.ts'
import type { SafeFetch } from './safe-fetch.ts'

/** Null = nothing against it, or nothing is known. */
export async function checkLink(
  { open }: Pick<SafeFetch, 'open'>,
  link: string,
  signal?: AbortSignal,
): Promise<Problem | null> {
  const options = { cap: MAX_BYTES, within: () => true, ...(signal && { signal }) }
  const answer = await open(link, options)
  if (!answer.ok) {
    const { code, problem: reason } = answer.failure
    return BROKEN.has(code) ? problem('preflight.linkBroken', { reason }) : null
  }
  // Where it ends is known; nobody reads the page.
  answer.body.destroy()
  const host = siteOf(answer.url)
  return host === siteOf(new URL(link)) ? null : problem('preflight.linkElsewhere', { host })
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
