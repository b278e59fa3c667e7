/**
 * Files for Pinterest. The one that works from here comes first: without a public address that is
 * the ZIP.
 */
import { useState } from 'react'
import { useAccounts, useApp } from '../app-context.tsx'
import { useSend } from '../data.ts'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { saveFile } from '../ui/save-file.ts'
import { Banner } from '../ui/states.tsx'
import { captionsWords } from './captions-words.ts'
import { captionsMessages } from './captions.messages.ts'
import css from './export-panel.module.css'
import { exportMessages } from './export.messages.ts'
import { fileName } from './file-name.ts'

type Format = 'zip' | 'csv'

export function ExportPanel({ pinIds }: { pinIds: readonly string[] }) {
  const t = useText(exportMessages)
  const { config, locale, now } = useApp()
  const captions = captionsWords(useText(captionsMessages), locale)
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const { send, busy, failure } = useSend()
  const [format, setFormat] = useState<Format | null>(null)
  const [isDone, setDone] = useState(false)
  const isReachable = config.public_url_reachable

  const fetchFile = async (wanted: Format) => {
    if (accountId === null) return
    setFormat(wanted)
    setDone(false)
    const outcome = await send('exportPins', {
      params: { account_id: accountId },
      body: { format: wanted, pin_ids: [...pinIds], ...(wanted === 'zip' ? { captions } : {}) },
    })
    if (!outcome.ok) return
    saveFile(outcome.answer, fileName(wanted, outcome.answer.type, now()))
    setDone(true)
  }
  const ways = (isReachable ? ['csv', 'zip'] : ['zip', 'csv']) as Format[]
  return (
    <div className={css.panel}>
      {isReachable ? null : (
        <Banner tone="warning" title={t('export.unreachable')}>
          {t('export.unreachableWords')}
        </Banner>
      )}
      <div className={css.ways}>
        {ways.map((way, index) => (
          <section key={way} className={css.way} aria-label={t(`export.${way}Title`)}>
            <h3>{t(`export.${way}Title`)}</h3>
            <p className={css.quiet}>{t(`export.${way}Words`)}</p>
            <Button
              variant={index === 0 ? 'primary' : 'secondary'}
              icon="download"
              isBusy={busy !== null && format === way}
              isDisabled={pinIds.length === 0 || (busy !== null && format !== way)}
              onPress={() => void fetchFile(way)}
            >
              {t(`export.${way}`)}
            </Button>
          </section>
        ))}
      </div>
      <p className={css.quiet} aria-live="polite">
        {busy ? t('export.preparing') : isDone ? t('export.done') : t('export.leftOut')}
      </p>
      {failure ? (
        <Banner tone="danger" title={t('export.failed')} isAlert>
          {t('export.failedWords', { reason: failure.message })}
        </Banner>
      ) : null}
    </div>
  )
}
