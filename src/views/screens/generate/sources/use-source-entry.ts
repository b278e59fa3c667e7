/**
 * Which form of the source box is open and what is typed into each: held by the screen of all
 * steps, so that coming back finds it, and kept with the account's unsaved words, so that a reload
 * does. A tab that shows the same box shows the same words.
 */
import { useCallback, useMemo } from 'react'
import { type UnsavedValue, useUnsaved } from '../../../kit/screen/use-unsaved.ts'
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
  const [typed, change] = useUnsaved(place, unsavedSources)
  const onKind = useCallback((kind: SourceKind) => change((now) => ({ ...now, kind })), [change])
  const onDrafts = useCallback<ChangeDrafts>(
    (make) => change((now) => ({ ...now, drafts: make(now.drafts) })),
    [change],
  )
  return { ...typed, onKind, onDrafts }
}

const unsavedSources: UnsavedValue<TypedSources> = {
  read: (words, now) =>
    sourcesOfWords(words?.text ?? null) ?? {
      kind: now?.kind ?? 'addresses',
      drafts: emptyDrafts,
    },
  write: (typed) => {
    const text = wordsOfSources(typed)
    return text === null ? null : { text, over: null }
  },
}
