/** The one address that pins lead to, typed beside a text or a keyword. */
import type { PageError, PageErrorCode } from '#core/contract/call/errors.contract.ts'
import { isPrivateLink } from '#core/pins/pin-link.ts'
import { readAddresses } from './pasted-addresses.ts'

/** Null when it is no address; empty when nothing was typed. */
export function readAddress(typed: string): string | null {
  const [address = ''] = readAddresses(typed)
  if (address === '') return ''
  return /^https?:\/\/[^\s/]+\.?[^\s]*$/i.test(address) && URL.canParse(address) ? address : null
}

/** Whether pins would lead to where only the person herself can go. */
export function isPrivateAddress(typed: string): boolean {
  const address = readAddress(typed)
  return address !== null && isPrivateLink(address)
}

/** As ALLOW_HOSTS takes it: a bare host would be every port of it. Null when it is no address. */
export function allowedHostOf(address: string): string | null {
  const url = URL.parse(address)
  if (url === null) return null
  return `${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`
}

const ofAddress: ReadonlySet<PageErrorCode> = new Set([
  'bad_address',
  'unknown_host',
  'private_address',
])

/** The server's answer about the address; its answer about the text is in the list of refusals. */
export function addressFault(errors: readonly PageError[]): string | null {
  return errors.find(({ code }) => ofAddress.has(code))?.message ?? null
}
