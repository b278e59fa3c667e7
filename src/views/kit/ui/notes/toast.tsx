/**
 * Short notes at the edge of the screen. `const toast = useToast(); toast({ text, action: { label,
 * onPress } })`. A note with an action stays 10 s, one without 5 s; pointing at or focusing the
 * region stops the clock. Errors and notes that change stay until they are dismissed.
 */
import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react'
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'
import type { ReactNode } from 'react'
import type { Note } from './note.ts'
import type { ToastRegion } from './toast-region.tsx'

export type ShowNote = (note: Note | string) => void

interface Notes {
  readonly queue: ToastQueue<Note>
  /** Loads the region, for a screen that may show notes. */
  readonly expect: () => void
}

export const ToastContext = createContext<Notes | null>(null)
export function createToastQueue(): ToastQueue<Note> {
  return new ToastQueue<Note>({ maxVisibleToasts: 3 })
}

export function ToastProvider({
  queue,
  children,
}: {
  queue: ToastQueue<Note>
  children: ReactNode
}) {
  const [Region, setRegion] = useState<typeof ToastRegion | null>(null)
  // The log-in page shows none: the code comes with the first part of a screen that has notes.
  // Without it all else is whole; the next part asks again.
  const notes = useMemo(
    () => ({
      queue,
      expect: () =>
        void import('./toast-region.tsx')
          .then((module) => setRegion(() => module.ToastRegion))
          .catch(console.warn),
    }),
    [queue],
  )
  return (
    <ToastContext value={notes}>
      {children}
      {Region === null ? null : <Region queue={queue} />}
    </ToastContext>
  )
}

/** The same function at each drawing: what depends on it is not made again. */
export function useToast(): ShowNote {
  const notes = use(ToastContext)
  if (!notes) throw new Error('useToast needs a ToastProvider above it.')
  const { queue, expect } = notes
  useEffect(expect, [expect])
  return useCallback(
    (note) => {
      const whole: Note = typeof note === 'string' ? { text: note } : note
      const isError = whole.tone === 'danger' || whole.requestId !== undefined
      const isKept = isError || whole.live !== undefined
      const timeout = isKept ? undefined : whole.action ? 10_000 : 5000
      for (const { key, content } of queue.visibleToasts)
        if (whole.kind !== undefined && content.kind === whole.kind) queue.close(key)
      queue.add(whole, timeout === undefined ? {} : { timeout })
    },
    [queue],
  )
}
