/** The picture of a template, with what is selected on it, by pointer and by keys. */
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef } from 'react'
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden'
import type { LayerOutline } from '#core/templates/edit/placement/layer-outline.ts'
import { canvasOf } from '#core/templates/document/canvas-size.ts'
import type { Point } from '#core/templates/edit/placement/turned-box.ts'
import type { SizeName } from '#core/templates/document/template.schema.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import type { Design } from '../use-design.ts'
import type { Drawing } from '../../../../kit/drawing/use-drawing.ts'
import { TemplatePreview } from '../template-preview.tsx'
import css from './canvas.module.css'
import canvasMessages from '#locales/en/templates/canvas.json' with { type: 'json' }
import { type ModifierKeys, placedOf } from './gestures/gesture-change.ts'
import { pressOn } from './gestures/pressing.ts'
import { InlineText } from './text/inline-text.tsx'
import { gripUnder, SelectionOverlay } from './selection-overlay.tsx'
import type { Gestures, Selection } from './gestures/use-gestures.ts'
import { useStageKeys } from './use-stage-keys.ts'
import { type TextEdit, useTextEdit } from './text/use-text-edit.ts'
import type { ZoomState } from './use-zoom.ts'

interface StageProps extends Selection {
  readonly design: Design
  readonly gestures: Gestures
  readonly drawing: Drawing
  readonly size: SizeName
  readonly frame: React.RefObject<HTMLDivElement | null>
  /** Of the frame; 0 = not known yet. */
  readonly cssWidth: number
  readonly zooming: ZoomState
  readonly onAnnounce: (words: string) => void
}

export function DesignStage(props: StageProps) {
  const { design, gestures, drawing, size, frame, selected, zooming } = props
  const t = useText(canvasMessages)
  const hint = useId()
  const stage = useRef<HTMLDivElement>(null)
  const canvas = canvasOf(size)
  const outlines = drawing.drawn?.outlines ?? []
  const zoom = (props.cssWidth || canvas.width) / canvas.width
  const shown = shownOf(outlines, gestures.ids ?? selected)
  const handled = handledOf({ ...props, outlines }, shown)
  const text = useTextEdit({ ...props, outlines })
  const { pointOf, ...pointer } = usePointer({ ...props, outlines, zoom, handled })
  const onKeyDown = useKeys({ ...props, outlines, text })
  return (
    <Board zooming={zooming} width={canvas.width}>
      <div
        ref={stage}
        className={css.stage}
        role="application"
        tabIndex={0}
        aria-label={t('canvas.name')}
        aria-describedby={hint}
        onKeyDown={onKeyDown}
        onBlur={gestures.lose}
        onMouseUp={(event) => {
          if (event.detail === 2) text.openAt(pointOf(event))
        }}
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
      <InlineText text={text} zoom={zoom} onLeft={() => stage.current?.focus()} />
      <VisuallyHidden id={hint}>{t('canvas.keys')}</VisuallyHidden>
    </Board>
  )
}

/** As wide as fits, or as it is zoomed; then what it is in scrolls. */
function Board({
  zooming: { viewport, zoom, shown },
  width,
  children,
}: {
  zooming: ZoomState
  width: number
  children: ReactNode
}) {
  const isFitted = zoom === 'fit'
  return (
    <div ref={viewport} className={css.viewport} data-zoomed={!isFitted || undefined}>
      <div className={css.board} style={isFitted ? undefined : { inlineSize: shown * width }}>
        {children}
      </div>
    </div>
  )
}

/** The one layer that has handles; null = none. */
function handledOf(
  { gestures, size, outlines }: StageProps & { outlines: readonly LayerOutline[] },
  shown: readonly LayerOutline[],
): LayerOutline | null {
  const [only] = shown
  if (shown.length !== 1 || !only || gestures.marquee !== null) return null
  const scene = { template: gestures.template, size, outlines }
  return placedOf(scene, [only.id]).length > 0 ? only : null
}

function useKeys({
  text,
  ...props
}: StageProps & { outlines: readonly LayerOutline[]; text: TextEdit }) {
  const onLayerKey = useStageKeys(props)
  return (event: KeyboardEvent): void => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey)
    const isText = event.key === 'Enter' && text.openSelected()
    if (!isPlain || !(isText || props.zooming.onKey(event.key))) return onLayerKey(event)
    event.preventDefault()
    event.stopPropagation()
  }
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
  const pointOf = (event: Pick<PointerEvent, 'clientX' | 'clientY'>): Point => {
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
    pointOf,
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if (!event.isPrimary) {
        // a second finger starts a pinch
        pointerId.current = null
        return gestures.lose()
      }
      if (event.button !== 0) return
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
