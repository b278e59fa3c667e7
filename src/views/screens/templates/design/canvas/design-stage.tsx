/** The picture of a template, with what is selected on it, by pointer and by keys. */
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden'
import type { LayerOutline } from '#core/templates/edit/placement/layer-outline.ts'
import { canvasOf } from '#core/templates/document/canvas-size.ts'
import { boundsOf, unionOf } from '#core/templates/edit/placement/turned-box.ts'
import type { SizeName } from '#core/templates/document/template.schema.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import type { Design } from '../use-design.ts'
import type { Drawing } from '../../../../kit/drawing/use-drawing.ts'
import { TemplatePreview } from '../template-preview.tsx'
import css from './canvas.module.css'
import canvasMessages from '#locales/en/templates/canvas.json' with { type: 'json' }
import { placedOf } from './gestures/gesture-change.ts'
import { InlineText } from './text/inline-text.tsx'
import { Rulers } from './rulers/rulers.tsx'
import type { GuideState } from './rulers/use-guides.ts'
import { SelectionOverlay } from './selection-overlay.tsx'
import type { Gestures, Selection } from './gestures/use-gestures.ts'
import { type PointerOn, usePointer } from './use-pointer.ts'
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
  readonly guides: GuideState
  readonly hasRulers: boolean
  readonly onRulers: (isOn: boolean) => void
  readonly onAnnounce: (words: string) => void
}

export function DesignStage(props: StageProps) {
  const { gestures, drawing, size, frame, selected, zooming } = props
  const t = useText(canvasMessages)
  const hint = useId()
  const stage = useRef<HTMLDivElement>(null)
  const canvas = canvasOf(size)
  const outlines = drawing.drawn?.outlines ?? []
  const zoom = (props.cssWidth || canvas.width) / canvas.width
  const shown = shownOf(outlines, gestures.ids ?? selected)
  const handled = handledOf({ ...props, outlines }, shown)
  const text = useTextEdit({ ...props, outlines })
  const { pointOf, onRulerDown, ...pointer } = usePointer({ ...props, outlines, zoom, handled })
  const onKeyDown = useKeys({ ...props, outlines, text })
  return (
    <Rulers
      isOn={props.hasRulers}
      viewport={zooming.viewport}
      frame={frame}
      zoom={zoom}
      marks={marksOf(gestures, props.guides, shown)}
      onPress={(axis, event) => {
        stage.current?.focus({ preventScroll: true })
        onRulerDown(axis, event)
      }}
      pointer={pointer}
    >
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
          <Picture {...props} shown={shown} handled={handled} zoom={zoom} />
        </div>
        <InlineText text={text} zoom={zoom} onLeft={() => stage.current?.focus()} />
        <VisuallyHidden id={hint}>{t('canvas.keys')}</VisuallyHidden>
      </Board>
    </Rulers>
  )
}

function Picture({
  design,
  gestures,
  drawing,
  size,
  frame,
  guides,
  ...overlay
}: StageProps & Pick<PointerOn, 'zoom' | 'handled'> & { shown: readonly LayerOutline[] }) {
  return (
    <>
      <TemplatePreview frame={frame} name={design.edited.now.name} size={size} drawing={drawing} />
      <SelectionOverlay
        outlines={overlay.shown}
        handled={overlay.handled}
        outcome={gestures.outcome}
        marquee={gestures.marquee}
        guides={gestures.guides}
        guide={guides.guide}
        canvas={canvasOf(size)}
        zoom={overlay.zoom}
      />
    </>
  )
}

/** What the rulers mark: the guide that is dragged or selected, else what the layers cover. */
function marksOf(gestures: Gestures, { guide }: GuideState, shown: readonly LayerOutline[]) {
  const ref = gestures.outcome?.guide ?? guide
  const at = ref && gestures.guides[ref.axis][ref.index]
  if (ref && at !== undefined && at !== null)
    return { x: null, y: null, [ref.axis]: { from: at, to: at } }
  const box = unionOf(shown.map(boundsOf))
  return {
    x: box && { from: box.x, to: box.x + box.width },
    y: box && { from: box.y, to: box.y + box.height },
  }
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
  const onOwnKey = (event: KeyboardEvent): boolean => {
    if (event.key === 'Enter' && text.openSelected()) return true
    if (event.shiftKey && event.key === 'R') {
      props.onRulers(!props.hasRulers)
      return true
    }
    return (props.gestures.isIdle && props.guides.onKey(event)) || props.zooming.onKey(event.key)
  }
  return (event: KeyboardEvent): void => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey)
    if (!isPlain || !onOwnKey(event)) return onLayerKey(event)
    event.preventDefault()
    event.stopPropagation()
  }
}

const shownOf = (outlines: readonly LayerOutline[], ids: readonly string[]): LayerOutline[] =>
  outlines.filter(({ id }) => ids.includes(id))
