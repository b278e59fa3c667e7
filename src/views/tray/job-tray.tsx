/**
 * The jobs of the signed-in person, in a corner of every screen: it survives navigation and, since the server keeps the jobs, reload.
 * A job that ends is said aloud once; the tab's title and notifications are `src/main/`'s.
 */
import { type RefObject, useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from 'react-aria-components/Button'
import { useActor, useActorIfAny, useTask, useTasks } from '../app-context.tsx'
import { useText } from '../i18n/text.ts'
import { publishHeight } from '../ui/edge-height.ts'
import { Icon } from '../ui/icon.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { JobCard, useJobName } from './job-card.tsx'
import { isOver, phaseOf } from './job-state.ts'
import { trayMessages } from './tray.messages.ts'
import { useLeaving } from './use-leaving.ts'
import css from './job-tray.module.css'
import type { TaskActor, TasksActor } from '../seams.ts'

/** Below this width (px) the cards would cover the screen: the tray starts as one line. */
const ROOM_FOR_CARDS = 768
const publishTray = publishHeight('--tray')

export function JobTray() {
  return useActorIfAny('tasks') === null ? null : <Tray />
}

function Tray() {
  const t = useText(trayMessages)
  const tasks = useActor('tasks')
  const all = useTasks((snapshot) => snapshot.context.tasks)
  const tray = useRef<HTMLElement>(null)
  const isWorking = useIsWorking(all)
  const [hasRoom] = useState(() => globalThis.innerWidth >= ROOM_FOR_CARDS)
  const [chosen, setChosen] = useState<{ open: boolean; while: boolean } | null>(null)
  // Folds away when the work is done; a choice counts until work starts or ends.
  const isOpen = chosen?.while === isWorking ? chosen.open : hasRoom && isWorking
  if (all.length === 0) return null
  return (
    <section ref={tray} className={css['tray']} aria-label={t('tray.title')}>
      <div ref={publishTray}>
        <Button className={css['head'] ?? ''} aria-expanded={isOpen} onPress={() => setChosen({ open: !isOpen, while: isWorking })}>
          <Heading tasks={all} isOpen={isOpen} />
          <Icon name={isOpen ? 'chevronDown' : 'chevronUp'} size={16} />
        </Button>
        {isOpen ? (
          <ul className={css['jobs']}>
            {all.map((task) => (
              <JobCard key={task.getSnapshot().context.key} task={task} tasks={tasks} />
            ))}
          </ul>
        ) : null}
      </div>
      <div className={css['spoken']} aria-live="polite">
        {all.map((task) => (
          <Announcement key={task.getSnapshot().context.key} task={task} tasks={tasks} tray={tray} />
        ))}
      </div>
    </section>
  )
}

/** Whether any of the jobs still runs. */
function useIsWorking(tasks: readonly TaskActor[]): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscriptions = tasks.map((task) => task.subscribe(changed))
      return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
    },
    [tasks],
  )
  const read = () => tasks.some((task) => !isOver(phaseOf(task.getSnapshot())))
  return useSyncExternalStore(subscribe, read, read)
}

/** Open, the cards tell their own story; closed, the newest job is the line. */
function Heading({ tasks, isOpen }: { tasks: readonly TaskActor[]; isOpen: boolean }) {
  const t = useText(trayMessages)
  const newest = tasks[0]
  return newest && !isOpen ? (
    <span className={css['heading']}>
      <Newest task={newest} />
      {tasks.length > 1 ? <span className={css['amount']}>+{tasks.length - 1}</span> : null}
    </span>
  ) : (
    <span className={css['headName']}>{t('tray.title')}</span>
  )
}

function Newest({ task }: { task: TaskActor }) {
  const t = useText(trayMessages)
  const phase = useTask(task, phaseOf)
  const name = useJobName(task)
  const done = useTask(task, (snapshot) => snapshot.context.report?.done ?? 0)
  const total = useTask(task, (snapshot) => snapshot.context.report?.total ?? 0)
  return (
    <>
      {isOver(phase) ? <Icon name={phase === 'succeeded' ? 'check' : 'warning'} size={16} /> : <Spinner />}
      <span className={css['headName']}>{name}</span>
      {total > 0 ? <span className={css['amount']}>{t('tray.amount', { done, total })}</span> : null}
    </>
  )
}

function Announcement({ task, tasks, tray }: { task: TaskActor; tasks: TasksActor; tray: RefObject<HTMLElement | null> }) {
  const t = useText(trayMessages)
  useLeaving(task, tasks, tray)
  const phase = useTask(task, phaseOf)
  const report = useTask(task, (snapshot) => snapshot.context.report)
  const name = useJobName(task)
  if (phase !== 'succeeded' || report === null) return null
  return <p>{t('tray.announceDone', { name, done: report.done, total: report.total })}</p>
}
