/** A published pin goes out again on another board, varied, no earlier than the rules allow. */
import { useMemo, useState } from 'react'
import { planPins } from '#core/automations/plan-pins.ts'
import type { PinBoard, PinPatch } from '#core/contract/content/pins.contract.ts'
import type { PlannedTime, PublicationPlan } from '#core/contract/content/publications.contract.ts'
import type { AccountSchedule } from '#core/contract/publishing/schedule.contract.ts'
import { keyOfBoard } from '#core/pins/book/board-names.ts'
import { sourcePicturesOf } from '#core/preflight/preflight.ts'
import { settledSendings } from '#core/schedule/rule-delays.ts'
import { useApp } from '../../../kit/context/app-context.tsx'
import { usePinActions } from '../../../pins/grid/use-pin-actions.ts'
import { useText } from '../../../kit/i18n/text.ts'
import type { Boards, BoardPlace } from '../../../pins/boards/use-boards.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Select } from '../../../kit/ui/fields/choice-field.tsx'
import { Dialog } from '../../../kit/ui/overlays/dialog.tsx'
import { Banner } from '../../../kit/ui/states.tsx'
import { useToast } from '../../../kit/ui/notes/toast.tsx'
import { BoardsThere } from '../boards-there/boards-there.tsx'
import type { CalendarDisplay } from '../calendar-display.ts'
import css from '../calendar-dialog.module.css'
import { PinThumb } from '../plan/planned-card.tsx'
import type { Planned } from '../plan/planned-days.ts'
import { isToCome } from '../publishing/shown-state.ts'
import againMessages from '#locales/en/calendar/again.json' with { type: 'json' }
import { useVariation } from './use-variation.ts'
import { eventsAgain } from './varied-pin.ts'
import { VaryFields } from './vary-fields.tsx'

export interface AgainPlan {
  readonly stateOf: CalendarDisplay['stateOf']
  readonly schedule: AccountSchedule
  /** Everything that is planned or was sent, by time. */
  readonly all: readonly Planned[]
  readonly now: number
}

export function AgainDialog({
  pin,
  boards,
  display,
  plan,
  onPlanned,
  onClose,
}: Pick<Planned, 'pin'> & {
  boards: Boards
  display: CalendarDisplay
  plan: AgainPlan
  onPlanned: () => void
  onClose: () => void
}) {
  const t = useText(againMessages)
  const used = new Set((pin.publications ?? []).map(keyOfBoard))
  const places = boards.places.filter(({ key }) => !used.has(key))
  const [chosen, setChosen] = useState<string | null>(null)
  const place = places.find(({ key }) => key === chosen) ?? places[0]
  const time = useTimeAgain(pin, place, plan)
  const schedule = useScheduleAgain(pin, display)
  const variation = useVariation(pin)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('again.title')}
      width="medium"
      actions={
        <Button
          variant="primary"
          isDisabled={place === undefined || time === null}
          onPress={() => {
            if (place !== undefined && time !== null)
              schedule({ ...time, ...boardOf(place) }, variation.patch)
            onPlanned()
            onClose()
          }}
        >
          {t('again.plan')}
        </Button>
      }
    >
      <div className={css.planned}>
        <PinThumb pin={pin} className={css.picture} />
        <div className={css.fields}>
          <Summary title={pin.title} />
          {place === undefined ? (
            <Banner tone="warning">{t('again.noBoard')}</Banner>
          ) : (
            <>
              <Choice {...{ boards, places, place, time, display }} onChoose={setChosen} />
              <VaryFields {...variation} />
            </>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function Summary({ title }: { title: string }) {
  const t = useText(againMessages)
  return (
    <div className={css.summary}>
      <strong>
        <bdi>{title}</bdi>
      </strong>
      <p>{t('again.words')}</p>
    </div>
  )
}

function Choice({
  boards,
  places,
  place,
  time,
  display,
  onChoose,
}: {
  boards: Boards
  places: readonly BoardPlace[]
  place: BoardPlace
  time: PlannedTime | null
  display: CalendarDisplay
  onChoose: (key: string) => void
}) {
  const t = useText(againMessages)
  return (
    <>
      <Select
        label={t('again.board')}
        options={places.map(({ key, name }) => ({ id: key, label: name }))}
        value={place.key}
        onChange={onChoose}
      />
      <p aria-live="polite">
        {time === null
          ? t('again.never')
          : t('again.when', { moment: display.format.moment(time.wall) })}
      </p>
      <BoardsThere {...{ boards, display }} places={[boardOf(place)]} />
    </>
  )
}

/** The first that keeps the rules; null = none. */
function useTimeAgain(
  pin: Planned['pin'],
  place: BoardPlace | undefined,
  { schedule, all, now, stateOf }: AgainPlan,
): PlannedTime | null {
  const others = useMemo(
    () =>
      settledSendings(
        all.filter(isSending).map((one) => sendingOf(one, stateOf)),
        {
          ...schedule,
          now,
        },
      ),
    [all, schedule, now, stateOf],
  )
  return useMemo(() => {
    if (place === undefined) return null
    const { id, link } = pin
    const [planned] = planPins({
      pins: [{ id, link, picture_ids: sourcePicturesOf(pin), boards: [boardOf(place)] }],
      goal: { kind: 'slots' },
      maxADay: schedule.rules.per_day,
      schedule,
      taken: new Set(others.map(({ at }) => at)),
      others,
      seed: id,
      now,
    })
    return planned?.time ?? null
  }, [pin, place, schedule, others, now])
}

const isSending = ({ publication }: Planned): boolean => publication.state !== 'failed'

const sendingOf = ({ pin, publication }: Planned, stateOf: CalendarDisplay['stateOf']) => ({
  id: publication.id,
  at: publication.at,
  isWaiting: isToCome(stateOf(publication)),
  link: pin.link,
  picture_ids: sourcePicturesOf(pin),
  board: publication.board_id,
})

const boardOf = ({ board_id, section_id }: BoardPlace): PinBoard =>
  section_id === undefined ? { board_id } : { board_id, section_id }

/** Plans and varies as one step of the history, with its undo in the note. */
function useScheduleAgain({ id }: Planned['pin'], display: CalendarDisplay) {
  const t = useText(againMessages)
  const toast = useToast()
  const { newId, now } = useApp()
  const { apply, undo, render } = usePinActions()
  return (plan: PublicationPlan, patch: PinPatch): void => {
    const choice = { id, publication_id: newId(), plan, patch }
    const cause = apply((book) => eventsAgain(book, choice, now()))
    if (cause === null) return toast({ text: t('again.notChanged') })
    if (patch.design !== undefined) render([id])
    toast({
      kind: 'undo',
      text: t('again.planned', { moment: display.format.moment(plan.wall) }),
      action: { label: t('again.undo'), onPress: () => undo(cause) },
    })
  }
}
