/** What the layers of a template are called. */
import { useMemo } from 'react'
import { allLayers } from '#core/templates/document/layer-tree.ts'
import { isDrawing } from '#core/templates/drawings/drawing-names.ts'
import type { GroupLayer, Layer, Template } from '#core/templates/document/template.schema.ts'
import { type Translate, useText } from '../../../../kit/i18n/text.ts'
import { firstWords, layerNames } from './layer-names.ts'
import templateEditorMessages from '#locales/en/templates/template-editor.json' with { type: 'json' }

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
  if (layer.kind === 'text') return ownWords(layer) ?? t(`tpl.role.${layer.role}`)
  if (layer.kind === 'group') return groupName(layer, t)
  if (layer.kind !== 'shape') return t(`tpl.kind.${layer.kind}`)
  return isDrawing(layer.shape) ? t('tpl.shape.drawing') : t(`tpl.shape.${layer.shape}`)
}

/** An ornament is nothing but its words. */
const ownWords = (layer: Layer): string | null =>
  layer.kind === 'text' && layer.role === 'ornament' ? firstWords(layer) : null

/** Named after the first kinds of layers that it holds. */
function groupName(group: GroupLayer, t: Words): string {
  const inner = allLayers(group.layers).filter(({ kind }) => kind !== 'group')
  const names = [...new Set(inner.map((layer) => layer.name ?? kindOf(layer, t)))]
  const [first, ...others] = names.slice(0, MAX_NAMED)
  if (first === undefined) return t('tpl.kind.group')
  const contents = others.reduce((name, detail) => t('tpl.named', { name, detail }), first)
  return t('tpl.groupOf', { contents })
}
const MAX_NAMED = 2

function detailOf(layer: Layer, t: Words): string | null {
  if (layer.kind === 'text') return firstWords(layer)
  if (layer.kind === 'picture') return String(layer.source + 1)
  if (layer.kind !== 'shape') return null
  const { fill } = layer
  if (fill === 'background' || fill === 'text' || fill === 'accent') return t(`tpl.color.${fill}`)
  return typeof fill === 'string' && fill.startsWith('#') ? fill : null
}
