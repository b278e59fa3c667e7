/**
 * An account was deleted while this device still held changes of it: they are offered as a file
 * before they go.
 */
import { useAccounts, useActor } from '../../../kit/context/app-context.tsx'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Dialog } from '../../../kit/ui/overlays/dialog.tsx'
import shellMessages from '#locales/en/app/shell.json' with { type: 'json' }

export function UnsentChanges() {
  const t = useText(shellMessages)
  const accounts = useActor('accounts')
  const first = useAccounts((snapshot) => snapshot.context.unsent[0])
  const isBusy = useAccounts((snapshot) => snapshot.hasTag('busy'))
  return (
    <Dialog
      isOpen={first !== undefined}
      onClose={() => undefined}
      isDismissable={false}
      role="alertdialog"
      title={t('shell.unsentTitle')}
      actions={
        first ? (
          <>
            <Button
              variant="quiet"
              isDisabled={isBusy}
              onPress={() => accounts.send({ type: 'accounts.discardUnsent', id: first.accountId })}
            >
              {t('shell.unsentDiscard')}
            </Button>
            <Button
              variant="primary"
              icon="download"
              isDisabled={isBusy}
              onPress={() => accounts.send({ type: 'accounts.saveUnsent', id: first.accountId })}
            >
              {t('shell.unsentSave')}
            </Button>
          </>
        ) : null
      }
    >
      <p>{t('shell.unsentBody', { count: first?.count ?? 0 })}</p>
    </Dialog>
  )
}
