/** One job: its name, the pictures as they arrive, how far it is and how long it still takes, why it waits, and what can be done. */
import { useTask } from '../app-context.tsx'
import { useFormat, useText } from '../i18n/text.ts'
import { ProgressBar } from '../ui/badge.tsx'
import { Button, IconButton, LinkButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { canRetry, isOver, phaseOf } from './job-state.ts'
import { trayMessages } from './tray.messages.ts'
import css from './job-tray.module.css'
import type { TaskActor, TasksActor } from '../seams.ts'
import type { PageError } from '#core/contract/errors.contract.ts'
import type { TaskReport } from '#core/contract/tasks.contract.ts'
import type { Phase } from './job-state.ts'

export function JobCard({ task, tasks }: { task: TaskActor; tasks: TasksActor }) {
  const t = useText(trayMessages)
  const phase = useTask(task, phaseOf)
  const key = useTask(task, (snapshot) => snapshot.context.key)
  const report = useTask(task, (snapshot) => snapshot.context.report)
  const name = useJobName(task)
  const done = report?.done ?? 0
  const total = report?.total ?? 0
  return (
    <li className={css['job']}>
      <div className={css['line']}>
        <strong className={css['name']}>{name}</strong>
        {isOver(phase) ? <IconButton icon="cross" size="small" label={t('tray.dismiss', { name })} onPress={() => tasks.send({ type: 'tasks.dismiss', key })} /> : null}
      </div>
      <Pictures pictures={report?.pictures ?? []} />
      <ProgressBar label={name} hideLabel tone={tones[phase]} {...(total > 0 ? { value: done, max: total, valueLabel: t('tray.amount', { done, total }) } : isOver(phase) ? { value: phase === 'succeeded' ? 1 : 0, max: 1 } : {})} />
      <p className={css['words']}>
        {total > 0 ? <span className={css['amount']}>{t('tray.amount', { done, total })}</span> : null}
        <PhaseWords task={task} phase={phase} report={report} />
      </p>
      <Failures failures={report?.failures ?? []} />
      <JobActions phase={phase} report={report} taskKey={key} tasks={tasks} />
    </li>
  )
}

const tones = { starting: 'accent', running: 'accent', suspended: 'quiet', cancelling: 'quiet', cancelled: 'quiet', succeeded: 'success', failed: 'danger', timedOut: 'danger' } as const satisfies Record<Phase, string>

function JobActions({ phase, report, taskKey: key, tasks }: { phase: Phase; report: TaskReport | null; taskKey: string; tasks: TasksActor }) {
  const t = useText(trayMessages)
  const hasPins = phase === 'succeeded' && report?.kind === 'generation' && report.done > 0
  return (
    <div className={css['actions']}>
      {hasPins ? (
        <LinkButton size="small" href="/generate?step=pins" iconEnd="arrowEnd">
          {t('tray.show.pins')}
        </LinkButton>
      ) : null}
      {canRetry(phase, report) ? (
        <Button size="small" icon="refresh" onPress={() => tasks.send({ type: 'tasks.retry', key })}>
          {t(phase === 'timedOut' ? 'tray.look' : 'tray.retry')}
        </Button>
      ) : null}
      {isOver(phase) ? null : (
        <Button size="small" variant="quiet" isDisabled={phase === 'cancelling'} onPress={() => tasks.send({ type: 'tasks.cancel', key })}>
          {t('tray.cancel')}
        </Button>
      )}
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

function PhaseWords({ task, phase, report }: { task: TaskActor; phase: Phase; report: TaskReport | null }) {
  const t = useText(trayMessages)
  const format = useFormat()
  const error = useTask(task, (snapshot) => snapshot.context.error)
  const reason = useTask(task, (snapshot) => snapshot.context.pauseReason)
  if (phase === 'failed') return <span>{error ? t('tray.failed', { reason: error }) : t('tray.failedPlain')}</span>
  if (phase === 'succeeded') return <span>{report && report.failures.length > 0 ? t('tray.succeededPart', { failed: report.failures.length }) : t('tray.succeeded')}</span>
  if (phase === 'timedOut' || phase === 'cancelled' || phase === 'cancelling') return <span>{t(`tray.${phase}`)}</span>
  if (reason !== null) return <span>{t(`tray.${reason}`)}</span>
  if (phase === 'starting' || report === null) return <span>{t('tray.starting')}</span>
  return <span>{report.time_left === null ? t('tray.counting') : t('tray.timeLeft', { time: format.duration(report.time_left) })}</span>
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
