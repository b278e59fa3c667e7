/**
 * The lower edge of every step: the way back, what will happen in words, and the one main action.
 */
import type { ReactNode } from 'react'
import { useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import { publishHeight } from '../../kit/ui/edge-height.ts'
import stepsMessages from '#locales/en/pins/steps.json' with { type: 'json' }
import css from './step.module.css'

const footRef = publishHeight('--bottom-bar')

export function StepFoot({
  words,
  onBack,
  children,
}: {
  words?: ReactNode
  onBack?: () => void
  children: ReactNode
}) {
  const t = useText(stepsMessages)
  return (
    <footer ref={footRef} className={css.foot}>
      {onBack ? (
        <Button variant="quiet" icon="arrowStart" className={css.back ?? ''} onPress={onBack}>
          {t('steps.back')}
        </Button>
      ) : null}
      <p className={css.footWords} aria-live="polite">
        {words}
      </p>
      {children}
    </footer>
  )
}
