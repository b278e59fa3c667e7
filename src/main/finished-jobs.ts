/**
 * A job that ends while the page is hidden shows in the document's title until the user is back,
 * and as a notification where they have allowed them. One that ends in sight needs neither.
 */
import { clientProblem } from '#core/contract/problems/client.problems.ts'
import type { Problem, Said } from '#core/contract/problem.schema.ts'
import type { Actor, SnapshotFrom } from 'xstate'
import type { appMachine } from '../machines/app.machine.ts'
import type { TaskActor, tasksMachine } from '../machines/tasks.machine.ts'

export interface JobSigns {
  isHidden(): boolean
  setTitle(title: string): void
  title(): string
  /** Calls back when anything has written the title. */
  watchTitle(changed: () => void): void
  notify(title: string): void
}

/** `say`: in the person's language. */
export function watchFinishedJobs(
  app: Actor<typeof appMachine>,
  signs: JobSigns,
  say: (said: Said) => string,
): { unsubscribe(): void } {
  const watched = new Map<string, { unsubscribe(): void }>()
  let shown: { line: string; before: string; now: string } | null = null
  const put = (line: string, before: string): void => {
    signs.setTitle(`${line} · ${before}`)
    // As the document keeps it, or its own title would be taken for another's.
    shown = { line, before, now: signs.title() }
  }
  const show = (task: TaskActor): void => {
    if (!signs.isHidden()) return
    const line = say(endOf(task))
    put(line, shown?.before ?? signs.title())
    signs.notify(line)
  }
  // A screen that is drawn later writes its title over the line.
  signs.watchTitle(() => {
    if (shown !== null && signs.isHidden() && signs.title() !== shown.now)
      put(shown.line, signs.title())
  })
  const watch = (task: TaskActor): void => {
    if (watched.has(task.id)) return
    let wasOver = false
    const follow = (snapshot: SnapshotFrom<TaskActor>): void => {
      const isOver = snapshot.hasTag('final')
      if (isOver && !wasOver && !snapshot.hasTag('cancelled')) show(task)
      wasOver = isOver
    }
    watched.set(task.id, task.subscribe(follow))
    // It may have ended while this module was loading: no task is over when it is spawned.
    follow(task.getSnapshot())
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
  watchTitle: (changed) =>
    new MutationObserver(changed).observe(document.head, {
      childList: true,
      subtree: true,
      characterData: true,
    }),
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
