/** What has become of the changes, in words. One word in the rail; a strip over the content when there is something to know or do. */
import { useState } from 'react'
import { getPin } from '#core/pins/pin.selectors.ts'
import { useAccounts, useActor, useActorIfAny, useAuth, useBuild, useEnvironment, usePins } from '../app-context.tsx'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { joined } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { shellMessages } from './shell.messages.ts'
import { hasUnsavedWords, useUnsavedWords } from './unsaved-words.ts'
import css from './sync-status.module.css'
import type { ReactNode } from 'react'
import type { IconName } from '../ui/icon.tsx'

export function SyncWord() {
  const isHere = useActorIfAny('pins') !== null
  const isOnline = useEnvironment((snapshot) => snapshot.context.online)
  const t = useText(shellMessages)
  if (isHere) return <Word isOnline={isOnline} />
  return isOnline ? null : (
    <span className={css['word']} role="status">
      <Icon name="cloudOff" size={16} /> {t('shell.offlineShort')}
    </span>
  )
}

function Word({ isOnline }: { isOnline: boolean }) {
  const t = useText(shellMessages)
  const state = usePins((snapshot) => snapshot.context.sync.state)
  const words = { saved: 'shell.saved', saving: 'shell.saving', sending: 'shell.saving', waiting: 'shell.waitingShort', memoryOnly: 'shell.memoryOnlyShort' } as const
  const kept = useUnsavedWords()
  const isUnsaved = usePins((snapshot) => hasUnsavedWords(kept, (id) => getPin(snapshot.context.book, id) !== undefined))
  const text = isUnsaved ? t('shell.unsaved') : isOnline ? t(words[state]) : t('shell.offlineShort')
  const icon: IconName = isUnsaved ? 'edit' : isOnline ? (state === 'saved' ? 'check' : state === 'memoryOnly' ? 'warning' : 'refresh') : 'cloudOff'
  return (
    <span className={css['word']} role="status">
      <Icon name={icon} size={16} /> {text}
    </span>
  )
}

/** All strips that apply, most pressing first. */
export function Notices() {
  const t = useText(shellMessages)
  const isOnline = useEnvironment((snapshot) => snapshot.context.online)
  const isUnconfirmed = useAuth((snapshot) => snapshot.hasTag('unconfirmed'))
  const hasPins = useActorIfAny('pins') !== null
  return (
    <div className={css['notices']} aria-live="polite">
      <NewBuild />
      {isOnline ? null : (
        <Strip icon="cloudOff" tone="warning">
          {t('shell.offline')}
        </Strip>
      )}
      {isOnline && isUnconfirmed ? (
        <Strip icon="cloudOff" tone="warning">
          {t('shell.unconfirmed')}
        </Strip>
      ) : null}
      {hasPins ? <LostAccount /> : null}
      {hasPins ? <PinNotices isOnline={isOnline} /> : null}
    </div>
  )
}

function LostAccount() {
  const t = useText(shellMessages)
  const accounts = useActor('accounts')
  const lost = useAccounts((snapshot) => snapshot.context.lost)
  return lost === null ? null : (
    <Strip icon="warning" tone="warning" action={<Button size="small" variant="quiet" onPress={() => accounts.send({ type: 'accounts.dismissLost' })}>{t('shell.dismiss')}</Button>}>
      {t('shell.lostAccount', { name: lost.name })}
    </Strip>
  )
}

function PinNotices({ isOnline }: { isOnline: boolean }) {
  const t = useText(shellMessages)
  const pins = useActor('pins')
  const state = usePins((snapshot) => snapshot.context.sync.state)
  const pending = usePins((snapshot) => snapshot.context.sync.pending)
  const rejections = usePins((snapshot) => snapshot.context.rejections)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {state === 'memoryOnly' ? (
        <Strip icon="warning" tone="danger">
          {t('shell.memoryOnly')}
        </Strip>
      ) : null}
      {state === 'waiting' && isOnline && pending > 0 ? (
        <Strip icon="refresh" tone="warning" action={<Button size="small" variant="quiet" onPress={() => pins.send({ type: 'pins.retry' })}>{t('shell.sendNow')}</Button>}>
          {t('shell.waiting', { count: pending })}
        </Strip>
      ) : null}
      {rejections.length > 0 ? (
        <Strip
          icon="warning"
          tone="danger"
          action={
            <>
              <Button size="small" variant="quiet" onPress={() => setOpen(!isOpen)}>
                {t('shell.showRejected')}
              </Button>
              <Button size="small" variant="quiet" onPress={() => pins.send({ type: 'pins.dismissRejections' })}>
                {t('shell.dismiss')}
              </Button>
            </>
          }
        >
          {t('shell.rejected', { count: rejections.length })}
          {isOpen ? (
            <ul className={css['rejections']}>
              {rejections.map((rejection) => (
                <li key={rejection.id}>{rejection.message}</li>
              ))}
            </ul>
          ) : null}
        </Strip>
      ) : null}
    </>
  )
}

function NewBuild() {
  const t = useText(shellMessages)
  const newBuild = useBuild((snapshot) => snapshot.context.newBuild)
  return newBuild === null ? null : (
    <Strip icon="sparkle" tone="accent" action={<Button size="small" variant="quiet" onPress={() => window.location.reload()}>{t('shell.reload')}</Button>}>
      {t('shell.newBuild')}
    </Strip>
  )
}

function Strip({ icon, tone, children, action }: { icon: IconName; tone: 'accent' | 'warning' | 'danger'; children: ReactNode; action?: ReactNode }) {
  return (
    <div className={joined(css['strip'], css[tone])}>
      <Icon name={icon} />
      <div className={css['stripWords']}>{children}</div>
      {action ? <div className={css['stripActions']}>{action}</div> : null}
    </div>
  )
}
