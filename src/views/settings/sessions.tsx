/** Every device that is logged in, with a way to end each. */
import { useApp } from '../app-context.tsx'
import { useLoad, useSend } from '../data.ts'
import { useFormat, useText } from '../i18n/text.ts'
import { Badge } from '../ui/marks/badge.tsx'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/notes/toast.tsx'
import { deviceName } from '../ui/device-name.ts'
import { CardSkeleton, FormFailure, LoadFailed, SectionCard } from './section-card.tsx'
import { settingsMessages } from './settings.messages.ts'
import css from './section.module.css'

export function Sessions() {
  const t = useText(settingsMessages)
  const format = useFormat()
  const toast = useToast()
  const { now } = useApp()
  const load = useLoad('listSessions', {})
  const { send, busy, failure } = useSend()
  const end = async (id: string) => {
    const outcome = await send('endSession', { params: { session_id: id } })
    if (!outcome.ok) return
    toast(t('settings.sessionEnded'))
    load.reload()
  }
  const endOthers = async () => {
    const outcome = await send('endOtherSessions', {})
    if (!outcome.ok) return
    toast(t('settings.sessionsEnded'))
    load.reload()
  }
  if (load.data === null)
    return load.failure ? (
      <LoadFailed failure={load.failure} onRetry={load.reload} />
    ) : (
      <CardSkeleton lines={2} />
    )
  const sessions = load.data.sessions
  return (
    <SectionCard
      title={t('settings.sessions')}
      aside={
        sessions.length > 1 ? (
          <Button
            size="small"
            isBusy={busy === 'endOtherSessions'}
            onPress={() => void endOthers()}
          >
            {t('settings.sessionsEndOthers')}
          </Button>
        ) : null
      }
    >
      <FormFailure failure={failure} />
      <ul className={css['rows']}>
        {sessions.map((session) => {
          const device = deviceName(session.user_agent) ?? t('settings.unknownDevice')
          return (
            <li key={session.id} className={css['row']}>
              <div className={css['rowWords']}>
                <span className={css['rowName']}>
                  {device}{' '}
                  {session.current ? <Badge tone="accent">{t('settings.sessionNow')}</Badge> : null}
                </span>
                <span className={css['small']}>
                  {t('settings.sessionSeen', {
                    ago: format.ago(session.last_seen_at, now()),
                    date: format.date(session.created_at),
                  })}
                </span>
              </div>
              {session.current ? null : (
                <Button
                  size="small"
                  aria-label={t('settings.sessionEndLabel', { device })}
                  isDisabled={busy !== null}
                  onPress={() => void end(session.id)}
                >
                  {t('settings.sessionEnd')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </SectionCard>
  )
}
