/** What is wrong with a pin, with the name of the layer that it is about. */
import { findLayer } from '#core/templates/edit/tree/layer-places.ts'
import type { LayoutFault } from '#core/templates/choice/layout-faults.ts'
import type { Layer, Template } from '#core/templates/document/template.schema.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import templateEditorMessages from '#locales/en/templates/template-editor.json' with { type: 'json' }
import { useLayerNames } from '../layers/use-layer-name.ts'

export interface FaultWords {
  readonly sentence: string
  readonly layer: Layer | undefined
  /** What hides it. */
  readonly cover: Layer | undefined
}

export function useFaultWords(template: Template): (fault: LayoutFault) => FaultWords {
  const t = useText(templateEditorMessages)
  const nameOf = useLayerNames(template)
  // An outdated picture may name a deleted layer.
  const layerOf = (id = ''): Layer | undefined => findLayer(template.layers, id)?.layer
  return ({ rule, layerId, coverId }) => {
    const [layer, cover] = [layerOf(layerId), layerOf(coverId)]
    const problem = cover ? t('tpl.hiddenBy', { cover: nameOf(cover) }) : t(`tpl.rule.${rule}`)
    const sentence = layer ? t('tpl.problemOf', { name: nameOf(layer), problem }) : problem
    return { sentence, layer, cover }
  }
}
