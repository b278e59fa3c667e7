/** The passkeys of the user, and the dialogs that add and remove one. */
import { Suspense, lazy, useState } from 'react'
import type { Passkey } from '#core/contract/account/passkeys.contract.ts'
import { useApp } from '../../../kit/context/app-context.tsx'
import { useLoad } from '../../../kit/context/data.ts'
import { useFormat, useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { CardSkeleton, LoadFailed, SectionCard } from '../section-card.tsx'
import css from '../section.module.css'
import passkeysMessages from '#locales/en/settings/passkeys.json' with { type: 'json' }

const AddDialog = lazy(async () => ({ default: (await import('./add-dialog.tsx')).AddDialog }))
const RemoveDialog = lazy(async () => ({
  default: (await import('./remove-dialog.tsx')).RemoveDialog,
}))

export function Passkeys({ hasPassword }: { hasPassword: boolean }) {
  const t = useText(passkeysMessages)
  const load = useLoad('listPasskeys', {})
  const [open, setOpen] = useState<Passkey | 'add' | null>(null)
  if (load.data === null)
    return load.failure ? (
      <LoadFailed failure={load.failure} onRetry={load.reload} />
    ) : (
      <CardSkeleton lines={1} />
    )
  const { is_available: isAvailable, passkeys } = load.data
  const obstacle = obstacleOf(isAvailable, hasPassword)
  const close = () => {
    setOpen(null)
    load.reload()
  }
  return (
    <SectionCard
      title={t('passkeys.title')}
      lead={t(obstacle ?? 'passkeys.lead')}
      aside={
        obstacle === null ? (
          <Button size="small" onPress={() => setOpen('add')}>
            {t('passkeys.add')}
          </Button>
        ) : null
      }
    >
      {passkeys.length > 0 ? (
        <ul className={css['rows']} aria-label={t('passkeys.title')}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setOpen(passkey)} />
          ))}
        </ul>
      ) : null}
      <Suspense fallback={null}>
        {open === 'add' ? <AddDialog onClose={close} /> : null}
        {open !== null && open !== 'add' ? <RemoveDialog passkey={open} onClose={close} /> : null}
      </Suspense>
    </SectionCard>
  )
}

/** Why none can be added. */
function obstacleOf(isAvailable: boolean, hasPassword: boolean) {
  if (!isAvailable) return 'passkeys.notHere'
  return hasPassword ? null : 'passkeys.needsPassword'
}

function PasskeyRow({
  passkey: { name, created_at, last_used_at },
  onRemove,
}: {
  passkey: Passkey
  onRemove: () => void
}) {
  const t = useText(passkeysMessages)
  const format = useFormat()
  const { now } = useApp()
  const used =
    last_used_at === null
      ? t('passkeys.unused')
      : t('passkeys.used', { ago: format.ago(last_used_at, now()) })
  return (
    <li className={css['row']}>
      <div className={css['rowWords']}>
        <span className={css['rowName']} dir="auto">
          {name}
        </span>
        <span className={css['small']}>
          {t('passkeys.added', { date: format.date(created_at) })} · {used}
        </span>
      </div>
      <Button size="small" aria-label={t('passkeys.removeLabel', { name })} onPress={onRemove}>
        {t('passkeys.remove')}
      </Button>
    </li>
  )
}
