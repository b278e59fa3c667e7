import { useCallback } from 'react'
import type { PasskeyFinished } from '../../../../machines/passkey/passkey.machine.ts'
import { useActor, useAuth } from '../../../kit/context/app-context.tsx'
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Banner } from '../../../kit/ui/states.tsx'
import authMessages from '#locales/en/auth/auth.json' with { type: 'json' }
import { useFailureWords } from '../../../kit/forms/failure-words.ts'
import css from '../auth-frame.module.css'
import passkeyButtonMessages from '#locales/en/auth/passkey-button.json' with { type: 'json' }
import { usePasskey } from '../../../kit/passkey/use-passkey.ts'

export function PasskeyButton() {
  const t = useText(authMessages)
  const own = useText(passkeyButtonMessages)
  const words = useFailureWords()
  const auth = useActor('auth')
  const isSigningIn = useAuth((snapshot) => snapshot.hasTag('busy'))
  const logIn = useCallback(
    ({ user, redirect_to }: PasskeyFinished) => {
      if (user !== null) auth.send({ type: 'auth.userChanged', user, redirect_to })
    },
    [auth],
  )
  const { isBusy, failure, start } = usePasskey(logIn)
  return (
    <>
      <p className={css['split']}>{t('auth.or')}</p>
      {failure ? (
        <Banner tone="danger" isAlert>
          {words(failure)}
        </Banner>
      ) : null}
      <Button
        isBusy={isBusy}
        isDisabled={isSigningIn && !isBusy}
        onPress={() => start({ purpose: 'login' })}
      >
        {own('passkey.logIn')}
      </Button>
    </>
  )
}
