/**
 * A job that ends while the page is hidden shows in the document's title until the person is back,
 * and as a notification where he has allowed them. One that ends before his eyes needs neither.
 */
import { clientProblem } from '#core/contract/problems/client.problems.ts'
import type { Problem, Said } from '#core/contract/problem.schema.ts'
import type { Actor } from 'xstate'
import type { appMachine } from '../machines/app.machine.ts'
import type { TaskActor, tasksMachine } from '../machines/tasks.machine.ts'

export interface JobSigns {
  isHidden(): boolean
  setTitle(title: string): void
  title(): string
  notify(title: string): void
}

/** `say`: in the person's language. */
export function watchFinishedJobs(
  app: Actor<typeof appMachine>,
  signs: JobSigns,
  say: (said: Said) => string,
): { unsubscribe(): void } {
  const watched = new Map<string, { unsubscribe(): void }>()
  let shown: { before: string; now: string } | null = null
  const show = (task: TaskActor): void => {
    if (!signs.isHidden()) return
    const line = say(endOf(task))
    const before = shown?.before ?? signs.title()
    shown = { before, now: `${line} · ${before}` }
    signs.setTitle(shown.now)
    signs.notify(line)
  }
  const watch = (task: TaskActor): void => {
    if (watched.has(task.id)) return
    let wasOver = task.getSnapshot().hasTag('final')
    watched.set(
      task.id,
      task.subscribe((snapshot) => {
        const isOver = snapshot.hasTag('final')
        if (isOver && !wasOver && !snapshot.hasTag('cancelled')) show(task)
        wasOver = isOver
      }),
    )
  }
  const look = (): void => {
    // The system is a plain registry; the supervisor is there while somebody is signed in.
    const tasks = app.system.get('tasks') as Actor<typeof tasksMachine> | undefined
    if (tasks !== undefined && !watched.has('tasks')) {
      watched.set(
        'tasks',
        tasks.subscribe(({ context }) => context.tasks.forEach(watch)),
      )
      tasks.getSnapshot().context.tasks.forEach(watch)
    }
    if (tasks === undefined) watched.delete('tasks')
    if (!signs.isHidden() && shown !== null) {
      // Somebody else may have set the title meanwhile: then it is his.
      if (signs.title() === shown.now) signs.setTitle(shown.before)
      shown = null
    }
  }
  look()
  return app.subscribe(look)
}

const done = {
  generation: clientProblem('client.generated'),
  enrichment: clientProblem('client.enriched'),
  rendering: clientProblem('client.rendered'),
} as const
const stuck = {
  generation: clientProblem('client.generationStopped'),
  enrichment: clientProblem('client.enrichmentStopped'),
  rendering: clientProblem('client.renderingStopped'),
} as const

function endOf(task: TaskActor): Problem {
  const snapshot = task.getSnapshot()
  return snapshot.hasTag('succeeded') ? done[snapshot.context.kind] : stuck[snapshot.context.kind]
}

export const pageSigns: JobSigns = {
  isHidden: () => document.visibilityState === 'hidden',
  setTitle: (title) => {
    document.title = title
  },
  title: () => document.title,
  notify: (title) => {
    // Chrome on Android throws: notifications need a service worker there.
    try {
      if (typeof Notification !== 'undefined' && Notification.permission === 'granted')
        new Notification(title)
    } catch (error) {
      console.warn('The browser showed no notification.', error)
    }
  },
}
