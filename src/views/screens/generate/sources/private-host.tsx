/** What an operator sets so that a page inside a private network may be read. */
import type { PageError } from '#core/contract/call/errors.contract.ts'
import { OperatorDetails } from '../../../kit/notices/operator-details.tsx'
import { allowedHostOf } from './page-address.ts'

/** Nothing for any other error. */
export function PrivateHost({ error }: { error: PageError }) {
  const host = error.code === 'private_address' ? allowedHostOf(error.address) : null
  return host === null ? null : <OperatorDetails setting={{ name: 'allowHosts', host }} />
}
