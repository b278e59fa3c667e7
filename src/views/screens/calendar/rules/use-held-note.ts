/** What is added to the words on a change of the plan: how many pins the rules hold back by it. */
import { useCallback } from 'react'
import { useText } from '../../../kit/i18n/text.ts'
import type { Planned } from '../plan/planned-days.ts'
import { canSend } from '../publishing/can-send.ts'
import publishingMessages from '#locales/en/calendar/publishing.json' with { type: 'json' }
import type { HeldNoteInput } from './held-note.ts'

const loadRules = async () => import('./held-note.ts')

type Rules = Awaited<ReturnType<typeof loadRules>>

/** Of the plan before the change. Empty where no pin is held, or nothing is sent from here. */
export function useHeldNote({ plan, schedule, display }: HeldNoteInput) {
  const words = useText(publishingMessages)
  return useCallback(
    async (changedBy: (rules: Rules) => readonly Planned[]): Promise<string> => {
      const rules = canSend(display) ? await loadRules().catch(() => null) : null
      const held = rules?.heldBy({ plan, schedule, display }, changedBy(rules))
      return held ? words('publishing.heldBack', held) : ''
    },
    [plan, schedule, display, words],
  )
}
