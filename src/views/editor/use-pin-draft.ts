/** The draft of the pin that is open. It is kept with the unsaved words until it is applied or discarded, so that a reload loses none of it. */
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Pin } from '#core/contract/pins.contract.ts'
import { useApp } from '../app-context.tsx'
import { matchesKeys } from '../shell/use-shortcut.ts'
import { keepUnsavedWords, unsavedWords } from '../shell/unsaved-words.ts'
import { begin, change, redo, undo, type DraftSteps } from './draft-steps.ts'
import { changesOfWords, wordsOfChanges } from './kept-draft.ts'
import { draftOver, type PinDraft } from './pin-draft.ts'

export interface DraftOfPin {
  /** The pin as it is now, under what was changed here. */
  readonly draft: PinDraft
  /** `make` gets the draft of this moment: words typed while a picture was on its way are in it. */
  readonly change: (make: (now: PinDraft) => PinDraft) => void
  /** Ctrl+Z, and Ctrl+Shift+Z or Ctrl+Y: the steps of the draft, also from within a text field. */
  readonly onKeyDown: (event: KeyboardEvent) => void
  /** It was begun earlier: before a reload, or before the editor was closed. */
  readonly isRestored: boolean
  /** Back to the pin as it is. */
  readonly discard: () => void
  /** It was applied: nothing is kept any more. */
  readonly forget: () => void
}

export function usePinDraft(pin: Pin): DraftOfPin {
  const place = { pinId: pin.id, field: 'draft' } as const
  const [restored, setRestored] = useState(() => changesOfWords(pin, unsavedWords(place)))
  const { now } = useApp()
  const [steps, setSteps] = useState(() => begin(restored ?? {}))
  /** For changes that come later than the drawing that asked for them. */
  const latest = useRef({ pin, steps })
  useLayoutEffect(() => {
    latest.current = { pin, steps }
  })
  const forget = () => keepUnsavedWords(place, null)
  const go = (next: DraftSteps) => {
    latest.current = { ...latest.current, steps: next }
    setSteps(next)
    keepUnsavedWords(place, wordsOfChanges(latest.current.pin, next.now))
  }
  return {
    draft: draftOver(pin, steps.now),
    change: (make) => {
      const { pin: current, steps: before } = latest.current
      const from = draftOver(current, before.now)
      go(change(before, { from, to: make(from) }, now()))
    },
    onKeyDown: (event) => {
      const next = stepped(steps, event)
      if (next === null) return
      event.preventDefault()
      event.stopPropagation()
      go(next)
    },
    isRestored: restored !== null,
    discard: () => {
      forget()
      setRestored(null)
      setSteps(begin())
    },
    forget,
  }
}

/** Null for keys that are not about steps. */
function stepped(steps: DraftSteps, { nativeEvent }: KeyboardEvent): DraftSteps | null {
  if (matchesKeys('Ctrl+z', nativeEvent)) return undo(steps)
  return matchesKeys('Ctrl+Shift+z', nativeEvent) || matchesKeys('Ctrl+y', nativeEvent) ? redo(steps) : null
}
