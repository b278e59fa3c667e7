/** Each row of the file with what becomes of it. */
import { useState } from 'react'
import type { AnsweredRow } from '#core/plan-import/plan-import.ts'
import { keyOfBoard } from '#core/pins/book/board-names.ts'
import { wallOf } from '#core/schedule/wall-time.ts'
import { useText } from '../../../kit/i18n/text.ts'
import type { Boards } from '../../../pins/boards/use-boards.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Select } from '../../../kit/ui/fields/choice-field.tsx'
import type { CalendarDisplay } from '../calendar-display.ts'
import { PinThumb } from '../plan/planned-card.tsx'
import { momentOf } from './moment-of.ts'
import importMessages from '#locales/en/calendar/import.json' with { type: 'json' }
import css from './importing.module.css'

interface ImportRowsProps {
  readonly rows: readonly AnsweredRow[]
  readonly display: CalendarDisplay
  readonly boards: Boards
}

const ROWS_AT_ONCE = 60
const SHOWN = ['all', 'planned', 'left'] as const

export function ImportRows({ rows, display, boards }: ImportRowsProps) {
  const t = useText(importMessages)
  const [shown, setShown] = useState<(typeof SHOWN)[number]>('all')
  const [limit, setLimit] = useState(ROWS_AT_ONCE)
  const lists = {
    all: rows,
    planned: rows.filter(isTaken),
    left: rows.filter((row) => !isTaken(row)),
  }
  const moved = rows.filter(({ state }) => state === 'moved').length
  const list = lists[shown]
  return (
    <section className={css.stack} aria-label={t('import.rows')}>
      <p className={css.summary} role="status">
        {t('import.summary', { planned: lists.planned.length - moved, moved })}
        {lists.left.length === 0 ? null : ` ${t('import.left', { count: lists.left.length })}`}
      </p>
      {lists.planned.length === 0 || lists.left.length === 0 ? null : (
        <Select
          label={t('import.show')}
          className={css.show ?? ''}
          options={SHOWN.map((id) => ({
            id,
            label: t(`import.show.${id}`, { count: lists[id].length }),
          }))}
          value={shown}
          onChange={(id) => setShown(SHOWN.find((each) => each === id) ?? 'all')}
        />
      )}
      <ul className={css.rows}>
        {list.slice(0, limit).map((row) => (
          <Row key={row.row.row} row={row} display={display} boards={boards} />
        ))}
      </ul>
      {list.length > limit ? (
        <Button size="small" onPress={() => setLimit(limit + ROWS_AT_ONCE)}>
          {t('import.more', { count: list.length - limit })}
        </Button>
      ) : null}
    </section>
  )
}

const isTaken = ({ state }: AnsweredRow): boolean => state === 'planned' || state === 'moved'

function Row({
  row,
  display,
  boards,
}: Pick<ImportRowsProps, 'display' | 'boards'> & {
  row: AnsweredRow
}) {
  const t = useText(importMessages)
  const title = row.pin?.title ?? row.row.title
  return (
    <li className={css.row}>
      {row.pin === null ? (
        <span className={css.thumb} />
      ) : (
        <PinThumb pin={row.pin} className={css.thumb} />
      )}
      <div className={css.words}>
        <p className={css.line}>
          <bdi>{title === '' ? t('import.untitled') : title}</bdi>
        </p>
        <Answer row={row} display={display} boards={boards} />
      </div>
      <span className={css.number}>{t('import.row', { row: row.row.row })}</span>
    </li>
  )
}

function Answer({ row, display, boards: { places } }: Parameters<typeof Row>[0]) {
  const t = useText(importMessages)
  const { zone } = display
  if (row.state === 'planned') {
    const key = keyOfBoard(row.board)
    return (
      <p className={css.planned}>
        {momentOf(row.time.wall, display)}
        {' · '}
        <bdi>{places.find((place) => place.key === key)?.name ?? row.row.board}</bdi>
      </p>
    )
  }
  if (row.state === 'moved')
    return (
      <p className={css.planned}>
        {t('import.state.moved', {
          from: momentOf(wallOf(row.from, zone), display),
          to: momentOf(row.time.wall, display),
        })}
      </p>
    )
  const at = 'at' in row ? momentOf(wallOf(row.at, zone), display) : ''
  const words =
    row.state === 'unreadable'
      ? t(`import.fault.${row.fault}`, {
          date: row.row.date.slice(0, MAX_SHOWN_LENGTH),
          // Without a cell for it, the zone is at the end of the date.
          zone: (row.row.zone || row.row.date).slice(0, MAX_SHOWN_LENGTH),
        })
      : t(`import.state.${row.state}`, {
          moment: at,
          board: row.row.board.slice(0, MAX_SHOWN_LENGTH),
        })
  return <p className={row.state === 'already' ? css.quiet : css.fault}>{words}</p>
}

const MAX_SHOWN_LENGTH = 80
