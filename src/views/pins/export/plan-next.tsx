/** What comes after saving drafts: a date for them, and a connection that publishes them. */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { linkToPlan } from '../grid/pins-to-plan.ts'
import { useText } from '../../kit/i18n/text.ts'
import { LinkButton } from '../../kit/ui/button.tsx'
import css from './export-panel.module.css'
import exportMessages from '#locales/en/pins/export.json' with { type: 'json' }

export function PlanNext({
  drafts,
  isConnected,
}: {
  /** At least one. */
  drafts: readonly Pick<Pin, 'id'>[]
  /** Null until it is known. */
  isConnected: boolean | null
}) {
  const t = useText(exportMessages)
  const { length: count } = drafts
  return (
    <section className={css.next} aria-label={t('export.plan')}>
      <div className={css.nextWords}>
        <h3>{t('export.planTitle', { count })}</h3>
        <p className={css.quiet}>
          {isConnected === false ? t('export.planUnconnected') : t('export.planWords', { count })}
        </p>
      </div>
      <div className={css.nextActions}>
        {/* What the words name first is the first thing to press. */}
        {isConnected === false ? (
          <LinkButton variant="primary" href="/settings?section=accounts">
            {t('export.connect')}
          </LinkButton>
        ) : null}
        <LinkButton
          variant={isConnected === false ? 'secondary' : 'primary'}
          icon="calendar"
          {...linkToPlan(drafts.map(({ id }) => id))}
        >
          {t('export.plan')}
        </LinkButton>
      </div>
    </section>
  )
}
