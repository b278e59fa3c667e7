/**
 * Announces a job that ends while the page is hidden: in the document's title until the user is
 * back, and as a notification if they allow it.
 */
import { clientProblem } from '#core/contract/problems/client.problems.ts'
import type { Problem, Translatable } from '#core/contract/words/problem.schema.ts'
import type { Actor, SnapshotFrom } from 'xstate'
import type { appMachine } from '../../machines/app/app.machine.ts'
import type { tasksMachine } from '../../machines/tasks/tasks.machine.ts'
import type { TaskActor } from '../../machines/tasks/tasks-context.ts'

export interface JobSigns {
  isHidden(): boolean
  setTitle(title: string): void
  title(): string
  /** Calls back after each change of the title. */
  watchTitle(changed: () => void): void
  notify(title: string): void
}

/** `say` translates into the user's language. */
export function watchFinishedJobs(
  app: Actor<typeof appMachine>,
  signs: JobSigns,
  say: (said: Translatable) => string,
): { unsubscribe(): void } {
  const watched = new Map<string, { unsubscribe(): void }>()
  let shown: { line: string; before: string; now: string } | null = null
  const setLine = (line: string, before: string): void => {
    signs.setTitle(`${line} · ${before}`)
    // The document normalizes the title: compare with what it has stored.
    shown = { line, before, now: signs.title() }
  }
  const show = (task: TaskActor): void => {
    if (!signs.isHidden()) return
    const line = say(endOf(task))
    setLine(line, shown?.before ?? signs.title())
    signs.notify(line)
  }
  // A screen that renders later overwrites the title.
  signs.watchTitle(() => {
    if (shown !== null && signs.isHidden() && signs.title() !== shown.now)
      setLine(shown.line, signs.title())
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
    // The task may have ended while this module was loading.
    follow(task.getSnapshot())
  }
  const update = (): void => {
    // The supervisor exists only while a user is signed in.
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
      // Other code may have set the title meanwhile. Then it stays.
      if (signs.title() === shown.now) signs.setTitle(shown.before)
      shown = null
    }
  }
  update()
  return app.subscribe(update)
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
