/** Publishes the chosen drafts and failed pins now: plans them for this instant, under the same rules. */
import { lazy, Suspense, useState } from 'react'
import type { Connection } from '#core/contract/account/connections.contract.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { AccountSchedule } from '#core/contract/publishing/schedule.contract.ts'
import { canPublishNow, publishPinsNow } from '#core/pins/publish-pins-now.ts'
import { plannable } from '#core/preflight/kept-out.ts'
import type { RuleDelay } from '#core/schedule/rule-delays.ts'
import { timeNow } from '#core/schedule/time-now.ts'
import { useApp } from '../app-context.tsx'
import type { Boards } from '../boards/use-boards.ts'
import { usePinActions } from '../grid/use-pin-actions.ts'
import { useLocale, useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/notes/toast.tsx'
import { heldPins } from './held-pins.ts'
import { useBoardsFirst } from './use-boards-there.ts'
import { publishNowMessages } from './publish-now.messages.ts'

const KeptOutDialog = lazy(async () => ({
  default: (await import('../preflight/kept-out-dialog.tsx')).KeptOutDialog,
}))

export interface PublishNowButtonProps {
  readonly pins: readonly Pin[]
  readonly boards: Boards
  readonly connection: Connection
  /** Boards were created on the network. */
  readonly onCreated: () => void
  /** Of the account. */
  readonly schedule: Pick<AccountSchedule, 'zone' | 'rules'>
  readonly onDone?: () => void
}

export function PublishNowButton(props: PublishNowButtonProps) {
  const { pins, boards, schedule, onDone } = props
  const t = useText(publishNowMessages)
  const [keptOut, setKeptOut] = useState<readonly string[]>([])
  const publish = usePublishNow({ boards, schedule })
  const there = useBoardsFirst(props)
  const press = async () => {
    if (!(await there.createFirst(pins.filter(canPublishNow).flatMap((pin) => pin.boards)))) return
    const left = publish(pins)
    setKeptOut(left)
    if (left.length === 0) onDone?.()
  }
  return (
    <>
      <Button
        size="small"
        icon="upload"
        isDisabled={!pins.some(canPublishNow)}
        isBusy={there.isCreating}
        onPress={() => void press()}
      >
        {t('publishNow.button')}
      </Button>
      {keptOut.length === 0 ? null : (
        <Suspense fallback={null}>
          <KeptOutDialog
            pinIds={keptOut}
            boards={boards}
            onClose={() => {
              setKeptOut([])
              onDone?.()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** Answers the ids of pins that could not go out as they are. */
function usePublishNow({ boards, schedule }: Pick<PublishNowButtonProps, 'boards' | 'schedule'>) {
  const t = useText(publishNowMessages)
  const { now, newId } = useApp()
  const { apply, undo } = usePinActions()
  const toast = useToast()
  const sayWhen = useSayWhen(schedule.zone)
  return (pins: readonly Pin[]): readonly string[] => {
    const known = boards.status === 'ready' ? boards.list : null
    const { fit, keptOut } = plannable(pins.filter(canPublishNow), known)
    const time = timeNow(now(), schedule.zone)
    let held: readonly RuleDelay[] = []
    let count = 0
    const cause = apply((book) => {
      const events = publishPinsNow(book, fit, { time, newId })
      count = events.filter(({ type }) => type === 'pin.scheduled').length
      held = heldPins(book, { pins: fit, events, schedule, now: time.at })
      return events
    }, 'publishNow')
    const boardless = fit.filter((pin) => pin.status === 'draft' && pin.boards.length === 0).length
    if (boardless > 0) toast({ text: t('publishNow.boardless', { count: boardless }) })
    if (cause !== null)
      toast({
        kind: 'undo',
        text: sayWhen(count, held),
        // What goes out now has left before a button could be pressed.
        ...(held.length > 0 && {
          action: { label: t('publishNow.undo'), onPress: () => undo(cause) },
        }),
      })
    return keptOut.map(({ pin }) => pin.id)
  }
}

/** Says how many go out now, and which rule holds the others until when. */
function useSayWhen(zone: string) {
  const t = useText(publishNowMessages)
  const locale = useLocale()
  return (count: number, held: readonly RuleDelay[]): string => {
    const [first] = held
    if (first === undefined) return t('publishNow.done', { count })
    const format = new Intl.DateTimeFormat(locale, { ...MOMENT, timeZone: zone })
    const moment = format.format(first.until)
    const rule = first.rule === 'gap' ? 'perDay' : first.rule
    if (count === 1) return t(`publishNow.held.${rule}`, { moment })
    return t('publishNow.heldSome', { count, held: held.length, moment })
  }
}

const MOMENT: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
}
