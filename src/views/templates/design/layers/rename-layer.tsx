/** Asks for a layer's name; none = it is named after what it shows. */
import { type FormEvent, useState } from 'react'
import type { Layer } from '#core/templates/document/template.schema.ts'
import { useText } from '../../../i18n/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { templateEditorMessages } from '../template-editor.messages.ts'
import css from '../template-editor.module.css'
import type { Design } from '../use-design.ts'
import { useLayerNames } from './use-layer-name.ts'

export function RenameLayer({
  design,
  layer,
  onClose,
}: {
  design: Design
  layer: Layer
  onClose: () => void
}) {
  const t = useText(templateEditorMessages)
  const nameOf = useLayerNames(design.edited.now)
  const [name, setName] = useState(nameOf(layer))
  const save = (event: FormEvent): void => {
    event.preventDefault()
    design.change({ type: 'renameLayer', layerId: layer.id, name: name.trim() || null })
    onClose()
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('tpl.renameTitle')}>
      <form className={css.group} onSubmit={save}>
        <TextField
          label={t('tpl.layerName')}
          value={name}
          maxLength={120}
          autoFocus
          onChange={setName}
        />
        <div className={css.choices}>
          <Button onPress={onClose}>{t('tpl.cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('tpl.apply')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
