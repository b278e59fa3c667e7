/**
 * The step at the moment that is looked at, and the context of the actor it left behind with what
 * it changed.
 */
import type { ReactNode } from 'react'
import { useText } from '../../views/kit/i18n/text.ts'
import { clockOf } from './clock-words.ts'
import { differencesOf } from './differences.ts'
import inspectorMessages from '#locales/en/inspector/inspector.json' with { type: 'json' }
import { KeptView } from '../recording/kept-view.tsx'
import { nameOf } from './step-filter.ts'
import css from './step-details.module.css'
import type { RecordedStep } from '../recording/recorded.ts'
import type { ReadyStep, Recording } from '../recording/recording.ts'
import type { Inspection } from '../recording/use-inspection.ts'

export function StepDetails({
  recording,
  step,
  last,
}: Pick<Inspection, 'recording' | 'step' | 'last'>) {
  const t = useText(inspectorMessages)
  return (
    <section className={css['details']} aria-label={t('inspector.details')} tabIndex={0}>
      {step === undefined ? null : <Happened recording={recording} step={step} />}
      {last === undefined ? (
        <Part title={t('inspector.noStep')}>
          <p className={css['quiet']}>{t('inspector.noStepBody')}</p>
        </Part>
      ) : (
        <After recording={recording} last={last} />
      )}
    </section>
  )
}

function Happened({ recording, step }: { recording: Recording; step: RecordedStep }) {
  const t = useText(inspectorMessages)
  const isBare =
    typeof step.payload === 'object' &&
    step.payload !== null &&
    Object.keys(step.payload).length === 0
  return (
    <Part title={step.type} aside={t('inspector.step', { seq: step.seq })}>
      <p className={css['quiet']}>
        {t('inspector.fromTo', {
          from: nameOf(recording, step.from) || t('inspector.thePage'),
          to: nameOf(recording, step.to),
        })}{' '}
        · {clockOf(step.at)}
      </p>
      {step.taken.length > 0 ? (
        <ol className={css['taken']} aria-label={t('inspector.taken')}>
          {step.taken.map((name, at) => (
            <li key={at}>{name}</li>
          ))}
        </ol>
      ) : null}
      {isBare ? null : <KeptView value={step.payload} />}
    </Part>
  )
}

function After({ recording, last }: { recording: Recording; last: ReadyStep }) {
  const t = useText(inspectorMessages)
  const before = recording.stepBefore(last)?.result.context
  const { context } = last.result
  const count = differencesOf(before, context).length
  const isMachine = recording.actor(last.to)?.machine != null
  return (
    <Part
      title={`${t(isMachine ? 'inspector.context' : 'inspector.output')}: ${nameOf(recording, last.to)}`}
      aside={before === undefined ? '' : t('inspector.changes', { count })}
    >
      <KeptView value={context} {...(before === undefined ? {} : { before })} />
    </Part>
  )
}

function Part({ title, aside, children }: { title: string; aside?: string; children: ReactNode }) {
  return (
    <div className={css['part']}>
      <header className={css['head']}>
        <h3 className={css['title']}>{title}</h3>
        {aside ? <span className={css['quiet']}>{aside}</span> : null}
      </header>
      {children}
    </div>
  )
}
