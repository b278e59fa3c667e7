/**
 * What every field has around its control: label, hint, and what is wrong, tied to it for screen
 * readers by React Aria's slots.
 */
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import css from './field.module.css'
import type { ReactNode } from 'react'

export interface FieldWords {
  /** Always given; `hideLabel` keeps it for screen readers only. */
  label: string
  hideLabel?: boolean
  hint?: ReactNode
  /** What is wrong and what to do; its presence marks the field as invalid. */
  error?: string | null | undefined
  /** At the end of the label's line: a counter, "optional". */
  aside?: ReactNode
}

export function FieldFrame({
  label,
  hideLabel,
  hint,
  error,
  aside,
  children,
}: FieldWords & { children: ReactNode }) {
  return (
    <>
      <span className={hideLabel ? css['hidden'] : css['labelLine']}>
        <Label className={css['label'] ?? ''}>{label}</Label>
        {aside ? <span className={css['aside']}>{aside}</span> : null}
      </span>
      {children}
      {hint ? (
        <Text slot="description" className={css['hint'] ?? ''}>
          {hint}
        </Text>
      ) : null}
      <FieldError className={css['error'] ?? ''}>{error ? error : undefined}</FieldError>
    </>
  )
}
