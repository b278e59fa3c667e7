/**
 * The draft of the pin that is open. It is kept with the unsaved words until it is applied or
 * discarded, so that a reload loses none of it.
 */
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { useApp } from '../../app-context.tsx'
import {
  subscribeUnsavedWords,
  keepUnsavedWords,
  unsavedWordsWithBase,
} from '../../shell/sync/unsaved-words.ts'
import { begin, change, stepByKeys, type DraftSteps } from './draft-steps.ts'
import { areOvertaken, baseOfChanges, changesOfWords, wordsOfChanges } from './kept-draft.ts'
import { draftOver, type PinDraft } from './pin-draft.ts'

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

export function usePinDraft(pin: Pin): DraftOfPin {
  const place = useMemo(() => ({ pinId: pin.id, field: 'draft' }) as const, [pin.id])
  const [restored, setRestored] = useState(() =>
    changesOfWords(pin, unsavedWordsWithBase(place)?.text ?? null),
  )
  const { now } = useApp()
  const [steps, setSteps] = useState(() => begin(restored ?? {}))
  /** For changes that come later than the drawing that asked for them. */
  const latest = useRef({ pin, steps })
  useLayoutEffect(() => {
    latest.current = { pin, steps }
  })
  const life = useLife()
  useEffect(
    () =>
      subscribeUnsavedWords(place, (words) => {
        // What is changed here is this tab's own.
        if (latest.current.steps.past.length > 0) return
        const changes = changesOfWords(latest.current.pin, words?.text ?? null)
        setRestored(changes)
        setSteps(begin(changes ?? {}))
      }),
    [place],
  )
  const go = (next: DraftSteps) => {
    latest.current = { ...latest.current, steps: next }
    setSteps(next)
    const { pin: current } = latest.current
    keepUnsavedWords(
      place,
      wordsOfChanges(current, next.now),
      baseOfChanges(current, next.now, unsavedWordsWithBase(place)?.over ?? null),
    )
  }
  const forget = () => {
    life.end()
    keepUnsavedWords(place, null)
  }
  return {
    draft: draftOver(pin, steps.now),
    change: (make) => {
      if (life.isOver()) return
      const { pin: current, steps: before } = latest.current
      const from = draftOver(current, before.now)
      go(change(before, { from, to: make(from) }, now()))
    },
    onKeyDown: (event) => {
      const next = hasNativeUndo(event.target) ? null : stepByKeys(steps, event.nativeEvent)
      if (next === null) return
      event.preventDefault()
      event.stopPropagation()
      go(next)
    },
    isRestored: restored !== null,
    isOvertaken: areOvertaken(pin, steps.now, unsavedWordsWithBase(place)?.over ?? null),
    discard: () => {
      forget()
      life.beginAgain()
      setRestored(null)
      setSteps(begin())
    },
    forget,
  }
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
