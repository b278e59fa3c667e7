/**
 * What is typed into the form of an automation, and the version that it changes. Until it is saved
 * or discarded it is kept with the unsaved words: closing the form, or a reload, loses none of it.
 */
import { useRef, useState } from 'react'
import type {
  Automation,
  AutomationSettings,
} from '#core/contract/publishing/automations.contract.ts'
import { useText } from '../../../kit/i18n/text.ts'
import {
  keepUnsavedWords,
  unsavedWords,
  type WordPlace,
} from '../../../kit/screen/unsaved-words.ts'
import { areSame, newSettings } from './automation-draft.ts'
import automationFormMessages from '#locales/en/automations/form.json' with { type: 'json' }
import { settingsOfWords, wordsOfSettings } from '../kept-settings.ts'

/** `newest` null = a new automation. */
export function useAutomationDraft(accountId: string, newest: Automation | null) {
  const t = useText(automationFormMessages)
  const [place] = useState<WordPlace>({ accountId, field: `automation ${newest?.id ?? 'new'}` })
  const [blank] = useState(() => newSettings(t('automationForm.defaultName')))
  const startOf = (one: Automation | null) => ({
    settings: one?.settings ?? blank,
    revision: one?.revision ?? null,
  })
  const [kept] = useState(() => settingsOfWords(startOf(newest), unsavedWords(place)))
  const [isRestored, setRestored] = useState(kept !== null)
  const [base, setBase] = useState(() =>
    newest === null || kept?.revision == null ? newest : { ...newest, revision: kept.revision },
  )
  const [draft, setDraft] = useState(kept?.settings ?? startOf(base).settings)
  /** For a second change before the next drawing. */
  const latest = useRef(draft)
  const put = (next: AutomationSettings, over: Automation | null) => {
    latest.current = next
    setBase(over)
    setDraft(next)
    keepUnsavedWords(place, wordsOfSettings(startOf(over), next))
  }
  const startOver = (over: Automation | null) => {
    setRestored(false)
    put(startOf(over).settings, over)
  }
  return {
    draft,
    change: (part: Partial<AutomationSettings>) => put({ ...latest.current, ...part }, base),
    /** The version that a save replaces; null = a new automation. */
    base,
    isChanged: !areSame(draft, startOf(base).settings),
    /** It was begun earlier: before a reload, or before the form was closed. */
    isRestored,
    startOver: () => startOver(newest),
    /** It was saved or discarded: nothing is kept any more. Answers how to keep it again. */
    forget: () => {
      const words = unsavedWords(place)
      keepUnsavedWords(place, null)
      return () => keepUnsavedWords(place, words)
    },
    /** Another device has saved it since. */
    isOutdated: newest?.revision !== base?.revision,
    /**
     * From now on a save replaces the newest version; the draft is kept, or starts over from it.
     */
    adoptNewest: (isDraftKept: boolean) =>
      isDraftKept ? put(latest.current, newest) : startOver(newest),
  }
}

export type AutomationDraft = ReturnType<typeof useAutomationDraft>
