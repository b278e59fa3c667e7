/** A login with a passkey, where the browser has them. Its code comes after that of the form. */
import { Suspense } from 'react'
import { lazyExtra } from '../../../kit/ui/lazy-extra.ts'

const PasskeyButton = lazyExtra(async () => (await import('./passkey-button.tsx')).PasskeyButton)

export function PasskeyLogin() {
  return arePasskeysHere() ? (
    <Suspense>
      <PasskeyButton />
    </Suspense>
  ) : null
}

/**
 * Browsers have passkeys on HTTPS and on this machine's own `localhost` only, and for no IP
 * address.
 */
function arePasskeysHere(): boolean {
  const { hostname } = location
  const isIp = /^[\d.]+$|^\[/.test(hostname)
  return isSecureContext && 'PublicKeyCredential' in globalThis && !isIp
}
