/** Asks for one name, to rename something or to add it. */
import { useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import css from './name-dialog.module.css'
import { useFieldChecks } from './use-field-checks.ts'
import type { z } from 'zod'

export interface NameDialogProps {
  title: string
  words: { readonly label: string; readonly save: string; readonly cancel: string }
  initial: string
  maxLength: number
  /** Of the name; usually the body of the call that saves it. */
  schema: { readonly shape: { readonly name: z.ZodType } }
  /** Returns what was wrong, or null when it is done. */
  onSave: (name: string) => Promise<string | null> | null
  onClose: () => void
}

export function NameDialog({
  title,
  words,
  initial,
  maxLength,
  schema,
  onSave,
  onClose,
}: NameDialogProps) {
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
          label={words.label}
          value={name}
          onChange={setName}
          maxLength={maxLength}
          error={checks.problemOf('name') ?? error}
          autoFocus
          autoComplete="off"
        />
        <div className={css['actions']}>
          <Button variant="quiet" onPress={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {words.save}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
