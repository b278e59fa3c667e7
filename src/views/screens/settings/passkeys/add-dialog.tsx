/** Adding a passkey: its name and the password, then the browser's own dialog. */
import { useCallback, useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { passkeyCalls } from '#core/contract/account/passkeys.contract.ts'
import { usePasskey } from '../../../kit/passkey/use-passkey.ts'
import { fieldError } from '../../../kit/context/data.ts'
import { useFieldChecks } from '../../../kit/forms/use-field-checks.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { TextField } from '../../../kit/ui/fields/text-field.tsx'
import { useToast } from '../../../kit/ui/notes/toast.tsx'
import { Dialog } from '../../../kit/ui/overlays/dialog.tsx'
import { FormFailure } from '../section-card.tsx'
import css from '../two-step/two-step.module.css'
import passkeysMessages from '#locales/en/settings/passkeys.json' with { type: 'json' }
import { ProofFields } from './proof-fields.tsx'
import { type Proof, PROOF_FIELDS, useProof } from './use-proof.ts'

const MAX_NAME = 60
/** The name is sent once the browser has made the passkey. */
const fields = {
  shape: { ...passkeyCalls.startPasskey.body.shape, name: passkeyCalls.addPasskey.body.shape.name },
}

export function AddDialog({ onClose }: { onClose: () => void }) {
  const t = useText(passkeysMessages)
  const toast = useToast()
  const [name, setName] = useState('')
  const finish = useCallback(() => {
    toast({ text: t('passkeys.wasAdded'), tone: 'success' })
    onClose()
  }, [toast, t, onClose])
  const { isBusy, isPrompting, failure, start } = usePasskey(finish)
  const by = useProof(failure)
  const { proof, setProof, required } = by
  const checks = useFieldChecks(fields, { name, ...proof }, required)
  const errorOf = (field: keyof Proof | 'name') =>
    checks.problemOf(field) ?? fieldError(failure, field)
  const add = () => {
    start({ purpose: 'add', name, ...proof })
    // A code counts once, also when the browser's dialog is cancelled.
    setProof({ ...proof, passcode: '' })
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('passkeys.add')}>
      <Form className={css['form'] ?? ''} validationBehavior="aria" onSubmit={checks.submit(add)}>
        <FormFailure failure={failure} fields={[...PROOF_FIELDS, 'name']} />
        <TextField
          label={t('passkeys.name')}
          hint={t('passkeys.nameHint')}
          value={name}
          onChange={setName}
          error={errorOf('name')}
          maxLength={MAX_NAME}
          autoFocus
        />
        <ProofFields by={by} errorOf={errorOf} />
        {isPrompting ? <p role="status">{t('passkeys.prompt')}</p> : null}
        <div className={css['buttons']}>
          <Button variant="quiet" onPress={onClose}>
            {t('passkeys.cancel')}
          </Button>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {t('passkeys.next')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
