/**
 * The lower edge of every step: the way back, what will happen in words, and the one main action.
 */
import type { ReactNode } from 'react'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/button.tsx'
import { publishHeight } from '../ui/edge-height.ts'
import { generateMessages } from './generate.messages.ts'
import css from './generate.module.css'

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
  const t = useText(generateMessages)
  return (
    <footer ref={footRef} className={css.foot}>
      {onBack ? (
        <Button variant="quiet" icon="arrowStart" className={css.back ?? ''} onPress={onBack}>
          {t('generate.back')}
        </Button>
      ) : null}
      <p className={css.footWords} aria-live="polite">
        {words}
      </p>
      {children}
    </footer>
  )
}
