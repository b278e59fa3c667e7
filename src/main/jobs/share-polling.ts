/**
 * Only one tab polls a task. It holds a Web Lock per task and broadcasts the reports to peer tabs.
 * A hidden tab releases the lock, because browsers throttle its timers. Without Web Locks every tab
 * polls.
 */
import { fromCallback } from 'xstate'
import { TaskReport } from '#core/contract/content/tasks.contract.ts'
import type { TaskEvent } from '../../machines/task/task-context.ts'

export const sharePolling = fromCallback<TaskEvent, { key: string; visible: boolean }>(
  ({ input, sendBack, receive }) => {
    const name = `pinloom:task:${input.key}`
    const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
    let stop: AbortController | null = null

    const requestLock = (): void => {
      if (stop !== null) return
      stop = new AbortController()
      const { signal } = stop
      if (!('locks' in navigator)) return sendBack({ type: 'lock.granted' })
      // An abort while waiting rejects the request. That is expected.
      navigator.locks
        .request(name, { signal }, async () => {
          sendBack({ type: 'lock.granted' })
          await new Promise<void>((release) => signal.addEventListener('abort', () => release()))
        })
        .catch((error: unknown) => {
          if (!signal.aborted)
            console.warn(`The lock of ${name} failed; this tab polls without it.`, error)
          if (!signal.aborted) sendBack({ type: 'lock.granted' })
        })
      return undefined
    }
    const releaseLock = (): void => {
      if (stop === null) return
      stop.abort()
      stop = null
      sendBack({ type: 'lock.released' })
    }

    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const report = TaskReport.safeParse(data)
      if (report.success) sendBack({ type: 'task.reported', report: report.data })
    })
    receive((event) => {
      if (event.type === 'page.visible') requestLock()
      if (event.type === 'page.hidden') releaseLock()
      if (event.type === 'task.reported') channel?.postMessage(event.report)
    })
    if (input.visible) requestLock()
    return () => {
      stop?.abort()
      channel?.close()
    }
  },
)
