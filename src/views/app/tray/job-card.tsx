/**
 * One job: its name, the pictures as they arrive, how far it is and how long it still takes, why it
 * waits, and what can be done.
 */
import { use } from 'react'
import { useTask, useTranslate } from '../../kit/context/app-context.tsx'
import { useFormat, useText } from '../../kit/i18n/text.ts'
import { ProgressBar } from '../../kit/ui/marks/badge.tsx'
import { Button, LinkButton } from '../../kit/ui/button.tsx'
import { IconButton } from '../../kit/ui/icon-button.tsx'
import { Icon } from '../../kit/ui/icon.tsx'
import { canCancel, canRetry, isOver, phaseOf } from './job-state.ts'
import { countRepeats, KnownPagesContext, problemsOf } from './known-pages.ts'
import trayMessages from '#locales/en/app/tray.json' with { type: 'json' }
import css from './job-tray.module.css'
import type { Actors, TaskActor } from '../../../machines/app/actors.ts'
import type { PageError } from '#core/contract/call/errors.contract.ts'
import type { TaskKind, TaskReport } from '#core/contract/content/tasks.contract.ts'
import type { Phase } from './job-state.ts'

interface JobCardProps {
  readonly task: TaskActor
  readonly tasks: Actors['tasks']
  readonly onDismiss: (key: string, kind: TaskKind) => void
}

export function JobCard({ task, tasks, onDismiss }: JobCardProps) {
  const t = useText(trayMessages)
  const known = use(KnownPagesContext)
  const phase = useTask(task, (snapshot) => phaseOf(snapshot, known))
  const key = useTask(task, (snapshot) => snapshot.context.key)
  const kind = useTask(task, (snapshot) => snapshot.context.kind)
  const report = useTask(task, (snapshot) => snapshot.context.report)
  const name = useJobName(task)
  return (
    <li className={css['job']}>
      <div className={css['line']}>
        <strong className={css['name']} dir="auto">
          {name}
        </strong>
        {isOver(phase) ? (
          <IconButton
            icon="cross"
            size="small"
            label={t('tray.dismiss', { name })}
            onPress={() => onDismiss(key, kind)}
          />
        ) : null}
      </div>
      <Pictures pictures={report?.pictures ?? []} />
      <Progress name={name} phase={phase} report={report} />
      <p className={css['words']}>
        <Amount report={report} />
        <PhaseWords task={task} phase={phase} report={report} />
      </p>
      <Failures failures={problemsOf(report, known)} />
      <Repeats count={countRepeats(report)} />
      <JobActions phase={phase} report={report} taskKey={key} tasks={tasks} />
    </li>
  )
}

const tones = {
  starting: 'accent',
  running: 'accent',
  suspended: 'quiet',
  cancelling: 'quiet',
  cancelled: 'quiet',
  succeeded: 'success',
  partly: 'warning',
  failed: 'danger',
  timedOut: 'danger',
} as const satisfies Record<Phase, string>

/** How far it came; a job that ended before it was counted is whole or nothing. */
function Progress({
  name,
  phase,
  report,
}: {
  name: string
  phase: Phase
  report: TaskReport | null
}) {
  const t = useText(trayMessages)
  const amount =
    report !== null && report.total > 0
      ? {
          value: report.done,
          max: report.total,
          valueLabel: t('tray.amount', { done: report.done, total: report.total }),
        }
      : null
  const ended = isOver(phase) ? { value: phase === 'succeeded' ? 1 : 0, max: 1 } : {}
  return <ProgressBar label={name} hideLabel tone={tones[phase]} {...(amount ?? ended)} />
}

function Amount({ report }: { report: TaskReport | null }) {
  const t = useText(trayMessages)
  return report === null || report.total === 0 ? null : (
    <span className={css['amount']}>
      {t('tray.amount', { done: report.done, total: report.total })}
    </span>
  )
}

function JobActions({
  phase,
  report,
  taskKey: key,
  tasks,
}: {
  phase: Phase
  report: TaskReport | null
  taskKey: string
  tasks: Actors['tasks']
}) {
  const t = useText(trayMessages)
  const hasPins =
    (phase === 'succeeded' || phase === 'partly') &&
    report?.kind === 'generation' &&
    report.done > 0
  return (
    <div className={css['actions']}>
      {hasPins ? (
        <LinkButton size="small" href="/generate?step=pins" iconEnd="arrowEnd">
          {t('tray.show.pins')}
        </LinkButton>
      ) : null}
      {canRetry(phase, report) ? (
        <Button
          size="small"
          icon="refresh"
          onPress={() => tasks.send({ type: 'tasks.retry', key })}
        >
          {t(phase === 'timedOut' ? 'tray.look' : 'tray.retry')}
        </Button>
      ) : null}
      {canCancel(phase) ? (
        <Button
          size="small"
          variant="quiet"
          isDisabled={phase === 'cancelling'}
          onPress={() => tasks.send({ type: 'tasks.cancel', key })}
        >
          {t('tray.cancel')}
        </Button>
      ) : null}
    </div>
  )
}

/** The server's name of the job, or what kind it is until that is known. */
export function useJobName(task: TaskActor): string {
  const t = useText(trayMessages)
  const name = useTask(task, (snapshot) => snapshot.context.name)
  const kind = useTask(task, (snapshot) => snapshot.context.kind)
  return name === '' ? t(`tray.${kind}`) : name
}

function PhaseWords({
  task,
  phase,
  report,
}: {
  task: TaskActor
  phase: Phase
  report: TaskReport | null
}) {
  const t = useText(trayMessages)
  const known = use(KnownPagesContext)
  const error = useTask(task, (snapshot) => snapshot.context.error)
  const say = useTranslate()
  if (phase === 'failed')
    return <span>{error ? t('tray.failed', { reason: say(error) }) : t('tray.failedPlain')}</span>
  if (phase === 'partly')
    return <span>{t('tray.partly', { failed: problemsOf(report, known).length })}</span>
  if (
    phase === 'succeeded' ||
    phase === 'timedOut' ||
    phase === 'cancelled' ||
    phase === 'cancelling'
  )
    return <span>{t(`tray.${phase}`)}</span>
  return <GoingOn task={task} phase={phase} report={report} />
}

/** Why it waits, or how long it still takes. */
function GoingOn({
  task,
  phase,
  report,
}: {
  task: TaskActor
  phase: Phase
  report: TaskReport | null
}) {
  const t = useText(trayMessages)
  const format = useFormat()
  const reason = useTask(task, (snapshot) => snapshot.context.pauseReason)
  const isUnanswered = useTask(
    task,
    ({ context }) => context.attempt > 0 && context.pauseReason === null,
  )
  if (isUnanswered) return <span>{t('tray.unanswered')}</span>
  if (reason !== null) return <span>{t(`tray.${reason}`)}</span>
  if (phase === 'starting' || report === null) return <span>{t('tray.starting')}</span>
  return (
    <span>
      {report.time_left === null
        ? t('tray.counting')
        : t('tray.timeLeft', { time: format.duration(report.time_left) })}
    </span>
  )
}

function Pictures({ pictures }: { pictures: readonly string[] }) {
  const t = useText(trayMessages)
  return pictures.length === 0 ? null : (
    <ul className={css['pictures']} aria-label={t('tray.pictures')}>
      {pictures.map((picture) => (
        <li key={picture}>
          <img src={picture} alt="" width={44} height={66} loading="lazy" />
        </li>
      ))}
    </ul>
  )
}

/** What a variation left out on purpose: trying again would bring no more. */
function Repeats({ count }: { count: number }) {
  const t = useText(trayMessages)
  return count === 0 ? null : <p className={css['words']}>{t('tray.repeats', { count })}</p>
}

function Failures({ failures }: { failures: readonly PageError[] }) {
  const t = useText(trayMessages)
  return failures.length === 0 ? null : (
    <details className={css['failures']}>
      <summary>
        <Icon name="warning" size={16} /> {t('tray.failures', { count: failures.length })}
      </summary>
      <ul>
        {failures.map((failure, index) => (
          <li key={`${failure.address} ${index}`}>
            <bdi>{failure.address}</bdi>
            <br />
            {failure.message}
          </li>
        ))}
      </ul>
    </details>
  )
}
