/**
 * A word on the state of a thing, a colour, how far a thing has come: small parts that only show.
 */
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar'
import { joined } from '../class-names.ts'
import css from './badge.module.css'
import tones from '../tone.module.css'
import type { ReactNode } from 'react'

export function Badge({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'accent' | 'success' | 'warning' | 'danger'
  children: ReactNode
}) {
  return <span className={joined(css['badge'], tones[tone])}>{children}</span>
}

/** A colour with its name for screen readers. */
export function Swatch({
  color,
  label,
  size = 'medium',
}: {
  color: string
  label?: string
  size?: 'small' | 'medium' | 'large'
}) {
  return (
    <span
      className={joined(css['swatch'], css[size])}
      style={{ backgroundColor: color }}
      role="img"
      aria-label={label ?? color}
    />
  )
}

/**
 * A thread that is being woven: `value` of `max`; without a value it only says that work goes on.
 * `label` is spoken and, unless hidden, shown with the amount.
 */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueLabel,
  hideLabel = false,
  tone = 'accent',
}: {
  label: string
  value?: number
  max?: number
  valueLabel?: string
  hideLabel?: boolean
  tone?: 'accent' | 'quiet' | 'danger' | 'success' | 'warning'
}) {
  const known = value !== undefined
  return (
    <AriaProgressBar
      className={css['progress'] ?? ''}
      aria-label={label}
      {...(known ? { value, maxValue: Math.max(max, 1) } : { isIndeterminate: true })}
      {...(valueLabel ? { valueLabel } : {})}
    >
      {({ percentage }) => (
        <>
          {hideLabel ? null : (
            <span className={css['line']}>
              <span>{label}</span>
              <span className={css['amount']}>{valueLabel}</span>
            </span>
          )}
          <span className={css['thread']}>
            <span
              className={joined(css['done'], css[`${tone}Thread`], !known && css['weaving'])}
              style={known ? { inlineSize: `${percentage ?? 0}%` } : undefined}
            />
          </span>
        </>
      )}
    </AriaProgressBar>
  )
}
