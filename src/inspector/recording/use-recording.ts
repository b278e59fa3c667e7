/**
 * A recording, drawn again with the next frame after it has grown: a hundred steps at once are one
 * drawing.
 */
import { useCallback, useSyncExternalStore } from 'react'
import type { Recording } from './recording.ts'

export function useRecording(recording: Recording): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      let frame = 0
      const end = recording.subscribe(() => {
        if (frame !== 0) return
        frame = requestAnimationFrame(() => {
          frame = 0
          changed()
        })
      })
      return () => {
        end()
        cancelAnimationFrame(frame)
      }
    },
    [recording],
  )
  return useSyncExternalStore(subscribe, () => recording.version)
}
