/** Asks for a layer's name; none = it is named after what it shows. */
import { z } from 'zod'
import type { Layer } from '#core/templates/document/template.schema.ts'
import { NameDialog } from '../../../../kit/forms/name-dialog.tsx'
import { useText } from '../../../../kit/i18n/text.ts'
import templateEditorMessages from '#locales/en/templates/template-editor.json' with { type: 'json' }
import type { Design } from '../use-design.ts'
import { useLayerNames } from './use-layer-name.ts'

const MAX_LENGTH = 120
const schema = z.object({ name: z.string().max(MAX_LENGTH) })

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
  return (
    <NameDialog
      title={t('tpl.renameTitle')}
      words={{ label: t('tpl.layerName'), save: t('tpl.apply'), cancel: t('tpl.cancel') }}
      initial={nameOf(layer)}
      maxLength={MAX_LENGTH}
      schema={schema}
      onSave={(name) => {
        design.change({ type: 'renameLayer', layerId: layer.id, name: name || null })
        return null
      }}
      onClose={onClose}
    />
  )
}
