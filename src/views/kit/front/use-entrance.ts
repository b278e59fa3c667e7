/**
 * The link from a public page into the product: to the studio for signed-in users, else to sign-up.
 */
import { useAuth } from '../context/app-context.tsx'
import { useIsTakenOver } from '../context/taken-over.ts'

export interface Entrance {
  readonly isSignedIn: boolean
  readonly href: '/generate' | '/signup'
}

export function useEntrance(): Entrance {
  const isKnown = useAuth((snapshot) => snapshot.hasTag('signedIn'))
  const isSignedIn = useIsTakenOver() && isKnown
  return { isSignedIn, href: isSignedIn ? '/generate' : '/signup' }
}
