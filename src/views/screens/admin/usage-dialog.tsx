/** What one person uses, compared with the limits of the server. */
import type { AdminPerson, AdminUsage } from '#core/contract/admin.contract.ts'
import { useLoad } from '../../kit/context/data.ts'
import { useFormat, useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Dialog } from '../../kit/ui/overlays/dialog.tsx'
import adminMessages from '#locales/en/admin/admin.json' with { type: 'json' }
import css from './admin.module.css'
import { NotLoaded } from './not-loaded.tsx'

export function UsageDialog({ person, onClose }: { person: AdminPerson; onClose: () => void }) {
  const t = useText(adminMessages)
  const load = useLoad('getUsage', { params: { user_id: person.id } })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('admin.usage', { email: person.email })}
      actions={<Button onPress={onClose}>{t('admin.close')}</Button>}
    >
      {load.data === null ? <NotLoaded load={load} /> : <Figures usage={load.data} />}
    </Dialog>
  )
}

function Figures({ usage: { used, limits, accounts } }: { usage: AdminUsage }) {
  const t = useText(adminMessages)
  const format = useFormat()
  const beside = (amount: keyof typeof used, words: (value: number) => string) =>
    limits[amount] === 0
      ? t('admin.noLimit', { used: words(used[amount]) })
      : t('admin.of', { used: words(used[amount]), limit: words(limits[amount]) })
  const rows = [
    [t('admin.storage'), beside('stored_bytes', format.bytes)],
    [t('admin.pages'), beside('pages', format.number)],
    [t('admin.pinsADay'), beside('pins_a_day', format.number)],
    [t('admin.tasks'), beside('active_tasks', format.number)],
    [t('admin.accounts'), format.number(accounts)],
  ]
  return (
    <dl className={css['figures']}>
      {rows.map(([label, value]) => (
        <div key={label} className={css['figure']}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
