/** The recovery codes, shown once: the dialog closes only by its button. */
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { useToast } from '../../../kit/ui/notes/toast.tsx'
import { Dialog } from '../../../kit/ui/overlays/dialog.tsx'
import twoStepMessages from '#locales/en/settings/two-step.json' with { type: 'json' }
import css from './two-step.module.css'

export function RecoveryCodes({
  codes,
  onClose,
}: {
  codes: readonly string[]
  onClose: () => void
}) {
  const t = useText(twoStepMessages)
  const toast = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      toast({ text: t('twoStep.copied'), tone: 'success' })
    } catch {
      // Without the permission, or outside a secure context.
      toast({ text: t('twoStep.notCopied'), tone: 'danger' })
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDismissable={false}
      title={t('twoStep.codesTitle')}
      actions={
        <>
          <Button onPress={() => void copy()}>{t('twoStep.copy')}</Button>
          <Button variant="primary" onPress={onClose}>
            {t('twoStep.saved')}
          </Button>
        </>
      }
    >
      <p>{t('twoStep.codesBody')}</p>
      <ul className={css['codes']} aria-label={t('twoStep.codes')} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  )
}
