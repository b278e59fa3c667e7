/** What the runs of an automation found, made and left out, and why. */
import type {
  Automation,
  AutomationRun,
  AutomationRunLine,
} from '#core/contract/publishing/automations.contract.ts'
import { useState } from 'react'
import { useLoad } from '../../kit/context/data.ts'
import { useFormat, useText } from '../../kit/i18n/text.ts'
import { Badge } from '../../kit/ui/marks/badge.tsx'
import { Sheet } from '../../kit/ui/overlays/dialog.tsx'
import { Disclosure } from '../../kit/ui/overlays/disclosure.tsx'
import { ErrorState, Loading, Skeleton } from '../../kit/ui/states.tsx'
import css from './automations.module.css'
import automationLogMessages from '#locales/en/automations/log.json' with { type: 'json' }
import { isOngoing, paramsOf, usePolling } from './use-automations.ts'
import { useRunWords } from './use-run-words.ts'

/** Mounted while it is open. */
export function RunLog({ one, onClose }: { one: Automation; onClose: () => void }) {
  const t = useText(automationLogMessages)
  const load = useRuns(one)
  const runs = load.data?.runs ?? null
  return (
    <Sheet
      isOpen
      onClose={onClose}
      width="large"
      title={t('automationLog.title', { name: one.settings.name })}
    >
      <div className={css.stack}>
        <p className={css.quiet}>{t('automationLog.lead')}</p>
        {runs === null && load.failure === null ? (
          <Loading label={t('automationLog.loading')}>
            <Skeleton height="120px" radius="var(--radius-10)" />
          </Loading>
        ) : null}
        {runs === null && load.failure !== null ? (
          <ErrorState
            title={t('automationLog.failed')}
            requestId={load.failure.requestId}
            onRetry={load.reload}
          >
            {load.failure.message}
          </ErrorState>
        ) : null}
        {runs?.length === 0 ? <p>{t('automationLog.empty')}</p> : null}
        {runs?.map((run) => (
          <Run key={run.id} one={one} run={run} />
        ))}
      </div>
    </Sheet>
  )
}

function useRuns(one: Automation) {
  const load = useLoad('listAutomationRuns', { params: paramsOf(one) })
  usePolling(load.data?.runs.some(isOngoing) ?? false, load)
  return load
}

function Run({ one, run }: { one: Automation; run: AutomationRun }) {
  const t = useText(automationLogMessages)
  const format = useFormat()
  const words = useRunWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={css.run}>
      <strong>
        {isOngoing(run)
          ? t('automationLog.running', { moment: format.moment(run.started_at) })
          : words(run)}
      </strong>
      <span className={css.small}>
        {t(`automationLog.${run.cause}`)} · {t('automationLog.found', { count: run.found })}
      </span>
      {run.problem === null ? null : <span>{run.problem}</span>}
      {run.articles === 0 ? null : (
        <Disclosure title={t('automationLog.articles')} onOpen={() => setOpen(true)}>
          {/* Read once more when the run has ended. */}
          {isOpen ? <Lines key={run.outcome} one={one} run={run} /> : null}
        </Disclosure>
      )}
    </section>
  )
}

function Lines({ one, run }: { one: Automation; run: AutomationRun }) {
  const t = useText(automationLogMessages)
  const load = useLoad('getAutomationRun', { params: { ...paramsOf(one), run_id: run.id } })
  usePolling(isOngoing(run), load)
  if (load.data === null)
    return load.failure === null ? (
      <Loading label={t('automationLog.loading')}>
        <Skeleton height="40px" />
      </Loading>
    ) : (
      <p>{load.failure.message}</p>
    )
  return (
    <ul className={css.lines}>
      {load.data.lines.map((line) => (
        <Line key={line.address} line={line} />
      ))}
    </ul>
  )
}

function Line({ line }: { line: AutomationRunLine }) {
  const t = useText(automationLogMessages)
  const { state, pins, planned, title, address } = line
  return (
    <li className={css.line}>
      <span>
        <bdi>{title || address}</bdi>
      </span>
      <span className={css.head}>
        <Badge tone={state === 'done' ? 'success' : 'plain'}>
          {t(`automationLog.state.${state}`, { count: pins, planned })}
        </Badge>
        {line.is_again ? <Badge>{t('automationLog.again')}</Badge> : null}
      </span>
      {line.problem === null ? null : <span>{line.problem}</span>}
      <a className={css.small} href={address} target="_blank" rel="noreferrer">
        <bdi>{address}</bdi>
      </a>
    </li>
  )
}
