/** What the layers of a template are called. */
import { useMemo } from 'react'
import { isDrawing } from '#core/templates/drawings/drawing-names.ts'
import type { Layer, Template } from '#core/templates/document/template.schema.ts'
import { type Translate, useText } from '../../../i18n/text.ts'
import { firstWords, layerNames } from './layer-names.ts'
import { templateEditorMessages } from '../template-editor.messages.ts'

export function useLayerNames({ layers }: Pick<Template, 'layers'>): (layer: Layer) => string {
  const t = useText(templateEditorMessages)
  const names = useMemo(
    () =>
      layerNames(layers, {
        kindOf: (layer) => kindOf(layer, t),
        detailOf: (layer) => detailOf(layer, t),
        joined: (name, detail) => t('tpl.named', { name, detail }),
      }),
    [layers, t],
  )
  return (layer) => names.get(layer.id) ?? kindOf(layer, t)
}

type Words = Translate<keyof typeof templateEditorMessages>

function kindOf(layer: Layer, t: Words): string {
  if (layer.kind === 'text') return t(`tpl.role.${layer.role}`)
  if (layer.kind !== 'shape') return t(`tpl.kind.${layer.kind}`)
  return isDrawing(layer.shape) ? t('tpl.shape.drawing') : t(`tpl.shape.${layer.shape}`)
}

function detailOf(layer: Layer, t: Words): string | null {
  if (layer.kind === 'text') return firstWords(layer)
  if (layer.kind === 'picture') return String(layer.source + 1)
  if (layer.kind !== 'shape') return null
  const { fill } = layer
  if (fill === 'background' || fill === 'text' || fill === 'accent') return t(`tpl.color.${fill}`)
  return typeof fill === 'string' && fill.startsWith('#') ? fill : null
}
