/** Another date, time and board for a planned pin. */
import { keyOfBoard } from '#core/pins/book/board-names.ts'
import { useState } from 'react'
import type { PinBoard } from '#core/contract/content/pins.contract.ts'
import type { PlannedTime } from '#core/contract/content/publications.contract.ts'
import { plannedAt } from '#core/schedule/open-slots.ts'
import { dateOfWall, timeOfWall } from '#core/schedule/wall-time.ts'
import { useText } from '../../kit/i18n/text.ts'
import type { BoardPlace, Boards } from '../../pins/boards/use-boards.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Select } from '../../kit/ui/fields/choice-field.tsx'
import { Banner } from '../../kit/ui/states.tsx'
import calendarMessages from '#locales/en/calendar/calendar.json' with { type: 'json' }
import destinationMessages from '#locales/en/calendar/destination.json' with { type: 'json' }
import type { CalendarDisplay } from './calendar-display.ts'
import { type Plan, stepToNextSlot } from './move-mode/move-mode.ts'
import { freePlaces, isTakenForMove } from './moving/board-taken.ts'
import { firstWhen } from './moving/first-when.ts'
import type { Planned } from './plan/planned-days.ts'
import { canSend } from './publishing/can-send.ts'
import { useReportProblem } from './publishing/report-problem.ts'
import { type When, WhenFields } from './plan/when-fields.tsx'

export interface Destination extends PlannedTime {
  readonly board_id: string
  readonly section_id?: string | undefined
}

/** Null = the board that the publication has. */
export type ChosenPlace = Pick<Destination, 'board_id' | 'section_id'> | null

interface DestinationInput {
  readonly planned: Planned
  readonly boards: Boards
  readonly display: CalendarDisplay
  readonly plan: Plan
}

export function DestinationFields({
  form,
  boards,
  display,
  plan,
}: {
  form: ReturnType<typeof useDestination>
} & Pick<DestinationInput, 'boards' | 'display' | 'plan'>) {
  const t = useText(calendarMessages)
  const words = useText(destinationMessages)
  return (
    <>
      <WhenFields
        value={form.when}
        display={display}
        onChange={form.setWhen}
        min={display.today}
        error={form.isRefused ? t('calendar.past') : null}
      />
      {plan.schedule.slots.length === 0 ? null : (
        <Button size="small" onPress={form.takeNextSlot}>
          {t('calendar.nextSlot')}
        </Button>
      )}
      {boards.places.length === 0 ? null : (
        <Select
          label={words('destination.board')}
          options={boards.places.map(({ key, name }) => ({ id: key, label: name }))}
          value={form.boardKey}
          onChange={form.setBoardKey}
        />
      )}
      {form.taken === null ? null : <BoardTaken taken={form.taken} onChoose={form.setBoardKey} />}
      {form.nextBoard === null || !canSend(display) ? null : (
        <p>{words('destination.next', { board: form.nextBoard })}</p>
      )}
    </>
  )
}

/** With other boards that the pin can go to. */
function BoardTaken({
  taken: { board, free },
  onChoose,
}: {
  taken: TakenBoard
  onChoose: (key: string) => void
}) {
  const say = useReportProblem()
  const words = useText(destinationMessages)
  return (
    <Banner
      tone="warning"
      isAlert
      action={free.map(({ key, name }) => (
        <Button key={key} size="small" icon="board" onPress={() => onChoose(key)}>
          {words('destination.use', { board: name })}
        </Button>
      ))}
    >
      {say({ code: 'schedule.boardHasPin', params: { board } }, '')}
    </Banner>
  )
}

interface TakenBoard {
  readonly board: string
  /** Where the pin can go instead. */
  readonly free: readonly BoardPlace[]
}

export function useDestination({ planned, boards, plan }: Omit<DestinationInput, 'display'>) {
  const { publication } = planned
  const isLate = publication.at <= plan.now
  const [first] = useState<When>(() => firstWhen(publication, plan))
  const [when, setWhen] = useState(first)
  const [boardKey, setBoardKey] = useState(keyOfBoard(publication))
  const [isRefused, setRefused] = useState(false)
  // Its own time is not taken for it: another board alone keeps the slot.
  const times = { has: (at: number) => at !== publication.at && plan.taken.has(at) }
  const place = boards.places.find(({ key }) => key === boardKey)
  const chosen: ChosenPlace =
    place === undefined || place.key === keyOfBoard(publication)
      ? null
      : { board_id: place.board_id, section_id: place.section_id }
  const { taken, nextBoard } = boardOfMove(planned, chosen ?? publication, boards)
  const target = targetOf(when, chosen ?? publication, { ...plan, taken: times })
  const read = (): Destination | null => {
    setRefused(target === null)
    return target
  }
  const takeNextSlot = () => {
    const { target } = stepToNextSlot({ date: when.date, target: null }, plan)
    if (target !== null) setWhen({ date: dateOfWall(target.wall), time: timeOfWall(target.wall) })
  }
  return {
    when,
    setWhen,
    boardKey,
    setBoardKey,
    chosen,
    taken,
    nextBoard,
    isLate,
    /** Planned as it is, it would stay the same. */
    isChanged:
      isLate ||
      publication.state !== 'planned' ||
      chosen !== null ||
      when.date !== first.date ||
      when.time !== first.time,
    isRefused,
    /** Null unless it is ahead. */
    target,
    read,
    takeNextSlot,
  }
}

/** Null unless it is whole and ahead. */
function targetOf(
  { date, time }: When,
  { board_id, section_id }: PinBoard,
  { schedule, taken, now }: Plan,
): Destination | null {
  if (date === '' || time === '') return null
  const planned = plannedAt(schedule, taken, `${date}T${time}`)
  return planned.at > now ? { ...planned, board_id, section_id } : null
}

interface MoveBoard {
  /** Null = the pin can go to the board. */
  readonly taken: TakenBoard | null
  /** Where a failed pin goes next; null for one that has not failed. */
  readonly nextBoard: string | null
}

function boardOfMove(planned: Planned, to: PinBoard, { places }: Boards): MoveBoard {
  const name = places.find(({ key }) => key === keyOfBoard(to))?.name
  if (isTakenForMove(planned, to))
    return {
      taken: { board: name ?? '', free: freePlaces(planned, places) },
      nextBoard: null,
    }
  const isFailed = planned.publication.state === 'failed'
  return { taken: null, nextBoard: isFailed ? (name ?? null) : null }
}
