/**
 * The jobs of the signed-in person, in a corner of every screen: it survives navigation and, since
 * the server keeps the jobs, reload. A job that ends is announced once; the tab's title and
 * notifications are `src/main/`'s.
 */
import { useLocation } from '@tanstack/react-router'
import {
  type RefObject,
  use,
  useCallback,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Button } from 'react-aria-components/Button'
import { useActor, useActorIfAny, useTask, useTasks } from '../../kit/context/app-context.tsx'
import { useText } from '../../kit/i18n/text.ts'
import { publishHeight } from '../../kit/ui/edge-height.ts'
import { Icon } from '../../kit/ui/icon.tsx'
import { Spinner } from '../../kit/ui/marks/spinner.tsx'
import { JobCard, useJobName } from './job-card.tsx'
import { isForgotten, isOver, isTrayOpen, mostPressing, phaseOf } from './job-state.ts'
import { KnownPagesContext, type KnownPages, problemsOf, useKnownPages } from './known-pages.ts'
import trayMessages from '#locales/en/app/tray.json' with { type: 'json' }
import { useLeaving } from './use-leaving.ts'
import css from './job-tray.module.css'
import type { TaskKind } from '#core/contract/content/tasks.contract.ts'
import type { TaskActor } from '../../../machines/app/actors.ts'
import type { Phase } from './job-state.ts'

/** Below this width (px) the cards would cover the screen: the tray starts as one line. */
const ROOM_FOR_CARDS = 768
const publishTray = publishHeight('--tray')

export function JobTray() {
  return useActorIfAny('tasks') === null ? null : <Tray />
}

function Tray() {
  const t = useText(trayMessages)
  const tasks = useActor('tasks')
  const known = useKnownPages()
  const { shown, putAway } = useShownTasks(known)
  const tray = useRef<HTMLElement>(null)
  const isWorking = useIsWorking(shown, known)
  const [hasRoom] = useState(() => globalThis.innerWidth >= ROOM_FOR_CARDS)
  const { pathname } = useLocation()
  const [chosen, setChosen] = useState<{ open: boolean; while: boolean } | null>(null)
  const isOpen = isTrayOpen(chosen, { isWorking, hasRoom, pathname })
  if (shown.length === 0 && chosen !== null) setChosen(null)
  // The pins' screen still asks a generation when its run began.
  const dismiss = (key: string, kind: TaskKind) =>
    kind === 'generation' ? putAway(key) : tasks.send({ type: 'tasks.dismiss', key })
  if (shown.length === 0) return null
  return (
    <KnownPagesContext value={known}>
      <section ref={tray} className={css['tray']} aria-label={t('tray.title')}>
        <div ref={publishTray}>
          <Button
            className={css['head'] ?? ''}
            aria-expanded={isOpen}
            onPress={() => setChosen({ open: !isOpen, while: isWorking })}
          >
            <Heading tasks={shown} isOpen={isOpen} />
            <Icon name={isOpen ? 'chevronDown' : 'chevronUp'} size={16} />
          </Button>
          {isOpen ? (
            <ul className={css['jobs']}>
              {shown.map((task) => (
                <JobCard
                  key={task.getSnapshot().context.key}
                  task={task}
                  tasks={tasks}
                  onDismiss={dismiss}
                />
              ))}
            </ul>
          ) : null}
        </div>
        <div className={css['spoken']} aria-live="polite">
          {shown.map((task) => (
            <Announcement
              key={task.getSnapshot().context.key}
              task={task}
              tray={tray}
              putAway={putAway}
            />
          ))}
        </div>
      </section>
    </KnownPagesContext>
  )
}

/**
 * All but those that were put away, and those whose problems are of deleted pages. They are not
 * dismissed: the pins' screen still asks which run was the last.
 */
function useShownTasks(known: KnownPages | null): {
  shown: readonly TaskActor[]
  putAway: (key: string) => void
} {
  const all = useTasks((snapshot) => snapshot.context.tasks)
  const [away, setAway] = useState<ReadonlySet<string>>(new Set())
  const shown = useMemo(
    () =>
      all.filter((task) => {
        const snapshot = task.getSnapshot()
        return !away.has(snapshot.context.key) && !isForgotten(snapshot, known)
      }),
    [all, away, known],
  )
  const putAway = useCallback((key: string) => setAway((before) => new Set([...before, key])), [])
  return { shown, putAway }
}

/** Whether any of the jobs still runs. */
function useIsWorking(tasks: readonly TaskActor[], known: KnownPages | null): boolean {
  return usePhases(tasks, known).some((phase) => !isOver(phase))
}

/** Where each of them is, in their order. */
function usePhases(tasks: readonly TaskActor[], known: KnownPages | null): readonly Phase[] {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscriptions = tasks.map((task) => task.subscribe(changed))
      return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
    },
    [tasks],
  )
  const read = () => tasks.map((task) => phaseOf(task.getSnapshot(), known)).join(' ')
  // One string, so that nothing is drawn again while nothing has changed.
  return useSyncExternalStore(subscribe, read, read).split(' ').filter(Boolean) as Phase[]
}

/** Open, the cards show their own state; closed, the most pressing job is the line. */
function Heading({ tasks, isOpen }: { tasks: readonly TaskActor[]; isOpen: boolean }) {
  const t = useText(trayMessages)
  const known = use(KnownPagesContext)
  usePhases(tasks, known)
  const first = mostPressing(tasks, known)
  return first && !isOpen ? (
    <span className={css['heading']}>
      <Line key={first.getSnapshot().context.key} task={first} />
      {tasks.length > 1 ? <span className={css['amount']}>+{tasks.length - 1}</span> : null}
    </span>
  ) : (
    <span className={css['headName']}>{t('tray.title')}</span>
  )
}

function Line({ task }: { task: TaskActor }) {
  const t = useText(trayMessages)
  const known = use(KnownPagesContext)
  const phase = useTask(task, (snapshot) => phaseOf(snapshot, known))
  const name = useJobName(task)
  const done = useTask(task, (snapshot) => snapshot.context.report?.done ?? 0)
  const total = useTask(task, (snapshot) => snapshot.context.report?.total ?? 0)
  const failures = useTask(task, (snapshot) => problemsOf(snapshot.context.report, known).length)
  // What only waits to be read takes as little room as it can.
  const isSmall = isOver(phase) && failures > 0
  return (
    <>
      {isOver(phase) ? (
        <Icon name={phase === 'succeeded' ? 'check' : 'warning'} size={16} />
      ) : (
        <Spinner />
      )}
      <span className={css[isSmall ? 'spoken' : 'headName']} dir="auto">
        {name}
      </span>
      {phase === 'succeeded' ? (
        <span className={css['amount']}>{t('tray.succeeded')}</span>
      ) : total > 0 && !isSmall ? (
        <span className={css['amount']}>{t('tray.amount', { done, total })}</span>
      ) : null}
      {failures > 0 ? (
        <span className={css['trouble']}>{t('tray.failures', { count: failures })}</span>
      ) : null}
    </>
  )
}

function Announcement({
  task,
  tray,
  putAway,
}: {
  task: TaskActor
  tray: RefObject<HTMLElement | null>
  putAway: (key: string) => void
}) {
  const t = useText(trayMessages)
  const { pathname } = useLocation()
  useLeaving(task, { tray, pathname, putAway })
  const known = use(KnownPagesContext)
  const phase = useTask(task, (snapshot) => phaseOf(snapshot, known))
  const report = useTask(task, (snapshot) => snapshot.context.report)
  const name = useJobName(task)
  if (report === null || (phase !== 'succeeded' && phase !== 'partly')) return null
  return (
    <p>
      {t(phase === 'partly' ? 'tray.announcePartly' : 'tray.announceDone', {
        name,
        done: report.done,
        total: report.total,
        failed: problemsOf(report, known).length,
      })}
    </p>
  )
}
