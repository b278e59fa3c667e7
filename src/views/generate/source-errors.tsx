/** What never became a page, line by line, with what to do about it. */
import type { PageError } from '#core/contract/errors.contract.ts'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { Banner } from '../ui/states.tsx'
import css from './source-errors.module.css'
import { sourcesMessages } from './sources.messages.ts'

export function SourceErrors({ errors, onDismiss }: { errors: readonly PageError[]; onDismiss: () => void }) {
  const t = useText(sourcesMessages)
  if (errors.length === 0) return null
  return (
    <Banner
      tone="warning"
      isAlert
      title={t('sources.errors', { count: errors.length })}
      action={
        <Button size="small" variant="quiet" onPress={onDismiss}>
          {t('sources.dismiss')}
        </Button>
      }
    >
      <ul className={css.list}>
        {errors.map((error) => (
          <li key={`${error.line ?? ''} ${error.address} ${error.code}`}>
            <span className={css.where}>
              {error.line === undefined ? null : <span>{t('sources.errorLine', { line: error.line })}</span>}
              <bdi className={css.address}>{error.address}</bdi>
            </span>
            {error.message}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
