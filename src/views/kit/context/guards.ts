/** Access rules, checked before a screen is drawn. */
import { redirect } from '@tanstack/react-router'
import { insideProduct } from '#core/accounts/auth-redirect.ts'
import type { Actors } from '../../../machines/app/actors.ts'

/** Resolves when the session is known. */
export function settled(auth: Actors['auth']): Promise<'signedIn' | 'anonymous'> {
  return new Promise((resolve) => {
    const now = whoIs(auth)
    if (now) return resolve(now)
    const watching = auth.subscribe(() => {
      const who = whoIs(auth)
      if (!who) return
      watching.unsubscribe()
      resolve(who)
    })
    return undefined
  })
}

/** Leads to the log-in and back: `redirect_to` is the address that was asked for. */
export async function requireUser(auth: Actors['auth'], href: string): Promise<void> {
  if ((await settled(auth)) === 'anonymous')
    throw redirect({ to: '/login', search: href === '/' ? {} : { redirect_to: href } })
}

/**
 * Sends a signed-in user on from the login page to the address they asked for, only ever inside
 * the product.
 */
export async function requireVisitor(
  auth: Actors['auth'],
  redirectTo: string | undefined,
): Promise<void> {
  if ((await settled(auth)) === 'anonymous') return
  const href =
    insideProduct(redirectTo) ?? insideProduct(auth.getSnapshot().context.redirectTo) ?? '/'
  throw redirect({ href, replace: true })
}

function whoIs(auth: Actors['auth']): 'signedIn' | 'anonymous' | null {
  const snapshot = auth.getSnapshot()
  if (snapshot.hasTag('signedIn')) return 'signedIn'
  return snapshot.hasTag('anonymous') ? 'anonymous' : null
}
