/**
 * What has become of the changes, in words. One word in the rail; a strip over the content when
 * there is something to know or do.
 */
import { getPin } from '#core/pins/book/pin-selectors.ts'
import {
  useAccounts,
  useActor,
  useActorIfAny,
  useAuth,
  useBuild,
  useEnvironment,
  usePins,
} from '../../kit/context/app-context.tsx'
import { useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Icon } from '../../kit/ui/icon.tsx'
import { Rejections } from './rejections.tsx'
import syncMessages from '#locales/en/pins/sync.json' with { type: 'json' }
import { Strip } from '../../kit/screen/strip.tsx'
import { useUnsavedPins } from './use-unsaved-pins.ts'
import css from '../../kit/screen/strip.module.css'
import type { PinsContext } from '../../../machines/pins/pins-context.ts'
import type { IconName } from '../../kit/ui/icon.tsx'

export function SyncWord() {
  const isHere = useActorIfAny('pins') !== null
  const hasAccount = useAccounts((snapshot) => snapshot.context.selectedAccount !== null)
  const isOnline = useEnvironment((snapshot) => snapshot.context.online)
  const t = useText(syncMessages)
  // Without an account there is nothing that could be saved.
  if (isHere && hasAccount) return <Word isOnline={isOnline} />
  return isOnline ? null : (
    <span className={css['word']} role="status">
      <Icon name="cloudOff" size={16} /> {t('sync.offlineShort')}
    </span>
  )
}

function Word({ isOnline }: { isOnline: boolean }) {
  const t = useText(syncMessages)
  const state = usePins((snapshot) => snapshot.context.sync.state)
  const isReadOnly = usePins((snapshot) => snapshot.hasTag('readOnly'))
  const unsaved = useUnsavedPins()
  const { icon, label } = shortOf({ state, isReadOnly, isUnsaved: unsaved.isAny, isOnline })
  return (
    <span className={css['word']} role="status" data-calm={label === 'sync.saved'}>
      <Icon name={icon} size={16} /> <span>{t(label)}</span>{' '}
      {label === 'sync.unsaved' ? <UnsavedPins pinIds={unsaved.pinIds} /> : null}
    </span>
  )
}

/** Which pins wait for "Apply": their editor may have been closed long ago. */
function UnsavedPins({ pinIds }: { pinIds: readonly string[] }) {
  const t = useText(syncMessages)
  const [only = ''] = pinIds
  const title = usePins((snapshot) => getPin(snapshot.context.book, only)?.title ?? '')
  if (pinIds.length === 0) return null
  return (
    <span className={css['unsaved']}>
      {pinIds.length === 1 && title !== ''
        ? t('sync.unsavedPin', { title })
        : t('sync.unsavedPins', { count: pinIds.length })}
    </span>
  )
}

type Short = { readonly icon: IconName; readonly label: keyof typeof syncMessages }

const shorts = {
  saved: { icon: 'check', label: 'sync.saved' },
  saving: { icon: 'refresh', label: 'sync.saving' },
  sending: { icon: 'refresh', label: 'sync.saving' },
  waiting: { icon: 'refresh', label: 'sync.waitingShort' },
  memoryOnly: { icon: 'warning', label: 'sync.memoryOnlyShort' },
} as const satisfies Record<PinsContext['sync']['state'], Short>

/** What is nearest to a loss goes first. */
function shortOf({
  state,
  isReadOnly,
  isUnsaved,
  isOnline,
}: {
  state: keyof typeof shorts
  isReadOnly: boolean
  isUnsaved: boolean
  isOnline: boolean
}): Short {
  if (isReadOnly) return { icon: 'warning', label: 'sync.readOnlyShort' }
  if (state === 'memoryOnly') return shorts.memoryOnly
  if (isUnsaved) return { icon: 'edit', label: 'sync.unsaved' }
  return isOnline ? shorts[state] : { icon: 'cloudOff', label: 'sync.offlineShort' }
}

/** All strips that apply, most pressing first. */
export function Notices() {
  const t = useText(syncMessages)
  const isOnline = useEnvironment((snapshot) => snapshot.context.online)
  const isUnconfirmed = useAuth((snapshot) => snapshot.hasTag('unconfirmed'))
  const hasPins = useActorIfAny('pins') !== null
  return (
    <div className={css['notices']} aria-live="polite">
      <NewBuild />
      {isOnline ? null : hasPins ? <Offline /> : <OfflineStrip pending={0} />}
      {isOnline && isUnconfirmed ? (
        <Strip icon="cloudOff" tone="warning">
          {t('sync.unconfirmed')}
        </Strip>
      ) : null}
      {hasPins ? <LostAccount /> : null}
      {hasPins ? <PinNotices isOnline={isOnline} /> : null}
    </div>
  )
}

function LostAccount() {
  const t = useText(syncMessages)
  const accounts = useActor('accounts')
  const lost = useAccounts((snapshot) => snapshot.context.lost)
  return lost === null ? null : (
    <Strip
      icon="warning"
      tone="warning"
      action={
        <Button
          size="small"
          variant="quiet"
          onPress={() => accounts.send({ type: 'accounts.dismissLost' })}
        >
          {t('sync.dismiss')}
        </Button>
      }
    >
      {t('sync.lostAccount', { name: lost.name })}
    </Strip>
  )
}

function Offline() {
  return <OfflineStrip pending={usePins((snapshot) => snapshot.context.sync.pending)} />
}

function OfflineStrip({ pending }: { pending: number }) {
  const t = useText(syncMessages)
  return (
    <Strip icon="cloudOff" tone="warning">
      {pending > 0 ? t('sync.offlineWaiting', { count: pending }) : t('sync.offline')}
    </Strip>
  )
}

function PinNotices({ isOnline }: { isOnline: boolean }) {
  const t = useText(syncMessages)
  const state = usePins((snapshot) => snapshot.context.sync.state)
  const isReadOnly = usePins((snapshot) => snapshot.hasTag('readOnly'))
  return (
    <>
      {isReadOnly ? (
        <Strip
          icon="warning"
          tone="danger"
          action={
            <Button size="small" variant="quiet" onPress={() => window.location.reload()}>
              {t('sync.reload')}
            </Button>
          }
        >
          {t('sync.readOnly')}
        </Strip>
      ) : null}
      {state === 'memoryOnly' ? (
        <Strip icon="warning" tone="danger">
          {t('sync.memoryOnly')}
        </Strip>
      ) : null}
      {state === 'waiting' && isOnline && !isReadOnly ? <Waiting /> : null}
      <Rejections />
    </>
  )
}

/** The network is there, as far as the browser knows, and yet nothing can be sent. */
function Waiting() {
  const t = useText(syncMessages)
  const pins = useActor('pins')
  const pending = usePins((snapshot) => snapshot.context.sync.pending)
  const isSignedOut = useAuth((snapshot) => snapshot.hasTag('expired'))
  if (pending === 0) return null
  if (isSignedOut)
    return (
      <Strip icon="lock" tone="warning">
        {t('sync.waitingSignIn', { count: pending })}
      </Strip>
    )
  return (
    <Strip
      icon="refresh"
      tone="warning"
      action={
        <Button size="small" variant="quiet" onPress={() => pins.send({ type: 'pins.retry' })}>
          {t('sync.sendNow')}
        </Button>
      }
    >
      {t('sync.waiting', { count: pending })}
    </Strip>
  )
}

function NewBuild() {
  const t = useText(syncMessages)
  const newBuild = useBuild((snapshot) => snapshot.context.newBuild)
  return newBuild === null ? null : (
    <Strip
      icon="sparkle"
      tone="accent"
      action={
        <Button size="small" variant="quiet" onPress={() => window.location.reload()}>
          {t('sync.reload')}
        </Button>
      }
    >
      {t('sync.newBuild')}
    </Strip>
  )
}
