/** The picture of a template, with what is selected on it, by pointer and by keys. */
import { type PointerEvent, useId, useRef } from 'react'
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden'
import type { LayerOutline } from '#core/templates/edit/layer-outline.ts'
import { canvasOf } from '#core/templates/layout/template-layout.ts'
import type { Point } from '#core/templates/edit/turned-box.ts'
import type { SizeName } from '#core/templates/template.schema.ts'
import { useText } from '../../../i18n/text.ts'
import type { Design } from '../use-design.ts'
import type { Drawing } from '../use-drawing.ts'
import { TemplatePreview } from '../template-preview.tsx'
import css from './canvas.module.css'
import { canvasMessages } from './canvas.messages.ts'
import { type ModifierKeys, placedOf } from './gesture-change.ts'
import { pressOn } from './pressing.ts'
import { gripUnder, SelectionOverlay } from './selection-overlay.tsx'
import type { Gestures, Selection } from './use-gestures.ts'
import { useStageKeys } from './use-stage-keys.ts'

interface StageProps extends Selection {
  readonly design: Design
  readonly gestures: Gestures
  readonly drawing: Drawing
  readonly size: SizeName
  readonly frame: React.RefObject<HTMLDivElement | null>
  /** Of the frame; 0 = not known yet. */
  readonly cssWidth: number
  readonly onSaid: (words: string) => void
}

export function DesignStage(props: StageProps) {
  const { design, gestures, drawing, size, frame, selected } = props
  const t = useText(canvasMessages)
  const hint = useId()
  const canvas = canvasOf(size)
  const outlines = drawing.drawn?.outlines ?? []
  const zoom = (props.cssWidth || canvas.width) / canvas.width
  const shown = shownOf(outlines, gestures.ids ?? selected)
  const [only] = shown
  const scene = { template: gestures.template, size, outlines }
  const handled =
    shown.length === 1 && only && gestures.marquee === null && placedOf(scene, [only.id]).length > 0
      ? only
      : null
  const pointer = usePointer({ ...props, outlines, zoom, handled })
  const onKeyDown = useStageKeys({ ...props, outlines })
  return (
    <>
      <div
        className={css.stage}
        role="application"
        tabIndex={0}
        aria-label={t('canvas.name')}
        aria-describedby={hint}
        onKeyDown={onKeyDown}
        onBlur={gestures.lose}
        {...pointer}
      >
        <TemplatePreview
          frame={frame}
          name={design.edited.now.name}
          size={size}
          drawing={drawing}
        />
        <SelectionOverlay
          outlines={shown}
          handled={handled}
          outcome={gestures.outcome}
          marquee={gestures.marquee}
          canvas={canvas}
          zoom={zoom}
        />
      </div>
      <VisuallyHidden id={hint}>{t('canvas.keys')}</VisuallyHidden>
    </>
  )
}

const shownOf = (outlines: readonly LayerOutline[], ids: readonly string[]): LayerOutline[] =>
  outlines.filter(({ id }) => ids.includes(id))

interface PointerOn extends StageProps {
  readonly outlines: readonly LayerOutline[]
  readonly zoom: number
  readonly handled: LayerOutline | null
}

function usePointer({
  design,
  gestures,
  size,
  frame,
  selected,
  outlines,
  zoom,
  handled,
}: PointerOn) {
  const pointerId = useRef<number | null>(null)
  const pointOf = (event: PointerEvent): Point => {
    const place = frame.current?.getBoundingClientRect()
    return {
      x: (event.clientX - (place?.left ?? 0)) / zoom,
      y: (event.clientY - (place?.top ?? 0)) / zoom,
    }
  }
  const pressed = (event: PointerEvent, at: Point) => {
    const grip = handled && gripUnder(event.target)
    if (handled === null || grip === null) {
      const scene = { template: design.edited.now, size, outlines }
      return pressOn(scene, { at, selected, isAdding: event.shiftKey })
    }
    const ids = [handled.id]
    return grip === 'turn'
      ? { kind: 'turning' as const, ids, at, grip: null }
      : { kind: 'resizing' as const, ids, at, grip }
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if (event.button !== 0 || !event.isPrimary) return
      event.currentTarget.setPointerCapture(event.pointerId)
      pointerId.current = event.pointerId
      const at = pointOf(event)
      gestures.press(pressed(event, at), { outlines, zoom, keys: keysOf(event) })
    },
    onPointerMove: (event: PointerEvent): void => {
      if (event.pointerId === pointerId.current)
        gestures.move(pointOf(event), { zoom, keys: keysOf(event) })
    },
    onPointerUp: (event: PointerEvent): void => {
      if (event.pointerId !== pointerId.current) return
      pointerId.current = null
      gestures.release()
    },
    onPointerCancel: (): void => {
      pointerId.current = null
      gestures.lose()
    },
  }
}

const keysOf = (event: PointerEvent): ModifierKeys => ({
  shift: event.shiftKey,
  ctrl: event.ctrlKey || event.metaKey,
  alt: event.altKey,
})
