/** One pin as a row of the table. */
import { memo, useState } from 'react'
import type { ResultPin } from '#core/contract/publishing/results.contract.ts'
import { figureColumns, figureValue } from '#core/results/sort-pins.ts'
import { useFormat, useText } from '../../kit/i18n/text.ts'
import { Badge } from '../../kit/ui/marks/badge.tsx'
import { Icon } from '../../kit/ui/icon.tsx'
import css from './pin-table.module.css'
import resultsMessages from '#locales/en/results/results.json' with { type: 'json' }
import { useFigureFormat } from './use-figure-format.ts'

export const PinRow = memo(function PinRow({
  pin,
  row,
  height,
}: {
  pin: ResultPin
  /** From 0. */
  row: number
  height: number
}) {
  const format = useFormat()
  const figures = useFigureFormat()
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className={css.row}
      style={{ transform: `translateY(${row * height}px)`, blockSize: `${height}px` }}
    >
      <PinName pin={pin} />
      <div role="cell" className={css.cell}>
        <bdi>{pin.board ?? '–'}</bdi>
      </div>
      <div role="cell" className={css.cell}>
        {pin.created_at === null ? '–' : format.date(pin.created_at)}
      </div>
      {figureColumns.map((column) => (
        <div key={column} role="cell" className={css.figure}>
          {figures.of(column, figureValue(pin, column))}
        </div>
      ))}
    </div>
  )
})

function PinName({ pin }: { pin: ResultPin }) {
  const t = useText(resultsMessages)
  return (
    <div role="rowheader" className={css.pin}>
      <span className={css.picture}>
        {pin.picture_url === null ? (
          <Icon name="picture" />
        ) : (
          <Picture key={pin.picture_url} url={pin.picture_url} />
        )}
      </span>
      <span className={css.words}>
        <a href={pin.url} target="_blank" rel="noreferrer">
          <bdi>{pin.title === '' ? t('results.untitled') : pin.title}</bdi>
        </a>
        {pin.made === null ? <span className={css.quiet}>{t('results.elsewhere')}</span> : null}
        {pin.is_gone ? <Badge tone="warning">{t('results.gone')}</Badge> : null}
      </span>
    </div>
  )
}

/** The network removes pictures too. */
function Picture({ url }: { url: string }) {
  const [isGone, setGone] = useState(false)
  if (isGone) return <Icon name="picture" />
  return (
    <img
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setGone(true)}
    />
  )
}
