/** Several lines. It brings more of React Aria than `text-field.tsx`, which the first load has. */
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { joined } from '../class-names.ts'
import { FieldFrame } from './field.tsx'
import { addressDirection, given, type OwnField, words } from './field-words.ts'
import css from './field.module.css'
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'

export type TextAreaProps = OwnField<AriaTextFieldProps> & { rows?: number }

/** Grows with its words; `rows` is the least. */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  aside,
  placeholder,
  rows = 3,
  className,
  ...props
}: TextAreaProps) {
  return (
    <AriaTextField
      {...props}
      isInvalid={Boolean(error)}
      className={joined(css['field'], className)}
    >
      <FieldFrame {...words({ label, hideLabel, hint, error, aside })}>
        <AriaTextArea
          rows={rows}
          className={joined(css['input'], css['area'])}
          {...given({ placeholder, dir: addressDirection(props) })}
        />
      </FieldFrame>
    </AriaTextField>
  )
}
