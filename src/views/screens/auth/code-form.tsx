/** The second step of a login: a code of the authenticator app, or a recovery code. */
import { useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { useActor, useAuth, useTranslate } from '../../kit/context/app-context.tsx'
import { useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import { TextField } from '../../kit/ui/fields/text-field.tsx'
import { Banner } from '../../kit/ui/states.tsx'
import authMessages from '#locales/en/auth/auth.json' with { type: 'json' }
import css from './auth-frame.module.css'
import type { FormEvent } from 'react'

export function CodeForm() {
  const t = useText(authMessages)
  const say = useTranslate()
  const auth = useActor('auth')
  const isBusy = useAuth((snapshot) => snapshot.hasTag('busy'))
  const error = useAuth((snapshot) => snapshot.context.error)
  const [passcode, setPasscode] = useState('')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (passcode.trim() !== '') auth.send({ type: 'auth.enterCode', passcode })
  }
  return (
    <>
      {error ? (
        <Banner tone="danger" isAlert>
          {say(error.message)}
        </Banner>
      ) : null}
      <Form className={css['form'] ?? ''} onSubmit={submit} validationBehavior="aria">
        <TextField
          label={t('auth.code')}
          hint={t('auth.codeHint')}
          name="code"
          autoComplete="one-time-code"
          value={passcode}
          onChange={setPasscode}
          autoFocus
        />
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t('auth.codeSend')}
        </Button>
        <Button
          variant="quiet"
          isDisabled={isBusy}
          onPress={() => auth.send({ type: 'auth.cancelCode' })}
        >
          {t('auth.codeCancel')}
        </Button>
      </Form>
    </>
  )
}
