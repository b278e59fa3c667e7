/**
 * Why an address could not be read, as a value with a sentence that says what happened and what to
 * do. The rest of a batch goes on.
 */
import type { PageError, PageErrorCode } from '#core/contract/errors.contract.ts'

export interface PageFailure {
  readonly code: PageErrorCode
  readonly message: string
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
  readonly limit?: string
  readonly contentType?: string
  readonly target?: string
  readonly detail?: string
}

const PASTE = 'Open the page in your browser and paste its text instead.'

const sentences: Record<PageErrorCode, (facts: FailureFacts) => string> = {
  bad_address: ({ detail }) =>
    detail ?? 'This is not a web address. Give it as https://example.com/page.',
  unknown_host: ({ host }) =>
    `There is no website at "${host ?? ''}". Check the spelling of the address.`,
  private_address: ({ host }) =>
    `"${host ?? ''}" is an address inside a private network, which this server does not read. Paste the page's text instead.`,
  redirect_loop: ({ host }) =>
    `"${host ?? ''}" sends readers around in a circle and never shows the page. Check the address, or paste the page's text.`,
  redirect_private: ({ host, target }) =>
    `"${host ?? ''}" sends readers on to "${target ?? ''}", an address inside a private network, which this server does not read. Give the page's public address.`,
  refused: ({ status }) =>
    `The site refuses automatic readers; paste the text. (${status ? `It answered ${status}. ` : ''}Your browser can still open it: copy the page from there and add it as pasted text.)`,
  not_found: ({ status }) =>
    `There is no page at this address (answer ${status ?? 404}). Check the address: the page may have moved.`,
  site_error: ({ status }) =>
    `The site had a fault of its own${status ? ` (answer ${status})` : ''}. Try again in a few minutes, or paste the page's text.`,
  not_html: ({ contentType }) =>
    `This address holds ${contentType ? `a file of type ${contentType}` : 'no web page'}, not a web page. Give the address of the page that shows it.`,
  empty_page: ({ detail }) =>
    detail ??
    'The page came back without text. Check that it opens in a private browser window, or paste its text.',
  page_too_short: () =>
    'The page is too short: it has no whole sentence to make a pin of. Add some text to it, or paste text instead.',
  script_only: () =>
    `The page is drawn by scripts only, so its source holds no text to read. ${PASTE}`,
  too_large: ({ limit, detail }) =>
    detail ??
    `The page is larger than ${limit ?? 'the limit'}, so reading was stopped. Paste the part you need instead.`,
  too_slow: ({ limit, detail }) =>
    detail ??
    `The page did not arrive within ${limit ?? 'the time limit'}. Try again later, or paste its text.`,
  robots: ({ host }) =>
    `"${host ?? ''}" asks automatic readers not to read this page (robots.txt). ${PASTE}`,
  bad_encoding: ({ detail }) =>
    `The page's letters could not be decoded${detail ? ` (${detail})` : ''}. Paste its text instead.`,
  bad_sitemap: ({ detail }) =>
    `This is not a sitemap that can be read${detail ? `: ${detail}` : ''}. It is usually at /sitemap.xml; or paste a list of addresses.`,
  bad_feed: ({ detail }) =>
    `This is not an RSS or Atom feed that can be read${detail ? `: ${detail}` : ''}. It is often at /feed; or paste a list of addresses.`,
  bad_csv: ({ detail }) =>
    detail ?? 'This is not a CSV with web addresses. Put one address in each row.',
  duplicate: ({ detail }) =>
    detail ?? 'This address is already in your pages. It was not added a second time.',
  not_made: () => 'It could not be made. The others are safe; try this one again.',
  quota_reached: ({ limit }) =>
    `This was not added: ${limit ?? 'all'} pages are the most that one person may have here. Delete pages that you no longer need.`,
  unreachable: ({ host, detail }) =>
    `"${host ?? ''}" could not be reached${detail ? ` (${detail})` : ''}. Try again in a few minutes, or paste the page's text.`,
}

const TRANSIENT: ReadonlySet<PageErrorCode> = new Set(['site_error', 'unreachable'])

export function pageFailure(
  code: PageErrorCode,
  facts: FailureFacts = {},
  retryAfter?: number,
): PageFailure {
  const failure = {
    code,
    message: sentences[code](facts),
    transient: TRANSIENT.has(code) || facts.status === 429,
  }
  return retryAfter === undefined ? failure : { ...failure, retryAfter }
}

/** The contract's shape of a failure. */
export function pageError(address: string, failure: PageFailure, line?: number): PageError {
  const error = { address: address.slice(0, 2048), code: failure.code, message: failure.message }
  return line === undefined ? error : { ...error, line }
}
