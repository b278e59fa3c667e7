/**
 * Which form of the source box is open and what is typed into each: held by the screen of all steps, so that coming back finds it, and kept
 * with the unsaved words, so that a reload does.
 */
import { useCallback, useRef, useState } from 'react'
import { keepUnsavedWords, unsavedWords } from '../shell/unsaved-words.ts'
import { type ChangeDrafts, emptyDrafts, type SourceDrafts, type SourceKind } from './source-drafts.ts'
import { sourcesOfWords, type TypedSources, wordsOfSources } from './source-words.ts'

export interface SourceEntry {
  readonly kind: SourceKind
  readonly onKind: (kind: SourceKind) => void
  readonly drafts: SourceDrafts
  readonly onDrafts: ChangeDrafts
}

const place = { screen: 'generate', field: 'sources' } as const

export function useSourceEntry(): SourceEntry {
  const [typed, setTyped] = useState<TypedSources>(() => sourcesOfWords(unsavedWords(place)) ?? { kind: 'addresses', drafts: emptyDrafts })
  const latest = useRef(typed)
  const change = useCallback((next: TypedSources) => {
    latest.current = next
    setTyped(next)
    keepUnsavedWords(place, wordsOfSources(next))
  }, [])
  const onKind = useCallback((kind: SourceKind) => change({ ...latest.current, kind }), [change])
  const onDrafts = useCallback<ChangeDrafts>((make) => change({ ...latest.current, drafts: make(latest.current.drafts) }), [change])
  return { ...typed, onKind, onDrafts }
}
