/**
 * Things that are on or off: a box to tick, one of several (radio), all with their label beside
 * them.
 */
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import { FieldError } from 'react-aria-components/FieldError'
import {
  RadioButton,
  RadioField,
  RadioGroup as AriaRadioGroup,
} from 'react-aria-components/RadioGroup'
import { Text } from 'react-aria-components/Text'
import { FieldFrame } from './field.tsx'
import { Icon } from '../icon.tsx'
import { joined } from '../class-names.ts'
import css from './toggle.module.css'
import field from './field.module.css'
import type { ReactNode } from 'react'
import type { FieldWords } from './field.tsx'

interface ToggleProps {
  children?: ReactNode
  /** For a toggle without visible words. */
  'aria-label'?: string
  hint?: string
  isSelected?: boolean
  defaultSelected?: boolean
  isDisabled?: boolean
  onChange?: (isSelected: boolean) => void
  name?: string
  value?: string
  className?: string
}

export function Checkbox({
  children,
  hint,
  error,
  isIndeterminate = false,
  className,
  ...props
}: ToggleProps & { isIndeterminate?: boolean; error?: string | null }) {
  return (
    <CheckboxField
      {...props}
      isIndeterminate={isIndeterminate}
      isInvalid={Boolean(error)}
      className={joined(css['toggle'], className)}
    >
      <CheckboxButton className={css['line'] ?? ''}>
        {({ isSelected, isIndeterminate: isPartly }) => (
          <>
            <span className={css['tick']}>
              {isPartly ? (
                <span className={css['dash']} />
              ) : isSelected ? (
                <Icon name="check" size={16} />
              ) : null}
            </span>
            {children}
          </>
        )}
      </CheckboxButton>
      <Hint text={hint} />
      <FieldError className={joined(field['error'], css['hint'])}>{error ?? undefined}</FieldError>
    </CheckboxField>
  )
}

export interface RadioOption {
  readonly id: string
  readonly label: string
  readonly hint?: string
  readonly before?: ReactNode
}

/** `look` cards draws each option as a tile, for choices that show something. */
export function RadioGroup({
  options,
  value,
  onChange,
  look = 'lines',
  className,
  ...words
}: FieldWords & {
  options: readonly RadioOption[]
  value: string
  onChange: (id: string) => void
  look?: 'lines' | 'cards'
  className?: string
}) {
  return (
    <AriaRadioGroup
      value={value}
      onChange={onChange}
      isInvalid={Boolean(words.error)}
      className={joined(field['field'], className)}
    >
      <FieldFrame {...words}>
        <div className={look === 'cards' ? css['cards'] : css['lines']}>
          {options.map((option) => (
            <RadioField
              key={option.id}
              value={option.id}
              className={look === 'cards' ? (css['card'] ?? '') : (css['toggle'] ?? '')}
            >
              <RadioButton
                className={look === 'cards' ? (css['cardInside'] ?? '') : (css['line'] ?? '')}
              >
                {option.before}
                <span className={css['radioLine']}>
                  <span className={css['dot']} />
                  <span>{option.label}</span>
                </span>
              </RadioButton>
              <Hint text={option.hint} />
            </RadioField>
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  )
}

function Hint({ text }: { text: string | undefined }) {
  return text ? (
    <Text slot="description" className={joined(field['hint'], css['hint'])}>
      {text}
    </Text>
  ) : null
}
