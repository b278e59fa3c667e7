/** What an operator sets so that a page inside a private network may be read. */
import type { PageError } from '#core/contract/call/errors.contract.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Disclosure } from '../../../kit/ui/overlays/disclosure.tsx'
import { allowedHostOf } from './page-address.ts'
import sourcesMessages from '#locales/en/generate/sources.json' with { type: 'json' }

/** Nothing for any other error. */
export function PrivateHost({ error }: { error: PageError }) {
  const t = useText(sourcesMessages)
  const host = error.code === 'private_address' ? allowedHostOf(error.address) : null
  return host === null ? null : (
    <Disclosure title={t('sources.operator')}>
      <p>{t('sources.privateHost', { host })}</p>
    </Disclosure>
  )
}
