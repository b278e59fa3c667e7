/** The sentence for a form whose call failed: the server's own where it gave one. */
import { useText } from '../i18n/text.ts'
import failureMessages from '#locales/en/kit/failure.json' with { type: 'json' }
import type { Failure } from '#core/contract/client.ts'

export function useFailureWords(): (failure: Failure) => string {
  const t = useText(failureMessages)
  return (failure) => {
    if (failure.code === 'no_answer' || failure.code === 'timed_out') return t('failure.noAnswer')
    if (failure.message) return failure.message
    return failure.code === 'rate_limited' ? t('failure.rateLimited') : t('failure.failed')
  }
}
