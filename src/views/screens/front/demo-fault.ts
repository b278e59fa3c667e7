/**
 * What became of a demo that gave no pins, as a message and the seconds to wait. Closed over the
 * contract's codes.
 */
import type { Failure } from '#core/contract/client.ts'
import { PageErrorCode } from '#core/contract/call/errors.contract.ts'
import type demoMessages from '#locales/en/front/demo.json'

export type DemoFault = Extract<keyof typeof demoMessages, `demo.fault.${string}`>

const ofPage: Readonly<Record<PageErrorCode, DemoFault>> = {
  bad_address: 'demo.fault.address',
  unknown_host: 'demo.fault.unknownHost',
  private_address: 'demo.fault.private',
  redirect_private: 'demo.fault.private',
  redirect_loop: 'demo.fault.site',
  refused: 'demo.fault.refused',
  not_found: 'demo.fault.notFound',
  site_error: 'demo.fault.site',
  not_html: 'demo.fault.notPage',
  empty_page: 'demo.fault.empty',
  page_too_short: 'demo.fault.empty',
  script_only: 'demo.fault.empty',
  too_large: 'demo.fault.tooLarge',
  too_slow: 'demo.fault.tooSlow',
  robots: 'demo.fault.robots',
  bad_encoding: 'demo.fault.notPage',
  bad_sitemap: 'demo.fault.notPage',
  bad_feed: 'demo.fault.notPage',
  bad_csv: 'demo.fault.notPage',
  duplicate: 'demo.fault.address',
  unreachable: 'demo.fault.site',
  not_made: 'demo.fault.site',
  quota_reached: 'demo.fault.site',
}

/** A wait that is reported when the server named none. */
const DEFAULT_WAIT_MS = 60_000

/**
 * Text that is plainly no address is not sent; the server checks more closely. An address has a
 * host, with a scheme or with an ending; what follows it may be anything.
 */
export function mayBeAddress(text: string): boolean {
  const [, scheme, host = ''] =
    /^(https?:)?(?:\/\/)?(?!https?:\/)([^\s/?#<>]+)(?:[/?#]|$)/i.exec(text.trim()) ?? []
  return host !== '' && (scheme !== undefined || /[.:]/.test(host))
}

export function demoFault({ code, body, retryAfter }: Failure): {
  readonly message: DemoFault
  readonly wait: number
} {
  return { message: messageOf(code, body?.['page_error']), wait: retryAfter ?? DEFAULT_WAIT_MS }
}

function messageOf(code: Failure['code'], pageError: unknown): DemoFault {
  switch (code) {
    case 'invalid':
      return ofPage[PageErrorCode.catch('bad_address').parse(pageError)]
    case 'rate_limited':
      return 'demo.fault.often'
    case 'busy':
      return 'demo.fault.busy'
    case 'no_answer':
    case 'aborted':
      return 'demo.fault.noAnswer'
    case 'timed_out':
      return 'demo.fault.tooSlow'
    default:
      return 'demo.fault.ours'
  }
}
