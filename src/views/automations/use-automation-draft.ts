/** What is typed into the form of an automation, and the version that it changes. */
import { useState } from 'react'
import type { Automation, AutomationSettings } from '#core/contract/automations.contract.ts'
import { useText } from '../i18n/text.ts'
import { areSame, newSettings } from './automation-draft.ts'
import { automationFormMessages } from './form.messages.ts'

/** `newest` null = a new automation. */
export function useAutomationDraft(newest: Automation | null) {
  const t = useText(automationFormMessages)
  const [base, setBase] = useState(newest)
  const [start] = useState(() => newSettings(t('automationForm.defaultName')))
  const [draft, setDraft] = useState(base?.settings ?? start)
  return {
    draft,
    change: (part: Partial<AutomationSettings>) => setDraft((now) => ({ ...now, ...part })),
    /** The version that a save replaces; null = a new automation. */
    base,
    isChanged: !areSame(draft, base?.settings ?? start),
    /** Another device has saved it since. */
    isOutdated: newest?.revision !== base?.revision,
    /** From now on a save replaces the newest version; the draft is kept, or starts over from it. */
    adoptNewest: (isDraftKept: boolean) => {
      setBase(newest)
      if (!isDraftKept && newest !== null) setDraft(newest.settings)
    },
  }
}
