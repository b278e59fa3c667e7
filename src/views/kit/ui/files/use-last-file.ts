/**
 * A place for one file: of several that are chosen quickly the last one counts, however long each
 * takes to be read.
 */
import { useRef } from 'react'

/** `onRead` is given null for a file that can't be read, as where it was moved meanwhile. */
export function useLastFile(): <T>(
  reading: Promise<T>,
  onRead: (read: T | null) => void,
) => Promise<void> {
  const turn = useRef(0)
  return async (reading, onRead) => {
    const mine = (turn.current += 1)
    const read = await reading.catch(() => null)
    if (turn.current === mine) onRead(read)
  }
}
