/**
 * What a person has to know about their connected accounts, over every screen until it is closed.
 */
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Notice, NoticeKind } from '#core/contract/account/notices.contract.ts'
import { useAccounts, usePins } from '../context/app-context.tsx'
import { useLoad, useSend } from '../context/data.ts'
import { useText } from '../i18n/text.ts'
import { Strip } from '../screen/strip.tsx'
import { Button } from '../ui/button.tsx'
import noticesMessages from '#locales/en/kit/notices.json' with { type: 'json' }
import css from './notices.module.css'

export function NoticeStrips() {
  const { pathname } = useLocation()
  // Only a connected account publishes by itself.
  const isConnected = useAccounts(({ context }) =>
    context.accounts.some(({ kind }) => kind !== 'manual'),
  )
  // Asked for again with each screen.
  return isConnected ? <LoadedNotices key={pathname} /> : null
}

function LoadedNotices() {
  const { data, update, reload } = useLoad('listNotices', {})
  const { send } = useSend()
  const dismiss = async (notice_id: string): Promise<void> => {
    const outcome = await send('dismissNotice', { params: { notice_id } })
    if (outcome.ok || outcome.failure.code === 'not_found')
      update(({ notices }) => ({ notices: notices.filter(({ id }) => id !== notice_id) }))
  }
  const notices = data?.notices ?? []
  return (
    <div aria-live="polite">
      {notices.some(({ kind }) => kind === 'planDry') ? <AskWhenSaved onSaved={reload} /> : null}
      {notices.map((notice) => (
        <NoticeStrip key={notice.id} notice={notice} onDismiss={() => void dismiss(notice.id)} />
      ))}
    </div>
  )
}

/** The plan may reach further once the server has what was changed here. */
function AskWhenSaved({ onSaved }: { onSaved: () => void }) {
  const isSaved = usePins(({ context }) => context.sync.pending === 0)
  const wasSaved = useRef(isSaved)
  const ask = useEffectEvent(onSaved)
  useEffect(() => {
    if (isSaved && !wasSaved.current) ask()
    wasSaved.current = isSaved
  }, [isSaved])
  return null
}

const tones = {
  connection: 'danger',
  failures: 'danger',
  asked: 'warning',
  planDry: 'warning',
  automation: 'warning',
} as const satisfies Record<NoticeKind, string>

function NoticeStrip({ notice, onDismiss }: { notice: Notice; onDismiss: () => void }) {
  const t = useText(noticesMessages)
  const { kind, problem } = notice
  const isCalendar = useLocation({ select: ({ pathname }) => pathname === '/calendar' })
  return (
    <Strip
      icon="warning"
      tone={tones[kind]}
      action={
        <>
          {kind === 'automation' ? (
            <Link to="/automations" className={css['link']}>
              {t('notices.automations')}
            </Link>
          ) : kind === 'connection' ? (
            <Link to="/settings" search={{ section: 'accounts' }} className={css['link']}>
              {t('notices.settings')}
            </Link>
          ) : isCalendar ? null : (
            <Link to="/calendar" className={css['link']}>
              {t('notices.calendar')}
            </Link>
          )}
          <Button variant="quiet" size="small" onPress={onDismiss}>
            {t('notices.close')}
          </Button>
        </>
      }
    >
      {problem}
    </Strip>
  )
}
