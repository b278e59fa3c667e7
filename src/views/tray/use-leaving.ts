/** What leaves the tray by itself, because its result stands on the page. Nobody's hand or focus is pulled away: then it waits for the next round. */
import { type RefObject, useEffect } from 'react'
import { useTask } from '../app-context.tsx'
import type { TaskActor, TasksActor } from '../seams.ts'
import { leavesByItself } from './job-state.ts'

const STAYS = 5000

export function useLeaving(task: TaskActor, tasks: TasksActor, tray: RefObject<HTMLElement | null>): void {
  const key = useTask(task, (snapshot) => snapshot.context.key)
  const leaves = useTask(task, leavesByItself)
  useEffect(() => {
    if (!leaves) return undefined
    const timer = setInterval(() => {
      if (!tray.current?.matches(':hover, :focus-within')) tasks.send({ type: 'tasks.dismiss', key })
    }, STAYS)
    return () => clearInterval(timer)
  }, [leaves, key, tasks, tray])
}
