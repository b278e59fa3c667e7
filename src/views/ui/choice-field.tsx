/** Fields that are chosen in: a list that opens, and one that can be typed into. Options are `{id, label, hint?}`. */
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { Text } from 'react-aria-components/Text'
import { useText } from '../i18n/text.ts'
import { joined } from './class-names.ts'
import { FieldFrame } from './field.tsx'
import { Icon } from './icon.tsx'
import { uiMessages } from './ui.messages.ts'
import css from './field.module.css'
import list from './menu.module.css'
import type { ReactNode } from 'react'
import type { FieldWords } from './field.tsx'

export interface Option {
  readonly id: string
  readonly label: string
  readonly hint?: string
  readonly before?: ReactNode
}

interface ChoiceProps extends FieldWords {
  options: readonly Option[]
  value: string | null
  placeholder?: string
  isDisabled?: boolean
  name?: string
  className?: string
}

export function Select({ options, value, onChange, placeholder, isDisabled = false, name, className, ...words }: ChoiceProps & { onChange: (id: string) => void }) {
  return (
    <AriaSelect value={value} onChange={(key) => key !== null && onChange(String(key))} isDisabled={isDisabled} isInvalid={Boolean(words.error)} className={joined(css['field'], className)} {...(placeholder ? { placeholder } : {})} {...(name ? { name } : {})}>
      <FieldFrame {...words}>
        <Button className={joined(css['input'], css['trigger'])}>
          <SelectValue className={list['value'] ?? ''} />
          <Icon name="chevronDown" size={16} />
        </Button>
      </FieldFrame>
      <Popover className={list['popover'] ?? ''} offset={4}>
        <Options options={options} />
      </Popover>
    </AriaSelect>
  )
}

export interface ComboBoxProps extends ChoiceProps {
  onChange: (id: string | null) => void
  /** The typed text, when it shall be more than a filter. */
  inputValue?: string
  onInputChange?: (text: string) => void
  allowsCustomValue?: boolean
  autoFocus?: boolean
}

export function ComboBox({ options, value, onChange, placeholder, isDisabled = false, name, className, inputValue, onInputChange, allowsCustomValue = false, autoFocus = false, ...words }: ComboBoxProps) {
  const t = useText(uiMessages)
  return (
    <AriaComboBox
      defaultItems={options}
      value={value}
      onChange={(key) => onChange(key === null ? null : String(key))}
      isDisabled={isDisabled}
      isInvalid={Boolean(words.error)}
      allowsCustomValue={allowsCustomValue}
      autoFocus={autoFocus}
      menuTrigger="focus"
      className={joined(css['field'], className)}
      {...(inputValue === undefined ? {} : { inputValue })}
      {...(onInputChange ? { onInputChange } : {})}
      {...(name ? { name } : {})}
    >
      <FieldFrame {...words}>
        <Group className={css['box'] ?? ''}>
          <Input className={css['bare'] ?? ''} {...(placeholder ? { placeholder } : {})} />
          <Button className={css['inner'] ?? ''} aria-label={t('ui.showOptions')}>
            <Icon name="chevronDown" size={16} />
          </Button>
        </Group>
      </FieldFrame>
      <Popover className={list['popover'] ?? ''} offset={4}>
        <Options options={null} empty={t('ui.noMatches')} />
      </Popover>
    </AriaComboBox>
  )
}

/** `options` null = the items come from the combo box around it. */
function Options({ options, empty }: { options: readonly Option[] | null; empty?: string }) {
  return (
    <ListBox className={list['list'] ?? ''} {...(options ? { items: options } : {})} renderEmptyState={() => <p className={list['empty']}>{empty}</p>}>
      {(option: Option) => (
        <ListBoxItem id={option.id} textValue={option.label} className={list['item'] ?? ''}>
          {({ isSelected }) => (
            <>
              {option.before}
              <span className={list['words']}>
                <Text slot="label">{option.label}</Text>
                {option.hint ? (
                  <Text slot="description" className={list['hint'] ?? ''}>
                    {option.hint}
                  </Text>
                ) : null}
              </span>
              {isSelected ? <Icon name="check" size={16} className={list['mark']} /> : null}
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  )
}
