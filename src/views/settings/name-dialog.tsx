/** Asks for one name, for renaming and adding. */
import { useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { submitting } from './section-card.tsx'
import { settingsMessages } from './settings.messages.ts'
import css from './section.module.css'

export interface NameDialogProps {
  title: string
  initial: string
  /** Answers what was wrong, or null when it is done. */
  onSave: (name: string) => Promise<string | null>
  onClose: () => void
  maxLength: number
}

export function NameDialog({ title, initial, onSave, onClose, maxLength }: NameDialogProps) {
  const t = useText(settingsMessages)
  const [name, setName] = useState(initial)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    if (name.trim() === '') return
    setBusy(true)
    const wrong = await onSave(name.trim())
    setBusy(false)
    if (wrong === null) onClose()
    else setError(wrong)
  }
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Form className={css['form'] ?? ''} validationBehavior="aria" onSubmit={submitting(save)}>
        <TextField
          label={t('settings.nameLabel')}
          value={name}
          onChange={setName}
          maxLength={maxLength}
          error={error}
          autoFocus
          autoComplete="off"
        />
        <div className={css['actions']}>
          <Button type="submit" variant="primary" isBusy={isBusy} isDisabled={name.trim() === ''}>
            {t('settings.save')}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {t('settings.cancel')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
