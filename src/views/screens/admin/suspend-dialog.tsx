/** Suspends a person, or restores their access, with a reason for the log. */
import { useState } from 'react'
import type { AdminPerson } from '#core/contract/admin.contract.ts'
import { useSend } from '../../kit/context/data.ts'
import { useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import { TextField } from '../../kit/ui/fields/text-field.tsx'
import { useToast } from '../../kit/ui/notes/toast.tsx'
import { Dialog } from '../../kit/ui/overlays/dialog.tsx'
import adminMessages from '#locales/en/admin/admin.json' with { type: 'json' }
import { Refused } from './failed-work.tsx'

export function SuspendDialog({
  person: { id, email, suspended_at },
  onClose,
  onDone,
}: {
  person: AdminPerson
  onClose: () => void
  onDone: () => void
}) {
  const t = useText(adminMessages)
  const toast = useToast()
  const [remark, setRemark] = useState('')
  const { send, busy, failure } = useSend()
  const isRestoring = suspended_at !== null
  const act = async () => {
    const input = { params: { user_id: id }, body: { remark: remark.trim() } }
    const outcome = isRestoring
      ? await send('restorePerson', input)
      : await send('suspendPerson', input)
    if (!outcome.ok) return
    toast(t(isRestoring ? 'admin.restored' : 'admin.suspended', { email }))
    onDone()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      title={t(isRestoring ? 'admin.restoreTitle' : 'admin.suspendTitle', { email })}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('admin.cancel')}
          </Button>
          <Button
            variant={isRestoring ? 'primary' : 'danger'}
            isBusy={busy !== null}
            onPress={() => void act()}
          >
            {t(isRestoring ? 'admin.restore' : 'admin.suspend')}
          </Button>
        </>
      }
    >
      <Refused failure={failure} />
      <p>{t(isRestoring ? 'admin.restoreBody' : 'admin.suspendBody')}</p>
      <TextField
        label={t('admin.remark')}
        value={remark}
        onChange={setRemark}
        maxLength={500}
        autoComplete="off"
      />
    </Dialog>
  )
}
