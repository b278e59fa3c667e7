/**
 * The draft of the pin that is open. It is kept with the unsaved words until it is applied or
 * discarded, so that a reload loses none of it.
 */
import { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { useApp } from '../../../kit/context/app-context.tsx'
import {
  keepUnsavedWords,
  type UnsavedWords,
  unsavedWordsWithBase,
} from '../../../kit/screen/unsaved-words.ts'
import { useUnsaved } from '../../../kit/screen/use-unsaved.ts'
import { begin, change, stepByKeys, type DraftSteps } from './draft-steps.ts'
import { areOvertaken, baseOfChanges, changesOfWords, wordsOfChanges } from './kept-draft.ts'
import { draftOver, type PinChanges, type PinDraft } from './pin-draft.ts'

export interface DraftOfPin {
  /** The pin as it is now, under what was changed here. */
  readonly draft: PinDraft
  /** `make` gets the draft of this moment: words typed while a picture was on its way are in it. */
  readonly change: (make: (now: PinDraft) => PinDraft) => void
  /**
   * Ctrl+Z, and Ctrl+Shift+Z or Ctrl+Y: the steps of the draft, also from within a text field. A
   * field that is not part of the draft (`data-native-undo`) keeps the browser's own.
   */
  readonly onKeyDown: (event: KeyboardEvent) => void
  /** It was begun earlier: before a reload, or before the editor was closed. */
  readonly isRestored: boolean
  /** Something that is changed here was changed elsewhere since. */
  readonly isOvertaken: boolean
  /** Back to the pin as it is. */
  readonly discard: () => void
  /** It was applied: nothing is kept any more. */
  readonly forget: () => void
}

interface StepsOfPin {
  readonly steps: DraftSteps
  readonly isRestored: boolean
}

export function usePinDraft(pin: Pin): DraftOfPin {
  const place = useMemo(() => ({ pinId: pin.id, field: 'draft' }) as const, [pin.id])
  const { now } = useApp()
  const [{ steps, isRestored }, put] = useUnsaved<StepsOfPin>(place, {
    read: (words, shown) => {
      // What is changed here is this tab's own.
      if (shown !== null && shown.steps.past.length > 0) return shown
      const changes = changesOfWords(pin, words?.text ?? null)
      return { steps: begin(changes ?? {}), isRestored: changes !== null }
    },
    write: ({ steps: { now: changes } }, kept) => wordsWithBase(pin, changes, kept),
  })
  /** For changes that come later than the render that asked for them. */
  const latest = useRef(pin)
  useLayoutEffect(() => {
    latest.current = pin
  })
  const life = useLife()
  const forget = () => {
    life.end()
    keepUnsavedWords(place, null)
  }
  return {
    draft: draftOver(pin, steps.now),
    change: (make) => {
      if (life.isOver()) return
      put((before) => {
        const from = draftOver(latest.current, before.steps.now)
        return { ...before, steps: change(before.steps, { from, to: make(from) }, now()) }
      })
    },
    onKeyDown: (event) => {
      const next = hasNativeUndo(event.target) ? null : stepByKeys(steps, event.nativeEvent)
      if (next === null) return
      event.preventDefault()
      event.stopPropagation()
      put((before) => ({ ...before, steps: next }))
    },
    isRestored,
    isOvertaken: areOvertaken(pin, steps.now, unsavedWordsWithBase(place)?.over ?? null),
    discard: () => {
      forget()
      life.beginAgain()
      put(() => ({ steps: begin(), isRestored: false }))
    },
    forget,
  }
}

function wordsWithBase(
  pin: Pin,
  changes: PinChanges,
  kept: UnsavedWords | null,
): UnsavedWords | null {
  const text = wordsOfChanges(pin, changes)
  return text === null ? null : { text, over: baseOfChanges(pin, changes, kept?.over ?? null) }
}

/**
 * Whether the draft that a change was begun on is still there: an upload that ends after it was
 * applied, discarded or closed brings no part of it back. `isOver` answers for the drawing that it
 * was taken from.
 */
function useLife() {
  const [round, setRound] = useState(0)
  const isHere = useRef(true)
  const ended = useRef(-1)
  useLayoutEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return {
    isOver: () => !isHere.current || round <= ended.current,
    end: () => {
      ended.current = round
    },
    beginAgain: () => setRound(round + 1),
  }
}

function hasNativeUndo(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-native-undo]') !== null
}
