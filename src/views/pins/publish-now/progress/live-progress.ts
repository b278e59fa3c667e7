/** Makes a note follow the pins that are published now. */
import { createElement, lazy, Suspense } from 'react'
import type { Note } from '../../../kit/ui/notes/note.ts'
import type { NowProgressProps } from './now-progress-note.tsx'

/** Where it can't be loaded, the note keeps its first words. */
const NowProgressNote = lazy(async () => ({
  default: await import('./now-progress-note.tsx').then(
    (loaded) => loaded.NowProgressNote,
    () => FirstWords,
  ),
}))

const FirstWords = ({ text }: NowProgressProps) => text

export function liveProgress(props: NowProgressProps): Pick<Note, 'live'> {
  return {
    live: createElement(Suspense, { fallback: props.text }, createElement(NowProgressNote, props)),
  }
}
