/**
 * Pins of another moment, as a list that only draws what is seen. Each says whether it is the same
 * now, and comes back by its button.
 */
import { type CSSProperties, useRef, useState } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { useGridWindow } from '../../grid/window/use-grid-window.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import historyMessages from '#locales/en/pins/history.json' with { type: 'json' }
import type { PastState } from './past-changes.ts'
import css from './past-board.module.css'

interface PastGridProps {
  readonly pins: readonly Pin[]
  readonly changes: ReadonlyMap<string, PastState>
  readonly onRestore: (pinId: string) => void
}

export function PastGrid({ pins, changes, onRestore }: PastGridProps) {
  const t = useText(historyMessages)
  const list = useRef<HTMLUListElement>(null)
  const { geometry, range, measured } = useGridWindow(list, pins.length)
  const first = range.first * geometry.columns
  const seen = measured ? pins.slice(first, range.end * geometry.columns) : []
  return (
    <ul
      ref={list}
      className={css.grid}
      aria-label={t('history.pinsThen')}
      style={{ blockSize: geometry.height }}
    >
      {seen.map((pin, offset) => {
        const index = first + offset
        const column = index % geometry.columns
        const style = {
          insetInlineStart: column * (geometry.cardWidth + geometry.gap),
          top: Math.floor(index / geometry.columns) * geometry.rowHeight,
          inlineSize: geometry.cardWidth,
        }
        return (
          <PastCard
            key={pin.id}
            pin={pin}
            place={{ index, count: pins.length }}
            style={style}
            state={changes.get(pin.id) ?? null}
            onRestore={onRestore}
          />
        )
      })}
    </ul>
  )
}

interface PastCardProps {
  readonly pin: Pin
  readonly place: { readonly index: number; readonly count: number }
  readonly style: CSSProperties
  readonly state: PastState | null
  readonly onRestore: (pinId: string) => void
}

function PastCard({ pin, place, style, state, onRestore }: PastCardProps) {
  const t = useText(historyMessages)
  return (
    <li
      className={css.card}
      style={style}
      aria-posinset={place.index + 1}
      aria-setsize={place.count}
      data-past={pin.id}
    >
      <div className={css.picture} style={{ backgroundColor: pin.design.colors.background }}>
        <PastPicture url={pin.image_url} />
      </div>
      <p className={css.name} dir="auto">
        {pin.title}
      </p>
      {state === null ? null : (
        <div className={css.state}>
          <Button
            size="small"
            aria-label={t('history.restoreThis', { title: pin.title })}
            onPress={() => onRestore(pin.id)}
          >
            {t('history.restore')}
          </Button>
          {t(`history.${state}`)}
        </div>
      )}
    </li>
  )
}

/** A picture of then may not be kept any more: its place stays in the pin's own colour. */
function PastPicture({ url }: { url: string }) {
  const [broken, setBroken] = useState<string | null>(null)
  return url === '' || broken === url ? null : (
    <img
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBroken(url)}
    />
  )
}
