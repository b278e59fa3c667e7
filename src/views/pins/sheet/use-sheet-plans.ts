/**
 * Carries plans out: one plan is one action and so one step of undo. Good cells go in, wrong ones
 * are kept for the list of reasons.
 */
import { useCallback, useState } from 'react'
import { editPins } from '#core/pins/pin-commands.ts'
import {
  type CellChange,
  type CellRefusal,
  editsOf,
  type SheetPlan,
} from '#core/pins/sheet/sheet-edits.ts'
import { useActor, useApp, usePinSession } from '../../kit/context/app-context.tsx'
import { useText } from '../../kit/i18n/text.ts'
import { useToast } from '../../kit/ui/notes/toast.tsx'
import sheetMessages from '#locales/en/pins/sheet.json' with { type: 'json' }

export interface Refused {
  readonly refusals: readonly CellRefusal[]
  /** How many cells went in all the same. */
  readonly done: number
}

/**
 * `name`: what the history calls it. False when nothing may be changed here: then the words are to
 * be kept.
 */
export type CarryOut = (plan: SheetPlan, name: string) => boolean

export function useSheetPlans() {
  const { now } = useApp()
  const session = usePinSession()
  const pins = useActor('pins')
  const toast = useToast()
  const t = useText(sheetMessages)
  const [refused, setRefused] = useState<Refused | null>(null)
  const apply = useCallback(
    (changes: readonly CellChange[], action: string): boolean => {
      const events = editPins(pins.getSnapshot().context.book, editsOf(changes), now())
      if (events.length === 0) toast(t('sheet.done', { count: 0 }))
      if (events.length === 0) return true
      const applied = session.apply(events, action)
      if (applied === null) return false
      const emptied = changes.filter(({ after }) => after === '').length
      const detail = emptied > 0 ? { detail: t('sheet.emptied', { count: emptied }) } : {}
      // One cell is seen to change.
      if (changes.length > 1)
        toast({
          kind: 'undo',
          text: t('sheet.done', { count: changes.length }),
          ...detail,
          action: {
            label: t('sheet.undo'),
            onPress: () => session.undo(applied),
          },
        })
      return true
    },
    [pins, session, now, toast, t],
  )
  const carryOut: CarryOut = useCallback(
    ({ changes, refusals }, name) => {
      if ((changes.length > 0 || refusals.length === 0) && !apply(changes, name)) return false
      if (refusals.length > 0) setRefused({ refusals, done: changes.length })
      return true
    },
    [apply],
  )
  return { carryOut, refused, forget: () => setRefused(null) }
}
