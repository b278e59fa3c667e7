/**
 * Walks through the moments of the history: the browser's own slider, so that arrows, Home, End and
 * Page keys work and its value is read out in words.
 */
import { useId } from 'react'
import type { ActionSummary } from '#core/pins/history/pin-past.ts'
import { useFormat, useText } from '../../../kit/i18n/text.ts'
import { IconButton } from '../../../kit/ui/icon-button.tsx'
import { sentenceOf, type WordsOf } from '../action-words.ts'
import historyMessages from '#locales/en/pins/history.json' with { type: 'json' }
import css from './past-board.module.css'

interface MomentSliderProps {
  /** Latest first. */
  readonly actions: readonly ActionSummary[]
  /** The moment before the event at this place; null = now. */
  readonly seq: number | null
  readonly words: WordsOf
  readonly onChange: (seq: number | null) => void
}

export function MomentSlider({ actions, seq, words, onChange }: MomentSliderProps) {
  const t = useText(historyMessages)
  const format = useFormat()
  const id = useId()
  const at = seq === null ? -1 : actions.findIndex(({ firstSeq }) => firstSeq === seq)
  const action = actions[at]
  const text =
    action === undefined
      ? t('history.momentNow')
      : t('history.momentBefore', { what: sentenceOf(action, words) })
  const exact = action === undefined ? '' : ` · ${format.moment(action.at)}`
  const go = (to: number) => onChange(actions[to]?.firstSeq ?? null)
  return (
    <div className={css.slider}>
      <label htmlFor={id}>
        <strong>{t('history.moment')}</strong> <span dir="auto">{text}</span>
        <span className={css.quiet}>{exact}</span>
      </label>
      <div className={css.track}>
        <IconButton
          icon="chevronStart"
          size="small"
          label={t('history.earlier')}
          isDisabled={at >= actions.length - 1}
          onPress={() => go(at + 1)}
        />
        <input
          id={id}
          type="range"
          min={0}
          max={actions.length}
          step={1}
          value={actions.length - 1 - at}
          aria-valuetext={text + exact}
          onChange={(event) => go(actions.length - 1 - event.currentTarget.valueAsNumber)}
        />
        <IconButton
          icon="chevronEnd"
          size="small"
          label={t('history.later')}
          isDisabled={at < 0}
          onPress={() => go(at - 1)}
        />
      </div>
    </div>
  )
}
