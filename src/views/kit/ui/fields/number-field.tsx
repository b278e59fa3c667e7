/**
 * A number, typed or stepped. A file of its own: it reads numbers in every script, which the first
 * screens need not load.
 */
import type { InputEvent } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField'
import { useText } from '../../i18n/text.ts'
import { joined } from '../class-names.ts'
import { FieldFrame } from './field.tsx'
import { given, type OwnField, words } from './field-words.ts'
import { Icon } from '../icon.tsx'
import uiMessages from '#locales/en/kit/ui.json' with { type: 'json' }
import css from './field.module.css'
import type { NumberFieldProps as AriaNumberFieldProps } from 'react-aria-components/NumberField'

export type NumberFieldProps = OwnField<AriaNumberFieldProps>

export function NumberField({
  label,
  hideLabel,
  hint,
  error,
  aside,
  placeholder,
  className,
  ...props
}: NumberFieldProps) {
  const t = useText(uiMessages)
  // React Aria reports a number on blur. An invalid one is corrected while typing, or the submit
  // button would still be disabled when it is pressed.
  const correct = ({ currentTarget }: InputEvent<HTMLInputElement>): void => {
    if (error && /^\d{1,9}$/.test(currentTarget.value))
      props.onChange?.(Number(currentTarget.value))
  }
  return (
    <AriaNumberField
      {...props}
      isInvalid={Boolean(error)}
      className={joined(css['field'], className)}
    >
      <FieldFrame {...words({ label, hideLabel, hint, error, aside })}>
        <Group className={css['box'] ?? ''}>
          <Input
            className={joined(css['bare'], css['number'])}
            onInput={correct}
            {...given({ placeholder })}
          />
          <span className={css['steps']}>
            <Button slot="decrement" className={css['inner'] ?? ''} aria-label={t('ui.decrease')}>
              <Icon name="chevronDown" size={16} />
            </Button>
            <Button slot="increment" className={css['inner'] ?? ''} aria-label={t('ui.increase')}>
              <Icon name="chevronUp" size={16} />
            </Button>
          </span>
        </Group>
      </FieldFrame>
    </AriaNumberField>
  )
}
