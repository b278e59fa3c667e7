/** Removing a passkey asks for the password, as adding one does. */
import { Form } from 'react-aria-components/Form'
import { type Passkey, passkeyCalls } from '#core/contract/account/passkeys.contract.ts'
import { useSend } from '../../../kit/context/data.ts'
import { useFieldChecks } from '../../../kit/forms/use-field-checks.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { useToast } from '../../../kit/ui/notes/toast.tsx'
import { Dialog } from '../../../kit/ui/overlays/dialog.tsx'
import { FormFailure } from '../section-card.tsx'
import css from '../two-step/two-step.module.css'
import passkeysMessages from '#locales/en/settings/passkeys.json' with { type: 'json' }
import { ProofFields } from './proof-fields.tsx'
import { PROOF_FIELDS, useProof } from './use-proof.ts'

export function RemoveDialog({
  passkey: { id, name },
  onClose,
}: {
  passkey: Passkey
  onClose: () => void
}) {
  const t = useText(passkeysMessages)
  const toast = useToast()
  const { send, busy, failure, fieldError } = useSend()
  const by = useProof(failure)
  const { proof, required } = by
  const checks = useFieldChecks(passkeyCalls.removePasskey.body, { ...proof }, required)
  const remove = async () => {
    const outcome = await send('removePasskey', { params: { passkey_id: id }, body: proof })
    if (!outcome.ok) return
    toast(t('passkeys.wasRemoved'))
    onClose()
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('passkeys.removeTitle', { name })}>
      <Form
        className={css['form'] ?? ''}
        validationBehavior="aria"
        onSubmit={checks.submit(remove)}
      >
        <p>{t('passkeys.removeBody')}</p>
        <FormFailure failure={failure} fields={PROOF_FIELDS} />
        <ProofFields by={by} errorOf={(field) => checks.problemOf(field) ?? fieldError(field)} />
        <div className={css['buttons']}>
          <Button variant="quiet" onPress={onClose}>
            {t('passkeys.cancel')}
          </Button>
          <Button type="submit" variant="danger" isBusy={busy !== null}>
            {t('passkeys.remove')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
