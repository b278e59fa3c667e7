/** What comes after saving drafts: a date for them, and a connection that publishes them. */
import { useText } from '../i18n/text.ts'
import { LinkButton } from '../ui/button.tsx'
import css from './export-panel.module.css'
import { exportMessages } from './export.messages.ts'

export function PlanNext({
  count,
  isConnected,
}: {
  /** Drafts; at least one. */
  count: number
  /** Null until it is known. */
  isConnected: boolean | null
}) {
  const t = useText(exportMessages)
  return (
    <section className={css.next} aria-label={t('export.plan')}>
      <div className={css.nextWords}>
        <h3>{t('export.planTitle', { count })}</h3>
        <p className={css.quiet}>
          {isConnected === false ? t('export.planUnconnected') : t('export.planWords', { count })}
        </p>
      </div>
      <div className={css.nextActions}>
        {isConnected === false ? (
          <LinkButton href="/settings?section=accounts">{t('export.connect')}</LinkButton>
        ) : null}
        <LinkButton variant="primary" icon="calendar" href="/calendar">
          {t('export.plan')}
        </LinkButton>
      </div>
    </section>
  )
}
