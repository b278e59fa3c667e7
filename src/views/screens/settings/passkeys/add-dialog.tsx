/** Adding a passkey: its name and the password, then the browser's own dialog. */
import { useCallback, useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { usePasskey } from '../../../kit/passkey/use-passkey.ts'
import { fieldError } from '../../../kit/context/data.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { TextField } from '../../../kit/ui/fields/text-field.tsx'
import { useToast } from '../../../kit/ui/notes/toast.tsx'
import { Dialog } from '../../../kit/ui/overlays/dialog.tsx'
import { FormFailure } from '../section-card.tsx'
import css from '../two-step/two-step.module.css'
import passkeysMessages from '#locales/en/settings/passkeys.json' with { type: 'json' }
import { NO_PROOF, PROOF_FIELDS, ProofFields } from './proof-fields.tsx'
import type { FormEvent } from 'react'

const MAX_NAME = 60

export function AddDialog({ onClose }: { onClose: () => void }) {
  const t = useText(passkeysMessages)
  const toast = useToast()
  const [name, setName] = useState('')
  const [proof, setProof] = useState(NO_PROOF)
  const finish = useCallback(() => {
    toast({ text: t('passkeys.wasAdded'), tone: 'success' })
    onClose()
  }, [toast, t, onClose])
  const { isBusy, isPrompting, failure, start } = usePasskey(finish)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    start({ purpose: 'add', name, ...proof })
    // A code counts once, also when the browser's dialog is cancelled.
    setProof({ ...proof, passcode: '' })
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('passkeys.add')}>
      <Form className={css['form'] ?? ''} validationBehavior="aria" onSubmit={submit}>
        <FormFailure failure={failure} fields={[...PROOF_FIELDS, 'name']} />
        <TextField
          label={t('passkeys.name')}
          hint={t('passkeys.nameHint')}
          value={name}
          onChange={setName}
          error={fieldError(failure, 'name')}
          maxLength={MAX_NAME}
          autoFocus
        />
        <ProofFields proof={proof} onChange={setProof} failure={failure} />
        {isPrompting ? <p role="status">{t('passkeys.prompt')}</p> : null}
        <div className={css['buttons']}>
          <Button variant="quiet" onPress={onClose}>
            {t('passkeys.cancel')}
          </Button>
          <Button type="submit" variant="primary" isBusy={isBusy} isDisabled={name.trim() === ''}>
            {t('passkeys.next')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
