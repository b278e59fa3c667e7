/** What is wrong with the whole form of an automation, above its fields. */
import type { Failure } from '#core/contract/client.ts'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { Banner } from '../ui/states.tsx'
import css from './automation-form.module.css'
import { automationFormMessages } from './form.messages.ts'

export function FormNotices({
  failure,
  isOutdated,
  isInvalid,
  onAdopt,
}: {
  failure: Failure | null
  isOutdated: boolean
  /** Something is wrong that no field is marked for. */
  isInvalid: boolean
  onAdopt: (isDraftKept: boolean) => void
}) {
  const t = useText(automationFormMessages)
  const refusal = failure === null || failure.code === 'conflict' ? null : failure.message
  const problem = isInvalid ? t('automationForm.invalid') : refusal
  return (
    <>
      {problem === null ? null : (
        <div ref={scrollIntoSight}>
          <Banner tone="danger" title={t('automationForm.notSaved')} isAlert>
            {problem}
          </Banner>
        </div>
      )}
      {isOutdated ? (
        <div ref={failure?.code === 'conflict' ? scrollIntoSight : null}>
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
      ) : null}
    </>
  )
}

/** The form is long, and "Save" at its end stays in sight. */
function scrollIntoSight(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'nearest' })
}
