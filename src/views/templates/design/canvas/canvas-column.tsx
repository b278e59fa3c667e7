/** The middle of the editor: the picture, its sizes, and what is wrong with them. */
import { useMemo, useState } from 'react'
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import { readyTemplate } from '#core/templates/choice/ready-template.ts'
import { sampleDesignOf } from '#core/templates/samples/sample-stories.ts'
import { SizeName, type Template } from '#core/templates/document/template.schema.ts'
import type { DesignCanvas, Drawn, DrawRequest } from '../../../drawing/design-canvas.ts'
import { useText } from '../../../i18n/text.ts'
import { Disclosure } from '../../../ui/overlays/disclosure.tsx'
import { focusLayerRow } from '../layers/layer-tree.tsx'
import { matrixMessages } from '../matrix/matrix.messages.ts'
import { TestMatrix } from '../matrix/test-matrix.tsx'
import { ProblemList } from '../problems/problem-list.tsx'
import editor from '../template-editor.module.css'
import { useWidth } from '../template-preview.tsx'
import type { Design } from '../use-design.ts'
import { useCanvas, useDrawing, useDrawings } from '../../../drawing/use-drawing.ts'
import { arrangeable, arrangeChange } from './gestures/arrange-layers.ts'
import { DesignStage } from './design-stage.tsx'
import { type DrawnSizes, SizeStrip } from './size-strip.tsx'
import { StageToolbar } from './stage-toolbar.tsx'
import { type Selection, useGestures } from './gestures/use-gestures.ts'
import { useAnnounced } from './use-announced.ts'
import { useZoom } from './use-zoom.ts'

export function CanvasColumn({ design, ...selection }: { design: Design } & Selection) {
  const t = useText(matrixMessages)
  const [size, setSize] = useState<SizeName>('1000x1500')
  const [isTesting, setTesting] = useState(false)
  const { frame, width, cssWidth } = useWidth()
  const saved = design.edited.now
  const sample = useMemo(() => sampleDesignOf(readyTemplate(saved)), [saved])
  const { words, say, report } = useAnnounced(design, selection.selected, size)
  const gestures = useGestures({ design, size, ...selection, onAnnounce: report })
  const canvas = useCanvas()
  const wish = { document: gestures.template, design: sample, size, width }
  const drawing = useDrawing(canvas, 'canvas', wish)
  const drawn = useDrawnSizes(canvas, saved, sample)
  const zooming = useZoom(cssWidth)
  const scene = { template: saved, size, outlines: drawing.drawn?.outlines ?? [] }
  return (
    <div className={editor.middle}>
      <StageToolbar
        zoom={zooming.zoom}
        shown={zooming.shown}
        movable={arrangeable(scene, selection.selected)}
        onArrange={(arrangement) => {
          const change = arrangeChange(scene, selection.selected, arrangement)
          if (change !== null) design.change(change)
        }}
        onZoom={zooming.setZoom}
      />
      <DesignStage
        {...{ design, gestures, drawing, size, frame, cssWidth, zooming }}
        {...selection}
        onAnnounce={say}
      />
      <VisuallyHidden>
        <p role="status">{words}</p>
      </VisuallyHidden>
      <SizeStrip size={size} drawn={drawn} onSize={setSize} />
      <ProblemList
        template={saved}
        size={size}
        drawn={drawn}
        onOpen={(at, layerId) => {
          setSize(at)
          selection.onSelect([layerId])
          focusLayerRow(saved, layerId)
        }}
      />
      <Disclosure title={t('tpl.matrixOpen')} onOpen={() => setTesting(true)}>
        {isTesting ? <TestMatrix canvas={canvas} template={saved} size={size} /> : null}
      </Disclosure>
    </div>
  )
}

/** Pixels. The width does not affect the faults. */
const SMALL_WIDTH = 112

function useDrawnSizes(
  canvas: DesignCanvas | 'failed' | null,
  document: Template,
  design: PinDesign,
): DrawnSizes {
  const wishes = useMemo(
    () =>
      new Map(
        SizeName.options.map((size): [string, DrawRequest] => [
          size,
          { document, design, size, width: SMALL_WIDTH },
        ]),
      ),
    [document, design],
  )
  const drawn = useDrawings(canvas, wishes)
  return useMemo(
    () =>
      new Map(
        SizeName.options.flatMap((size): [SizeName, Drawn][] => {
          const one = drawn.get(size)
          return one === undefined || one === 'failed' ? [] : [[size, one]]
        }),
      ),
    [drawn],
  )
}
