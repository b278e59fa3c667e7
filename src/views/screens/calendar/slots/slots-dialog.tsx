/** The week of an account: at which times its pins go out. Nothing is kept until it is saved. */
import { useState } from 'react'
import {
  type AccountSchedule,
  MAX_SLOTS,
  type Slot,
} from '#core/contract/publishing/schedule.contract.ts'
import { useApp } from '../../../kit/context/app-context.tsx'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Select } from '../../../kit/ui/fields/choice-field.tsx'
import { Dialog } from '../../../kit/ui/overlays/dialog.tsx'
import { Icon } from '../../../kit/ui/icon.tsx'
import { Banner } from '../../../kit/ui/states.tsx'
import { useMedia } from '../../../kit/ui/use-media.ts'
import type { CalendarDisplay } from '../calendar-display.ts'
import { SlotGrid } from './slot-grid.tsx'
import {
  addSlot,
  copyDay,
  removeSlot,
  type SlotWeek,
  slotsOf,
  toggleHour,
  weekFrom,
} from './slot-week.ts'
import css from './slots-dialog.module.css'
import native from '../native-field.module.css'
import slotsMessages from '#locales/en/calendar/slots.json' with { type: 'json' }
import type { Schedule } from '../use-schedule.ts'

export interface SlotsDialogProps {
  readonly schedule: AccountSchedule
  readonly firstWeekday: number
  readonly display: CalendarDisplay
  /** Answers what went wrong, or null. */
  readonly onSave: (schedule: AccountSchedule) => ReturnType<Schedule['save']>
  readonly onClose: () => void
}

export function SlotsDialog({
  schedule,
  firstWeekday,
  display,
  onSave,
  onClose,
}: SlotsDialogProps) {
  const t = useText(slotsMessages)
  const { week, setWeek, zone, setZone } = useWeek(schedule)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const change = (next: SlotWeek) => {
    const isTooMany = next.slots.length > MAX_SLOTS
    setError(isTooMany ? t('slots.full', { max: MAX_SLOTS }) : null)
    if (!isTooMany) setWeek(next)
  }
  const save = async () => {
    setBusy(true)
    const wrong = await onSave({ ...schedule, zone, slots: [...week.slots] })
    setBusy(false)
    if (wrong === null) onClose()
    else setError(wrong.message)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('slots.title')}
      width="large"
      actions={
        <Actions
          count={week.slots.length}
          isBusy={isBusy}
          onSave={() => void save()}
          onClose={onClose}
        />
      }
    >
      <p>{t('slots.words')}</p>
      {error === null ? null : (
        <Banner tone="danger" isAlert>
          {error}
        </Banner>
      )}
      <Week week={week} firstWeekday={firstWeekday} display={display} onChange={change} />
      <ZoneChoice zone={zone} onChange={setZone} />
    </Dialog>
  )
}

function Week({
  week,
  firstWeekday,
  display,
  onChange,
}: Pick<SlotsDialogProps, 'firstWeekday' | 'display'> & {
  week: SlotWeek
  onChange: (week: SlotWeek) => void
}) {
  const t = useText(slotsMessages)
  const { newId } = useApp()
  const { slots } = week
  const set = (next: readonly Slot[]) => onChange({ ...week, slots: next })
  const hasRoomForHours = useMedia('(min-width: 48rem)')
  return (
    <>
      {hasRoomForHours ? (
        <>
          <p>{t('slots.press')}</p>
          <SlotGrid
            {...{ week, firstWeekday, display }}
            onToggle={(at) => onChange(toggleHour(week, at, newId))}
          />
        </>
      ) : (
        <div className={css.week}>
          {weekFrom(firstWeekday).map((weekday) => (
            <DayOfSlots
              key={weekday}
              weekday={weekday}
              slots={slotsOf(slots, weekday)}
              display={display}
              onRemove={(id) => set(removeSlot(slots, id))}
            />
          ))}
        </div>
      )}
      <NewTime
        firstWeekday={firstWeekday}
        display={display}
        onAdd={(weekdays, time) =>
          set(
            weekdays.reduce((all, weekday) => addSlot(all, { id: newId(), weekday, time }), slots),
          )
        }
        onCopy={(weekday) => set(copyDay(slots, weekday, newId))}
      />
    </>
  )
}

/** The week as it is being changed. */
function useWeek(schedule: AccountSchedule) {
  const [week, setWeek] = useState(() => weekOf(schedule))
  const [zone, setZone] = useState(schedule.zone)
  const [from, setFrom] = useState(schedule)
  if (from !== schedule) {
    // Saving was refused, for another device has changed it.
    setFrom(schedule)
    setWeek(weekOf(schedule))
    setZone(schedule.zone)
  }
  return { week, setWeek, zone, setZone }
}

const weekOf = ({ slots }: AccountSchedule): SlotWeek => ({ slots, removed: [] })

interface ActionsProps {
  readonly count: number
  readonly isBusy: boolean
  readonly onSave: () => void
  readonly onClose: () => void
}

function Actions({ count, isBusy, onSave, onClose }: ActionsProps) {
  const t = useText(slotsMessages)
  return (
    <>
      <span className={css.count} aria-live="polite">
        {t('slots.count', { count })}
      </span>
      <Button variant="quiet" onPress={onClose}>
        {t('slots.cancel')}
      </Button>
      <Button variant="primary" isBusy={isBusy} onPress={onSave}>
        {t('slots.save')}
      </Button>
    </>
  )
}

interface DayOfSlotsProps {
  readonly weekday: number
  readonly slots: readonly Slot[]
  readonly display: CalendarDisplay
  readonly onRemove: (id: string) => void
}

function DayOfSlots({ weekday, slots, display, onRemove }: DayOfSlotsProps) {
  const t = useText(slotsMessages)
  const day = display.format.longWeekday(weekday)
  return (
    <section className={css.day} aria-label={t('slots.day', { day })}>
      <h3 className={css.weekday}>{day}</h3>
      {slots.length === 0 ? <p className={css.none}>{t('slots.none')}</p> : null}
      <ul className={css.slots}>
        {slots.map((slot) => {
          const shown = display.format.time(slot.time)
          return (
            <li key={slot.id} className={css.slot}>
              {shown}
              <button
                type="button"
                className={css.remove}
                aria-label={t('slots.remove', { time: shown, day })}
                onClick={() => onRemove(slot.id)}
              >
                <Icon name="cross" size={16} />
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const EVERY_DAY = 'every'

/** A time for one day or for all of them; and the times of one day for all of them. */
function NewTime({
  firstWeekday,
  display,
  onAdd,
  onCopy,
}: Pick<SlotsDialogProps, 'firstWeekday' | 'display'> & {
  onAdd: (weekdays: readonly number[], time: string) => void
  onCopy: (weekday: number) => void
}) {
  const t = useText(slotsMessages)
  const [day, setDay] = useState(EVERY_DAY)
  const [time, setTime] = useState('')
  const week = weekFrom(firstWeekday)
  const weekday = day === EVERY_DAY ? null : Number(day)
  const add = () => {
    if (time === '') return
    onAdd(weekday === null ? week : [weekday], time)
    setTime('')
  }
  return (
    <div className={css.adding}>
      <Select
        label={t('slots.which')}
        options={[
          { id: EVERY_DAY, label: t('slots.every') },
          ...week.map((each) => ({ id: String(each), label: display.format.longWeekday(each) })),
        ]}
        value={day}
        onChange={setDay}
      />
      <label className={native.field}>
        {t('slots.new')}
        <input
          type="time"
          className={native.input}
          value={time}
          onChange={(event) => setTime(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && add()}
        />
      </label>
      <Button isDisabled={time === ''} onPress={add}>
        {t('slots.add')}
      </Button>
      {weekday === null ? null : (
        <Button variant="quiet" icon="copy" onPress={() => onCopy(weekday)}>
          {t('slots.copy', { day: display.format.longWeekday(weekday) })}
        </Button>
      )}
    </div>
  )
}

function ZoneChoice({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) {
  const t = useText(slotsMessages)
  const zones = Intl.supportedValuesOf('timeZone')
  return (
    <Select
      label={t('slots.zone')}
      className={css.zone ?? ''}
      options={(zones.includes(zone) ? zones : [zone, ...zones]).map((id) => ({
        id,
        label: id.replaceAll('_', ' '),
      }))}
      value={zone}
      onChange={onChange}
    />
  )
}
