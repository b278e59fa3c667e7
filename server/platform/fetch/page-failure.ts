/**
 * Why an address could not be read, as a value with a problem that says what happened and what to
 * do. The rest of a batch goes on.
 */
import type { PageError, PageErrorCode } from '#core/contract/call/errors.contract.ts'
import { withCodes, type Problem } from '#core/contract/words/problem.schema.ts'
import { problem } from '#core/contract/call/problems.contract.ts'

export interface PageFailure {
  readonly code: PageErrorCode
  readonly problem: Problem
  /**
   * True when the same request may well succeed a little later: no answer, 429, 5xx. Silence is
   * not: it has cost the whole deadline once.
   */
  readonly transient: boolean
  /** Milliseconds the site asked us to wait (`Retry-After`). */
  readonly retryAfter?: number
}

export interface FailureFacts {
  readonly host?: string
  readonly status?: number
  readonly limit?: Problem
  readonly contentType?: string
  readonly target?: string
  readonly most?: number
  /** A name of the system where it has no words. */
  readonly reason?: Problem | string
  /** Stated instead of what the code says by itself. */
  readonly problem?: Problem
}

const problems: Record<PageErrorCode, (facts: FailureFacts) => Problem> = {
  bad_address: () => problem('address.invalid'),
  unknown_host: ({ host = '' }) => problem('fetch.unknownHost', { host }),
  private_address: ({ host = '' }) => problem('fetch.privateAddress', { host }),
  redirect_loop: ({ host = '' }) => problem('fetch.redirectLoop', { host }),
  redirect_private: ({ host = '', target = '' }) =>
    problem('fetch.redirectPrivate', { host, target }),
  refused: ({ status }) =>
    status === undefined ? problem('fetch.refused') : problem('fetch.refusedStatus', { status }),
  not_found: ({ status = 404 }) => problem('fetch.notFound', { status }),
  site_error: ({ status }) =>
    status === undefined
      ? problem('fetch.siteError')
      : problem('fetch.siteErrorStatus', { status }),
  not_html: ({ contentType = '' }) =>
    contentType === ''
      ? problem('fetch.notHtml')
      : problem('fetch.notHtmlType', { type: contentType }),
  empty_page: () => problem('fetch.emptyPage'),
  page_too_short: () => problem('fetch.pageTooShort'),
  script_only: () => problem('fetch.scriptOnly'),
  too_large: ({ limit }) =>
    limit === undefined ? problem('fetch.tooLarge') : problem('fetch.tooLargeLimit', { limit }),
  too_slow: ({ limit }) =>
    limit === undefined ? problem('fetch.tooSlow') : problem('fetch.tooSlowLimit', { limit }),
  robots: ({ host = '' }) => problem('fetch.robots', { host }),
  bad_encoding: ({ reason }) =>
    reason === undefined
      ? problem('fetch.badEncoding')
      : problem('fetch.badEncodingReason', { reason }),
  bad_sitemap: ({ reason }) =>
    reason === undefined
      ? problem('fetch.badSitemap')
      : problem('fetch.badSitemapReason', { reason }),
  bad_feed: ({ reason }) =>
    reason === undefined ? problem('fetch.badFeed') : problem('fetch.badFeedReason', { reason }),
  bad_csv: () => problem('fetch.badCsv'),
  duplicate: () => problem('fetch.duplicate'),
  not_made: () => problem('fetch.notMade'),
  quota_reached: ({ most }) =>
    most === undefined
      ? problem('fetch.quotaReached')
      : problem('fetch.quotaReachedLimit', { most }),
  unreachable: ({ host = '', reason }) =>
    reason === undefined
      ? problem('fetch.unreachable', { host })
      : problem('fetch.unreachableReason', { host, reason }),
}

const TRANSIENT: ReadonlySet<PageErrorCode> = new Set(['site_error', 'unreachable'])

export function pageFailure(
  code: PageErrorCode,
  facts: FailureFacts = {},
  retryAfter?: number,
): PageFailure {
  const failure = {
    code,
    problem: facts.problem ?? problems[code](facts),
    transient: TRANSIENT.has(code) || facts.status === 429,
  }
  return retryAfter === undefined ? failure : { ...failure, retryAfter }
}

/** Thrown where a task tries again by itself; a call answers with the failure. */
export class PageWorkError extends Error {
  readonly failure: PageFailure

  constructor(message: string, failure: PageFailure) {
    super(message)
    this.failure = failure
  }
}

/** The contract's shape of a failure. */
export function pageError(
  address: string,
  failure: Pick<PageFailure, 'code' | 'problem'>,
  line?: number,
): PageError {
  const error = {
    address: address.slice(0, 2048),
    code: failure.code,
    ...withCodes({ message: failure.problem }),
  }
  return line === undefined ? error : { ...error, line }
}
