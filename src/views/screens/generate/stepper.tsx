/**
 * The steps of the main job: the present one, and those that can be opened. Links, so that each
 * step has its address; a step that lacks its input can't be pressed.
 */
import { joined } from '../../kit/ui/class-names.ts'
import { Icon } from '../../kit/ui/icon.tsx'
import { useText } from '../../kit/i18n/text.ts'
import type { FlowStep } from '../../../machines/pin-flow/pin-flow-steps.ts'
import generateMessages from '#locales/en/generate/generate.json' with { type: 'json' }
import css from './stepper.module.css'

export const STEPS = [
  'sources',
  'interests',
  'design',
  'pins',
  'titles',
  'done',
] as const satisfies readonly FlowStep[]

export interface StepperProps {
  readonly current: FlowStep
  readonly allowed: ReadonlySet<FlowStep>
  readonly onGo: (step: FlowStep) => void
}

export function Stepper({ current, allowed, onGo }: StepperProps) {
  const t = useText(generateMessages)
  const at = STEPS.indexOf(current)
  return (
    <nav aria-label={t('generate.steps')} className={css.nav}>
      <p className={css.short}>
        {t('generate.stepOf', { step: at + 1, count: STEPS.length })} ·{' '}
        <strong>{t(`generate.step.${current}`)}</strong>
      </p>
      <ol className={css.steps}>
        {STEPS.map((step, index) => (
          <li key={step} className={css.item}>
            <button
              type="button"
              className={joined(css.step, index < at && css.past, step === current && css.current)}
              aria-current={step === current ? 'step' : undefined}
              disabled={!allowed.has(step)}
              onClick={() => onGo(step)}
            >
              <span className={css.mark}>
                {index < at ? <Icon name="check" size={16} /> : index + 1}
              </span>
              <span className={css.name}>{t(`generate.step.${step}`)}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
