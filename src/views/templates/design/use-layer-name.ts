/** What a layer is called: its own name, or what it shows. */
import type { Layer } from '#core/templates/template.schema.ts'
import { useText } from '../../i18n/text.ts'
import { templateEditorMessages } from './template-editor.messages.ts'

export function useLayerName(): (layer: Layer) => string {
  const t = useText(templateEditorMessages)
  return (layer) =>
    layer.name ??
    (layer.kind === 'text' ? t(`tpl.role.${layer.role}`) : t(`tpl.kind.${layer.kind}`))
}
