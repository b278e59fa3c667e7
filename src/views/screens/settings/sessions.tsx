/** Every device that is logged in, with a way to end each. */
import type { Session } from '#core/contract/account/auth.contract.ts'
import { useApp } from '../../kit/context/app-context.tsx'
import { useLoad, useSend } from '../../kit/context/data.ts'
import { useFormat, useText } from '../../kit/i18n/text.ts'
import { Badge } from '../../kit/ui/marks/badge.tsx'
import { Button } from '../../kit/ui/button.tsx'
import { useToast } from '../../kit/ui/notes/toast.tsx'
import { deviceName } from '../../kit/ui/device-name.ts'
import { CardSkeleton, FormFailure, LoadFailed, SectionCard } from './section-card.tsx'
import settingsMessages from '#locales/en/settings/settings.json' with { type: 'json' }
import css from './section.module.css'

export function Sessions() {
  const t = useText(settingsMessages)
  const toast = useToast()
  const load = useLoad('listSessions', {})
  const { send, busy, failure } = useSend()
  const report = ({ ok }: { ok: boolean }, words: string) => {
    if (!ok) return
    toast(words)
    load.reload()
  }
  const end = async (id: string) =>
    report(await send('endSession', { params: { session_id: id } }), t('settings.sessionEnded'))
  const endOthers = async () =>
    report(await send('endOtherSessions', {}), t('settings.sessionsEnded'))
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
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={busy !== null}
            onEnd={() => void end(session.id)}
          />
        ))}
      </ul>
    </SectionCard>
  )
}

function SessionRow({
  session,
  isBusy,
  onEnd,
}: {
  session: Session
  isBusy: boolean
  onEnd: () => void
}) {
  const t = useText(settingsMessages)
  const device = deviceName(session.user_agent) ?? t('settings.unknownDevice')
  return (
    <li className={css['row']}>
      <div className={css['rowWords']}>
        <span className={css['rowName']}>
          {device}{' '}
          {session.current ? <Badge tone="accent">{t('settings.sessionNow')}</Badge> : null}
        </span>
        <SessionFacts session={session} />
      </div>
      {session.current ? null : (
        <Button
          size="small"
          aria-label={t('settings.sessionEndLabel', { device })}
          isDisabled={isBusy}
          onPress={onEnd}
        >
          {t('settings.sessionEnd')}
        </Button>
      )}
    </li>
  )
}

function SessionFacts({ session: { last_seen_at, created_at, network } }: { session: Session }) {
  const t = useText(settingsMessages)
  const format = useFormat()
  const { now } = useApp()
  const facts = [
    t('settings.sessionSeen', {
      ago: format.ago(last_seen_at, now()),
      date: format.date(created_at),
    }),
    ...(network ? [t('settings.sessionNetwork', { network })] : []),
  ]
  return <span className={css['small']}>{facts.join(' · ')}</span>
}
