/**
 * The words in a cell of the titles, and when they are saved; kept with the unsaved words until
 * then. The rules are in cell-words.ts.
 */
import { useEffect, useMemo, useRef } from 'react'
import { tidyWords, wordFault } from '#core/pins/pin-words.ts'
import { useUnsaved } from '../../kit/screen/use-unsaved.ts'
import {
  areOvertaken,
  baseOf,
  type CellWords,
  dueWords,
  givenWords,
  typedWords,
  wordsUnder,
} from './cell-words.ts'

/** Typing rests when no key was pressed for this time. */
const TYPING_REST_MS = 1_000

export interface CellWordsProps {
  readonly pinId: string
  readonly column: 'title' | 'description'
  /** What the pin says. */
  readonly value: string
  /** False when nothing may be changed here: then the words stay, unsaved. */
  readonly onCommit: (value: string) => boolean
}

export function useCellWords({ pinId, column, value, onCommit }: CellWordsProps) {
  const place = useMemo(() => ({ pinId, field: column }) as const, [pinId, column])
  /**
   * The words when the typing began and what was handed over since, until the field is left:
   * Escape brings the first back.
   */
  const begun = useRef<{ readonly value: string; readonly given: string | null } | null>(null)
  const [words, setWords] = useUnsaved<CellWords>(place, {
    // Words that another tab is typing, or has used up, are its own to hand over.
    read: (kept, now) => {
      if (now === null) return typedWords(kept?.text ?? null, kept?.over)
      return begun.current === null ? typedWords(null) : now
    },
    write: ({ typed, given, over }) =>
      typed === null || given !== null || typed === value ? null : { text: typed, over },
    rebase: (kept) => wordsUnder(kept, value),
  })
  const handOver = (text: string): boolean => {
    const isTaken = onCommit(text)
    if (isTaken && begun.current !== null) begun.current = { ...begun.current, given: text }
    return isTaken
  }
  useRest(dueWords(column, words, value), (text) => {
    if (handOver(text)) setWords(() => givenWords(words, text, value))
  })
  const draft = (text: string | null) => setWords(() => typedWords(text, baseOf(words, value)))
  const type = (text: string | null) => {
    begun.current ??= { value, given: null }
    draft(text)
  }
  /**
   * Words that do not fit stay in the cell, marked, and are not handed over: nothing is cut behind
   * one's back.
   */
  const accept = (text: string) => {
    const tidy = tidyWords(column, text)
    const isKept = wordFault(column, text) === null && (tidy === value || handOver(tidy))
    draft(isKept ? null : text)
  }
  return {
    shown: words.typed ?? value,
    isOvertaken: areOvertaken(column, words, value),
    type,
    accept,
    /** The field is left. */
    commit: () => {
      // Words of earlier that were overtaken are not handed over by looking at them: nothing was
      // typed here.
      const isLookedAt = begun.current === null && areOvertaken(column, words, value)
      if (words.given !== null) draft(null)
      else if (words.typed !== null && !isLookedAt) accept(words.typed)
      begun.current = null
    },
    reset: () => {
      const { current } = begun
      // What came from elsewhere since is not the typing's to take back.
      if (current !== null && current.given === value && current.value !== value)
        onCommit(current.value)
      type(null)
    },
    /**
     * Called later, when `value` is an older one: words are handed over without a comparison, equal
     * ones change nothing.
     */
    giveBack: (before: string) => {
      const isFit = wordFault(column, before) === null
      type(isFit && onCommit(tidyWords(column, before)) ? null : before)
    },
  }
}

function useRest(due: string | null, handOver: (text: string) => void): void {
  const latest = useRef(handOver)
  useEffect(() => {
    latest.current = handOver
  })
  useEffect(() => {
    if (due === null) return
    const timer = setTimeout(() => latest.current(due), TYPING_REST_MS)
    return () => clearTimeout(timer)
  }, [due])
}
