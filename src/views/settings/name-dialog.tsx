/** Asks for one name, for renaming and adding. */
import { useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { useText } from '../i18n/text.ts'
import { useFieldChecks } from '../forms/use-field-checks.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { settingsMessages } from './settings.messages.ts'
import css from './section.module.css'
import type { z } from 'zod'

export interface NameDialogProps {
  title: string
  initial: string
  /** Answers what was wrong, or null when it is done. */
  onSave: (name: string) => Promise<string | null>
  onClose: () => void
  maxLength: number
  /** The body of the call that saves the name. */
  schema: { readonly shape: { readonly name: z.ZodType } }
}

export function NameDialog({
  title,
  initial,
  onSave,
  onClose,
  maxLength,
  schema,
}: NameDialogProps) {
  const t = useText(settingsMessages)
  const [name, setName] = useState(initial)
  const [error, setError] = useState<string | null>(null)
  const checks = useFieldChecks(schema, { name })
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const wrong = await onSave(name.trim())
    setBusy(false)
    if (wrong === null) onClose()
    else setError(wrong)
  }
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Form className={css['form'] ?? ''} validationBehavior="aria" onSubmit={checks.submit(save)}>
        <TextField
          label={t('settings.nameLabel')}
          value={name}
          onChange={setName}
          maxLength={maxLength}
          error={checks.problemOf('name') ?? error}
          autoFocus
          autoComplete="off"
        />
        <div className={css['actions']}>
          <Button type="submit" variant="primary" isBusy={isBusy}>
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
