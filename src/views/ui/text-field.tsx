/** One line, several lines, a secret: the fields that are typed into. */
import { useState } from 'react'
import { Input } from 'react-aria-components/Input'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { useText } from '../i18n/text.ts'
import { joined } from './class-names.ts'
import { FieldFrame } from './field.tsx'
import { Icon } from './icon.tsx'
import { uiMessages } from './ui.messages.ts'
import css from './field.module.css'
import type { Ref } from 'react'
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { given, type OwnField, words } from './field-words.ts'

export type TextFieldProps = OwnField<AriaTextFieldProps> & { inputRef?: Ref<HTMLInputElement> }

export function TextField({
  label,
  hideLabel,
  hint,
  error,
  aside,
  placeholder,
  inputRef,
  className,
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField
      {...props}
      isInvalid={Boolean(error)}
      className={joined(css['field'], className)}
    >
      <FieldFrame {...words({ label, hideLabel, hint, error, aside })}>
        <Input
          ref={inputRef ?? null}
          className={css['input'] ?? ''}
          {...given({ placeholder, dir: directionOfWords(props) })}
        />
      </FieldFrame>
    </AriaTextField>
  )
}

/** A secret with a button that shows it. `autoComplete` is `current-password` or `new-password`. */
export function PasswordField({
  label,
  hideLabel,
  hint,
  error,
  aside,
  inputRef,
  className,
  ...props
}: TextFieldProps) {
  const t = useText(uiMessages)
  const [isShown, setShown] = useState(false)
  return (
    <AriaTextField
      {...props}
      type={isShown ? 'text' : 'password'}
      isInvalid={Boolean(error)}
      className={joined(css['field'], className)}
    >
      <FieldFrame {...words({ label, hideLabel, hint, error, aside })}>
        <span className={css['box']} data-invalid={error ? true : undefined}>
          <Input ref={inputRef ?? null} className={css['bare'] ?? ''} spellCheck="false" />
          <button
            type="button"
            className={css['inner']}
            aria-label={t(isShown ? 'ui.hidePassword' : 'ui.showPassword')}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eyeOff' : 'eye'} />
          </button>
        </span>
      </FieldFrame>
    </AriaTextField>
  )
}

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
          {...given({ placeholder, dir: directionOfWords(props) })}
        />
      </FieldFrame>
    </AriaTextField>
  )
}

/**
 * An address runs from left to right in every language, its placeholder too: else an Arabic page
 * shows `//:https`.
 */
function directionOfWords({
  type,
  inputMode,
}: Pick<AriaTextFieldProps, 'type' | 'inputMode'>): 'ltr' | undefined {
  return type === 'url' || inputMode === 'url' ? 'ltr' : undefined
}
