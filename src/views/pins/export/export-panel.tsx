/**
 * Files for Pinterest. The one that works from here comes first: without a public address that is
 * the ZIP.
 */
import { useState } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { useAccounts, useApp } from '../../kit/context/app-context.tsx'
import { useSend } from '../../kit/context/data.ts'
import { useFormat, useText } from '../../kit/i18n/text.ts'
import { OperatorDetails } from '../../kit/notices/operator-details.tsx'
import { Button } from '../../kit/ui/button.tsx'
import { saveFile } from '../../kit/ui/files/save-file.ts'
import { Banner } from '../../kit/ui/states.tsx'
import { captionsWords } from './captions-words.ts'
import captionsMessages from '#locales/en/pins/captions.json' with { type: 'json' }
import css from './export-panel.module.css'
import exportMessages from '#locales/en/pins/export.json' with { type: 'json' }
import { PlannedPinsNote } from './planned/planned-pins-note.tsx'
import { useExported, useFilePins } from './use-exported.ts'
import { useBoardless, WithoutBoards } from './without-boards.tsx'

type Format = 'zip' | 'csv'

interface ExportPanelProps {
  readonly pinIds: readonly string[]
  /** The screen's main action is another. */
  readonly isSecondary?: boolean
}

export function ExportPanel({ pinIds, isSecondary = false }: ExportPanelProps) {
  const t = useText(exportMessages)
  const { config, locale, now } = useApp()
  const captions = captionsWords(useText(captionsMessages), locale)
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const { send, busy, failure } = useSend()
  const [format, setFormat] = useState<Format | null>(null)
  const [isDone, setDone] = useState(false)
  const isReachable = config.public_url_reachable
  const file = useFilePins(pinIds)
  const exported = useExported(file.ids)
  const boardless = useBoardless(file.ids)

  const fetchFile = async (wanted: Format) => {
    if (accountId === null) return
    setFormat(wanted)
    setDone(false)
    const outcome = await send('exportPins', {
      params: { account_id: accountId },
      body: { format: wanted, pin_ids: [...file.ids], ...(wanted === 'zip' ? { captions } : {}) },
    })
    if (!outcome.ok) return
    saveFile(outcome.answer, fileName(wanted, outcome.answer.type, now()))
    exported.mark(wanted)
    setDone(true)
  }
  const ways = (isReachable ? ['csv', 'zip'] : ['zip', 'csv']) as Format[]
  return (
    <div className={css.panel}>
      {isReachable ? null : <Unreachable />}
      <PlannedPinsNote file={file} />
      <ExportedBefore pins={exported.before} />
      <div className={css.ways}>
        {ways.map((way, index) => (
          <section key={way} className={css.way} aria-label={t(`export.${way}Title`)}>
            <h3>{t(`export.${way}Title`)}</h3>
            <p className={css.quiet}>{t(`export.${way}Words`)}</p>
            {way === 'csv' ? <WithoutBoards {...boardless} /> : null}
            <Button
              variant={index === 0 && !isSecondary ? 'primary' : 'secondary'}
              icon="download"
              isBusy={busy !== null && format === way}
              isDisabled={
                file.ids.length === 0 ||
                !exported.isReady ||
                (busy !== null && format !== way) ||
                (way === 'csv' && boardless.pins.length === file.ids.length)
              }
              onPress={() => void fetchFile(way)}
            >
              {t(`export.${way}`)}
            </Button>
          </section>
        ))}
      </div>
      <Outcome isBusy={busy !== null} isDone={isDone} reason={failure?.message ?? null} />
    </div>
  )
}

function Outcome({
  isBusy,
  isDone,
  reason,
}: {
  isBusy: boolean
  isDone: boolean
  /** Why the last download failed. */
  reason: string | null
}) {
  const t = useText(exportMessages)
  return (
    <>
      <p className={css.quiet} aria-live="polite">
        {isBusy ? t('export.preparing') : isDone ? t('export.done') : t('export.leftOut')}
      </p>
      {reason === null ? null : (
        <Banner tone="danger" title={t('export.failed')} isAlert>
          {t('export.failedWords', { reason })}
        </Banner>
      )}
    </>
  )
}

/** On localhost the user is also the operator. */
function Unreachable() {
  const t = useText(exportMessages)
  const isAlone = isLocalAddress(globalThis.location.hostname)
  return (
    <Banner tone="warning" title={t('export.unreachable')}>
      <p>{t(isAlone ? 'export.unreachableLocal' : 'export.unreachableWords')}</p>
      <OperatorDetails
        setting={{ name: 'publicUrl' }}
        {...(isAlone ? { title: t('export.operatorLocal') } : {})}
      />
    </Banner>
  )
}

/** Prevents an unnoticed second upload of the same pins. */
function ExportedBefore({ pins }: { pins: readonly Pin[] }) {
  const t = useText(exportMessages)
  const format = useFormat()
  if (pins.length === 0) return null
  const last = pins.reduce((latest, { exported_at = 0 }) => Math.max(latest, exported_at), 0)
  return (
    <Banner title={t('export.before', { count: pins.length })}>
      {t('export.beforeWords', { count: pins.length, date: format.moment(last) })}
    </Banner>
  )
}

/**
 * What an exported file is called: `pins-2026-11-21.csv`; a CSV of several files comes as a ZIP.
 */
export function fileName(format: 'zip' | 'csv', type: string, now: number): string {
  const isZip = format === 'zip' || type.includes('zip')
  return `pins-${new Date(now).toISOString().slice(0, 10)}${format === 'csv' && isZip ? '-csv' : ''}.${isZip ? 'zip' : 'csv'}`
}

/**
 * Whether a host name is this computer: localhost, 127.0.0.0/8 or ::1 (in brackets, as in
 * `location`).
 */
export const isLocalAddress = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '[::1]' ||
  /^127(?:\.\d{1,3}){3}$/.test(hostname)
