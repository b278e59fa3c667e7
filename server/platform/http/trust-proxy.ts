/** `TRUST_PROXY`: whose `X-Forwarded-*` headers are believed. */
import { isIP } from 'node:net'

const NAMES = /^(loopback|linklocal|uniquelocal)$/

/** `true`, `false`, or the proxies' addresses or ranges. */
export function readTrustProxy(value: string): boolean | string[] | { readonly complaint: string } {
  if (/^(1|true|yes|on)$/i.test(value)) return true
  if (/^(0|false|no|off)$/i.test(value)) return false
  const proxies = value.split(/[\s,]+/).filter((entry) => entry !== '')
  const isKnown = (proxy: string): boolean =>
    NAMES.test(proxy) || isIP(proxy.replace(/\/\d{1,3}$/, '')) !== 0
  return proxies.every(isKnown)
    ? proxies
    : {
        complaint: `TRUST_PROXY must be true, false, or a list of addresses or ranges (it is "${value}").`,
      }
}

/** A warning for the log at the start, or null. */
export const warningAboutTrust = (trustProxy: boolean | readonly string[]): string | null =>
  trustProxy === true
    ? 'TRUST_PROXY=true believes every client: whoever reaches this port directly can name any address as theirs and pass every limit. Name the proxy instead, such as TRUST_PROXY=loopback or its address.'
    : null
