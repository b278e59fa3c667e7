/**
 * One tab of a browser polls a task, the others hear: a Web Lock per task says who, a
 * BroadcastChannel carries the reports. A hidden tab gives the lock up, or it would starve the
 * visible one. Where the browser has no locks every tab polls.
 */
import { fromCallback } from 'xstate'
import { TaskReport } from '#core/contract/tasks.contract.ts'
import type { TaskEvent } from '../machines/task.machine.ts'

export const sharePolling = fromCallback<TaskEvent, { key: string; visible: boolean }>(
  ({ input, sendBack, receive }) => {
    const name = `pinloom:task:${input.key}`
    const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
    let stop: AbortController | null = null

    const take = (): void => {
      if (stop !== null) return
      stop = new AbortController()
      const { signal } = stop
      if (!('locks' in navigator)) return sendBack({ type: 'lock.granted' })
      // Rejects when it is aborted while waiting: that is the way to give up.
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
    const give = (): void => {
      if (stop === null) return
      stop.abort()
      stop = null
      sendBack({ type: 'lock.released' })
    }

    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const report = TaskReport.safeParse(data)
      if (report.success) sendBack({ type: 'task.heard', report: report.data })
    })
    receive((event) => {
      if (event.type === 'page.visible') take()
      if (event.type === 'page.hidden') give()
      if (event.type === 'task.heard') channel?.postMessage(event.report)
    })
    if (input.visible) take()
    return () => {
      stop?.abort()
      channel?.close()
    }
  },
)
