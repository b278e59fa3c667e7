/**
 * What the pin still lacks before it is published, each with the reason. Follows the draft as it is
 * typed; what is not known is left out.
 */
import { useMemo } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { lookOf } from '#core/export/word-findings.ts'
import { listPins } from '#core/pins/book/pin-selectors.ts'
import { type CheckResult, checkPin, type PinFacts } from '#core/text/gates/pin-checklist.ts'
import { usePins } from '../../kit/context/app-context.tsx'
import { Findings } from '../checks/findings.tsx'
import { useText } from '../../kit/i18n/text.ts'
import { Icon } from '../../kit/ui/icon.tsx'
import css from './checklist.module.css'
import type { DraftProps } from './draft/draft-props.ts'
import editorMessages from '#locales/en/pins/editor.json' with { type: 'json' }
import type { PinDraft } from './draft/pin-draft.ts'

export function Checklist({ pin, draft, isAltFitting }: DraftProps & { isAltFitting: boolean }) {
  const t = useText(editorMessages)
  const pins = usePins((snapshot) => listPins(snapshot.context.book))
  const others = useMemo(
    () =>
      pins.filter(({ id }) => id !== pin.id).map((other) => ({ ...other, look: lookOf(other) })),
    [pins, pin.id],
  )
  const results = useMemo(
    () => checksOf({ pin, others, isAltFitting }, draft),
    [pin, draft, others, isAltFitting],
  )
  const wrong = results.filter(({ state }) => state === 'mend')
  return (
    <details className={css.checklist}>
      <summary className={css.summary}>
        <Icon name="chevronEnd" size={16} className={css.arrow} />
        <span className={css.name}>{t('editor.checklist')}</span>
        <span className={css.count} data-good={wrong.length === 0 || undefined}>
          {wrong.length === 0
            ? t('editor.checklistGood')
            : t('editor.checklistMend', { count: wrong.length })}
        </span>
      </summary>
      <Findings results={results} label={t('editor.checklist')} className={css.list} />
    </details>
  )
}

interface Known {
  readonly pin: Pin
  readonly others: PinFacts['others']
  readonly isAltFitting: boolean
}

/**
 * Of the picture, the link's answer and the page's numbers the browser knows nothing: those checks
 * come back unknown.
 */
function checksOf(
  { pin, others, isAltFitting }: Known,
  { title, description, alt_text, link, keywords }: PinDraft,
): CheckResult[] {
  return checkPin({
    isAltFitting,
    title: title.trim(),
    description: description.trim(),
    alt_text,
    link,
    linkAnswers: null,
    keywords,
    picture: null,
    contrast: null,
    boards: pin.boards.length,
    look: lookOf(pin),
    others,
    groundedNumbers: null,
  })
}
