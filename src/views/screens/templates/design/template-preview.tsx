/** The whole pin as it will be published, at the size of its place on the screen. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { canvasOf } from '#core/templates/document/canvas-size.ts'
import type { SizeName } from '#core/templates/document/template.schema.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Banner } from '../../../kit/ui/states.tsx'
import templateEditorMessages from '#locales/en/templates/template-editor.json' with { type: 'json' }
import css from './template-editor.module.css'
import type { Drawing } from '../../../kit/drawing/use-drawing.ts'

/** A pin is published 1000 pixels wide. */
const MAX_PIXELS = 1000

/** How wide the element is, and how many pixels a picture in it needs. */
export function useWidth() {
  const frame = useRef<HTMLDivElement>(null)
  const [cssWidth, setWidth] = useState(0)
  useEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const width = Math.min(MAX_PIXELS, Math.round(cssWidth * window.devicePixelRatio))
  return { frame, width, cssWidth }
}

export function TemplatePreview({
  frame,
  name,
  size,
  drawing,
}: {
  frame: React.RefObject<HTMLDivElement | null>
  name: string
  size: SizeName
  drawing: Drawing
}) {
  const t = useText(templateEditorMessages)
  const picture = useRef<HTMLCanvasElement>(null)
  const { drawn, status } = drawing
  // in the same commit as `aria-busy`, so that a picture that is not busy is the newest
  useLayoutEffect(() => {
    const canvas = picture.current
    if (canvas === null || drawn === null) return
    const { width, height } = drawn.bitmap
    Object.assign(canvas, { width, height })
    canvas.getContext('2d')?.drawImage(drawn.bitmap, 0, 0)
  }, [drawn])
  const { width, height } = canvasOf(size)
  return (
    <div className={css.previewColumn}>
      <div
        ref={frame}
        className={css.preview}
        style={{ aspectRatio: `${width} / ${height}` }}
        aria-busy={drawing.isBehind}
      >
        <canvas
          ref={picture}
          role="img"
          aria-label={t('tpl.preview', { name })}
          data-drawn={drawn === null ? undefined : true}
        />
        {drawn === null && status === 'drawing' ? (
          <p className={css.waiting}>{t('tpl.drawing')}</p>
        ) : null}
      </div>
      {status === 'failed' ? (
        <Banner tone="warning">
          {t('tpl.notDrawn')}{' '}
          <Button size="small" onPress={drawing.again}>
            {t('tpl.drawAgain')}
          </Button>
        </Banner>
      ) : null}
    </div>
  )
}
