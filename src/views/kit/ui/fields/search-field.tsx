/** Words to look for, with a button that empties them. */
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField'
import { useText } from '../../i18n/text.ts'
import { joined } from '../class-names.ts'
import { FieldFrame } from './field.tsx'
import { given, type OwnField, words } from './field-words.ts'
import { Icon } from '../icon.tsx'
import uiMessages from '#locales/en/kit/ui.json' with { type: 'json' }
import css from './field.module.css'
import type { Ref } from 'react'
import type { SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components/SearchField'

export type SearchFieldProps = OwnField<AriaSearchFieldProps> & { inputRef?: Ref<HTMLInputElement> }

export function SearchField({
  label,
  hideLabel = true,
  hint,
  error,
  aside,
  placeholder,
  inputRef,
  className,
  ...props
}: SearchFieldProps) {
  const t = useText(uiMessages)
  return (
    <AriaSearchField
      {...props}
      isInvalid={Boolean(error)}
      className={joined(css['field'], css['search'], className)}
    >
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
