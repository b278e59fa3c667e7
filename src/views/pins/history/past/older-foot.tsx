/**
 * The end of the list: more of what is known, then more of what the server keeps, then the
 * beginning.
 */
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Banner } from '../../../kit/ui/states.tsx'
import historyMessages from '#locales/en/pins/history.json' with { type: 'json' }
import type { OlderHistory } from './use-older-history.ts'
import css from '../history-sheet.module.css'

export function OlderFoot({
  older,
  hidden,
  onMore,
}: {
  older: OlderHistory
  hidden: number
  onMore: () => void
}) {
  const t = useText(historyMessages)
  const ask = () => {
    onMore()
    older.ask()
  }
  if (hidden > 0) return <Button onPress={onMore}>{t('history.older')}</Button>
  if (older.state === 'whole') return <p className={css.quiet}>{t('history.whole')}</p>
  if (older.state === 'unread') return <Banner tone="warning">{t('history.olderUnread')}</Banner>
  if (older.state === 'failed')
    return (
      <Banner
        tone="warning"
        isAlert
        action={
          <Button size="small" onPress={ask}>
            {t('history.askAgain')}
          </Button>
        }
      >
        {t('history.olderFailed')}
      </Banner>
    )
  return (
    <Button isBusy={older.state === 'asking'} onPress={ask}>
      {t(older.state === 'asking' ? 'history.loadingOlder' : 'history.older')}
    </Button>
  )
}
