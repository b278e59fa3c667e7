/**
 * Changes of a template that are not saved as a version. They are kept with the unsaved words,
 * which a reload at the same moment finds, and on the disk, which a kill of the browser leaves.
 */
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../../../kit/context/app-context.tsx'
import type { TemplateKey } from '../../../kit/context/unsaved-templates.ts'
import {
  keepUnsavedWords,
  unsavedWords,
  type WordPlace,
} from '../../../kit/screen/unsaved-words.ts'
import { type EditedTemplate, keptText, newestKept } from './edited-template.ts'

export const placeOf = ({ account_id, template_id }: TemplateKey): WordPlace => ({
  accountId: account_id,
  field: `template ${template_id}`,
})

/** True when the unsaved words have what was changed last, wherever it was kept. */
export function useRestoredChanges(key: TemplateKey | null): boolean {
  const { unsavedTemplates } = useApp()
  const name = key === null ? null : JSON.stringify(key)
  const [restored, setRestored] = useState<string | null>(null)
  useEffect(() => {
    if (name === null) return undefined
    let isWanted = true
    const of = JSON.parse(name) as TemplateKey
    void unsavedTemplates.read(of).then((row) => {
      if (!isWanted) return
      keepUnsavedWords(placeOf(of), newestKept(unsavedWords(placeOf(of)), row))
      setRestored(name)
    })
    return () => {
      isWanted = false
    }
  }, [unsavedTemplates, name])
  return name !== null && restored === name
}

export interface Keeping {
  readonly keep: (edited: EditedTemplate) => void
  /** A kill of the browser loses nothing of what is shown. */
  readonly isKept: boolean
  /** The browser refused the last change. */
  readonly isRefused: boolean
}

export function useKeeping(key: TemplateKey, shown: EditedTemplate | null): Keeping {
  const { unsavedTemplates, now } = useApp()
  const [kept, setKept] = useState(shown)
  const [isRefused, setRefused] = useState(false)
  const last = useRef(0)
  return {
    keep: (edited) => {
      // Two changes of a millisecond, or a clock that was set back, keep their order.
      last.current = Math.max(now(), last.current + 1)
      const text = keptText(edited, last.current)
      keepUnsavedWords(placeOf(key), text)
      unsavedTemplates.keep(key, { at: last.current, text }).then(
        () => {
          setKept(edited)
          setRefused(false)
        },
        (error: unknown) => {
          console.warn('The changes of a template were not kept.', error)
          setRefused(true)
        },
      )
    },
    isKept: kept === shown,
    isRefused,
  }
}
