/** The proposed times by day. Each can be changed or left out before all are accepted. */
import { keyOfBoard } from '#core/pins/book/board-names.ts'
import { useState } from 'react'
import { plannedAt } from '#core/schedule/open-slots.ts'
import type { SpreadReason } from '#core/schedule/spread.ts'
import { dateOfWall, timeOfWall, wallOf } from '#core/schedule/wall-time.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { type Boards } from '../../../pins/boards/use-boards.ts'
import { Button } from '../../../kit/ui/button.tsx'
import type { CalendarFormat } from '../time/calendar-format.ts'
import { PinThumb } from '../plan/planned-card.tsx'
import { type When, WhenFields } from '../plan/when-fields.tsx'
import { SpreadEmpty } from './spread-empty.tsx'
import { rowKey, type SpreadRow } from './spread-plan.ts'
import css from './spread.module.css'
import spreadMessages from '#locales/en/calendar/spread.json' with { type: 'json' }
import type { SpreadPlace, SpreadProposal } from './use-spread.ts'

/** What rows need to be drawn. */
export interface ShownPlace {
  readonly zone: string
  readonly format: CalendarFormat
  readonly boards: Boards
  readonly now: number
}

export interface SpreadPreviewProps {
  readonly proposal: SpreadProposal
  readonly schedule: SpreadPlace['schedule']
  readonly place: ShownPlace
}

const ROWS_AT_ONCE = 60

export function SpreadPreview(props: SpreadPreviewProps) {
  const t = useText(spreadMessages)
  const { rows } = props.proposal
  const [limit, setLimit] = useState(ROWS_AT_ONCE)
  const [edited, setEdited] = useState<string | null>(null)
  const days = Map.groupBy(rows, ({ time }) => dateOfWall(time.wall))
  const shown = Map.groupBy(rows.slice(0, limit), ({ time }) => dateOfWall(time.wall))
  return (
    <section className={css.preview} aria-label={t('spread.preview')}>
      <p className={css.summary} aria-live="polite">
        {rows.length === 0
          ? t('spread.nothing')
          : t('spread.summary', { count: rows.length, days: days.size })}
      </p>
      <SpreadEmpty empty={props.proposal.empty} />
      {[...shown].map(([date, own]) => (
        <section key={date} className={css.day} aria-label={props.place.format.day(date)}>
          <h3 className={css.date}>
            {props.place.format.day(date)}{' '}
            <span className={css.count}>
              {t('spread.countOfDay', { count: days.get(date)?.length ?? 0 })}
            </span>
          </h3>
          <ul className={css.rows}>
            {own.map((row) => (
              <Row
                key={rowKey(row)}
                row={row}
                isEdited={edited === rowKey(row)}
                onEdit={(isEdited) => setEdited(isEdited ? rowKey(row) : null)}
                {...props}
              />
            ))}
          </ul>
        </section>
      ))}
      {rows.length > limit ? (
        <Button size="small" onPress={() => setLimit(limit + ROWS_AT_ONCE)}>
          {t('spread.more', { count: rows.length - limit })}
        </Button>
      ) : null}
    </section>
  )
}

interface RowProps extends SpreadPreviewProps {
  readonly row: SpreadRow
  readonly isEdited: boolean
  readonly onEdit: (isEdited: boolean) => void
}

function Row(props: RowProps) {
  const t = useText(spreadMessages)
  const { row, isEdited, onEdit, place } = props
  const { title } = row.pin
  return (
    <li className={css.row}>
      <PinThumb pin={row.pin} className={css.thumb} />
      <div className={css.words}>
        <p className={css.line}>
          <strong className={css.time}>{place.format.time(timeOfWall(row.time.wall))}</strong>{' '}
          <bdi className={css.title}>{title}</bdi>
        </p>
        <p className={css.quiet}>
          <bdi>{boardName(row.board, place.boards) ?? t('spread.goneBoard')}</bdi>
        </p>
        <Reasons {...props} />
      </div>
      {isEdited ? null : (
        <Button
          size="small"
          variant="quiet"
          icon="edit"
          aria-label={t('spread.changeOf', { title })}
          onPress={() => onEdit(true)}
        >
          {t('spread.change')}
        </Button>
      )}
      {isEdited ? <RowEditor {...props} /> : null}
    </li>
  )
}

function Reasons({ row, proposal, place }: RowProps) {
  const t = useText(spreadMessages)
  const conflict = proposal.conflictOf(row)
  const before = proposal.told?.moved.get(rowKey(row))
  const moment = (at: number) => place.format.moment(wallOf(at, place.zone))
  return (
    <>
      {before === undefined ? null : (
        <p className={css.near}>
          {before === null
            ? t('spread.isNew')
            : t('spread.was', { moment: place.format.moment(before.wall) })}
        </p>
      )}
      {row.reasons.map(({ rule, at }: SpreadReason) => (
        <p key={rule} className={css.quiet}>
          {t(`spread.reason.${rule}`, { moment: moment(at) })}
        </p>
      ))}
      {conflict === null ? null : (
        <p className={css.near}>
          {t(`spread.near.${conflict.rule}`, { moment: moment(conflict.at) })}
        </p>
      )}
    </>
  )
}

function RowEditor({ row, proposal, schedule, place, onEdit }: RowProps) {
  const t = useText(spreadMessages)
  const [when, setWhen] = useState<When>({
    date: dateOfWall(row.time.wall),
    time: timeOfWall(row.time.wall),
  })
  const [isRefused, setRefused] = useState(false)
  const submit = () => {
    const isWhole = when.date !== '' && when.time !== ''
    const time = isWhole
      ? plannedAt(schedule, proposal.takenBeside(row), `${when.date}T${when.time}`)
      : null
    if (time === null || time.at <= place.now) {
      setRefused(true)
      return
    }
    proposal.change(row, time)
    onEdit(false)
  }
  return (
    <div className={css.editor}>
      <WhenFields
        value={when}
        display={place}
        onChange={setWhen}
        min={dateOfWall(wallOf(place.now, place.zone))}
        error={isRefused ? t('spread.past') : null}
      />
      <div className={css.buttons}>
        <Button size="small" onPress={submit}>
          {t('spread.set')}
        </Button>
        <Button size="small" variant="quiet" onPress={() => proposal.change(row, 'leftOut')}>
          {t('spread.leaveOut')}
        </Button>
        <Button size="small" variant="quiet" onPress={() => onEdit(false)}>
          {t('spread.keep')}
        </Button>
      </div>
    </div>
  )
}

/** Null = the account has no such board. */
export function boardName(board: SpreadRow['board'], { places }: Boards): string | null {
  const key = keyOfBoard(board)
  return places.find((place) => place.key === key)?.name ?? null
}
