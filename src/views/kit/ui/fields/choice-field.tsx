/** A field that is chosen in: a list that opens. Options are `{id, label, hint?}`. */
import { Button } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { Text } from 'react-aria-components/Text'
import { joined } from '../class-names.ts'
import { FieldFrame } from './field.tsx'
import { Icon } from '../icon.tsx'
import css from './field.module.css'
import list from '../overlays/menu.module.css'
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

export function Select({
  options,
  value,
  onChange,
  placeholder,
  isDisabled = false,
  name,
  className,
  ...words
}: ChoiceProps & { onChange: (id: string) => void }) {
  return (
    <AriaSelect
      value={value}
      onChange={(key) => key !== null && onChange(String(key))}
      isDisabled={isDisabled}
      isInvalid={Boolean(words.error)}
      className={joined(css['field'], className)}
      {...(placeholder ? { placeholder } : {})}
      {...(name ? { name } : {})}
    >
      <FieldFrame {...words}>
        <Button className={joined(css['input'], css['trigger'])}>
          <SelectValue className={list['value'] ?? ''} dir="auto" />
          <Icon name="chevronDown" size={16} />
        </Button>
      </FieldFrame>
      <Popover className={list['popover'] ?? ''} offset={4}>
        <Options options={options} />
      </Popover>
    </AriaSelect>
  )
}

function Options({ options }: { options: readonly Option[] }) {
  return (
    <ListBox className={list['list'] ?? ''} items={options}>
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
