/**
 * What is put away from the tray by itself, because its result is before the person's eyes.
 * It never leaves under a pointer or the focus, but waits for the next round.
 */
import { type RefObject, use, useEffect, useEffectEvent } from 'react'
import { useTask } from '../../kit/context/app-context.tsx'
import type { TaskActor } from '../../../machines/app/actors.ts'
import { leavesByItself } from './job-state.ts'
import { KnownPagesContext } from './known-pages.ts'

const LEAVE_DELAY_MS = 5000

interface Leaving {
  readonly tray: RefObject<HTMLElement | null>
  /** The screen that is open. */
  readonly pathname: string
  readonly putAway: (key: string) => void
}

export function useLeaving(task: TaskActor, { tray, pathname, putAway }: Leaving): void {
  const known = use(KnownPagesContext)
  const key = useTask(task, (snapshot) => snapshot.context.key)
  const leaves = useTask(task, (snapshot) => leavesByItself(snapshot, { pathname, known }))
  const leave = useEffectEvent(putAway)
  useEffect(() => {
    if (!leaves) return undefined
    const timer = setInterval(() => {
      if (!tray.current?.matches(':hover, :focus-within')) leave(key)
    }, LEAVE_DELAY_MS)
    return () => clearInterval(timer)
  }, [leaves, key, tray])
}
