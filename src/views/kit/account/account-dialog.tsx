/** A further pinning account, asked for in a dialog. */
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { AccountForm } from './account-form.tsx'
import newAccountMessages from '#locales/en/kit/account.json' with { type: 'json' }

export function AccountDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText(newAccountMessages)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('account.new').replace('…', '')}>
      <AccountForm
        onDone={onClose}
        cancel={
          <Button variant="quiet" onPress={onClose}>
            {t('account.cancel')}
          </Button>
        }
      />
    </Dialog>
  )
}
