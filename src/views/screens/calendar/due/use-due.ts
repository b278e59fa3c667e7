/**
 * What is due by hand, and what a person does with it. Works by what this device has of the plan.
 */
import { useMemo } from 'react'
import { duePins } from '#core/by-hand/due-by-hand.ts'
import { publicationsBetween, publishByHand, reschedulePins } from '#core/pins/pin-schedule.ts'
import { nextOpenSlots, plannedAt } from '#core/schedule/open-slots.ts'
import { addDays, dateOfWall, instantOf, timeOfWall } from '#core/schedule/wall-time.ts'
import { useAccounts, usePins } from '../../../kit/context/app-context.tsx'
import { useSend } from '../../../kit/context/data.ts'
import { usePinActions } from '../../../pins/grid/use-pin-actions.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { useBoards } from '../../../pins/boards/use-boards.ts'
import { useToast } from '../../../kit/ui/notes/toast.tsx'
import type { CalendarDisplay } from '../calendar-display.ts'
import { type Planned, wallIn } from '../plan/planned-days.ts'
import { type Publishing, usePublishing } from '../publishing/use-publishing.ts'
import { useNow } from '../time/use-now.ts'
import { useCalendarDisplay } from '../plan/use-plan.ts'
import { type Schedule, useSchedule } from '../use-schedule.ts'
import dueMessages from '#locales/en/calendar/due.json' with { type: 'json' }

/** `unknown`: the account is connected, and whether it publishes by itself is not known now. */
export type Way = 'byHand' | 'bySelf' | 'unknown'

export function useDue() {
  const now = useNow()
  const schedule = useSchedule()
  const boards = useBoards()
  const publishing = usePublishing(now, schedule.version)
  const display = useCalendarDisplay({ schedule, selected: null, now, boards, publishing })
  const buckets = usePins((snapshot) => snapshot.context.book.buckets)
  const plan = useMemo(() => publicationsBetween({ buckets }, 0, Infinity), [buckets])
  const way = useWay(display)
  const forget = useForget(publishing)
  const { filed } = publishing.times
  const pins = useMemo(() => duePins(plan, { now, filed }), [plan, now, filed])
  const actions = useDueActions({ plan, schedule, display })
  return { way, display, pins, ...actions, forget, areBoardsRead: areBoardsRead(publishing) }
}

export type Due = ReturnType<typeof useDue>

/** The device knows which accounts are connected, also without a network. */
function useWay({
  publishing: { connection, isByHand },
}: Pick<CalendarDisplay, 'publishing'>): Way {
  const isManual = useAccounts(({ context: { accounts, selectedAccount } }) =>
    accounts.some(({ id, kind }) => id === selectedAccount?.id && kind === 'manual'),
  )
  if (connection === 'unknown') return isManual ? 'byHand' : 'unknown'
  return isByHand ? 'byHand' : 'bySelf'
}

/** The server reads the boards of connected accounts for pins that a person publishes. */
function areBoardsRead({ connection }: Publishing): boolean {
  return typeof connection === 'object' && connection.state !== 'lost'
}

function useForget({ reloadFiled }: Publishing) {
  const t = useText(dueMessages)
  const toast = useToast()
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const { send } = useSend()
  return async ({ pin, publication }: Planned): Promise<void> => {
    if (accountId === null) return
    const params = { account_id: accountId }
    const body = { publication_ids: [publication.id] }
    const outcome = await send('forgetFiled', { params, body })
    if (!outcome.ok)
      return toast({
        text: t('due.failed', { reason: outcome.failure.message }),
        requestId: outcome.failure.requestId,
      })
    reloadFiled()
    toast({ text: t('due.filedNotDone', { title: pin.title }) })
  }
}

interface DuePlan {
  readonly plan: readonly Planned[]
  readonly schedule: Schedule
  readonly display: CalendarDisplay
}

function useDueActions({ plan, schedule, display }: DuePlan) {
  const t = useText(dueMessages)
  const { apply, undo } = usePinActions()
  const toast = useToast()
  const offerUndo = (text: string, cause: string | null): void => {
    if (cause === null) return
    toast({
      kind: 'undo',
      text,
      action: { label: t('due.undo'), onPress: () => undo(cause) },
    })
  }
  return {
    publish: ({ pin, publication }: Planned, url: string): void => {
      const key = { id: pin.id, publication_id: publication.id, url }
      offerUndo(
        t('due.isDone', { title: pin.title }),
        apply((book) => publishByHand(book, [key])),
      )
    },
    /** To the first open slot from tomorrow on; without slots to the same time tomorrow. */
    postpone: (planned: Planned): void => {
      const { pin, publication } = planned
      const { board_id, section_id } = publication
      const time = laterTime(planned, { plan, schedule, display })
      const to = { ...time, board_id, ...(section_id !== undefined && { section_id }) }
      const key = { id: pin.id, publication_id: publication.id, to }
      offerUndo(
        t('due.isLater', { title: pin.title, moment: display.format.moment(time.wall) }),
        apply((book) => reschedulePins(book, [key])),
      )
    },
  }
}

function laterTime({ publication }: Planned, { plan, schedule, display }: DuePlan) {
  const taken = new Set(plan.map((one) => one.publication.at))
  const tomorrow = addDays(display.today, 1)
  const { zone } = display
  // `nextOpenSlots` looks for what is after an instant.
  const from = instantOf(`${tomorrow}T00:00`, zone) - 1
  const [open] = nextOpenSlots(schedule.current, taken, { from, count: 1 })
  if (open !== undefined) return open
  const time = timeOfWall(wallIn(zone, publication))
  return plannedAt(schedule.current, taken, `${dateOfWall(tomorrow)}T${time}`)
}
