/** What was just done on the picture, in words for a screen reader. */
import { useState } from 'react'
import { findLayer } from '#core/templates/edit/tree/layer-places.ts'
import type { SimpleChange } from '#core/templates/edit/tree/template-change.schema.ts'
import type { SizeName } from '#core/templates/document/template.schema.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import type { Design } from '../use-design.ts'
import { useLayerNames } from '../layers/use-layer-name.ts'
import canvasMessages from '#locales/en/templates/canvas.json' with { type: 'json' }
import { boxOf } from './stored-box.ts'
import type { Translatable } from './gestures/use-gestures.ts'

export function useAnnounced(design: Design, selected: readonly string[], size: SizeName) {
  const t = useText(canvasMessages)
  const [done, setDone] = useState('')
  const nameOf = useLayerNames(design.edited.now)
  const template = design.edited.now
  const [only] = selected
  const key = selected.join('\n')
  const [told, setReported] = useState(key)
  const layer = only === undefined ? undefined : findLayer(template.layers, only)?.layer
  const selection =
    selected.length > 1
      ? t('canvas.selectedMany', { count: selected.length })
      : layer
        ? t('canvas.selected', { name: nameOf(layer) })
        : ''
  if (told !== key) {
    setReported(key)
    setDone(selection)
  }
  return {
    words: done,
    say: setDone,
    report: (said: Translatable): void => {
      if (said.type === 'restored') return setDone(t('canvas.restored'))
      if (said.type === 'guide') {
        const { axis, at } = said
        return setDone(
          at === null
            ? t('canvas.guideRemoved')
            : t(`canvas.guideAt.${axis}`, { at: Math.round(at) }),
        )
      }
      const { change, ids } = said
      const steps = change.type === 'batch' ? change.changes : [change]
      const [step] = steps
      if (steps.length > 1 || step === undefined)
        return setDone(t('canvas.movedMany', { count: ids.length }))
      setDone(wordsOf(step))
    },
  }

  function wordsOf(step: SimpleChange): string {
    if (step.type === 'moveLayers') return t('canvas.reordered')
    if (step.type === 'patchLayer')
      return t('canvas.turned', { turn: Number(step.patch['turn'] ?? 0) })
    const id = 'layerId' in step ? step.layerId : ''
    const before = boxOf(template, id, size)
    const box = boxIn(step)
    if (box === null) return ''
    const isResized = before && (before.width !== box.width || before.height !== box.height)
    const place = { x: Math.round(box.x), y: Math.round(box.y) }
    return isResized
      ? t('canvas.resized', { width: Math.round(box.width), height: Math.round(box.height) })
      : t('canvas.moved', place)
  }
}

function boxIn(step: SimpleChange) {
  if (step.type === 'setBox') return step.box
  const box = step.type === 'setSizeOverride' ? step.set?.['box'] : undefined
  // written by `boxChange`
  return (box ?? null) as ReturnType<typeof boxOf>
}
