/**
 * Google's own button, drawn by its script, where the operator has set a client id; else nothing.
 * Its credential goes to the machine.
 */
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useActor, useApp } from '../../kit/context/app-context.tsx'
import { useText } from '../../kit/i18n/text.ts'
import authMessages from '#locales/en/auth/auth.json' with { type: 'json' }
import css from './auth-frame.module.css'

const SCRIPT = 'https://accounts.google.com/gsi/client'

interface GoogleIdentity {
  initialize(options: {
    client_id: string
    callback: (answer: { credential: string }) => void
  }): void
  renderButton(
    parent: HTMLElement,
    options: { theme: string; size: string; width: number; text: string },
  ): void
}

/** Empty until Google's script has loaded: where it is blocked, there is only the form. */
export function GoogleButton() {
  const { config } = useApp()
  return config.google_client_id === null ? null : <WhenLoaded clientId={config.google_client_id} />
}

function WhenLoaded({ clientId }: { clientId: string }) {
  const t = useText(authMessages)
  const [identity, setIdentity] = useState<GoogleIdentity | null>(null)
  useEffect(() => {
    let isGone = false
    void loadIdentity().then((loaded) => !isGone && setIdentity(loaded))
    return () => {
      isGone = true
    }
  }, [])
  return identity === null ? null : (
    <>
      <p className={css['split']}>{t('auth.or')}</p>
      <Place clientId={clientId} identity={identity} label={t('auth.google')} />
    </>
  )
}

function Place({
  clientId,
  identity,
  label,
}: {
  clientId: string
  identity: GoogleIdentity
  label: string
}) {
  const place = useRef<HTMLDivElement>(null)
  const auth = useActor('auth')
  const { pathname } = useLocation()
  useEffect(() => {
    if (!place.current) return
    identity.initialize({
      client_id: clientId,
      callback: ({ credential }) =>
        auth.send({ type: 'auth.googleLogin', credential, signupPath: pathname }),
    })
    identity.renderButton(place.current, {
      theme: 'outline',
      size: 'large',
      width: place.current.clientWidth,
      text: 'continue_with',
    })
  }, [auth, clientId, identity, pathname])
  return <div ref={place} role="group" aria-label={label} />
}

/** Null when the script cannot be had (blocked, offline): the page works without it. */
function loadIdentity(): Promise<GoogleIdentity | null> {
  const present = () =>
    (globalThis as { google?: { accounts: { id: GoogleIdentity } } }).google?.accounts.id ?? null
  if (present()) return Promise.resolve(present())
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.async = true
    script.addEventListener('load', () => resolve(present()))
    script.addEventListener('error', () => resolve(null))
    document.head.append(script)
  })
}
