/**
 * Which form of the source box is open and what is typed into each: held by the screen of all
 * steps, so that coming back finds it, and kept with the account's unsaved words, so that a reload
 * does. A tab that shows the same box shows the same words.
 */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  subscribeUnsavedWords,
  keepUnsavedWords,
  notifyUnsavedWords,
  unsavedWords,
} from '../../shell/sync/unsaved-words.ts'
import {
  type ChangeDrafts,
  emptyDrafts,
  type SourceDrafts,
  type SourceKind,
} from './source-drafts.ts'
import { sourcesOfWords, type TypedSources, wordsOfSources } from './source-words.ts'

export interface SourceEntry {
  readonly kind: SourceKind
  readonly onKind: (kind: SourceKind) => void
  readonly drafts: SourceDrafts
  readonly onDrafts: ChangeDrafts
}

/** Of one account: another one needs another hook. */
export function useSourceEntry(accountId: string): SourceEntry {
  const place = useMemo(() => ({ accountId, field: 'sources' }) as const, [accountId])
  const [typed, setTyped] = useState(() => typedIn(unsavedWords(place)))
  const latest = useRef(typed)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    const stop = subscribeUnsavedWords(place, (words) => {
      latest.current = typedIn(words?.text ?? null, latest.current.kind)
      setTyped(latest.current)
    })
    return () => {
      isHere.current = false
      stop()
    }
  }, [place])
  const change = useCallback(
    (make: (now: TypedSources) => TypedSources) => {
      // An answer or an upload that comes when the screen is gone belongs to what is kept by now.
      if (!isHere.current)
        return notifyUnsavedWords(place, wordsOfSources(make(typedIn(unsavedWords(place)))))
      latest.current = make(latest.current)
      setTyped(latest.current)
      return keepUnsavedWords(place, wordsOfSources(latest.current))
    },
    [place],
  )
  const onKind = useCallback((kind: SourceKind) => change((now) => ({ ...now, kind })), [change])
  const onDrafts = useCallback<ChangeDrafts>(
    (make) => change((now) => ({ ...now, drafts: make(now.drafts) })),
    [change],
  )
  return { ...typed, onKind, onDrafts }
}

function typedIn(words: string | null, kind: SourceKind = 'addresses'): TypedSources {
  return sourcesOfWords(words) ?? { kind, drafts: emptyDrafts }
}
