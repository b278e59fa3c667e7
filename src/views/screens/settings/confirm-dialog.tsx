/** Asks before something that can't be undone. */
import { useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Dialog } from '../../kit/ui/overlays/dialog.tsx'
import { FormFailure } from './section-card.tsx'
import settingsMessages from '#locales/en/settings/settings.json' with { type: 'json' }
import type { Failure } from '#core/contract/client.ts'

export function ConfirmDialog({
  title,
  body,
  confirm,
  onConfirm,
  onClose,
  isBusy = false,
  failure = null,
}: {
  title: string
  body: string
  confirm: string
  onConfirm: () => void
  onClose: () => void
  isBusy?: boolean
  failure?: Failure | null
}) {
  const t = useText(settingsMessages)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      title={title}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('settings.cancel')}
          </Button>
          <Button variant="danger" isBusy={isBusy} onPress={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <FormFailure failure={failure} />
      <p>{body}</p>
    </Dialog>
  )
}
