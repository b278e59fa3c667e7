/** The middle of the editor: the picture, its sizes, and what is wrong with them. */
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden'
import { templateFacts } from '#core/templates/document/template-facts.ts'
import { sampleDesignOf } from '#core/templates/samples/sample-stories.ts'
import type { LayerOutline } from '#core/templates/edit/placement/layer-outline.ts'
import type { SeenLayers, SeenSizes } from '#core/templates/edit/placement/seen-places.ts'
import type { TemplateChange } from '#core/templates/edit/tree/template-change.schema.ts'
import { SizeName, type Template } from '#core/templates/document/template.schema.ts'
import type { DesignCanvas, Drawn, DrawRequest } from '../../../../kit/drawing/design-canvas.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import { useMedia } from '../../../../kit/ui/use-media.ts'
import { Disclosure } from '../../../../kit/ui/overlays/disclosure.tsx'
import { focusLayerRow } from '../layers/layer-tree.tsx'
import type { SeenRef } from '../layers/use-tree-changes.ts'
import matrixMessages from '#locales/en/templates/matrix.json' with { type: 'json' }
import { OwnPages } from '../matrix/own-pages.tsx'
import { TestMatrix } from '../matrix/test-matrix.tsx'
import { ProblemList } from '../problems/problem-list.tsx'
import editor from '../template-editor.module.css'
import { useWidth } from '../template-preview.tsx'
import type { Design } from '../use-design.ts'
import { useCanvas, useDrawing, useDrawings } from '../../../../kit/drawing/use-drawing.ts'
import { arrangeable, arrangeChange, type Arrangement } from './gestures/arrange-layers.ts'
import css from './canvas.module.css'
import { DesignStage } from './design-stage.tsx'
import { type DrawnSizes, SizeStrip } from './size-strip.tsx'
import { StageToolbar } from './stage-toolbar.tsx'
import { type Selection, useGestures } from './gestures/use-gestures.ts'
import { useGuides } from './rulers/use-guides.ts'
import { useAnnounced } from './use-announced.ts'
import { type Sample, useSample, withPicture } from './use-sample.ts'
import { useZoom } from './use-zoom.ts'

export interface ShownSize {
  readonly size: SizeName
  readonly onSize: (size: SizeName) => void
}

export function CanvasColumn({
  design,
  size,
  onSize,
  seenRef,
  ...selection
}: { design: Design; seenRef: SeenRef } & ShownSize & Selection) {
  const { frame, width, cssWidth } = useWidth()
  const saved = design.edited.now
  const sample = useSample(saved)
  const { words, say, report } = useAnnounced(design, selection.selected, size)
  const guides = useGuides({ design, size, ...selection, onAnnounce: report })
  const { onGuide, onSelect } = guides
  const own = { selected: selection.selected, onSelect }
  const canvas = useCanvasFor(sample)
  const { drawn, outlines } = useDrawnSizes(canvas, { document: saved, ...sample.page, size })
  const gestures = useGestures({ design, size, outlines, ...own, onGuide, onAnnounce: report })
  const wish = { document: gestures.template, ...sample.page, size, width }
  const drawing = useDrawing(canvas, 'canvas', wish)
  const zooming = useZoom(cssWidth)
  const scene = { template: saved, size, outlines: drawing.drawn?.outlines ?? [] }
  useSeenSizes(seenRef, canvas, { ...scene, picture: sample.picture })
  const onArrange = useLatest((arrangement: Arrangement) => {
    const change = arrangeChange(scene, selection.selected, arrangement)
    if (change !== null) design.change(change)
  })
  const onFix = useLatest(design.change)
  const [hasRulers, setRulers] = useRulersSwitch()
  return (
    <div className={editor.middle}>
      <Toolbar
        zoom={zooming.zoom}
        shown={zooming.shown}
        movable={arrangeable(scene, selection.selected)}
        hasRulers={hasRulers}
        onRulers={setRulers}
        onArrange={onArrange}
        onZoom={zooming.setZoom}
      />
      <div className={css.stageAndSizes}>
        <DesignStage
          {...{ design, gestures, drawing, size, frame, cssWidth, zooming, guides }}
          {...{ ...own, hasRulers }}
          onRulers={setRulers}
          onAnnounce={say}
        />
        <Sizes size={size} drawn={drawn} onSize={onSize} />
      </div>
      <VisuallyHidden>
        <p role="status">{words}</p>
      </VisuallyHidden>
      <BelowStage
        {...{ canvas, template: saved, size, drawn }}
        onSize={onSize}
        onSelect={selection.onSelect}
        onFix={onFix}
      />
    </div>
  )
}

/** Null until it is known which picture is drawn. */
function useCanvasFor({ isKnown }: Sample): DesignCanvas | 'failed' | null {
  const canvas = useCanvas()
  return isKnown ? canvas : null
}

/** Publishes where layers are, for changes that begin outside the canvas. The shown size is first. */
function useSeenSizes(
  seenRef: SeenRef,
  canvas: DesignCanvas | 'failed' | null,
  { size, outlines, picture }: SeenLayers & { readonly picture: string | undefined },
): void {
  useLayoutEffect(() => {
    seenRef.current = async (template): Promise<SeenSizes> => {
      const shown = { size, outlines }
      if (canvas === null || canvas === 'failed') return [shown]
      const design = withPicture(sampleDesignOf(templateFacts(template)), picture)
      const outcome = await canvas.outline({ outlinesOf: template, design })
      const sizes = outcome.status === 'outlined' ? outcome.sizes : []
      const isShown = (one: SeenLayers): boolean => one.size === size
      return [sizes.find(isShown) ?? shown, ...sizes.filter((one) => !isShown(one))]
    }
  }, [seenRef, canvas, size, outlines, picture])
}

const HAS_ROOM = '(min-width: 48rem)'

/** Off on phones, until they are asked for. */
function useRulersSwitch(): [boolean, (isOn: boolean) => void] {
  const hasRoom = useMedia(HAS_ROOM)
  const [wanted, setWanted] = useState<boolean | null>(null)
  return [wanted ?? hasRoom, setWanted]
}

/** What is around the stage is not rendered for each move of the pointer. */
const Toolbar = memo(StageToolbar)
const Sizes = memo(SizeStrip)

/** The same function for every render; it calls the newest one. */
function useLatest<T>(call: (value: T) => void): (value: T) => void {
  const latest = useRef(call)
  useLayoutEffect(() => {
    latest.current = call
  })
  return useCallback((value: T) => latest.current(value), [])
}

interface BelowProps extends Pick<Selection, 'onSelect'>, ShownSize {
  readonly onFix: (change: TemplateChange) => void
  readonly canvas: DesignCanvas | 'failed' | null
  readonly template: Template
  readonly drawn: DrawnSizes
}

const BelowStage = memo(
  ({ canvas, template, size, drawn, onSize, onSelect, onFix }: BelowProps) => {
    const t = useText(matrixMessages)
    // A closed one is unmounted: its pictures would be drawn after every change.
    const [isTesting, setTesting] = useState(false)
    const [hasOwnPages, setOwnPages] = useState(false)
    const onOpen = useCallback(
      (at: SizeName, layerId: string): void => {
        onSize(at)
        onSelect([layerId])
        focusLayerRow(template, layerId)
      },
      [template, onSize, onSelect],
    )
    const tested = { canvas, template, size, onOpen }
    return (
      <>
        <ProblemList template={template} size={size} drawn={drawn} onFix={onFix} onOpen={onOpen} />
        <Disclosure
          title={t('tpl.matrixOpen')}
          onOpen={() => setTesting(true)}
          onClose={() => setTesting(false)}
        >
          {isTesting ? <TestMatrix {...tested} /> : null}
        </Disclosure>
        <Disclosure
          title={t('tpl.ownPagesOpen')}
          onOpen={() => setOwnPages(true)}
          onClose={() => setOwnPages(false)}
        >
          {hasOwnPages ? <OwnPages {...tested} /> : null}
        </Disclosure>
      </>
    )
  },
)
BelowStage.displayName = 'BelowStage'

/** Pixels. The width does not affect the faults. */
const SMALL_WIDTH = 112

/** `outlines`: at this size; null until the document, without a gesture, is drawn as it is. */
function useDrawnSizes(
  canvas: DesignCanvas | 'failed' | null,
  { document, design, size: shown, addresses }: Omit<DrawRequest, 'width'>,
): { readonly drawn: DrawnSizes; readonly outlines: readonly LayerOutline[] | null } {
  const wishes = useMemo(
    () =>
      new Map(
        SizeName.options.map((size): [string, DrawRequest] => [
          size,
          { document, design, size, width: SMALL_WIDTH, ...(addresses && { addresses }) },
        ]),
      ),
    [document, design, addresses],
  )
  const requests = useDrawings(canvas, wishes)
  const drawn = useMemo(
    () =>
      new Map(
        SizeName.options.flatMap((size): [SizeName, Drawn][] => {
          const one = requests.get(size)?.drawn
          return one === undefined || one === 'failed' ? [] : [[size, one]]
        }),
      ),
    [requests],
  )
  const isCurrent = requests.get(shown)?.request.document === document
  return { drawn, outlines: (isCurrent && drawn.get(shown)?.outlines) || null }
}
