/**
 * Publishes drafts and failed pins now, moves the planned pins that then wait, and says what came
 * of it.
 */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { reschedulePins } from '#core/pins/pin-schedule.ts'
import { canPublishNow, publishPinsNow } from '#core/pins/publish-pins-now.ts'
import { plannable } from '#core/preflight/kept-out.ts'
import type { RuleDelay } from '#core/schedule/rule-delays.ts'
import { timeNow } from '#core/schedule/time-now.ts'
import { useActor, useApp } from '../../kit/context/app-context.tsx'
import type { Boards } from '../boards/use-boards.ts'
import { usePinActions } from '../grid/use-pin-actions.ts'
import { useLocale, useText } from '../../kit/i18n/text.ts'
import { useToast } from '../../kit/ui/notes/toast.tsx'
import { type DelayedPin, delaysOfNow, type DelaysOfNowInput, withNamed } from './delays-of-now.ts'
import { momentFormat } from './moment-format.ts'
import { liveProgress } from './progress/live-progress.ts'
import publishNowMessages from '#locales/en/pins/publish-now.json' with { type: 'json' }

export interface PublishNowInput extends Pick<DelaysOfNowInput, 'filed' | 'schedule'> {
  readonly boards: Pick<Boards, 'status' | 'list'>
}

export function usePublishNow({ boards, schedule, filed }: PublishNowInput) {
  const t = useText(publishNowMessages)
  const { now, newId } = useApp()
  const book = useActor('pins')
  const { apply, undo } = usePinActions()
  const toast = useToast()
  const sayWhen = useSayWhen(schedule.zone)
  const known = boards.status === 'ready' ? boards.list : null
  const fitOf = (pins: readonly Pin[]) => plannable(pins.filter(canPublishNow), known)
  return {
    /** The planned pins that would wait. */
    findDelayed: (pins: readonly Pin[]): readonly DelayedPin[] => {
      const { fit } = fitOf(pins)
      const time = timeNow(now(), schedule.zone)
      const current = book.getSnapshot().context.book
      const events = publishPinsNow(current, fit, { time, newId })
      return delaysOfNow(current, { pins: fit, events, schedule, filed, now: time.at }).delayed
    },
    /**
     * Answers the ids of pins that could not go out as they are. Of `named`, those that the rules
     * still delay get new times: other devices may have changed the plan since the question.
     */
    publish: (pins: readonly Pin[], named: readonly DelayedPin[]): readonly string[] => {
      const { fit, keptOut } = fitOf(pins)
      const time = timeNow(now(), schedule.zone)
      let held: readonly RuleDelay[] = []
      let delayed: readonly DelayedPin[] = []
      let count = 0
      const cause = apply((current) => {
        const events = publishPinsNow(current, fit, { time, newId })
        count = events.filter(({ type }) => type === 'pin.scheduled').length
        const found = delaysOfNow(current, { pins: fit, events, schedule, filed, now: time.at })
        held = found.held
        delayed = withNamed(found.delayed, named)
        return events
      }, 'publishNow')
      const boardless = fit.filter(
        ({ status, boards: own }) => status === 'draft' && own.length === 0,
      )
      if (boardless.length > 0)
        toast({ text: t('publishNow.boardless', { count: boardless.length }) })
      if (cause !== null) {
        const moved = delayed.length === 0 ? null : apply((current) => movesOf(current, delayed))
        // What goes out now has left before a button could be pressed.
        const undone = [moved, held.length > 0 ? cause : null].filter((one) => one !== null)
        const text = sayWhen(count, held, moved === null ? [] : delayed)
        const isKept = undone.length > 0
        const ids = new Set(held.map(({ id }) => id))
        toast({
          kind: 'undo',
          text,
          ...(count > held.length && liveProgress({ at: time.at, held: ids, text, isKept })),
          ...(undone.length > 0 && {
            action: { label: t('publishNow.undo'), onPress: () => undone.forEach(undo) },
          }),
        })
      }
      return keptOut.map(({ pin }) => pin.id)
    },
  }
}

function movesOf(book: Parameters<typeof reschedulePins>[0], delayed: readonly DelayedPin[]) {
  return reschedulePins(
    book,
    delayed.map(({ pin, publication: { id, board_id, section_id }, to }) => ({
      id: pin.id,
      publication_id: id,
      to: { ...to, board_id, ...(section_id !== undefined && { section_id }) },
    })),
  )
}

/**
 * Says how many go out now, which rule holds the others until when, and which planned pins moved.
 */
function useSayWhen(zone: string) {
  const t = useText(publishNowMessages)
  const format = momentFormat(useLocale(), zone)
  const published = (count: number, held: readonly RuleDelay[]): string => {
    const [first] = held
    if (first === undefined) return t('publishNow.done', { count })
    const moment = format.format(first.until)
    const rule = first.rule === 'gap' ? 'perDay' : first.rule
    if (count === 1) return t(`publishNow.held.${rule}`, { moment })
    return t('publishNow.heldSome', { count, held: held.length, moment })
  }
  return (count: number, held: readonly RuleDelay[], moved: readonly DelayedPin[]): string => {
    const [first] = moved
    const said = published(count, held)
    if (first === undefined) return said
    const moment = format.format(first.to.at)
    return `${said} ${t('publishNow.delayed', { count: moved.length, moment })}`
  }
}
