/** One line, several lines, a secret, a number, a search: the fields that are typed into. */
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField'
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { useText } from '../i18n/text.ts'
import { joined } from './class-names.ts'
import { FieldFrame } from './field.tsx'
import { Icon } from './icon.tsx'
import { uiMessages } from './ui.messages.ts'
import css from './field.module.css'
import type { Ref } from 'react'
import type { NumberFieldProps as AriaNumberFieldProps } from 'react-aria-components/NumberField'
import type { SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components/SearchField'
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import type { FieldWords } from './field.tsx'

type Own<P> = Omit<P, 'children' | 'className' | 'style' | 'validate' | 'isInvalid'> & FieldWords & { className?: string; placeholder?: string }

export type TextFieldProps = Own<AriaTextFieldProps> & { inputRef?: Ref<HTMLInputElement> }

export function TextField({ label, hideLabel, hint, error, aside, placeholder, inputRef, className, ...props }: TextFieldProps) {
  return (
    <AriaTextField {...props} isInvalid={Boolean(error)} className={joined(css['field'], className)}>
      <FieldFrame {...words({ label, hideLabel, hint, error, aside })}>
        <Input ref={inputRef ?? null} className={css['input'] ?? ''} {...given({ placeholder })} />
      </FieldFrame>
    </AriaTextField>
  )
}

/** A secret with a button that shows it. `autoComplete` is `current-password` or `new-password`. */
export function PasswordField({ label, hideLabel, hint, error, aside, inputRef, className, ...props }: TextFieldProps) {
  const t = useText(uiMessages)
  const [isShown, setShown] = useState(false)
  return (
    <AriaTextField {...props} type={isShown ? 'text' : 'password'} isInvalid={Boolean(error)} className={joined(css['field'], className)}>
      <FieldFrame {...words({ label, hideLabel, hint, error, aside })}>
        <span className={css['box']} data-invalid={error ? true : undefined}>
          <Input ref={inputRef ?? null} className={css['bare'] ?? ''} spellCheck="false" />
          <button type="button" className={css['inner']} aria-label={t(isShown ? 'ui.hidePassword' : 'ui.showPassword')} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            <Icon name={isShown ? 'eyeOff' : 'eye'} />
          </button>
        </span>
      </FieldFrame>
    </AriaTextField>
  )
}

export type TextAreaProps = Own<AriaTextFieldProps> & { rows?: number }

/** Grows with its words; `rows` is the least. */
export function TextArea({ label, hideLabel, hint, error, aside, placeholder, rows = 3, className, ...props }: TextAreaProps) {
  return (
    <AriaTextField {...props} isInvalid={Boolean(error)} className={joined(css['field'], className)}>
      <FieldFrame {...words({ label, hideLabel, hint, error, aside })}>
        <AriaTextArea rows={rows} className={joined(css['input'], css['area'])} {...given({ placeholder })} />
      </FieldFrame>
    </AriaTextField>
  )
}

export type NumberFieldProps = Own<AriaNumberFieldProps>

export function NumberField({ label, hideLabel, hint, error, aside, placeholder, className, ...props }: NumberFieldProps) {
  const t = useText(uiMessages)
  return (
    <AriaNumberField {...props} isInvalid={Boolean(error)} className={joined(css['field'], className)}>
      <FieldFrame {...words({ label, hideLabel, hint, error, aside })}>
        <Group className={css['box'] ?? ''}>
          <Input className={joined(css['bare'], css['number'])} {...given({ placeholder })} />
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

export type SearchFieldProps = Own<AriaSearchFieldProps> & { inputRef?: Ref<HTMLInputElement> }

export function SearchField({ label, hideLabel = true, hint, error, aside, placeholder, inputRef, className, ...props }: SearchFieldProps) {
  const t = useText(uiMessages)
  return (
    <AriaSearchField {...props} isInvalid={Boolean(error)} className={joined(css['field'], css['search'], className)}>
      <FieldFrame {...words({ label, hideLabel, hint, error, aside })}>
        <Group className={css['box'] ?? ''}>
          <Icon name="search" />
          <Input ref={inputRef ?? null} className={css['bare'] ?? ''} {...given({ placeholder })} />
          <Button className={joined(css['inner'], css['clear'])} aria-label={t('ui.clear')}>
            <Icon name="cross" size={16} />
          </Button>
        </Group>
      </FieldFrame>
    </AriaSearchField>
  )
}

function words(all: { [K in keyof FieldWords]: FieldWords[K] | undefined } & { label: string }): FieldWords {
  return given(all) as FieldWords
}

/** Leaves out what is undefined: React Aria tells an absent property from an undefined one. */
function given<T extends object>(all: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: Exclude<T[K], undefined> }
}
