/** The id of a request that failed. The server's log has the same one, so help can find it. */
import { useRef, useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { Button } from '../button.tsx'
import requestIdMessages from '#locales/en/kit/request-id.json' with { type: 'json' }
import css from './request-id.module.css'

export function RequestId({ id }: { id: string }) {
  const t = useText(requestIdMessages)
  const shown = useRef<HTMLElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id)
      setCopied(true)
    } catch {
      // Without the permission, or outside a secure context: the person copies what is selected.
      if (shown.current !== null) getSelection()?.selectAllChildren(shown.current)
    }
  }
  return (
    <details className={css['details']}>
      <summary>{t('requestId.details')}</summary>
      <div className={css['line']}>
        <span>{t('requestId.quote')}</span>
        <code ref={shown} dir="ltr">
          {id}
        </code>
        <Button
          size="small"
          variant="quiet"
          className={css['copy'] ?? ''}
          {...(isCopied ? {} : { 'aria-label': t('requestId.copyLabel') })}
          onPress={() => void copy()}
        >
          {t(isCopied ? 'requestId.copied' : 'requestId.copy')}
        </Button>
      </div>
    </details>
  )
}
