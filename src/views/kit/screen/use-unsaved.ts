/**
 * A value while it is edited. What is not saved is kept with the unsaved words: another screen, or
 * a reload, loses none of it.
 */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  keepUnsavedWords,
  notifyUnsavedWords,
  subscribeUnsavedWords,
  type UnsavedWords,
  unsavedWordsWithBase,
  type WordPlace,
} from './unsaved-words.ts'

export interface UnsavedValue<T> {
  /**
   * `now` null: nothing is shown yet. Otherwise the words came from another tab or a late upload.
   */
  readonly read: (words: UnsavedWords | null, now: T | null) => T
  /** Null: nothing is unsaved. `kept`: what was kept until now. */
  readonly write: (value: T, kept: UnsavedWords | null) => UnsavedWords | null
  /** What becomes of the value when what is under it has changed; the same value if nothing. */
  readonly rebase?: (value: T) => T
}

/** `make` gets the value of that moment: words typed while a picture was on its way are in it. */
export type ChangeUnsaved<T> = (make: (now: T) => T, over?: UnsavedValue<T>) => void

/** `place` must be the same object in every render. */
export function useUnsaved<T>(
  place: WordPlace,
  given: UnsavedValue<T>,
): readonly [value: T, change: ChangeUnsaved<T>] {
  const [held, setValue] = useState(() => given.read(unsavedWordsWithBase(place), null))
  const value = given.rebase?.(held) ?? held
  if (value !== held) setValue(value)
  /** For changes that come later than the render that asked for them. */
  const latest = useRef({ value, given })
  useLayoutEffect(() => {
    latest.current = { value, given }
  })
  const isHere = useRef(true)
  const put = useCallback((next: T) => {
    latest.current = { ...latest.current, value: next }
    setValue(next)
  }, [])
  useEffect(() => {
    isHere.current = true
    const stop = subscribeUnsavedWords(place, (words) =>
      put(latest.current.given.read(words, latest.current.value)),
    )
    return () => {
      isHere.current = false
      stop()
    }
  }, [place, put])
  const change = useCallback<ChangeUnsaved<T>>(
    (make, over = latest.current.given) => {
      const kept = unsavedWordsWithBase(place)
      const next = make(isHere.current ? latest.current.value : over.read(kept, null))
      const words = over.write(next, kept)
      if (isHere.current) put(next)
      // A change that comes when the screen is gone belongs to what is kept by now.
      const keep = isHere.current ? keepUnsavedWords : notifyUnsavedWords
      keep(place, words?.text ?? null, words?.over)
    },
    [place, put],
  )
  return [value, change]
}
