/**
 * The part of a picture that a pin shows: a frame to drag, four corners to pull, each of them a
 * button that arrow keys move too.
 */
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { Crop } from '#core/contract/content/pins.contract.ts'
import { useText } from '../../../kit/i18n/text.ts'
import css from './crop-frame.module.css'
import { CORNERS, cropStep, type CropHandle, pullCrop } from './crop-geometry.ts'
import editorMessages from '#locales/en/pins/editor.json' with { type: 'json' }

interface Drag {
  readonly handle: CropHandle
  readonly from: Crop
  readonly x: number
  readonly y: number
}

export function CropFrame({
  url,
  crop,
  onChange,
}: {
  url: string
  crop: Crop
  onChange: (crop: Crop) => void
}) {
  const t = useText(editorMessages)
  const { area, handlers, handleOf } = useCropDrag(crop, onChange)
  const percent = (value: number) => `${value * 100}%`
  return (
    <div ref={area} className={css.area} {...handlers}>
      <img src={url} alt="" draggable={false} />
      <div
        className={css.frame}
        style={{
          left: percent(crop.x),
          top: percent(crop.y),
          width: percent(crop.width),
          height: percent(crop.height),
        }}
      >
        <button
          type="button"
          className={css.move}
          aria-label={t('editor.cropMove')}
          {...handleOf('move')}
        />
        {CORNERS.map((corner) => (
          <button
            key={corner}
            type="button"
            className={`${css.corner} ${css[corner]}`}
            aria-label={t(`editor.cropHandle.${corner}`)}
            {...handleOf(corner)}
          />
        ))}
      </div>
    </div>
  )
}

/** Moves the crop by pointer and by arrow keys. */
function useCropDrag(crop: Crop, onChange: (crop: Crop) => void) {
  const area = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag | null>(null)

  const start = (handle: CropHandle) => (event: PointerEvent) => {
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { handle, from: crop, x: event.clientX, y: event.clientY }
  }
  const move = (event: PointerEvent) => {
    const box = area.current?.getBoundingClientRect()
    if (!drag.current || !box) return
    const { handle, from, x, y } = drag.current
    onChange(
      pullCrop(from, handle, {
        dx: (event.clientX - x) / box.width,
        dy: (event.clientY - y) / box.height,
      }),
    )
  }
  const end = () => {
    drag.current = null
  }
  const press = (handle: CropHandle) => (event: KeyboardEvent) => {
    const step = cropStep(event.key, event.shiftKey)
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    onChange(pullCrop(crop, handle, step))
  }
  return {
    area,
    handlers: { onPointerMove: move, onPointerUp: end, onPointerCancel: end },
    handleOf: (handle: CropHandle) => ({ onPointerDown: start(handle), onKeyDown: press(handle) }),
  }
}
