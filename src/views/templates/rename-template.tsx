/** Asks for a template's new name. */
import { type FormEvent, useState } from 'react'
import type { OwnTemplate } from '#core/contract/content/own-templates.contract.ts'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { Banner } from '../ui/states.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { templatesMessages } from './templates.messages.ts'
import css from './templates.module.css'
import type { TemplateActions } from './use-own-templates.ts'

export function RenameTemplate({
  one,
  actions,
  onClose,
}: {
  one: OwnTemplate
  actions: TemplateActions
  onClose: () => void
}) {
  const t = useText(templatesMessages)
  const [name, setName] = useState(one.name)
  const [isBusy, setBusy] = useState(false)
  const [reason, setReason] = useState<string | null>(null)
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    const refused = await actions.rename(one, name)
    setBusy(false)
    if (refused === null) onClose()
    else setReason(refused)
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('templates.renameTitle')}>
      <form className={css.form} onSubmit={(event) => void save(event)}>
        {reason === null ? null : (
          <Banner tone="danger" isAlert>
            {reason}
          </Banner>
        )}
        <TextField
          label={t('templates.name')}
          value={name}
          maxLength={80}
          autoFocus
          onChange={setName}
        />
        <div className={css.buttons}>
          <Button onPress={onClose}>{t('templates.cancel')}</Button>
          <Button type="submit" variant="primary" isBusy={isBusy} isDisabled={name.trim() === ''}>
            {t('templates.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
