/**
 * Ties a label, a hint and an error to the one input inside, as React Aria's own
 * `TextField` does. That one brings its autocomplete into the first load (2,500 bytes as brotli
 * sends them), which no field of ours uses: the palette, which does, has a search field.
 */
import { type ReactNode, useRef } from 'react'
import { type AriaTextFieldProps, useTextField } from 'react-aria/useTextField'
import { FieldErrorContext } from 'react-aria-components/FieldError'
import { FormContext } from 'react-aria-components/Form'
import { InputContext } from 'react-aria-components/Input'
import { LabelContext } from 'react-aria-components/Label'
import { useSlottedContext } from 'react-aria-components/slots'
import { TextContext } from 'react-aria-components/Text'
import { joined } from '../class-names.ts'
import { FieldFrame } from './field.tsx'
import { type OwnField, words } from './field-words.ts'
import css from './field.module.css'

export type TextFieldBoxProps = OwnField<AriaTextFieldProps>

export function TextFieldBox({
  label,
  hideLabel,
  hint,
  error,
  aside,
  className,
  children,
  ...props
}: TextFieldBoxProps & { children: ReactNode }) {
  const control = useRef<HTMLInputElement>(null)
  const form = useSlottedContext(FormContext)
  const field = useTextField<'input'>(
    {
      ...props,
      label,
      isInvalid: Boolean(error),
      validationBehavior: form?.validationBehavior ?? 'native',
    },
    control,
  )
  const slots = { description: field.descriptionProps, errorMessage: field.errorMessageProps }
  return (
    <div className={joined(css['field'], className)} data-invalid={error ? true : undefined}>
      <LabelContext value={field.labelProps}>
        <InputContext value={{ ...field.inputProps, ref: control }}>
          <TextContext value={{ slots }}>
            <FieldErrorContext value={field}>
              <FieldFrame {...words({ label, hideLabel, hint, error, aside })}>
                {children}
              </FieldFrame>
            </FieldErrorContext>
          </TextContext>
        </InputContext>
      </LabelContext>
    </div>
  )
}
