/** What the sources name now and what a first run would make, asked for before anything is kept. */
import { useState } from 'react'
import type {
  AutomationPreview,
  AutomationSettings,
} from '#core/contract/publishing/automations.contract.ts'
import { useSend } from '../../kit/context/data.ts'
import { useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Banner } from '../../kit/ui/states.tsx'
import { isComplete, missingIn, withoutEmptyLines } from './form/automation-draft.ts'
import css from './form/automation-form.module.css'
import automationFormMessages from '#locales/en/automations/form.json' with { type: 'json' }

export function Preview({
  draft,
  accountId,
  isNew,
}: {
  draft: AutomationSettings
  accountId: string | null
  isNew: boolean
}) {
  const t = useText(automationFormMessages)
  const { send, busy, failure } = useSend()
  const [shown, setShown] = useState<AutomationPreview | null>(null)
  const isReady = missingIn(draft).sources.size === 0
  const look = async () => {
    if (accountId === null) return
    const { name: _, ...rest } = draft
    const settings = { ...rest, sources: withoutEmptyLines(rest.sources) }
    // A line of boards that is not filled in changes nothing of what is found.
    const outcome = await send('previewAutomation', {
      params: { account_id: accountId },
      body: { settings: isComplete(missingIn(draft)) ? settings : { ...settings, boards: [] } },
    })
    setShown(outcome.ok ? outcome.answer : null)
  }
  return (
    <div className={css.stack}>
      <span className={css.inline}>
        <Button
          icon="search"
          isDisabled={!isReady}
          isBusy={busy !== null}
          onPress={() => void look()}
        >
          {t('automationForm.preview')}
        </Button>
        <span className={css.quiet}>{t('automationForm.previewHint')}</span>
      </span>
      <div aria-live="polite" className={css.stack}>
        {failure === null ? null : (
          <Banner tone="danger" requestId={failure.requestId}>
            {failure.message}
          </Banner>
        )}
        {shown === null ? null : <Found shown={shown} isNew={isNew} />}
      </div>
    </div>
  )
}

function Found({ shown, isNew }: { shown: AutomationPreview; isNew: boolean }) {
  const t = useText(automationFormMessages)
  const [newest] = shown.newest
  return (
    <div className={css.found}>
      <p>
        {t('automationForm.found', { count: shown.found })}{' '}
        {newest === undefined
          ? null
          : t('automationForm.newestIs', { title: newest.title || newest.address })}
      </p>
      {isNew && shown.found > 0 ? (
        <>
          <p>{t('automationForm.firstRun', { pins: shown.first_pins })}</p>
          <ul className={css.names}>
            {shown.first.map(({ address, title }) => (
              <li key={address}>
                <bdi>{title || address}</bdi>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {shown.errors.map(({ address, message }) => (
        <Banner key={address} tone="warning" title={t('automationForm.unread')}>
          <bdi>{address}</bdi> {message}
        </Banner>
      ))}
    </div>
  )
}
