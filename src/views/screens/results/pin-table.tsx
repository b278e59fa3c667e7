/** Every pin with its figures, sorted by any column. Only the rows in sight are drawn. */
import { useMemo, useRef, useState } from 'react'
import type { ResultPin } from '#core/contract/publishing/results.contract.ts'
import { resultsCsv } from '#core/results/results-csv.ts'
import { type SortColumn, type SortOrder, sortColumns, sortPins } from '#core/results/sort-pins.ts'
import { useLocale, useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Icon } from '../../kit/ui/icon.tsx'
import { saveFile } from '../../kit/ui/files/save-file.ts'
import { PinRow } from './pin-row.tsx'
import css from './pin-table.module.css'
import frame from './results.module.css'
import resultsMessages from '#locales/en/results/results.json' with { type: 'json' }
import { useRowsInSight } from './use-rows-in-sight.ts'

const ROW_HEIGHT = 72

export function PinTable({ pins }: { pins: readonly ResultPin[] }) {
  const t = useText(resultsMessages)
  const locale = useLocale()
  const [order, setOrder] = useState<SortOrder>({ column: 'impressions', isDescending: true })
  const sorted = useMemo(
    () => sortPins(pins, order, new Intl.Collator(locale, { numeric: true }).compare),
    [pins, order, locale],
  )
  const list = useRef<HTMLDivElement>(null)
  const { first, end } = useRowsInSight(list, { count: sorted.length, height: ROW_HEIGHT })
  return (
    <div className={css.section}>
      <div className={frame.line}>
        <h2 id="result-pins">{t('results.pins', { count: pins.length })}</h2>
        <Button
          size="small"
          icon="download"
          onPress={() =>
            saveFile(new Blob([resultsCsv(sorted)], { type: 'text/csv' }), 'pinloom-results.csv')
          }
        >
          {t('results.csv')}
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keys */}
      <div ref={list} className={css.list} tabIndex={0} role="region" aria-labelledby="result-pins">
        <div role="table" aria-rowcount={sorted.length + 1} aria-labelledby="result-pins">
          <TableHead order={order} onSort={setOrder} />
          <div
            role="rowgroup"
            className={css.rows}
            style={{ blockSize: `${sorted.length * ROW_HEIGHT}px` }}
          >
            {sorted.slice(first, end).map((pin, index) => (
              <PinRow key={pin.network_pin_id} pin={pin} row={first + index} height={ROW_HEIGHT} />
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}

function TableHead({ order, onSort }: { order: SortOrder; onSort: (order: SortOrder) => void }) {
  const t = useText(resultsMessages)
  return (
    <div role="rowgroup" className={css.head}>
      <div role="row" aria-rowindex={1} className={css.row}>
        {sortColumns.map((column) => {
          const isSorted = order.column === column
          return (
            <div
              key={column}
              role="columnheader"
              className={css.headCell}
              data-column={column}
              {...(isSorted && {
                'aria-sort': order.isDescending ? ('descending' as const) : ('ascending' as const),
              })}
            >
              <button type="button" onClick={() => onSort(nextOrder(order, column))}>
                {t(`results.column.${column}`)}
                {isSorted ? (
                  <Icon name={order.isDescending ? 'chevronDown' : 'chevronUp'} size={16} />
                ) : null}
              </button>
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** Figures begin with the highest, words with the first. */
export function nextOrder(now: SortOrder, column: SortColumn): SortOrder {
  if (now.column === column) return { column, isDescending: !now.isDescending }
  return { column, isDescending: column !== 'title' && column !== 'board' }
}
