/**
 * A list of short words that grows by typing: Enter or a comma adds, Backspace in the empty field
 * takes the last one away, each chip has its own remove button. `TagList` alone shows chips that
 * can be chosen or removed.
 */
import { useId } from 'react'
import { useText } from '../../i18n/text.ts'
import { Icon } from '../icon.tsx'
import { joined } from '../class-names.ts'
import { withTyped } from './tag-words.ts'
import uiMessages from '#locales/en/kit/ui.json' with { type: 'json' }
import css from './tag-input.module.css'
import field from './field.module.css'
import type { ChangeEvent, KeyboardEvent, ReactNode } from 'react'
import type { FieldWords } from './field.tsx'

export interface TagInputProps extends Pick<FieldWords, 'label' | 'hideLabel' | 'error' | 'aside'> {
  hint?: string
  value: readonly string[]
  /** What is typed and no word of the list yet. */
  text: string
  onChange: (value: string[], text: string) => void
  placeholder?: string
  maxLength?: number
  isDisabled?: boolean
}

export function TagInput({
  value,
  text,
  onChange,
  placeholder,
  maxLength = 80,
  isDisabled = false,
  ...words
}: TagInputProps) {
  const t = useText(uiMessages)
  const id = useId()
  const typing = typingOf({ value, text, onChange })
  return (
    <TagField id={id} {...words}>
      <div
        className={joined(field['box'], css['box'])}
        data-invalid={words.error ? true : undefined}
      >
        <Chips
          items={value}
          isDisabled={isDisabled}
          onRemove={(word) =>
            onChange(
              value.filter((other) => other !== word),
              text,
            )
          }
        />
        <input
          {...typing}
          id={id}
          className={joined(field['bare'], css['input'])}
          maxLength={maxLength}
          disabled={isDisabled}
          placeholder={placeholder ?? (value.length === 0 ? t('ui.addHint') : undefined)}
          aria-describedby={`${id}-words`}
          aria-invalid={words.error ? true : undefined}
        />
      </div>
    </TagField>
  )
}

function typingOf({ value, text, onChange }: Pick<TagInputProps, 'value' | 'text' | 'onChange'>) {
  const add = () => {
    if (text !== '') onChange(withTyped(value, text), '')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      add()
    } else if (event.key === 'Backspace' && text === '') onChange(value.slice(0, -1), '')
  }
  return {
    value: text,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange([...value], event.target.value),
    onKeyDown,
    onBlur: add,
  }
}

/** As `FieldFrame`, for an input that is none of React Aria's. */
function TagField({
  id,
  label,
  hideLabel = false,
  hint,
  error,
  aside,
  children,
}: Pick<TagInputProps, 'label' | 'hideLabel' | 'hint' | 'error' | 'aside'> & {
  id: string
  children: ReactNode
}) {
  return (
    <div className={field['field']}>
      <span className={hideLabel ? field['hidden'] : field['labelLine']}>
        <label htmlFor={id} className={field['label']}>
          {label}
        </label>
        {aside ? <span className={field['aside']}>{aside}</span> : null}
      </span>
      {children}
      <span id={`${id}-words`} className={error ? field['error'] : field['hint']}>
        {error ?? hint}
      </span>
    </div>
  )
}

function Chips({
  items,
  onRemove,
  isDisabled,
}: {
  items: readonly string[]
  onRemove: (word: string) => void
  isDisabled: boolean
}) {
  const t = useText(uiMessages)
  return items.map((word) => (
    <span key={word} className={css['chip']}>
      {word}
      <button
        type="button"
        className={css['remove']}
        disabled={isDisabled}
        aria-label={t('ui.remove', { name: word })}
        onClick={() => onRemove(word)}
      >
        <Icon name="cross" size={16} />
      </button>
    </span>
  ))
}

export interface ToggleChipProps {
  children: string
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  aside?: string
  isDisabled?: boolean
}

/** One choice among many that are shown as chips. */
export function ToggleChip({
  children,
  isSelected,
  onChange,
  aside,
  isDisabled = false,
}: ToggleChipProps) {
  return (
    <button
      type="button"
      className={joined(css['chip'], css['toggle'], isSelected && css['selected'])}
      aria-pressed={isSelected}
      disabled={isDisabled}
      onClick={() => onChange(!isSelected)}
    >
      {isSelected ? <Icon name="check" size={16} /> : <Icon name="plus" size={16} />}
      {children}
      {aside ? <span className={css['aside']}>{aside}</span> : null}
    </button>
  )
}
