/** How many days a spread may take, from when on, how much a day, and on which boards. */
import { keyOfBoard } from '#core/pins/book/board-names.ts'
import { useId } from 'react'
import { useApp } from '../../../kit/context/app-context.tsx'
import { useText } from '../../../kit/i18n/text.ts'
import { BoardPicker } from '../../../pins/boards/board-picker.tsx'
import { type Boards } from '../../../pins/boards/use-boards.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { NumberField } from '../../../kit/ui/fields/number-field.tsx'
import css from './spread.module.css'
import spreadMessages from '#locales/en/calendar/spread.json' with { type: 'json' }
import { MAX_SPREAD_DAYS, type SpreadProposal } from './use-spread.ts'

export interface SpreadSettingsFieldsProps {
  readonly proposal: SpreadProposal
  /** Null = each publication keeps its board. */
  readonly boards: Boards | null
  /** Between which times, as they are shown, without slots; null = the slots say when. */
  readonly hours: { readonly from: string; readonly until: string } | null
  /** By the account's rule. */
  readonly mostPerDay: number
  /** `YYYY-MM-DD` */
  readonly today: string
}

export function SpreadSettingsFields(props: SpreadSettingsFieldsProps) {
  const t = useText(spreadMessages)
  const { newId } = useApp()
  const { settings, set } = props.proposal
  return (
    <>
      <div className={css.settings}>
        <FirstDay value={settings.from} min={props.today} onChange={(from) => set({ from })} />
        <NumberField
          className={css.number ?? ''}
          label={t('spread.days')}
          minValue={1}
          maxValue={MAX_SPREAD_DAYS}
          value={settings.days}
          onChange={(days) => !Number.isNaN(days) && set({ days })}
        />
        <NumberField
          className={css.number ?? ''}
          label={t('spread.perDay')}
          minValue={1}
          maxValue={props.mostPerDay}
          hint={t('spread.perDayRule', { count: props.mostPerDay })}
          value={settings.perDay}
          onChange={(perDay) => !Number.isNaN(perDay) && set({ perDay })}
        />
        <div className={css.buttons}>
          {props.boards === null ? null : (
            <ChosenBoards boards={props.boards} proposal={props.proposal} />
          )}
          <Button icon="refresh" onPress={() => set({ seed: newId() })}>
            {t('spread.otherTimes')}
          </Button>
        </div>
      </div>
      {props.hours === null ? null : <p className={css.help}>{t('spread.noSlots', props.hours)}</p>}
    </>
  )
}

function FirstDay({
  value,
  min,
  onChange,
}: {
  value: string
  min: string
  onChange: (date: string) => void
}) {
  const t = useText(spreadMessages)
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id}>{t('spread.from')}</label>
      <input
        id={id}
        type="date"
        className={css.input}
        min={min}
        value={value}
        // Empty while it is typed: the last whole date stays.
        onChange={({ target }) => target.value >= min && onChange(target.value)}
      />
    </div>
  )
}

function ChosenBoards({ boards, proposal }: { boards: Boards; proposal: SpreadProposal }) {
  const t = useText(spreadMessages)
  const { settings, set } = proposal
  const count = settings.boards.length
  return (
    <BoardPicker
      label={t('spread.boards')}
      boards={boards}
      value={settings.boards}
      onTick={({ key, board_id, section_id }, isTicked) => {
        const rest = settings.boards.filter((other) => keyOfBoard(other) !== key)
        const board = section_id === undefined ? { board_id } : { board_id, section_id }
        set({ boards: isTicked ? [...rest, board] : rest })
      }}
      trigger={
        <Button icon="board">
          {count === 0 ? t('spread.boardsOwn') : t('spread.boardsChosen', { count })}
        </Button>
      }
    />
  )
}
