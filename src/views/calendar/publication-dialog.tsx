/** One planned pin: what it is, and where and when it goes; moved and removed here too. */
import { lazy, Suspense, useState } from 'react'
import type { Pin } from '#core/contract/pins.contract.ts'
import type { PlannedTime } from '#core/contract/publications.contract.ts'
import { plannedAt } from '#core/schedule/open-slots.ts'
import { dateOfWall, timeOfWall } from '#core/schedule/wall-time.ts'
import { useText } from '../i18n/text.ts'
import { type Boards, keyOf } from '../titles/use-boards.ts'
import { Badge } from '../ui/badge.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Select } from '../ui/choice-field.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { calendarMessages } from './calendar.messages.ts'
import css from './calendar-dialog.module.css'
import type { CalendarDisplay } from './calendar-display.ts'
import { type MoveMode, type Plan, stepToNextSlot } from './move-mode.ts'
import { PinThumb } from './planned-card.tsx'
import { dateIn, isMovable, type Planned, shownState, timeIn, wallIn } from './planned-days.ts'
import { type When, WhenFields } from './when-fields.tsx'

/** Loaded when somebody edits: it is larger than the calendar. */
const PinEditor = lazy(async () => ({
  default: (await import('../editor/pin-editor.tsx')).PinEditor,
}))

export interface Destination extends PlannedTime {
  readonly board_id: string
  readonly section_id?: string | undefined
}

export interface PublicationDialogProps {
  readonly planned: Planned
  readonly boards: Boards
  readonly display: CalendarDisplay
  readonly plan: Plan
  readonly onMove: (to: Destination) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

export function PublicationDialog({
  planned,
  boards,
  display,
  plan,
  onMove,
  onRemove,
  onClose,
}: PublicationDialogProps) {
  const t = useText(calendarMessages)
  const { pin, publication } = planned
  const [isEditing, setEditing] = useState(false)
  const form = useDestination({ planned, boards, display, plan })
  const canMove = isMovable(publication)
  if (isEditing) return <Editing pin={pin} onClose={() => setEditing(false)} />
  const submit = () => {
    const to = form.read()
    if (to !== null) onMove(to)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('calendar.details')}
      width="medium"
      actions={
        canMove ? (
          <>
            <Button variant="quiet" icon="trash" onPress={onRemove}>
              {t('calendar.remove')}
            </Button>
            <Button variant="primary" onPress={submit}>
              {t('calendar.move')}
            </Button>
          </>
        ) : null
      }
    >
      <div className={css.planned}>
        <PinThumb pin={pin} className={css.picture} />
        <div className={css.fields}>
          <Summary planned={planned} display={display} />
          {canMove ? (
            <DestinationFields form={form} boards={boards} display={display} plan={plan} />
          ) : null}
          <Extras url={publication.url} onEdit={() => setEditing(true)} />
        </div>
      </div>
    </Dialog>
  )
}

function Editing({ pin, onClose }: { pin: Pin; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <PinEditor pinId={pin.id} order={[pin]} onClose={onClose} onOpen={() => undefined} />
    </Suspense>
  )
}

function Extras({ url, onEdit }: { url: string | undefined; onEdit: () => void }) {
  const t = useText(calendarMessages)
  return (
    <div className={css.extras}>
      <Button size="small" icon="edit" onPress={onEdit}>
        {t('calendar.edit')}
      </Button>
      {url === undefined ? null : (
        <LinkButton size="small" icon="external" href={url} target="_blank">
          {t('calendar.open')}
        </LinkButton>
      )}
    </div>
  )
}

function Summary({
  planned: { pin, publication },
  display,
}: {
  planned: Planned
  display: CalendarDisplay
}) {
  const t = useText(calendarMessages)
  return (
    <div className={css.summary}>
      <strong dir="auto">{pin.title}</strong>
      <p>
        {display.format.moment(wallIn(display.zone, publication))}
        {' · '}
        <bdi>{display.boardName(publication, pin)}</bdi>
      </p>
      <Badge>{t(`calendar.state.${shownState(publication, display.now)}`)}</Badge>
    </div>
  )
}

function DestinationFields({
  form,
  boards,
  display,
  plan,
}: {
  form: ReturnType<typeof useDestination>
} & Pick<PublicationDialogProps, 'boards' | 'display' | 'plan'>) {
  const t = useText(calendarMessages)
  return (
    <>
      <WhenFields
        value={form.when}
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
          label={t('calendar.board')}
          options={boards.places.map(({ key, name }) => ({ id: key, label: name }))}
          value={form.boardKey}
          onChange={form.setBoardKey}
        />
      )}
    </>
  )
}

function useDestination({
  planned,
  boards,
  display,
  plan,
}: Pick<PublicationDialogProps, 'planned' | 'boards' | 'display' | 'plan'>) {
  const { publication } = planned
  const [when, setWhen] = useState<When>({
    date: dateIn(display.zone, publication),
    time: timeIn(display.zone, publication),
  })
  const [boardKey, setBoardKey] = useState(keyOf(publication))
  const [isRefused, setRefused] = useState(false)
  // Its own time is not taken for it: another board alone keeps the slot.
  const taken = { has: (at: number) => at !== publication.at && plan.taken.has(at) }
  const read = (): Destination | null => {
    const place = boards.places.find(({ key }) => key === boardKey) ?? publication
    const time =
      when.date === '' || when.time === ''
        ? null
        : plannedAt(plan.schedule, taken, `${when.date}T${when.time}`)
    const isAhead = time !== null && time.at > plan.now
    setRefused(!isAhead)
    return isAhead ? { ...time, board_id: place.board_id, section_id: place.section_id } : null
  }
  const takeNextSlot = () => {
    const { target } = stepToNextSlot(modeOf(planned, when), plan)
    if (target !== null) setWhen({ date: dateOfWall(target.wall), time: timeOfWall(target.wall) })
  }
  return { when, setWhen, boardKey, setBoardKey, isRefused, read, takeNextSlot }
}

function modeOf({ pin, publication }: Planned, { date, time }: When): MoveMode {
  return {
    moved: { kind: 'publication', pinId: pin.id, publicationId: publication.id },
    title: pin.title,
    time,
    date,
    target: null,
  }
}
