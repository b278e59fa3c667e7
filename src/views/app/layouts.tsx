/** The frames that routes share. */
import { lazyRouteComponent, Outlet, useLocation } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import { useActorIfAny, useAuth } from '../kit/context/app-context.tsx'
import { DesignSystem } from '../kit/context/design-system.tsx'
import { ScreenSkeleton } from '../kit/screen/screen-skeleton.tsx'
import { Splash } from '../kit/screen/splash.tsx'
import { useScheme } from '../kit/styles/use-scheme.ts'

// The login page needs no studio yet, and the studio does not need the front
// page.
const Shell = lazyRouteComponent(() => import('./shell/shell.tsx'), 'Shell')
const RequireAccount = lazyRouteComponent(
  () => import('./shell/require-account.tsx'),
  'RequireAccount',
)
const SignInAgain = lazy(async () => ({
  default: (await import('./shell/sign-in-again.tsx')).SignInAgain,
}))
/** Preloaded by its route: a page that was made at build is taken over as a whole. */
export const FrontPage = lazyRouteComponent(
  () => import('../screens/front/front-page.tsx'),
  'FrontPage',
)
const GenerateScreen = lazy(async () => ({
  default: (await import('../screens/generate/generate-screen.tsx')).GenerateScreen,
}))

/**
 * The frame of every signed-in screen: loaded before the first of them is drawn, so that it
 * need not wait for itself.
 */
export async function loadFrame(): Promise<void> {
  await Promise.all([Shell.preload?.(), RequireAccount.preload?.()])
}

/**
 * Signed in, and the machines have come: the shell, kept over navigation. Else only `/` is drawn
 * here, and without the design-system provider.
 */
export function ProductLayout() {
  const isSignedIn = useAuth((snapshot) => snapshot.hasTag('signedIn'))
  const isAtWork = useActorIfAny('accounts') !== null
  const { pathname } = useLocation()
  if (isSignedIn && isAtWork)
    return (
      <DesignSystem>
        <Suspense fallback={<Splash />}>
          <Shell>
            <Outlet />
          </Shell>
        </Suspense>
      </DesignSystem>
    )
  return pathname === '/' && !isSignedIn ? <Outlet /> : <Splash />
}

/** `/`: Generate for the signed-in, the front page for visitors. */
export function HomeScreen() {
  const isSignedIn = useAuth((snapshot) => snapshot.hasTag('signedIn'))
  const isKnown = useAuth((snapshot) => snapshot.hasTag('signedIn') || snapshot.hasTag('anonymous'))
  if (!isKnown) return <Splash />
  return isSignedIn ? (
    <RequireAccount>
      <Suspense fallback={<ScreenSkeleton />}>
        <GenerateScreen />
      </Suspense>
    </RequireAccount>
  ) : (
    <Suspense fallback={<Splash />}>
      <FrontPage />
    </Suspense>
  )
}

export function GuestLayout() {
  useScheme()
  const isExpired = useAuth((snapshot) => snapshot.hasTag('expired'))
  return (
    <DesignSystem>
      <Outlet />
      {isExpired ? (
        <Suspense>
          <SignInAgain />
        </Suspense>
      ) : null}
    </DesignSystem>
  )
}

export function AccountOutlet() {
  return (
    <RequireAccount>
      <Outlet />
    </RequireAccount>
  )
}
