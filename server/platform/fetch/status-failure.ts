/** What an HTTP status means to a person who asked for a page. */
import { pageFailure, type PageFailure } from './page-failure.ts'

export interface StatusFacts {
  /** The host answers with a bot check in place of the page. */
  readonly challenged: boolean
  readonly retryAfter: number | undefined
}

export function failureOfStatus(
  status: number,
  host: string,
  facts: StatusFacts,
): PageFailure | null {
  if (facts.challenged) return pageFailure('refused', { status, host })
  if (status >= 200 && status < 300) return null
  if (status === 404 || status === 410) return pageFailure('not_found', { status, host })
  if (status === 429) return pageFailure('refused', { status, host }, facts.retryAfter)
  if (status >= 500) return pageFailure('site_error', { status, host }, facts.retryAfter)
  return pageFailure('refused', { status, host })
}

/** Seconds or a date; at most an hour, or undefined when there is none. */
export function retryAfterOf(header: string): number | undefined {
  if (header === '') return undefined
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), 3_600_000) : undefined
}
