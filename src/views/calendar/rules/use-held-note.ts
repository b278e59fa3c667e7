/** What is added to the words on a change of the plan: how many pins the rules hold back by it. */
import { useCallback } from 'react'
import { useText } from '../../i18n/text.ts'
import type { CalendarDisplay } from '../calendar-display.ts'
import type { Planned } from '../plan/planned-days.ts'
import { canSend } from '../publishing/can-send.ts'
import { publishingMessages } from '../publishing/publishing.messages.ts'
import type { KnownPlan } from './newly-held.ts'

export interface HeldNoteInput extends Pick<KnownPlan, 'plan' | 'schedule'> {
  readonly display: CalendarDisplay
}

const loadRules = async () => import('./newly-held.ts')

/** Of the plan before the change. Empty where no pin is held, or nothing is sent from here. */
export function useHeldNote({ plan, schedule, display }: HeldNoteInput) {
  const words = useText(publishingMessages)
  return useCallback(
    async (changed: readonly Planned[]): Promise<string> => {
      if (changed.length === 0 || !canSend(display)) return ''
      const { stateOf, forecast, format } = display
      const { samePictures } = forecast
      const rules = await loadRules().catch(() => null)
      const held = rules?.newlyHeld({ plan, schedule, stateOf, samePictures }, changed) ?? []
      const [first] = held.toSorted((a, b) => a.to.at - b.to.at)
      if (first === undefined) return ''
      const moment = format.moment(first.to.wall)
      return words('publishing.heldBack', { count: held.length, moment })
    },
    [plan, schedule, display, words],
  )
}
