/** One line and a secret: the fields that are typed into. Several lines: `text-area.tsx`. */
import { useState } from 'react'
import { Input } from 'react-aria-components/Input'
import { useText } from '../../i18n/text.ts'
import { Icon } from '../icon.tsx'
import uiMessages from '#locales/en/kit/ui.json' with { type: 'json' }
import css from './field.module.css'
import type { Ref } from 'react'
import { addressDirection, given } from './field-words.ts'
import { TextFieldBox, type TextFieldBoxProps } from './text-field-box.tsx'

export type TextFieldProps = TextFieldBoxProps & { inputRef?: Ref<HTMLInputElement> }

export function TextField({ placeholder, inputRef, ...props }: TextFieldProps) {
  return (
    <TextFieldBox {...props}>
      <Input
        ref={inputRef ?? null}
        className={css['input'] ?? ''}
        {...given({ placeholder, dir: addressDirection(props) })}
      />
    </TextFieldBox>
  )
}

/** A secret with a button that shows it. `autoComplete` is `current-password` or `new-password`. */
export function PasswordField({ inputRef, ...props }: TextFieldProps) {
  const t = useText(uiMessages)
  const [isShown, setShown] = useState(false)
  return (
    <TextFieldBox {...props} type={isShown ? 'text' : 'password'}>
      <span className={css['box']} data-invalid={props.error ? true : undefined}>
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
    </TextFieldBox>
  )
}
