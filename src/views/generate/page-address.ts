/** The one address that pins lead to, typed beside a text or a keyword. */
import { readAddresses } from './pasted-addresses.ts'

/** Null when it is no address; empty when nothing was typed. */
export function readAddress(typed: string): string | null {
  const [address = ''] = readAddresses(typed)
  if (address === '') return ''
  return /^https?:\/\/[^\s/]+\.?[^\s]*$/i.test(address) && URL.canParse(address) ? address : null
}
