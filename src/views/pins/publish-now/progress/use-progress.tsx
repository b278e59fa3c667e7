/** Makes a note follow the pins that are published now. */
import { lazy, Suspense, useCallback } from 'react'
import { useActor } from '../../../kit/context/app-context.tsx'
import type { Note } from '../../../kit/ui/notes/note.ts'
import { startedNow } from './now-progress.ts'
import type { NowProgressProps } from './now-progress-note.tsx'

/** Where it can't be loaded, the note keeps its first words. */
const NowProgressNote = lazy(async () => {
  const loaded = await import('./now-progress-note.tsx').catch(() => null)
  return { default: loaded?.NowProgressNote ?? FirstWords }
})

const FirstWords = ({ text }: NowProgressProps) => text

interface Followed extends Pick<NowProgressProps, 'at' | 'text' | 'isKept'> {
  /** Publications that wait for a rule. */
  readonly held?: ReadonlySet<string>
}

const NOTHING: ReadonlySet<string> = new Set()

/** The answer is to be called once the pins are planned for that instant. */
export function useProgress() {
  const pins = useActor('pins')
  return useCallback(
    ({ held = NOTHING, ...words }: Followed): Pick<Note, 'live'> => {
      const { at, text } = words
      const ids = startedNow(pins.getSnapshot().context.book, { at, held })
      if (ids.size === 0) return {}
      return {
        live: (
          <Suspense fallback={text}>
            <NowProgressNote {...words} ids={ids} />
          </Suspense>
        ),
      }
    },
    [pins],
  )
}
