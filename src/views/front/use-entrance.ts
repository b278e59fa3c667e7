/** The way from a public page into the product: to the studio for who is signed in, else to signing up. */
import { useAuth } from '../app-context.tsx'

export interface Entrance {
  readonly isSignedIn: boolean
  readonly href: '/generate' | '/signup'
}

export function useEntrance(): Entrance {
  const isSignedIn = useAuth((snapshot) => snapshot.hasTag('signedIn'))
  return { isSignedIn, href: isSignedIn ? '/generate' : '/signup' }
}
