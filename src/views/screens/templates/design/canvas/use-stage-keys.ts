/** Keys on the picture: arrows move, Delete removes, Ctrl+D duplicates, Escape gives up. */
import type { KeyboardEvent } from 'react'
import { useEffect, useEffectEvent } from 'react'
import type { LayerOutline } from '#core/templates/edit/placement/layer-outline.ts'
import type { Point } from '#core/templates/edit/placement/turned-box.ts'
import type { SizeName } from '#core/templates/document/template.schema.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import { matchesKeys } from '../../../../kit/screen/use-shortcut.ts'
import type { Design } from '../use-design.ts'
import canvasMessages from '#locales/en/templates/canvas.json' with { type: 'json' }
import { inRow, placedOf } from './gestures/gesture-change.ts'
import { duplication, removal, rowStep } from './gestures/layer-changes.ts'
import type { Gestures, Selection } from './gestures/use-gestures.ts'

interface KeysOn extends Selection {
  readonly design: Design
  readonly gestures: Gestures
  readonly size: SizeName
  readonly outlines: readonly LayerOutline[]
  readonly onAnnounce: (words: string) => void
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const FAR_STEP = 10

export function useStageKeys(on: KeysOn): (event: KeyboardEvent) => void {
  const deeds = useActions(on)
  const { gestures, selected } = on
  useUndoOfSteps(gestures)
  return (event) => {
    const deed = actionOf(event)
    if (deed === null || (selected.length === 0 && gestures.isIdle)) return
    event.preventDefault()
    event.stopPropagation()
    deeds[deed](event)
  }
}

type Action = 'arrow' | 'remove' | 'duplicate' | 'escape'

function actionOf(event: KeyboardEvent): Action | null {
  if (matchesKeys('Ctrl+D', event)) return 'duplicate'
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  if (event.key in ARROWS) return 'arrow'
  if (event.key === 'Escape') return 'escape'
  return event.key === 'Delete' || event.key === 'Backspace' ? 'remove' : null
}

function useActions({ design, gestures, size, selected, onSelect, outlines, onAnnounce }: KeysOn) {
  const t = useText(canvasMessages)
  const template = design.edited.now
  return {
    escape: () => (gestures.isIdle ? onSelect([]) : gestures.cancel()),
    remove: () => {
      const change = removal(template, selected)
      if (change === null || !design.change(change)) return
      onSelect([])
      onAnnounce(t('canvas.deleted', { count: selected.length }))
    },
    duplicate: () => {
      const made = duplication(template, selected)
      if (made === null || !design.change(made.change)) return
      onSelect(made.ids)
      onAnnounce(t('canvas.duplicated', { count: made.ids.length }))
    },
    arrow: ({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>) => {
      const way = ARROWS[key]
      if (way === undefined) return
      const scene = { template, size, outlines }
      if (inRow(scene, selected)) {
        const change = rowStep(template, outlines, { ids: selected, by: way })
        if (change === null || design.change(change))
          onAnnounce(t(change === null ? 'canvas.sameOrder' : 'canvas.reordered'))
      } else if (placedOf(scene, selected).length === 0) onAnnounce(t('canvas.fixed'))
      else {
        const far = shiftKey ? FAR_STEP : 1
        gestures.step({ x: way.x * far, y: way.y * far }, outlines)
      }
    },
  }
}

/**
 * Steps that are not a change yet are what Ctrl+Z takes back: it goes before the editor's own keys.
 */
function useUndoOfSteps({ isIdle, cancel }: Gestures): void {
  const onPressed = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (isIdle || !matchesKeys('Ctrl+Z', event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    cancel()
  })
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent): void => onPressed(event)
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [])
}
