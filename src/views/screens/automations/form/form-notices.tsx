/** What is wrong with the whole form of an automation, above its fields. */
import type { Failure } from '#core/contract/client.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Banner } from '../../../kit/ui/states.tsx'
import css from './automation-form.module.css'
import automationFormMessages from '#locales/en/automations/form.json' with { type: 'json' }
import type { AutomationDraft } from './use-automation-draft.ts'

export function FormNotices({
  failure,
  isInvalid,
  isOutdated,
  isChanged,
  isRestored,
  adoptNewest,
  startOver,
}: Pick<
  AutomationDraft,
  'isOutdated' | 'isChanged' | 'isRestored' | 'adoptNewest' | 'startOver'
> & {
  failure: Failure | null
  /** Something is wrong that no field is marked for. */
  isInvalid: boolean
}) {
  const t = useText(automationFormMessages)
  const refusal = failure === null || failure.code === 'conflict' ? null : failure.message
  const problem = isInvalid ? t('automationForm.invalid') : refusal
  return (
    <>
      {isRestored && isChanged && !isOutdated ? <RestoredNotice onStartOver={startOver} /> : null}
      {problem === null ? null : (
        <div ref={scrollIntoSight}>
          <Banner tone="danger" title={t('automationForm.notSaved')} isAlert>
            {problem}
          </Banner>
        </div>
      )}
      {isOutdated ? (
        <OutdatedNotice isScrolledTo={failure?.code === 'conflict'} onAdopt={adoptNewest} />
      ) : null}
    </>
  )
}

/** The form holds what was typed before it was closed. */
function RestoredNotice({ onStartOver }: { onStartOver: () => void }) {
  const t = useText(automationFormMessages)
  return (
    <Banner
      action={
        <Button size="small" variant="quiet" onPress={onStartOver}>
          {t('automationForm.startOver')}
        </Button>
      }
    >
      {t('automationForm.restored')}
    </Banner>
  )
}

function OutdatedNotice({
  isScrolledTo,
  onAdopt,
}: {
  isScrolledTo: boolean
  onAdopt: (isDraftKept: boolean) => void
}) {
  const t = useText(automationFormMessages)
  return (
    <div ref={isScrolledTo ? scrollIntoSight : null}>
      <Banner
        tone="warning"
        title={t('automationForm.changed')}
        isAlert
        action={
          <span className={css.inline}>
            <Button size="small" variant="quiet" onPress={() => onAdopt(true)}>
              {t('automationForm.keepMine')}
            </Button>
            <Button size="small" onPress={() => onAdopt(false)}>
              {t('automationForm.showOther')}
            </Button>
          </span>
        }
      >
        {t('automationForm.changedWords')}
      </Banner>
    </div>
  )
}

/** The form is long, and "Save" at its end stays in sight. */
function scrollIntoSight(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'nearest' })
}
